import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { addressOf } from '../../call.ts'
import { maskAddress } from '../../services/identity/address.ts'
import type { App } from '../context.ts'

/**
 * One line a request: method, the pattern of the route that answered, status, milliseconds, and an address that no
 * longer names anybody (R26). The path itself is never logged: it may be a private link, or hold a mail address.
 */
export const requestLog = createMiddleware<App>(async (c, next) => {
  const startedAt = Date.now()
  await next()
  if (c.var.call?.variables.APP_ENV === 'local') return
  console.info(
    JSON.stringify({
      method: c.req.method,
      path: routePath(c),
      status: c.res.status,
      ms: Date.now() - startedAt,
      address: maskAddress(c.var.call ? addressOf(c.var.call) : ''),
    }),
  )
})
