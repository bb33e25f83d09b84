import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import {
  beginFinished,
  endHalf,
  findHalf,
  resetWrongCodes,
  spendingOf,
  takeCode,
  takeTry,
  validHalf,
} from '../../features/accounts/half-sign-in-commands.ts'
import { inAttempt } from '../../features/accounts/policy.ts'
import { isSessionBegun } from '../../features/accounts/session-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { retryOnConflict, write } from '../../services/write.ts'

type Given = z.infer<typeof totpSchema>
/** So many backup codes of one account can be used at once. */
const mostAtOnce = 4

/**
 * Finishes a sign-in by a code or a backup code, each good once; answers whose it is, and its session.
 * @throws AppError WRONG_CODE, TOO_MANY_SIGN_INS; SIGN_IN_AGAIN where the first half is over, or what it rests on changed.
 */
export const finishSecondFactor = (
  call: Call,
  cookie: string | undefined,
  given: Given,
  userAgent: string,
): Promise<{ userId: string; sessionToken: string }> =>
  inAttempt(call, undefined, async () => {
    const half = cookie && (await findHalf(call, cookie))
    if (!half) throw new AppError('SIGN_IN_AGAIN')
    const { lockedUntil, userId } = half.factor
    if (lockedUntil && lockedUntil > call.now) throw new AppError('TOO_MANY_SIGN_INS')
    const [hasTry] = await takeTry(call, half)
    if (!hasTry) {
      await endHalf(call, half)
      throw new AppError('SIGN_IN_AGAIN')
    }
    const [isCounted] = await takeCode(call, half)
    if (!isCounted) throw new AppError('TOO_MANY_SIGN_INS')
    const sessionToken = newSessionToken()
    const isBegun = isSessionBegun(sessionToken)
    let latest = half
    const session = await retryOnConflict(async () => {
      const spending = await spendingOf(call, latest, given, isBegun)
      if (!spending) throw new AppError('WRONG_CODE')
      const { begun } = await write(call, {
        begun: beginFinished(call, latest, { token: sessionToken, userAgent }, spending),
        spent: spending.spend,
        forgotten: resetWrongCodes(call, latest, isBegun),
        ended: endHalf(call, latest, isBegun),
      })
      if (begun.length) return { userId, sessionToken }
      // Another backup code may have been used meanwhile: this one is looked for among those that are left.
      latest = (await findHalf(call, cookie)) ?? latest
      return undefined
    }, mostAtOnce)
    if (session) return session
    const [standing] = await validHalf(call, half)
    throw new AppError(standing ? 'WRONG_CODE' : 'SIGN_IN_AGAIN')
  })
