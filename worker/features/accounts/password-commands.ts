import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { setPassword } from './commands.ts'
import { passwordChangedEmail } from './emails.ts'
import { checkNewPassword, inAttempt, passwordMailsPerDay } from './policy.ts'
import type { Proven } from './proof-commands.ts'
import { passwordOf, sessionBegunAt } from './queries.ts'
import { endOtherSessions, renewToken } from './session-commands.ts'

/**
 * Checks the password of the signed-in account as an attempt to sign in, and answers its hash for `unlessProven`.
 * @throws AppError NO_PASSWORD, WRONG_PASSWORD, TOO_MANY_SIGN_INS, SIGN_IN_FIRST, BUSY.
 */
async function provePassword(call: Call, password: string): Promise<string> {
  const { userId, email } = accountOf(call)
  const [kept] = await passwordOf(call, userId)
  const hash = kept?.hash
  if (!hash) throw await noPassword(call)
  await checkPasswordOf(call, email, hash, password)
  return hash
}

/** How long a sign-in is a proof by itself, in milliseconds. */
const freshMs = 10 * 60_000

/**
 * Checks that it is still the account's owner who acts: by the password, or because they signed in just now. Answers
 * what was proven for `unlessProven`.
 * @throws AppError PROVE_AGAIN, NO_PASSWORD, WRONG_PASSWORD, TOO_MANY_SIGN_INS, SIGN_IN_FIRST, BUSY.
 */
export async function proveAgain(call: Call, password: string | undefined): Promise<Proven> {
  if (password) return { passwordHash: await provePassword(call, password) }
  await requireFreshSignIn(call)
  return {}
}

async function requireFreshSignIn(call: Call): Promise<void> {
  const [session] = await sessionBegunAt(call, accountOf(call).sessionId)
  if (!session) throw new AppError('SIGN_IN_FIRST')
  if (call.now.getTime() - session.begunAt.getTime() > freshMs) throw new AppError('PROVE_AGAIN')
}

/**
 * Checks the owner before what cannot be taken back by them alone: by the password, however fresh the sign-in, and where
 * the account has none by a fresh sign-in. Counts no attempt.
 * @throws AppError BAD_REQUEST, WRONG_PASSWORD, BUSY, PROVE_AGAIN, SIGN_IN_FIRST.
 */
export async function requireOwner(call: Call, password: string | undefined): Promise<Proven> {
  const [kept] = await passwordOf(call, accountOf(call).userId)
  const hash = kept?.hash
  if (!hash) {
    await requireFreshSignIn(call)
    return {}
  }
  if (!password) throw new AppError('BAD_REQUEST', { details: [passwordMissing] })
  if (!(await isPassword({ hash, password }))) throw new AppError('WRONG_PASSWORD')
  return { passwordHash: hash }
}
const passwordMissing = { path: 'password', message: 'Password is required' }

/** Checks a password without counting an attempt. @throws AppError NO_PASSWORD, WRONG_PASSWORD, SIGN_IN_FIRST, BUSY. */
export async function requirePassword(call: Call, password: string): Promise<string> {
  const [kept] = await passwordOf(call, accountOf(call).userId)
  const hash = kept?.hash
  if (!hash) throw await noPassword(call)
  if (!(await isPassword({ hash, password }))) throw new AppError('WRONG_PASSWORD')
  return hash
}

/** The error for a password that is given where there is none: it may have been removed just now, with the session. */
async function noPassword(call: Call): Promise<AppError> {
  const [session] = await sessionBegunAt(call, accountOf(call).sessionId)
  return new AppError(session ? 'NO_PASSWORD' : 'SIGN_IN_FIRST')
}

/**
 * Checks a password as an attempt to sign in to the account of an address and hash.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_SIGN_INS, BUSY.
 */
export const checkPasswordOf = (call: Call, email: string, hash: string | undefined, password: string) =>
  inAttempt(call, email, async () => {
    if (!hash || !(await isPassword({ hash, password }))) throw new AppError('WRONG_PASSWORD')
  })

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
  const { userId, sessionId, email, name, emailVerified } = accountOf(call)
  await checkNewPassword(newPassword, 'newPassword')
  const [passwordHash, hash] = await inAttempt(call, email, async () => [
    await requirePassword(call, currentPassword),
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
    ...(emailVerified ? [mailStatement(call, mail, fewerMailsThan(call, passwordMailsPerDay, mail))] : []),
  ]
  return { proven: { passwordHash }, sessionToken, statements }
}
