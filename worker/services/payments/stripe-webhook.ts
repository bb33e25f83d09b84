import type Stripe from 'stripe'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'
import { apiVersion } from './stripe.ts'

/** How far the time of a signature may be from ours, in seconds, against replays. */
const toleranceSeconds = 5 * 60

/**
 * The event of a raw body and its `Stripe-Signature`. @throws AppError NOT_FOUND where there is no secret;
 * BAD_SIGNATURE where the signature is missing, forged, or of another body or time; BAD_REQUEST for another release.
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
  let event: Stripe.Event
  try {
    event = await Stripe.webhooks.constructEventAsync(
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
  // Of another release the same fields may say something else, or be missing.
  if (event?.api_version && releaseOf(event.api_version) !== releaseOf(apiVersion)) {
    console.error('A Stripe event of another API version', event.api_version)
    throw new AppError('BAD_REQUEST')
  }
  return event
}

/** `endive` of `2026-10-28.endive`: within a release Stripe changes nothing that breaks. */
const releaseOf = (version: string) => version.split('.')[1]
