import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  totpConfirmSchema,
  type totpEnrolmentSchema,
  totpRemoveSchema,
  totpStartSchema,
} from '#schema/accounts.ts'
import { accountOf } from '../../call.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { requireAccount } from '../../middleware/session.ts'
import { beginTotp, checkTotp, removeTotp } from '../../services/identity/auth.ts'
import { passOnCookies, sessionTokenIn } from '../../services/identity/session-cookie.ts'
import { inAttempt } from './policy.ts'
import { endSessionsBeside } from './session-commands.ts'

const administrators = requireAccount('admin')

/** The second factor of an administrator: set up, confirmed by a first code, taken away (R6). */
export const secondFactorRoutes = new Hono<App>()
  .post(
    '/totp',
    limitRate('SIGNIN_LIMITER'),
    administrators,
    readInput('json', totpStartSchema),
    async (c) => {
      const { call } = c.var
      const { password } = c.req.valid('json')
      const enrolment = await inAttempt(call, accountOf(call).email, () =>
        beginTotp(call, c.req.raw, password),
      )
      return c.json(enrolment satisfies z.infer<typeof totpEnrolmentSchema>)
    },
  )
  .post(
    '/totp/confirm',
    limitRate('SIGNIN_LIMITER'),
    administrators,
    readInput('json', totpConfirmSchema),
    async (c) => {
      const { call } = c.var
      const { code } = c.req.valid('json')
      const headers = await inAttempt(call, accountOf(call).email, () => checkTotp(call, c.req.raw, code))
      await renewSession(c, headers)
      return c.body(null, 204)
    },
  )
  .post(
    '/totp/remove',
    limitRate('SIGNIN_LIMITER'),
    administrators,
    readInput('json', totpRemoveSchema),
    async (c) => {
      const { call } = c.var
      const { password, code } = c.req.valid('json')
      const headers = await inAttempt(call, accountOf(call).email, async () => {
        await checkTotp(call, c.req.raw, code)
        return removeTotp(call, c.req.raw, password)
      })
      await renewSession(c, headers)
      return c.body(null, 204)
    },
  )

/** Passes the new session on and ends all others: they were signed in to by what counted before. */
async function renewSession(c: Context<App>, headers: Headers): Promise<void> {
  passOnCookies(c, headers)
  const token = sessionTokenIn(c, headers)
  if (token) await endSessionsBeside(c.var.call, accountOf(c.var.call).userId, token)
}
