import { Hono } from 'hono'
import { z } from 'zod'
import {
  linkRequestSchema,
  linkSchema,
  loginSchema,
  type sessionAnswerSchema,
  totpSchema,
} from '#schema/accounts/accounts.ts'
import type { Call } from '../../../call.ts'
import { signInLinkEmail } from '../../../features/accounts/emails.ts'
import { finishSecondFactor } from '../../../features/accounts/half-sign-in-commands.ts'
import { issueAccountLink } from '../../../features/accounts/link-commands.ts'
import { inAttempt, linksPerDay } from '../../../features/accounts/policy.ts'
import { isStillPassword } from '../../../features/accounts/proof-commands.ts'
import { asUser, findForSignIn, userAt, userOf } from '../../../features/accounts/queries.ts'
import { endSession } from '../../../features/accounts/session-commands.ts'
import { beginSignIn } from '../../../features/accounts/sign-in-commands.ts'
import { fewerMailsThan } from '../../../services/allowances.ts'
import { AppError } from '../../../services/app-error.ts'
import { requireRoom } from '../../../services/identity/hash-gate.ts'
import { hashedPassword, isPassword } from '../../../services/identity/passwords.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'
import { openSignInLink } from '../../../workflows/accounts/open-mailed-link.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import {
  dropSecondFactorCookie,
  dropSessionCookie,
  secondFactorOf,
  sessionTokenOf,
} from '../../middleware/session-cookie.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'

/** Signing in and out (account spec section 5, R6). No answer holds a session's token: it stands in the cookie only. */
export const signInRoutes = new Hono<App>()
  .post('/login', readInput('json', loginSchema), async (c) => {
    const { call } = c.var
    const given = c.req.valid('json')
    requireRoom()
    const userAgent = c.req.header('user-agent') ?? ''
    const { user, begun } = await inAttempt(call, given.email, () => signInByPassword(call, given, userAgent))
    return c.json(await answerSignIn(c, begun, async () => asUser(user)))
  })
  .post('/login/totp', readInput('json', totpSchema), async (c) => {
    const { call } = c.var
    const given = c.req.valid('json')
    const half = await secondFactorOf(c)
    const userAgent = c.req.header('user-agent') ?? ''
    const begun = await inAttempt(call, undefined, () => finishSecondFactor(call, half, given, userAgent))
    dropSecondFactorCookie(c)
    return c.json(await answerSignIn(c, begun, () => userOf(call, begun.userId)))
  })
  /** The answer says nothing of whether there is such an account. */
  .post('/login/link', readInput('json', linkRequestSchema), (c) => {
    const { call } = c.var
    call.keepAlive(
      mailSignInLink(call, c.req.valid('json').email).catch((error: Error) =>
        console.error('A link to sign in was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/login/link/open', readInput('json', linkSchema), async (c) => {
    const { call } = c.var
    const { token } = c.req.valid('json')
    const userAgent = c.req.header('user-agent') ?? ''
    const begun = await inAttempt(call, undefined, () => openSignInLink(call, token, userAgent))
    return c.json(await answerSignIn(c, begun, () => userOf(call, begun.userId)))
  })
  .post('/logout', readInput('json', z.object({})), async (c) => {
    const token = await sessionTokenOf(c)
    if (token) await endSession(c.var.call, token)
    dropSessionCookie(c)
    return c.body(null, 204)
  })
  .get('/session', (c) => {
    const { actor } = c.var.call
    const user = 'account' in actor ? asUser(actor.account) : null
    return c.json({ user } satisfies z.infer<typeof sessionAnswerSchema>)
  })

/**
 * Costs one query and one hash whether there is such an account, and such a password, or not. The sign-in begins only where
 * the password is still the one that was read. @throws AppError WRONG_CREDENTIALS, BUSY.
 */
async function signInByPassword(
  call: Call,
  { email, password }: z.infer<typeof loginSchema>,
  userAgent: string,
) {
  const user = await findForSignIn(call, email)
  const hash = user?.hash
  const isRight = hash ? await isPassword({ hash, password }) : await noPassword(password)
  if (!user || !hash || !isRight) throw new AppError('WRONG_CREDENTIALS')
  const { userId } = user
  const signIn = await beginSignIn(call, { userId, userAgent }, isStillPassword(userId, hash))
  const begun = signIn.begunIn(await call.db.batch(signIn.statements))
  if (!begun) throw new AppError('WRONG_CREDENTIALS')
  return { user, begun }
}

/** Nobody's hash, which takes as long as somebody's. */
const noPassword = (password: string) => hashedPassword(password).then(() => false)

async function mailSignInLink(call: Call, email: string): Promise<void> {
  const [user] = await userAt(call, email)
  if (!user || user.suspendedAt) return
  const { token, statement } = await issueAccountLink(call, 'sign-in-link', user.id)
  const mail = {
    key: `sign-in-link/${crypto.randomUUID()}`,
    ...signInLinkEmail(user, token, call.variables.APP_URL),
  }
  await call.db.batch([statement, mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))])
}
