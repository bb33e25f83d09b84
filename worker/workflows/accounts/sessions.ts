import { accountOf, type Call, type SignedIn } from '../../call.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import {
  endOtherSessions,
  endSession,
  endSessionOf,
  extendSession,
  renewToken,
} from '../../features/accounts/session-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { write } from '../../services/write.ts'

/** Renews a session that was just used. */
export async function staySignedIn(call: Call, account: SignedIn): Promise<void> {
  await write(call, { extended: extendSession(call, account) })
}

/** Signs out the device of a cookie. */
export async function signOut(call: Call, token: string): Promise<void> {
  await endSession(call, token)
}

/** Signs out one device of the signed-in account. @throws AppError SESSION_NOT_FOUND, PASSKEY_FIRST, SIGN_IN_FIRST. */
export async function signOutDevice(call: Call, sessionId: string): Promise<void> {
  const { ended } = await write(
    call,
    { ended: endSessionOf(call, accountOf(call).userId, sessionId) },
    { unless: unlessProven(call) },
  )
  if (!ended.length) throw new AppError('SESSION_NOT_FOUND')
}

/**
 * Signs out every other device of the signed-in account; returns the new token of this session.
 * @throws AppError PASSKEY_FIRST, SIGN_IN_FIRST.
 */
export async function signOutOtherDevices(call: Call): Promise<string> {
  const { userId, sessionId } = accountOf(call)
  const token = newSessionToken()
  await write(
    call,
    { others: endOtherSessions(call, userId, sessionId), renewed: renewToken(call, token) },
    { unless: unlessProven(call) },
  )
  return token
}
