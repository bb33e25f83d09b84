import { Hono } from 'hono'
import type { AddressLink, Verified } from '#schema/accounts/account-answers.ts'
import { inAttempt } from '../../../features/accounts/policy.ts'
import { userOf } from '../../../features/accounts/queries.ts'
import { mailAddressLink, mailResetLink } from '../../../workflows/accounts/mail-account-links.ts'
import { resetPassword } from '../../../workflows/accounts/open-mailed-link.ts'
import { readWelcomeLink, verifyByLink } from '../../../workflows/accounts/verify-address.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'
import { dropSessionCookie, hasSignedInBefore } from '../../middleware/sign-in-cookies.ts'

/** Setting a password by a mailed link, and confirming an address (R6). */
export const passwordRoutes = new Hono<App>()
  /** Answered before anything is looked up: known and unknown addresses are the same in words and time. */
  .post('/forgot-password', readInput('POST /forgot-password'), async (c) => {
    const { call } = c.var
    const input = c.req.valid('json')
    const isKnown = await hasSignedInBefore(c, input.email)
    call.keepAlive(
      mailResetLink(call, input, isKnown).catch((error: Error) =>
        console.error('A link for a new password was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/reset-password', readInput('POST /reset-password'), async (c) => {
    const { call } = c.var
    const { token, ...chosen } = c.req.valid('json')
    await inAttempt(call, undefined, () => resetPassword(call, token, chosen))
    dropSessionCookie(c)
    return c.body(null, 204)
  })
  /** Reads what a link is about, so that its page can say what a press will do; it changes nothing. */
  .post('/verify-email/read', readInput('POST /verify-email/read'), async (c) =>
    c.json((await readWelcomeLink(c.var.call, c.req.valid('json').token)) satisfies AddressLink),
  )
  .post('/verify-email', readInput('POST /verify-email'), async (c) => {
    const { call } = c.var
    const { userId, signInResult, ...verified } = await verifyByLink(call, c.req.valid('json'))
    const signIn = signInResult && (await answerSignIn(c, signInResult, () => userOf(call, userId)))
    return c.json({ ...verified, ...(signIn && { signIn }) } satisfies Verified as Verified)
  })
  .post('/verify-email/again', readInput('POST /verify-email/again'), async (c) => {
    await mailAddressLink(c.var.call)
    return c.json({}, 202)
  })
