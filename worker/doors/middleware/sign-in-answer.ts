import type { Context } from 'hono'
import type { SignedInUser, SignInAnswer } from '#schema/accounts/accounts.ts'
import type { SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { signOut } from '../../workflows/accounts/sessions.ts'
import type { App } from '../context.ts'
import {
  dropSessionCookie,
  rememberSignIn,
  sessionTokenOf,
  setSecondFactorCookie,
  setSessionCookie,
} from './sign-in-cookies.ts'

/**
 * Sets the cookies of a sign-in and ends the browser's earlier session, whosever it was: a planted one must not stay.
 */
export async function answerSignIn(
  c: Context<App>,
  result: SignInResult,
  user: () => Promise<SignedInUser>,
): Promise<SignInAnswer> {
  const answer: SignInAnswer = 'secondFactor' in result ? { needs: 'totp' } : { user: await user() }
  await setSignInCookies(c, result)
  // Whoever registered under an address that is not theirs is not known for it.
  if ('user' in answer && answer.user.emailVerified) await rememberSignIn(c, answer.user.email)
  return answer
}

/** Sets the cookies of a sign-in, and ends the browser's earlier session. */
export async function setSignInCookies(c: Context<App>, result: SignInResult): Promise<void> {
  if ('secondFactor' in result) {
    await setSecondFactorCookie(c, result.secondFactor)
    dropSessionCookie(c)
  } else await setSessionCookie(c, result.sessionToken)
  const earlier = await sessionTokenOf(c)
  if (earlier) await signOut(c.var.call, earlier)
}
