import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { registeredSchema, usernameAnswerSchema } from '#schema/accounts/account-answers.ts'
import { tooFewReferences } from '#schema/accounts/accounts.ts'
import { minReferences } from '#schema/accounts/limits.ts'
import { profileUrlOf, usernameProblem } from '#schema/accounts/usernames.ts'
import { errorCatalogue } from '#schema/errors.ts'
import { allowRegistration, checkNewPassword } from '../../../features/accounts/policy.ts'
import { isRetired, takenProfileUrls } from '../../../features/profiles/address-queries.ts'
import { refereesIn } from '../../../features/references/joined-references.ts'
import { AppError } from '../../../services/app-error.ts'
import { register } from '../../../workflows/accounts/register.ts'
import type { App } from '../../context.ts'
import { dropPendingIdentity, pendingIdentityOf } from '../../middleware/identity-cookies.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSignInCookies } from '../../middleware/sign-in-answer.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

/** Making an account (account spec section 5). */
export const registrationRoutes = new Hono<App>()
  .post('/register-free-profile', readInput('POST /register-free-profile'), async (c) => {
    const { call } = c.var
    const registration = c.req.valid('json')
    if (refereesIn(registration).length < minReferences) {
      const details = [{ path: 'references', message: tooFewReferences }]
      throw new AppError('BAD_REQUEST', { details })
    }
    await allowRegistration(call)
    const pendingIdentity = registration.identity ? await identityToRegister(c) : undefined
    const deviceId = await visitorOf(c)
    const { email, sessionToken, ...made } = await register(call, deviceId, registration, { pendingIdentity })
    if (sessionToken) {
      await setSignInCookies(c, { sessionToken })
      dropPendingIdentity(c)
    }
    const answer: z.infer<typeof registeredSchema> = { success: true, user: { email }, ...made }
    return c.json({ ...answer, ...(sessionToken && { isSignedIn: true as const }) }, 201)
  })
  .get('/check-username/:username', readInput('GET /check-username/:username'), async (c) => {
    const { username } = c.req.valid('param')
    const answer = (available: boolean, message: string) =>
      c.json({ available, message } satisfies z.infer<typeof usernameAnswerSchema>)
    const problem = usernameProblem(username)
    if (problem) return answer(false, problem)
    const requested = profileUrlOf(username)
    const taken = await takenProfileUrls(c.var.call, requested)
    return taken.some(({ profileUrl }) => profileUrl === requested) ||
      (await isRetired(c.var.call, requested))
      ? answer(false, errorCatalogue.USERNAME_TAKEN[1])
      : answer(true, 'This username is free.')
  })
  .post('/check-password', readInput('POST /check-password'), async (c) => {
    await checkNewPassword(c.req.valid('json').password, 'password')
    return c.body(null, 204)
  })

/** The identity that waits in a browser to register. @throws AppError NO_PENDING_IDENTITY. */
async function identityToRegister(c: Context<App>) {
  const pending = await pendingIdentityOf(c)
  if (pending?.todo !== 'register') throw new AppError('NO_PENDING_IDENTITY')
  return pending
}
