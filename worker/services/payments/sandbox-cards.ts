import type { Call } from '../../call.ts'
import { keyedHash, randomToken } from '../tokens.ts'
import type { GatewayEvent } from './gateway.ts'
import { asIntent, change } from './sandbox.ts'
import type { SandboxIntent } from './sandbox-objects.ts'

type Behaviour = 'succeeds' | 'declines' | 'asks first' | 'fails later'
/** What each test card does; other numbers are refused. */
const cards: Record<string, Behaviour> = {
  4242424242424242: 'succeeds',
  4000000000000002: 'declines',
  4000002500003155: 'asks first',
  4000000000000341: 'fails later',
}
export const isTestCard = (number: string) => Object.hasOwn(cards, number)

/** Whether a test card fails at every renewal. */
export const failsLater = (paymentMethod: string) => paymentMethod.startsWith('sandbox_pm_fails_')

/** `expiry` and `cvc` make different cards of one number, so that testers have more than four. */
type TestCard = { number: string; expiry: string; cvc: string; authenticated?: boolean | undefined }
type Confirmed =
  | { outcome: 'requires action' | 'cancelled' }
  | { outcome: 'succeeded' | 'declined'; event: GatewayEvent }

const declined = 'Your card was declined.'

/**
 * Confirms an intent with a test card, as Stripe's form does, and answers the event; a repeat answers the same event.
 */
export async function confirmWithCard(
  call: Call,
  intentId: string,
  { number, expiry, cvc, authenticated = false }: TestCard,
): Promise<Confirmed> {
  const behaviour = cards[number]
  const fingerprint = await keyedHash(
    call.variables.AUTH_SECRET,
    'sandbox-card',
    `${number} ${expiry} ${cvc}`,
  )
  const card = {
    paymentMethod: `sandbox_pm_${behaviour === 'fails later' ? 'fails' : 'good'}_${randomToken()}`,
    label: `Visa ending in ${number.slice(-4)}`,
    fingerprint,
  }
  let outcome = 'succeeded' as Confirmed['outcome']
  const confirmed = await change<SandboxIntent>(call, intentId, (body) => {
    outcome = outcomeOf(body, behaviour, authenticated)
    if (body.status !== 'open' || outcome === 'requires action') return null
    const { problem: _, ...others } = body
    if (outcome === 'declined') return { body: { ...others, problem: declined } }
    return { body: { ...others, status: body.isHeldFirst ? 'held' : 'succeeded', card } }
  })
  if (outcome === 'requires action' || outcome === 'cancelled') return { outcome }
  const { clientSecret: _, ...intent } = await asIntent(call, confirmed)
  const status = outcome === 'declined' ? 'failed' : intent.status
  const event = {
    id: `sandbox_evt_${intentId}_${status}${outcome === 'declined' ? `_${randomToken()}` : ''}`,
    type: `${intent.kind}_intent.${status}`,
    objectId: intentId,
    at: call.now,
    kind: 'intent' as const,
    intent,
  }
  return { outcome, event }
}

function outcomeOf(
  { status }: SandboxIntent,
  behaviour: Behaviour | undefined,
  authenticated: boolean,
): Confirmed['outcome'] {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'open') return 'succeeded'
  if (behaviour === undefined || behaviour === 'declines') return 'declined'
  return behaviour === 'asks first' && !authenticated ? 'requires action' : 'succeeded'
}
