import { Hono } from 'hono'
import { z } from 'zod'
import {
  type AddressLink,
  linkRequestSchema,
  linkSchema,
  resetPasswordSchema,
  type Verified,
  verifyEmailSchema,
} from '#schema/accounts/accounts.ts'
import { accountOf, type Call, type SignedIn } from '../../../call.ts'
import { resetEmail, verificationEmail } from '../../../features/accounts/emails.ts'
import { issueAccountLink, issueAddressLink } from '../../../features/accounts/link-commands.ts'
import { inAttempt, linksPerDay } from '../../../features/accounts/policy.ts'
import { userAt, userOf } from '../../../features/accounts/queries.ts'
import { fewerMailsThan } from '../../../services/allowances.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'
import { resetPassword } from '../../../workflows/accounts/open-mailed-link.ts'
import { readWelcomeLink, verifyByLink } from '../../../workflows/accounts/verify-address.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { dropSessionCookie } from '../../middleware/session-cookie.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'

/** A new password by a mailed link, and the address that is shown to be its person's (R6). */
export const passwordRoutes = new Hono<App>()
  /** Answered before anything is looked up: known and unknown addresses are the same in words and time. */
  .post('/forgot-password', readInput('json', linkRequestSchema), (c) => {
    const { call } = c.var
    call.keepAlive(
      mailResetLink(call, c.req.valid('json').email).catch((error: Error) =>
        console.error('A link for a new password was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/reset-password', readInput('json', resetPasswordSchema), async (c) => {
    const { call } = c.var
    const { token, newPassword } = c.req.valid('json')
    await inAttempt(call, undefined, () => resetPassword(call, token, newPassword))
    dropSessionCookie(c)
    return c.body(null, 204)
  })
  /** Reads what a link is about, so that its page can say what a press will do; it changes nothing. */
  .post('/verify-email/read', readInput('json', linkSchema), async (c) =>
    c.json((await readWelcomeLink(c.var.call, c.req.valid('json').token)) satisfies AddressLink),
  )
  .post('/verify-email', readInput('json', verifyEmailSchema), async (c) => {
    const { call } = c.var
    const { token, password } = c.req.valid('json')
    const userAgent = c.req.header('user-agent') ?? ''
    const { userId, begun, ...verified } = await verifyByLink(call, token, password, userAgent)
    const signIn = begun && (await answerSignIn(c, begun, () => userOf(call, userId)))
    return c.json({ ...verified, ...(signIn && { signIn }) } satisfies Verified as Verified)
  })
  .post('/verify-email/again', readInput('json', z.object({})), async (c) => {
    const { call } = c.var
    const account = accountOf(call)
    if (!account.emailVerified) await mailAddressLink(call, account)
    return c.json({}, 202)
  })

async function mailResetLink(call: Call, email: string): Promise<void> {
  const [user] = await userAt(call, email)
  if (!user || user.suspendedAt) return
  const { token, statement } = await issueAccountLink(call, 'reset-password', user.id)
  const mail = {
    key: `reset-password/${crypto.randomUUID()}`,
    ...resetEmail(user, token, call.variables.APP_URL),
  }
  await call.db.batch([statement, mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))])
}

async function mailAddressLink(call: Call, account: SignedIn): Promise<void> {
  const token = await issueAddressLink(call, account)
  const mail = {
    key: `verify-email/${crypto.randomUUID()}`,
    ...verificationEmail(account, token, call.variables.APP_URL),
  }
  await mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))
}
