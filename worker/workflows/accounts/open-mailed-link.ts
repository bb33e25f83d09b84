import type { z } from 'zod'
import type { resetPasswordSchema } from '#schema/accounts/accounts.ts'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { setPassword, verifyAddress } from '../../features/accounts/commands.ts'
import { resetDoneEmail } from '../../features/accounts/emails.ts'
import {
  endOtherLinks,
  findLink,
  isFirstProof,
  isUnused,
  readAccountLink,
  spendLink,
} from '../../features/accounts/link-commands.ts'
import { checkNewPassword } from '../../features/accounts/policy.ts'
import { userById } from '../../features/accounts/queries.ts'
import { endAllSessions } from '../../features/accounts/session-commands.ts'
import { beginSignIn, type SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { removeHandOffEmail } from '../../features/agent-settings/commands.ts'
import { deleteIdentitiesSince } from '../../features/identities/commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { linkedMeetings, replaceOwnerLinks } from '../../features/meetings/owner-link-commands.ts'
import { deletePasskeysByMailbox } from '../../features/passkeys/commands.ts'
import { profileIdOf } from '../../features/profiles/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { hashedPassword } from '../../services/identity/passwords.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { readTogether, write } from '../../services/write.ts'
import { inviteWaiting } from '../references/invite-referees.ts'
import { claimDraftAt, takeOverPurchases, updatePublicationAfterProof } from './first-proof.ts'
import { resetUnverifiedAccount } from './reset-unverified-account.ts'

/**
 * Signs in by a mailed link, once, and never past a second factor (R6). The link proves the address; the first proof
 * calls `resetUnverifiedAccount`.
 * @throws AppError LINK_EXPIRED, LINK_USED.
 */
export async function openSignInLink(call: Call, token: string): Promise<SignInResult & { userId: string }> {
  const link = await readAccountLink(call, 'sign-in-link', token)
  const [user] = await userById(call, link.userId)
  if (!user || user.suspendedAt) throw new AppError('LINK_EXPIRED')
  const signIn = await beginSignIn(call, { userId: user.id }, isUnused(link))
  const { statements } = await claimDraftAt(call, user)
  const { purchases, plan } = takeOverPurchases(call, user.id)
  const results = await write(call, {
    reset: resetUnverifiedAccount(call, user, isFirstProof(link)),
    ...signIn.statements,
    verified: verifyAddress(call, user.id, isUnused(link)),
    claimed: statements,
    purchases,
    plan,
    spent: spendLink(call, link),
  })
  const signInResult = signIn.signInResultOf(results)
  if (!signInResult) throw new AppError('LINK_USED')
  await updatePublicationAfterProof(call, user, results.plan)
  await inviteWaiting(call, user.id)
  return { ...signInResult, userId: user.id }
}

const recentMs = 7 * dayMs

/**
 * Sets a new password by a mailed link, once, ends every session and other link and verifies the address. Passkeys and
 * identities stay, unless the recent ones are to go.
 * @throws AppError LINK_EXPIRED, LINK_USED, PASSWORD_TOO_COMMON, BUSY.
 */
export async function resetPassword(
  call: Call,
  token: string,
  { newPassword, removesRecent = false }: Omit<z.infer<typeof resetPasswordSchema>, 'token'>,
): Promise<void> {
  const link = await readAccountLink(call, 'reset-password', token)
  await checkNewPassword(newPassword, 'newPassword')
  const {
    users: [user],
    links: [unused],
    linked,
  } = await readTogether(call, {
    users: userById(call, link.userId),
    links: findLink(call, link),
    linked: linkedMeetings(call, profileIdOf(link.userId)),
  })
  if (!user) throw new AppError('LINK_EXPIRED')
  // Before the hash, so that a used link costs no hashing.
  if (!unused) throw new AppError('LINK_USED')
  const hash = await hashedPassword(newPassword)
  const { statements } = await claimDraftAt(call, user)
  const { purchases, plan } = takeOverPurchases(call, user.id)
  const since = new Date(call.now.getTime() - recentMs)
  const content = resetDoneEmail(user, { removesRecent }, call.variables.APP_URL)
  const results = await write(call, {
    reset: resetUnverifiedAccount(call, user, isFirstProof(link)),
    recent: removesRecent
      ? [
          deletePasskeysByMailbox(call, user.id, since, isUnused(link)),
          deleteIdentitiesSince(call, user.id, since, isUnused(link)),
          eraseFeed(call, profileIdOf(user.id), isUnused(link)),
          ...(await replaceOwnerLinks(call, linked, isUnused(link))),
          removeHandOffEmail(call, profileIdOf(user.id), since, isUnused(link)),
        ]
      : undefined,
    password: setPassword(call, user.id, hash, isUnused(link)),
    sessions: endAllSessions(call, user.id, isUnused(link)),
    verified: verifyAddress(call, user.id, isUnused(link)),
    claimed: statements,
    mail: mailStatement(call, { key: `password-changed/${link.identifier}`, ...content }, isUnused(link)),
    purchases,
    plan,
    others: endOtherLinks(call, link, isUnused(link)),
    spent: spendLink(call, link),
  })
  if (!results.spent.length) throw new AppError('LINK_USED')
  await updatePublicationAfterProof(call, user, results.plan)
  await inviteWaiting(call, user.id)
}
