import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import { addressOf } from '../../call.ts'
import { maskAddress } from '../../services/identity/address.ts'
import type { App } from '../context.ts'
import { asAppError } from './answer-errors.ts'

/**
 * One line a request: method, the pattern of the route that answered, status, milliseconds, an address that no longer
 * names anybody (R26), the random id of the account that was signed in, and why it was refused. The path itself is never
 * logged: it may be a private link, or hold a mail address.
 */
export const requestLog = createMiddleware<App>(async (c, next) => {
  const startedAt = Date.now()
  await next()
  const { call } = c.var
  if (call?.variables.APP_ENV === 'local') return
  const actor = call?.actor
  console.info(
    JSON.stringify({
      method: c.req.method,
      path: patternOf(c),
      status: c.res.status,
      ms: Date.now() - startedAt,
      address: maskAddress(call ? addressOf(call) : ''),
      account: actor && 'account' in actor ? actor.account.userId : undefined,
      code: c.error && asAppError(c.error).code,
    }),
  )
})

/** The pattern of the call, also where it was refused before it ran. */
const patternOf = (c: Context<App>) =>
  matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))?.path ?? routePath(c)
