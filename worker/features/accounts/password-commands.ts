import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { setPassword } from './commands.ts'
import { passwordChangedEmail } from './emails.ts'
import { checkNewPassword, inAttempt, inOwnAttempt } from './policy.ts'
import type { Proven } from './proof-commands.ts'
import { passwordOf, sessionBegunAt } from './queries.ts'
import { endOtherSessions, renewToken } from './session-commands.ts'

/** How long a sign-in is a proof by itself, in milliseconds. */
const freshMs = 10 * 60_000
/** For each mailbox and kind of mail. */
const mailsPerDay = 5

/**
 * Proves anew that the signed-in owner acts: by the password, as an attempt to sign in, or by a sign-in of the last
 * minutes. Answers what was proven for `unlessProven`.
 * @throws AppError PROVE_AGAIN, NO_PASSWORD, WRONG_PASSWORD, TOO_MANY_SIGN_INS, SIGN_IN_FIRST, BUSY.
 */
export async function reauthenticate(call: Call, password: string | undefined): Promise<Proven> {
  if (!password) {
    await requireFreshSignIn(call)
    return {}
  }
  const passwordHash = await ownPasswordHash(call)
  await inOwnAttempt(call, () => requireMatch(passwordHash, password))
  return { passwordHash }
}

/**
 * Like `reauthenticate`, for what its owner cannot undo alone: a fresh sign-in is enough only for an account without a
 * password. Counts no attempt.
 * @throws AppError BAD_REQUEST, WRONG_PASSWORD, BUSY, PROVE_AGAIN, SIGN_IN_FIRST.
 */
export async function reauthenticateStrictly(call: Call, password: string | undefined): Promise<Proven> {
  const [stored] = await passwordOf(call, accountOf(call).userId)
  const hash = stored?.hash
  if (!hash) {
    await requireFreshSignIn(call)
    return {}
  }
  if (!password) throw new AppError('BAD_REQUEST', { details: [passwordMissing] })
  await requireMatch(hash, password)
  return { passwordHash: hash }
}
const passwordMissing = { path: 'password', message: 'Password is required' }

/**
 * Checks the password of the signed-in account without counting an attempt, and answers its hash for `unlessProven`.
 * @throws AppError NO_PASSWORD, WRONG_PASSWORD, SIGN_IN_FIRST, BUSY.
 */
export async function verifyOwnPassword(call: Call, password: string): Promise<string> {
  const hash = await ownPasswordHash(call)
  await requireMatch(hash, password)
  return hash
}

/**
 * Checks a password as an attempt to sign in to the account of an address and hash.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_SIGN_INS, BUSY.
 */
export const attemptPassword = (call: Call, email: string, hash: string | undefined, password: string) =>
  inAttempt(call, email, () => requireMatch(hash, password))

async function requireMatch(hash: string | undefined, password: string): Promise<void> {
  if (!hash || !(await isPassword({ hash, password }))) throw new AppError('WRONG_PASSWORD')
}

async function requireFreshSignIn(call: Call): Promise<void> {
  const [session] = await sessionBegunAt(call, accountOf(call).sessionId)
  if (!session) throw new AppError('SIGN_IN_FIRST')
  if (call.now.getTime() - session.startedAt.getTime() > freshMs) throw new AppError('PROVE_AGAIN')
}

async function ownPasswordHash(call: Call): Promise<string> {
  const { userId, sessionId } = accountOf(call)
  const [stored] = await passwordOf(call, userId)
  if (stored?.hash) return stored.hash
  // It may have been removed just now, with the session.
  const [session] = await sessionBegunAt(call, sessionId)
  throw new AppError(session ? 'NO_PASSWORD' : 'SIGN_IN_FIRST')
}

/**
 * Changes the password of a signed-in account that gave the current one, ends its other sessions and mails a verified
 * address. Answers this session's new token, and what was proven for `unlessProven`.
 * @throws AppError NO_PASSWORD, WRONG_PASSWORD, PASSWORD_TOO_COMMON, TOO_MANY_SIGN_INS, SIGN_IN_FIRST, BUSY.
 */
export async function changePassword(
  call: Call,
  currentPassword: string,
  newPassword: string,
): Promise<{ proven: { passwordHash: string }; sessionToken: string; statements: Statements }> {
  const { userId, sessionId, email, name } = accountOf(call)
  await checkNewPassword(newPassword, 'newPassword')
  const [passwordHash, hash] = await inOwnAttempt(call, async () => [
    await verifyOwnPassword(call, currentPassword),
    await hashedPassword(newPassword),
  ])
  const mail = {
    key: `password-changed/${crypto.randomUUID()}`,
    ...passwordChangedEmail({ email, name }, call.variables.APP_URL),
  }
  const sessionToken = newSessionToken()
  const statements: Statements = [
    setPassword(call, userId, hash),
    endOtherSessions(call, userId, sessionId),
    renewToken(call, sessionToken),
    ...signInMethodMail(call, mail),
  ]
  return { proven: { passwordHash }, sessionToken, statements }
}

/** A mail about a changed way to sign in, to a verified address only. */
export const signInMethodMail = (
  call: Call,
  mail: Parameters<typeof mailStatement>[1],
): Statements[number][] =>
  accountOf(call).emailVerified ? [mailStatement(call, mail, fewerMailsThan(call, mailsPerDay, mail))] : []
