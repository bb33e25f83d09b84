import { accountOf, type Call } from '../../call.ts'
import { verifyOwnPassword } from '../../features/accounts/password-commands.ts'
import { inOwnAttempt } from '../../features/accounts/policy.ts'
import { isStillSignedIn, type Proven, unlessProven } from '../../features/accounts/proof-commands.ts'
import {
  beginTotp,
  checkTotp,
  confirmTotp,
  removeTotp,
  spendCode,
} from '../../features/accounts/second-factor-commands.ts'
import {
  beginSession,
  endSessionsBeside,
  keepSignInMethod,
} from '../../features/accounts/session-commands.ts'
import { keepSubscription } from '../../features/notifications/commands.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { newSecondFactor } from '../../services/identity/second-factor.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { write } from '../../services/write.ts'

/**
 * Begins to set up the signed-in account's second factor: sign-in asks for it only once it is confirmed.
 * Starting again makes a new secret.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_SIGN_INS, BUSY, and BAD_REQUEST where there is one already.
 */
export async function enrolSecondFactor(call: Call, password: string) {
  const { userId, email } = accountOf(call)
  return inOwnAttempt(call, async () => {
    const passwordHash = await verifyOwnPassword(call, password)
    const { enrolment, stored } = await newSecondFactor(call.variables.AUTH_SECRET, email)
    const unless = unlessProven(call, { passwordHash })
    const { started } = await write(call, { started: beginTotp(call, userId, stored) }, { unless })
    if (!started.length) throw new AppError('BAD_REQUEST')
    return enrolment
  })
}

/**
 * Confirms the signed-in account's second factor by its first code; answers the token of the new session, undefined
 * if it was confirmed before.
 * @throws AppError WRONG_CODE, TOO_MANY_SIGN_INS.
 */
export async function confirmSecondFactor(call: Call, code: string): Promise<string | undefined> {
  const { userId } = accountOf(call)
  const factor = await inOwnAttempt(call, () => checkTotp(call, code))
  if (factor.verified) return undefined
  const { isUnused, spend } = await spendCode(call, { userId, code })
  return renewSession(call, { factor, isCodeUnused: isUnused }, [spend, ...confirmTotp(call)])
}

/**
 * Removes the signed-in account's second factor; answers the token of the new session.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, TOO_MANY_SIGN_INS, BUSY.
 */
export async function removeSecondFactor(
  call: Call,
  { password, code }: { password: string; code: string },
): Promise<string> {
  const proven = await inOwnAttempt(call, async () => ({
    factor: await checkTotp(call, code),
    passwordHash: await verifyOwnPassword(call, password),
  }))
  const { isUnused, spend } = await spendCode(call, { userId: accountOf(call).userId, code })
  return renewSession(call, { ...proven, isCodeUnused: isUnused }, [spend, ...removeTotp(call)])
}

/** Changes the second factor under a new session, and ends all others. */
async function renewSession(call: Call, proven: Proven, changes: Statements): Promise<string> {
  const { userId } = accountOf(call)
  const token = newSessionToken()
  const renewed = {
    changes,
    session: beginSession(call, { userId, token }, isStillSignedIn(call)),
    method: keepSignInMethod(call, token),
    pushes: keepSubscription(call, token),
    others: endSessionsBeside(call, userId, token),
  }
  await write(call, renewed, { unless: unlessProven(call, proven) })
  return token
}
