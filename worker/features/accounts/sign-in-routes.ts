import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  linkRequestSchema,
  linkSchema,
  loginSchema,
  type SignInAnswer,
  type sessionAnswerSchema,
  totpSchema,
} from '#schema/accounts.ts'
import type { Call } from '../../call.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { requireRoom } from '../../services/identity/hash-gate.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import {
  dropSecondFactorCookie,
  dropSessionCookie,
  newSessionToken,
  secondFactorOf,
  sessionTokenOf,
  setSecondFactorCookie,
  setSessionCookie,
} from '../../services/identity/session-cookie.ts'
import { mailStatement, sendAfterwards } from '../../services/mail/outbox.ts'
import { openSignInLink } from '../../workflows/accounts/open-mailed-link.ts'
import { signInLinkEmail } from './emails.ts'
import { beginSecondFactor, finishSecondFactor } from './half-sign-in-commands.ts'
import { issueLink } from './link-commands.ts'
import { inAttempt, linksPerDay } from './policy.ts'
import { asUser, findForSignIn, findUser, userAt } from './queries.ts'
import { beginSession, endSession } from './session-commands.ts'

/** Signing in and out (account spec section 5, R6). No answer holds a session's token: it stands in the cookie only. */
export const signInRoutes = new Hono<App>()
  .post('/login', limitRate('SIGNIN_LIMITER'), readInput('json', loginSchema), async (c) => {
    const { call } = c.var
    const given = c.req.valid('json')
    requireRoom()
    const user = await inAttempt(call, given.email, () => userWithPassword(call, given))
    if (user.hasTotp) return c.json(await askForCode(c, await beginSecondFactor(call, user.userId)))
    await beginSessionOf(c, user.userId)
    return c.json({ user: asUser(user) } satisfies SignInAnswer)
  })
  .post('/login/totp', limitRate('SIGNIN_LIMITER'), readInput('json', totpSchema), async (c) => {
    const { call } = c.var
    const given = c.req.valid('json')
    const half = await secondFactorOf(c)
    const userId = await inAttempt(call, undefined, () => finishSecondFactor(call, half, given))
    const user = await userOf(call, userId)
    await beginSessionOf(c, userId)
    dropSecondFactorCookie(c)
    return c.json({ user } satisfies SignInAnswer)
  })
  /** The answer says nothing of whether there is such an account. */
  .post('/login/link', limitRate('FORM_LIMITER'), readInput('json', linkRequestSchema), (c) => {
    const { call } = c.var
    call.keepAlive(
      mailSignInLink(call, c.req.valid('json').email).catch((error: Error) =>
        console.error('A link to sign in was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/login/link/open', limitRate('SIGNIN_LIMITER'), readInput('json', linkSchema), async (c) => {
    const { call } = c.var
    const { token } = c.req.valid('json')
    const userAgent = c.req.header('user-agent') ?? ''
    const opened = await inAttempt(call, undefined, () => openSignInLink(call, token, userAgent))
    if ('secondFactor' in opened) return c.json(await askForCode(c, opened.secondFactor))
    const user = await userOf(call, opened.userId)
    await setSessionCookie(c, opened.sessionToken)
    await endEarlierSession(c)
    return c.json({ user } satisfies SignInAnswer)
  })
  .post('/logout', limitRate('READ_LIMITER'), readInput('json', z.object({})), async (c) => {
    const token = await sessionTokenOf(c)
    if (token) await endSession(c.var.call, token)
    dropSessionCookie(c)
    return c.body(null, 204)
  })
  .get('/session', limitRate('READ_LIMITER'), (c) => {
    const { actor } = c.var.call
    const user = 'account' in actor ? asUser(actor.account) : null
    return c.json({ user } satisfies z.infer<typeof sessionAnswerSchema>)
  })

/** Costs one query and one hash whether there is such an account, and such a password, or not. @throws AppError WRONG_CREDENTIALS, BUSY. */
async function userWithPassword(call: Call, { email, password }: z.infer<typeof loginSchema>) {
  const user = await findForSignIn(call, email)
  const isRight = user?.hash ? await isPassword({ hash: user.hash, password }) : await noPassword(password)
  if (!user || !isRight) throw new AppError('WRONG_CREDENTIALS')
  return user
}

/** Nobody's hash, which takes as long as somebody's. */
const noPassword = (password: string) => hashedPassword(password).then(() => false)

async function askForCode(c: Context<App>, half: string): Promise<SignInAnswer> {
  await setSecondFactorCookie(c, half)
  dropSessionCookie(c)
  await endEarlierSession(c)
  return { needs: 'totp' }
}

async function beginSessionOf(c: Context<App>, userId: string): Promise<void> {
  const token = newSessionToken()
  await beginSession(c.var.call, { userId, token, userAgent: c.req.header('user-agent') ?? '' })
  await setSessionCookie(c, token)
  await endEarlierSession(c)
}

/** The session that the browser had until now, whosever it was: a planted one is not left behind. */
async function endEarlierSession(c: Context<App>): Promise<void> {
  const earlier = await sessionTokenOf(c)
  if (earlier) await endSession(c.var.call, earlier)
}

async function userOf(call: Call, userId: string) {
  const user = await findUser(call, userId)
  if (!user) throw new AppError('WRONG_CREDENTIALS')
  return user
}

async function mailSignInLink(call: Call, email: string): Promise<void> {
  const [user] = await userAt(call, email)
  if (!user || user.suspendedAt) return
  const { token, statement } = await issueLink(call, 'sign-in-link', user.id)
  const mail = {
    key: `sign-in-link/${crypto.randomUUID()}`,
    ...signInLinkEmail(user, token, call.variables.APP_URL),
  }
  await call.db.batch([statement, mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))])
  sendAfterwards(call)
}
