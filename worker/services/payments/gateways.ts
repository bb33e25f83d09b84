import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'
import type { Gateway } from './gateway.ts'
import { sandbox } from './sandbox.ts'
import { stripeGateway } from './stripe.ts'

/**
 * The gateway: Stripe where there are keys, else the sandbox, never in production (R13). @throws AppError
 * PAYMENT_UNAVAILABLE in production without Stripe's keys.
 */
export function gatewayOf({ variables }: Call): Gateway {
  if (variables.STRIPE_SECRET_KEY) return stripeGateway(variables)
  if (variables.APP_ENV === 'production') throw new AppError('PAYMENT_UNAVAILABLE')
  return sandbox
}
