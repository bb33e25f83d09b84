import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  totpConfirmSchema,
  type totpEnrolmentSchema,
  totpRemoveSchema,
  totpStartSchema,
} from '#schema/accounts/accounts.ts'
import { accountOf } from '../../../call.ts'
import { requirePassword } from '../../../features/accounts/password-commands.ts'
import { inAttempt } from '../../../features/accounts/policy.ts'
import { isStillSignedIn, type Proven, whileProven } from '../../../features/accounts/proof-commands.ts'
import {
  beginTotp,
  checkTotp,
  confirmTotp,
  removeTotp,
} from '../../../features/accounts/second-factor-commands.ts'
import { beginSession, endSessionsBeside } from '../../../features/accounts/session-commands.ts'
import type { Statements } from '../../../services/database.ts'
import { newSessionToken } from '../../../services/identity/session-token.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSessionCookie } from '../../middleware/session-cookie.ts'

/** The second factor of an administrator: set up, confirmed by a first code, taken away (R6). */
export const secondFactorRoutes = new Hono<App>()
  .post('/totp', readInput('json', totpStartSchema), async (c) => {
    const { call } = c.var
    const { password } = c.req.valid('json')
    const enrolment = await inAttempt(call, accountOf(call).email, () => beginTotp(call, password))
    return c.json(enrolment satisfies z.infer<typeof totpEnrolmentSchema>)
  })
  .post('/totp/confirm', readInput('json', totpConfirmSchema), async (c) => {
    const { call } = c.var
    const { code } = c.req.valid('json')
    const factor = await inAttempt(call, accountOf(call).email, () => checkTotp(call, code))
    if (!factor.verified) await renewSession(c, { factor }, confirmTotp(call))
    return c.body(null, 204)
  })
  .post('/totp/remove', readInput('json', totpRemoveSchema), async (c) => {
    const { call } = c.var
    const { password, code } = c.req.valid('json')
    const proven = await inAttempt(call, accountOf(call).email, async () => ({
      factor: await checkTotp(call, code),
      passwordHash: await requirePassword(call, password),
    }))
    await renewSession(c, proven, removeTotp(call))
    return c.body(null, 204)
  })

/** Changes what counts at a sign-in, under a new session, and ends all others: they were signed in to by what counted before. */
async function renewSession(c: Context<App>, proven: Proven, changes: Statements): Promise<void> {
  const { call } = c.var
  const { userId } = accountOf(call)
  const token = newSessionToken()
  const userAgent = c.req.header('user-agent') ?? ''
  await whileProven(call, proven, [
    ...changes,
    beginSession(call, { userId, token, userAgent }, isStillSignedIn(call)),
    endSessionsBeside(call, userId, token),
  ])
  await setSessionCookie(c, token)
}
