import type { Context } from 'hono'
import type { SignedInUser, SignInAnswer } from '#schema/accounts/accounts.ts'
import type { BegunSignIn } from '../../features/accounts/sign-in-commands.ts'
import { signOut } from '../../workflows/accounts/sessions.ts'
import type { App } from '../context.ts'
import {
  dropSessionCookie,
  sessionTokenOf,
  setSecondFactorCookie,
  setSessionCookie,
} from './session-cookie.ts'

/** Gives the browser what a sign-in has become, and ends the session that it had until now, whosever that was: a planted one is not left behind. */
export async function answerSignIn(
  c: Context<App>,
  begun: BegunSignIn,
  user: () => Promise<SignedInUser>,
): Promise<SignInAnswer> {
  const answer: SignInAnswer = 'secondFactor' in begun ? { needs: 'totp' } : { user: await user() }
  if ('secondFactor' in begun) {
    await setSecondFactorCookie(c, begun.secondFactor)
    dropSessionCookie(c)
  } else await setSessionCookie(c, begun.sessionToken)
  const earlier = await sessionTokenOf(c)
  if (earlier) await signOut(c.var.call, earlier)
  return answer
}
