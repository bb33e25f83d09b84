import { lazy, Suspense } from 'react'
import type { CardProps } from './card-form.ts'

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }))
const SandboxCard = lazy(async () => ({ default: (await import('./sandbox-card.tsx')).SandboxCard }))

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
