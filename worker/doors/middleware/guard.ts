import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { plans } from '#schema/levels.ts'
import { services } from '#schema/paths.ts'
import { accountOf, addressOf, type Call, ownProfileOf } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import type { Caller, CallRow } from '../call-row.ts'
import { calls } from '../calls.ts'
import type { App } from '../context.ts'
import { refuseForeign } from './foreign-requests.ts'
import { countCall } from './rate-limit.ts'
import { readSession } from './session.ts'
import { readWidgetVisit } from './widget-visit.ts'

/**
 * Allows a call for the callers of its row, within its rate limit.
 * @throws AppError NOT_FOUND where it has no row, FOREIGN_ORIGIN, NOT_JSON, SIGN_IN_FIRST, FORBIDDEN, TOTP_REQUIRED,
 * NO_OWN_PROFILE, PLAN_DOES_NOT_COVER, TOO_MANY_REQUESTS.
 */
export const guard = createMiddleware<App>(async (c, next) => {
  const row = rowOf(c)
  if (!row) throw new AppError('NOT_FOUND')
  const { call } = c.var
  if (!row.isBare) {
    refuseForeign(c)
    await readSession(c)
    await readWidgetVisit(c)
  }
  const key = row.limit === 'OWNER' || row.limit === 'ADMIN' ? accountOf(call).userId : addressOf(call)
  if (row.limit) await countCall(c, row.limit, key)
  authorise(call, row.caller)
  await next()
})

/** The row of the first route that matches a request. */
function rowOf(c: Context<App>): CallRow | undefined {
  for (const { method, path } of matchedRoutes(c)) {
    const row = calls.get(`${method} ${path.slice(services.api.length)}`)
    if (row) return row
  }
  return undefined
}

/**
 * Allows the callers that a row names; an administrator in production needs a second factor, or a session that began
 * with a passkey, except for their own account (R6, R32).
 * @throws AppError SIGN_IN_FIRST, FORBIDDEN, TOTP_REQUIRED, NO_OWN_PROFILE, PLAN_DOES_NOT_COVER.
 */
export function authorise(call: Call, caller: Caller): void {
  if (caller === 'anyone') return
  const { role, hasTotp, isUserVerified } = accountOf(call)
  if (caller === 'profile') ownProfileOf(call)
  if (typeof caller === 'string') return
  if ('unlocked' in caller) {
    if (!plans[ownProfileOf(call).plan][caller.unlocked]) throw new AppError('PLAN_DOES_NOT_COVER')
    return
  }
  if (!caller.roles.includes(role)) throw new AppError('FORBIDDEN')
  const needsFactor = role === 'admin' && !caller.beforeFactor && call.variables.APP_ENV === 'production'
  if (needsFactor && !hasTotp && !isUserVerified) throw new AppError('TOTP_REQUIRED')
}
