import Stripe from 'stripe'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'

/** How far the time of a signature may be from ours, in seconds: an older one is somebody's copy, a later one is made up. */
const toleranceSeconds = 5 * 60

/**
 * An event that is signed with our secret, by the raw body and its `Stripe-Signature`.
 * @throws AppError NOT_FOUND where there is no secret; BAD_SIGNATURE where it is missing, forged, of another body or another time.
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
