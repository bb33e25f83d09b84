import { Hono } from 'hono'
import type { EmailChangeLink, EmailConfirmed, EmailUndone } from '#schema/accounts/account-answers.ts'
import { inAttempt } from '../../../features/accounts/policy.ts'
import { userOf } from '../../../features/accounts/queries.ts'
import { confirmNewEmail, readNewEmailLink } from '../../../workflows/accounts/confirm-email.ts'
import {
  cancelNewEmail,
  mailNewEmailAgain,
  requestEmailChange,
} from '../../../workflows/accounts/request-email-change.ts'
import { readUndoLink, undoNewEmail } from '../../../workflows/accounts/undo-email.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'
import { dropSessionCookie } from '../../middleware/sign-in-cookies.ts'

/** A new address of an account: asked for by its password, confirmed by the new mailbox, undone by the former one (R6). */
export const emailRoutes = new Hono<App>()
  .post('/account/email', readInput('POST /account/email'), async (c) => {
    await requestEmailChange(c.var.call, c.req.valid('json'))
    return c.json({}, 202)
  })
  .post('/account/email/again', readInput('POST /account/email/again'), async (c) => {
    await mailNewEmailAgain(c.var.call)
    return c.json({}, 202)
  })
  .post('/account/email/cancel', readInput('POST /account/email/cancel'), async (c) => {
    await cancelNewEmail(c.var.call)
    return c.body(null, 204)
  })
  /** Reads what a link is about, so that its page can say what a press will do; it changes nothing. */
  .post('/account/email/read', readInput('POST /account/email/read'), async (c) =>
    c.json((await readNewEmailLink(c.var.call, c.req.valid('json').token)) satisfies EmailChangeLink),
  )
  .post('/account/email/confirm', readInput('POST /account/email/confirm'), async (c) => {
    const { call } = c.var
    const { userId, signInResult, ...confirmed } = await confirmNewEmail(call, c.req.valid('json'))
    const signIn = signInResult && (await answerSignIn(c, signInResult, () => userOf(call, userId)))
    return c.json({ ...confirmed, ...(signIn && { signIn }) } satisfies EmailConfirmed as EmailConfirmed)
  })
  /** As above, for the link to the former address. */
  .post('/account/email/undo/read', readInput('POST /account/email/undo/read'), async (c) =>
    c.json((await readUndoLink(c.var.call, c.req.valid('json').token)) satisfies EmailUndone),
  )
  .post('/account/email/undo', readInput('POST /account/email/undo'), async (c) => {
    const { call } = c.var
    const { token } = c.req.valid('json')
    const undone = await inAttempt(call, undefined, () => undoNewEmail(call, token))
    dropSessionCookie(c)
    return c.json(undone satisfies EmailUndone)
  })
