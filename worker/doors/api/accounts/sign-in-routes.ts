import { Hono } from 'hono'
import type { z } from 'zod'
import type { sessionAnswerSchema } from '#schema/accounts/account-answers.ts'
import { inAttempt } from '../../../features/accounts/policy.ts'
import { asUser, userOf } from '../../../features/accounts/queries.ts'
import { finishSecondFactor } from '../../../workflows/accounts/finish-second-factor.ts'
import { mailSignInLink } from '../../../workflows/accounts/mail-account-links.ts'
import { openSignInLink } from '../../../workflows/accounts/open-mailed-link.ts'
import { signOut } from '../../../workflows/accounts/sessions.ts'
import { signInByPassword } from '../../../workflows/accounts/sign-in.ts'
import type { App } from '../../context.ts'
import { dropPendingIdentity } from '../../middleware/identity-cookies.ts'
import { readInput } from '../../middleware/read-input.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'
import {
  dropSecondFactorCookie,
  dropSessionCookie,
  hasSignedInBefore,
  secondFactorOf,
  sessionTokenOf,
} from '../../middleware/sign-in-cookies.ts'

/** Signing in and out (account spec section 5, R6). No answer contains a session's token, only the cookie does. */
export const signInRoutes = new Hono<App>()
  .post('/login', readInput('POST /login'), async (c) => {
    const input = c.req.valid('json')
    const { user, signInResult } = await signInByPassword(
      c.var.call,
      input,
      await hasSignedInBefore(c, input.email),
    )
    return c.json(await answerSignIn(c, signInResult, async () => user))
  })
  .post('/login/totp', readInput('POST /login/totp'), async (c) => {
    const { call } = c.var
    const input = c.req.valid('json')
    const half = await secondFactorOf(c)
    const signInResult = await finishSecondFactor(call, half, input)
    dropSecondFactorCookie(c)
    return c.json(await answerSignIn(c, signInResult, () => userOf(call, signInResult.userId)))
  })
  /** The answer says nothing of whether there is such an account. */
  .post('/login/link', readInput('POST /login/link'), async (c) => {
    const { call } = c.var
    const input = c.req.valid('json')
    const isKnown = await hasSignedInBefore(c, input.email)
    call.keepAlive(
      mailSignInLink(call, input, isKnown).catch((error: Error) =>
        console.error('A link to sign in was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/login/link/open', readInput('POST /login/link/open'), async (c) => {
    const { call } = c.var
    const { token } = c.req.valid('json')
    const signInResult = await inAttempt(call, undefined, () => openSignInLink(call, token))
    return c.json(await answerSignIn(c, signInResult, () => userOf(call, signInResult.userId)))
  })
  .post('/logout', readInput('POST /logout'), async (c) => {
    const token = await sessionTokenOf(c)
    if (token) await signOut(c.var.call, token)
    dropSessionCookie(c)
    // Whoever comes next in this browser neither reads nor registers with it.
    dropPendingIdentity(c)
    return c.body(null, 204)
  })
  .get('/session', (c) => {
    const { actor } = c.var.call
    const user = 'account' in actor ? asUser(actor.account) : null
    return c.json({ user } satisfies z.infer<typeof sessionAnswerSchema>)
  })
