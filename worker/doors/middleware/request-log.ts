import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import { addressOf } from '../../call.ts'
import { maskAddress } from '../../services/identity/address.ts'
import type { App } from '../context.ts'
import { asAppError } from './answer-errors.ts'

/**
 * One line a request: method, route's pattern, status, milliseconds, masked address (R26), the account's id, the refusal;
 * never the path, which may be a private link or hold an address.
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
