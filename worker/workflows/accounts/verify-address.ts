import type { z } from 'zod'
import type { AddressLink, Verified } from '#schema/accounts/account-answers.ts'
import type { verifyEmailSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import { isUnverified, verifyAddress } from '../../features/accounts/commands.ts'
import { readAddressLink } from '../../features/accounts/link-commands.ts'
import { attemptPassword } from '../../features/accounts/password-commands.ts'
import {
  isSignedInAs,
  isStillPassword,
  isStillSignedIn,
  unlessAddressIs,
  unlessProven,
  unproven,
} from '../../features/accounts/proof-commands.ts'
import { passwordOf, userById } from '../../features/accounts/queries.ts'
import { beginSignIn, type SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether, write } from '../../services/write.ts'
import { inviteWaiting } from '../references/invite-referees.ts'
import { claimDraftAt, takeOverPurchases, updatePublicationAfterProof } from './first-proof.ts'
import { resetUnverifiedAccount } from './reset-unverified-account.ts'

/** Reads the link of a welcome mail without using it. @throws AppError LINK_EXPIRED. */
export async function readWelcomeLink(call: Call, token: string): Promise<AddressLink> {
  const { user, hash } = await linked(call, token)
  return {
    email: user.email,
    isVerified: user.emailVerified,
    isYours: isSignedInAs(call, user.id),
    hasPassword: Boolean(hash),
  }
}

type Opened = Omit<Verified, 'signIn'> & { userId: string; signInResult?: SignInResult | undefined }

/**
 * Opens the link of a welcome mail (R7): the account's session or password confirms its address; whoever takes the
 * account over gives the first proof (`resetUnverifiedAccount`), and is signed in. Safe to repeat.
 * @throws AppError LINK_EXPIRED, WRONG_PASSWORD, TOO_MANY_SIGN_INS, BUSY, SIGN_IN_FIRST.
 */
export async function verifyByLink(
  call: Call,
  { token, password, takesOver = false }: z.infer<typeof verifyEmailSchema>,
): Promise<Opened> {
  const { user, hash } = await linked(call, token)
  const isHere = isSignedInAs(call, user.id)
  const byPassword = !isHere && password !== undefined
  if (byPassword) await attemptPassword(call, user.email, hash, password)
  const isFirst = !isHere && !byPassword && !user.emailVerified
  // Who pressed “Confirm my address” in a session that has ended meanwhile does not mean this.
  if (isFirst && !takesOver) throw new AppError('SIGN_IN_FIRST')
  const first = isFirst ? isUnverified(user.id) : unproven
  const anew = byPassword ? isStillPassword(user.id, hash ?? '') : first
  const signIn = await beginSignIn(call, { userId: user.id }, anew)
  const { statements, claimed } = await claimDraftAt(call, user)
  const { purchases, plan } = takeOverPurchases(call, user.id)
  const batch = {
    reset: resetUnverifiedAccount(call, user, first),
    ...signIn.statements,
    verified: verifyAddress(call, user.id, isHere ? isStillSignedIn(call) : anew),
    claimed: statements,
    purchases,
    plan,
  }
  const results = await write(call, batch, {
    unless: [unlessAddressIs(user), ...(isHere ? unlessProven(call) : [])],
  })
  const signInResult = signIn.signInResultOf(results)
  if (byPassword && !signInResult) throw new AppError('WRONG_PASSWORD')
  await updatePublicationAfterProof(call, user, results.plan)
  await inviteWaiting(call, user.id)
  return { email: user.email, claimed, userId: user.id, signInResult }
}

async function linked(call: Call, token: string) {
  const link = await readAddressLink(call, token)
  const {
    users: [user],
    passwords: [password],
  } = await readTogether(call, {
    users: userById(call, link.userId),
    passwords: passwordOf(call, link.userId),
  })
  if (!user || user.suspendedAt || user.email !== link.email) throw new AppError('LINK_EXPIRED')
  return { user, hash: password?.hash ?? undefined }
}
