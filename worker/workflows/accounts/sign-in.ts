import type { z } from 'zod'
import type { loginSchema, SignedInUser } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import { inAttempt } from '../../features/accounts/policy.ts'
import { isStillSignIn } from '../../features/accounts/proof-commands.ts'
import { asUser, findForSignIn } from '../../features/accounts/queries.ts'
import { beginSignIn, type SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { requireRoom } from '../../services/identity/hash-gate.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import { write } from '../../services/write.ts'

type SignIn = { user: SignedInUser; signInResult: SignInResult }

/**
 * Signs in by password (R6), as one attempt, if password and address are still those that were read. Runs one query and one
 * hash whether or not the account exists.
 * @throws AppError WRONG_CREDENTIALS, TOO_MANY_SIGN_INS, BUSY.
 */
export async function signInByPassword(
  call: Call,
  { email, password }: z.infer<typeof loginSchema>,
  isKnownBrowser: boolean,
): Promise<SignIn> {
  requireRoom()
  const signIn = async () => {
    const user = await findForSignIn(call, email)
    const hash = user?.hash
    const isRight = hash ? await isPassword({ hash, password }) : await noPassword(password)
    if (!user || !hash || !isRight) throw new AppError('WRONG_CREDENTIALS')
    const { userId } = user
    const isProven = isStillSignIn({ id: userId, email: user.email }, hash)
    const beginning = await beginSignIn(call, { userId }, isProven)
    const signInResult = beginning.signInResultOf(await write(call, beginning.statements))
    if (!signInResult) throw new AppError('WRONG_CREDENTIALS')
    return { user: asUser(user), signInResult }
  }
  return inAttempt(call, email, signIn, { isKnownBrowser })
}

/** A dummy hash, so that an unknown address takes as long as a known one. */
const noPassword = (password: string) => hashedPassword(password).then(() => false)
