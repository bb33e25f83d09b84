import { createMiddleware } from 'hono/factory'
import { accountOf, addressOf, type Call } from '../../call.ts'
import type { App } from '../context.ts'
import type { Bindings } from '../../env.ts'
import { limitsHold } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'

type Limiter = Extract<keyof Bindings, `${string}_LIMITER`>

/** Lets a visitor's address through as often a minute as the named limiter of wrangler.toml says (R27). */
export const limitRate = (limiter: Limiter) => limited(limiter, addressOf)

/** Lets an account through as often a minute, wherever it is signed in; stands behind who requires one. */
export const limitAccount = limited('OWNER_LIMITER', (call) => accountOf(call).userId)

function limited(limiter: Limiter, keyOf: (call: Call) => string) {
  return createMiddleware<App>(async (c, next) => {
    if (limitsHold(c.var.call)) {
      const { success } = await c.env[limiter].limit({ key: keyOf(c.var.call) })
      if (!success) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })
    }
    await next()
  })
}
