import { lazy, Suspense } from 'react'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }))
const SandboxCard = lazy(async () => ({ default: (await import('./sandbox-card.tsx')).SandboxCard }))

export type CardProps = {
  opened: OpenedPayment
  /** A payment, or a card that is set up for later. */
  kind: 'payment' | 'setup'
  /** The label of the button. */
  submit: string
  /** The path to which Stripe returns after a redirect. */
  returnTo: string
  /** The gateway has accepted it; the next page checks the payment. */
  onDone: (intentId: string) => void
  /** It was cancelled meanwhile, so a new one is needed. */
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

/** The intent id in a client secret; both gateways write it first. */
export const intentOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '')

/** How the notice of a failure is headed (account spec section 8); its text is the provider's. */
export const failureTitle = { payment: 'Payment Failed', setup: 'Setup Failed' } as const
