import type Stripe from 'stripe'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'

/** How far the time of a signature may be from ours, in seconds, against replays. */
const toleranceSeconds = 5 * 60

/**
 * The event of a raw body and its `Stripe-Signature`. @throws AppError NOT_FOUND where there is no secret;
 * BAD_SIGNATURE where the signature is missing, forged, or of another body or time.
 */
export async function signedEvent(
  { now, variables }: Call,
  body: string,
  signature: string,
): Promise<Stripe.Event> {
  const secret = variables.STRIPE_WEBHOOK_SECRET
  if (!secret) throw new AppError('NOT_FOUND')
  const [, seconds = Number.NaN] = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature) ?? []
  // Stripe's own check knows only signatures that are too old.
  const isAhead = !(Number(seconds) - now.getTime() / 1000 <= toleranceSeconds)
  if (isAhead) throw new AppError('BAD_SIGNATURE')
  const { default: Stripe } = await import('stripe')
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      Stripe.createSubtleCryptoProvider(),
      now.getTime(),
    )
  } catch (cause) {
    throw new AppError('BAD_SIGNATURE', { cause })
  }
}
