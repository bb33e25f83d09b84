import { createMiddleware } from 'hono/factory'
import { type Capability, plans } from '#schema/levels.ts'
import type { Role } from '#schema/roles.ts'
import { accountOf, ownProfileOf } from '../../call.ts'
import type { App } from '../context.ts'
import { findSignedIn } from '../../features/accounts/queries.ts'
import { touchSession } from '../../features/accounts/session-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts'
import { describe } from './answer-errors.ts'

const hourMs = 3_600_000

/** Says who acts, where a session cookie of ours says so: one query, and none where there is no such cookie (R6). */
export const readSession = createMiddleware<App>(async (c, next) => {
  const { call } = c.var
  const token = await sessionTokenOf(c)
  const found = token && (await findSignedIn(call, token))
  if (found && 'address' in call.actor) {
    const { account, lastSeenAt } = found
    call.actor = { ...call.actor, kind: account.role, account }
    if (call.now.getTime() - lastSeenAt.getTime() > hourMs) {
      await setSessionCookie(c, token)
      call.keepAlive(
        Promise.resolve(call.db.batch(touchSession(call, account))).catch((error) =>
          console.error('A session was not renewed', describe(error)),
        ),
      )
    }
  }
  await next()
})

/**
 * Lets through who is signed in to what is their own, or only these roles. @throws AppError SIGN_IN_FIRST, FORBIDDEN.
 */
export const requireAccount = (...allowed: Role[]) =>
  createMiddleware<App>(async (c, next) => {
    const { role } = accountOf(c.var.call)
    if (allowed.length && !allowed.includes(role)) throw new AppError('FORBIDDEN')
    await next()
  })

/**
 * Lets these roles through to what is not their own account; an administrator in production only with a second factor
 * (R6). @throws AppError SIGN_IN_FIRST, FORBIDDEN, TOTP_REQUIRED.
 */
export const requireRole = (...allowed: [Role, ...Role[]]) =>
  createMiddleware<App>(async (c, next) => {
    const { role, hasTotp } = accountOf(c.var.call)
    if (!allowed.includes(role)) throw new AppError('FORBIDDEN')
    if (role === 'admin' && !hasTotp && c.var.call.variables.APP_ENV === 'production')
      throw new AppError('TOTP_REQUIRED')
    await next()
  })

/** Lets owners through to what belongs to their profile. @throws AppError SIGN_IN_FIRST, NO_OWN_PROFILE. */
export const requireProfile = createMiddleware<App>(async (c, next) => {
  ownProfileOf(c.var.call)
  await next()
})

/** Lets owners through to what their plan unlocks. @throws AppError SIGN_IN_FIRST, NO_OWN_PROFILE, PLAN_DOES_NOT_COVER. */
export const requireUnlocked = (capability: Capability) =>
  createMiddleware<App>(async (c, next) => {
    if (!plans[ownProfileOf(c.var.call).plan][capability]) throw new AppError('PLAN_DOES_NOT_COVER')
    await next()
  })
