import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import {
  completeSignIn,
  countTry,
  countWrongCode,
  deletePendingSignIn,
  findPendingSignIn,
  resetWrongCodes,
  spendingOf,
  validPendingSignIn,
} from '../../features/accounts/pending-sign-in-commands.ts'
import { inAttempt } from '../../features/accounts/policy.ts'
import { isSessionStarted } from '../../features/accounts/session-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { retryOnConflict, write } from '../../services/write.ts'

type SecondFactorInput = z.infer<typeof totpSchema>
/** How many backup codes of one account can be used at the same moment. */
const maxConcurrent = 4

/**
 * Finishes a sign-in by a code or a backup code, each valid once; returns the account and its session.
 * @throws AppError WRONG_CODE, WRONG_BACKUP_CODE, TOO_MANY_SIGN_INS; SIGN_IN_AGAIN where the pending sign-in expired, or what it depends on changed.
 */
export const finishSecondFactor = (
  call: Call,
  cookie: string | undefined,
  input: SecondFactorInput,
): Promise<{ userId: string; sessionToken: string }> =>
  inAttempt(call, undefined, async () => {
    const pending = cookie && (await findPendingSignIn(call, cookie))
    if (!pending) throw new AppError('SIGN_IN_AGAIN')
    const { lockedUntil, userId } = pending.factor
    if (lockedUntil && lockedUntil > call.now) throw new AppError('TOO_MANY_SIGN_INS')
    const [hasTry] = await countTry(call, pending)
    if (!hasTry) {
      await deletePendingSignIn(call, pending)
      throw new AppError('SIGN_IN_AGAIN')
    }
    const [isCounted] = await countWrongCode(call, pending)
    if (!isCounted) throw new AppError('TOO_MANY_SIGN_INS')
    const wrong = 'code' in input ? 'WRONG_CODE' : 'WRONG_BACKUP_CODE'
    const sessionToken = newSessionToken()
    const isBegun = isSessionStarted(sessionToken)
    let latest = pending
    const session = await retryOnConflict(async () => {
      const spending = await spendingOf(call, latest, input, isBegun)
      if (!spending) throw new AppError(wrong)
      const { sessions } = await write(call, {
        sessions: completeSignIn(call, latest, sessionToken, spending),
        spent: spending.spend,
        forgotten: resetWrongCodes(call, latest, isBegun),
        ended: deletePendingSignIn(call, latest, isBegun),
      })
      if (sessions.length) return { userId, sessionToken }
      // Another backup code may have been used meanwhile: look for this one among the rest.
      latest = (await findPendingSignIn(call, cookie)) ?? latest
      return undefined
    }, maxConcurrent)
    if (session) return session
    const [stillValid] = await validPendingSignIn(call, pending)
    throw new AppError(stillValid ? wrong : 'SIGN_IN_AGAIN')
  })
