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
import { write } from '../../services/write.ts'

type Given = z.infer<typeof totpSchema>

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
    const spending = await spendingOf(call, half, given, isBegun)
    if (!spending) throw new AppError('WRONG_CODE')
    const { session } = await write(call, {
      session: beginFinished(call, half, { token: sessionToken, userAgent }, spending),
      spent: spending.spend,
      forgotten: resetWrongCodes(call, half, isBegun),
      ended: endHalf(call, half, isBegun),
    })
    if (session.length) return { userId, sessionToken }
    const [standing] = await validHalf(call, half)
    throw new AppError(standing ? 'WRONG_CODE' : 'SIGN_IN_AGAIN')
  })
