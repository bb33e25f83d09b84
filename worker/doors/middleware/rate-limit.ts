import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressOf } from '../../call.ts'
import { limitsHold } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { RateClass } from '../call-row.ts'
import type { App } from '../context.ts'

/**
 * Limits the calls of an address to the rate class's number a minute in wrangler.toml (R27); what is named `apart` does
 * not use up the address's other calls.
 */
export const limitRate = (limit: RateClass, apart = '') =>
  createMiddleware<App>(async (c, next) => {
    await countCall(c, limit, apart + addressOf(c.var.call))
    await next()
  })

/** Counts a request of an address or an account. @throws AppError TOO_MANY_REQUESTS. */
export async function countCall(c: Context<App>, limit: RateClass, key: string): Promise<void> {
  if (!limitsHold(c.var.call)) return
  const { success } = await c.env[`${limit}_LIMITER`].limit({ key })
  if (!success) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
}
