import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import type { CardProps } from './card-form.ts'

const fallback = (
  <p role="status" className="text-ink-soft">
    Fetching the card form…
  </p>
)
const StripeCard = lazyPart(async () => (await import('./stripe-card.tsx')).StripeCard, { fallback })
const SandboxCard = lazyPart(async () => (await import('./sandbox-card.tsx')).SandboxCard, { fallback })

/** The gateway's own card form; a new client secret has a new one, since the old form would charge the old amount. */
export function CardStep(props: CardProps) {
  const Card = props.opened.gateway === 'stripe' ? StripeCard : SandboxCard
  return <Card key={props.opened.clientSecret} {...props} />
}
