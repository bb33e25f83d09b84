import { lazy, Suspense } from 'react'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }))
const SandboxCard = lazy(async () => ({ default: (await import('./sandbox-card.tsx')).SandboxCard }))

export type CardProps = {
  opened: OpenedPayment
  /** A payment, or a card that is set up for later. */
  kind: 'payment' | 'setup'
  /** What the button says. */
  submit: string
  /** Where Stripe leads back to where it had to lead away, a path. */
  returnTo: string
  /** The gateway has accepted it; whether it is paid for, the next page asks. */
  onDone: (intentId: string) => void
  /** It was cancelled meanwhile, so another one has to be opened. */
  onClosed: () => void
}

/** The gateway's own card form; a new client secret has a new one, since the old form would charge the old amount. */
export function CardStep(props: CardProps) {
  const Card = props.opened.gateway === 'stripe' ? StripeCard : SandboxCard
  return (
    <Suspense
      fallback={
        <p role="status" className="text-ink-soft">
          Fetching the card form…
        </p>
      }
    >
      <Card key={props.opened.clientSecret} {...props} />
    </Suspense>
  )
}

/** Which payment a client secret is for; both gateways write it before the secret. */
export const intentOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '')

/** How the notice of a failure is headed (account spec section 8); its text is the provider's. */
export const failureTitle = { payment: 'Payment Failed', setup: 'Setup Failed' } as const
