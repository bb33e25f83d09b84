import type Stripe from 'stripe'
import { GatewayRefused, GatewayUnavailable } from './gateway.ts'

/** Stripe's documentation tells its errors apart by `type`. */
const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')

/** Whether Stripe refused a request with one of these codes. */
export const hasStripeCode = (error: unknown, ...codes: string[]) =>
  isStripeError(error) && error.type === 'StripeInvalidRequestError' && codes.includes(error.code ?? '')

/** Whether Stripe repeats an error that it stored under an idempotency key. */
export const isRepeated = (error: unknown) =>
  isStripeError(error) && error.headers?.['idempotent-replayed'] === 'true'

/** Whether an idempotency key was used with other parameters before. */
export const isOfOtherRequest = (error: unknown) =>
  isStripeError(error) && error.type === 'StripeIdempotencyError' && error.statusCode === 400

/** A handler that passes over one code of Stripe's. @throws any other error. */
export const ignoring = (code: string) => (error: unknown) => {
  if (!hasStripeCode(error, code)) throw error
  return undefined
}

/** A wrong key or a missing permission is the operator's to correct; what waits is retried then. */
export function asGatewayError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const { message, code = '', statusCode } = error
  const isRefused = [400, 402, 404].includes(statusCode ?? 0) && !hasStripeCode(error, 'lock_timeout')
  const isLimit = error.type === 'StripeRateLimitError'
  return isRefused && !isLimit
    ? new GatewayRefused(message, error.decline_code ?? code)
    : new GatewayUnavailable(message, { cause: error })
}
