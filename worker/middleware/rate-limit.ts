import { createMiddleware } from 'hono/factory'
import { addressOf } from '../call.ts'
import type { App } from '../context.ts'
import { limitsHold } from '../services/allowances.ts'
import { AppError } from '../services/app-error.ts'

/** Lets a visitor's address through as often a minute as the named limiter of wrangler.toml says (R27). */
export const limitRate = (
  limiter: 'CHAT_LIMITER' | 'SEARCH_LIMITER' | 'FORM_LIMITER' | 'LOOKUP_LIMITER' | 'READ_LIMITER',
) =>
  createMiddleware<App>(async (c, next) => {
    if (limitsHold(c.var.call)) {
      const { success } = await c.env[limiter].limit({ key: addressOf(c.var.call) })
      if (!success) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
    }
    await next()
  })
