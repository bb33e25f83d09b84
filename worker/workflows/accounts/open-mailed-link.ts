import type { z } from 'zod'
import type { resetPasswordSchema } from '#schema/accounts/accounts.ts'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { isVerified, setPassword, verifyAddress } from '../../features/accounts/commands.ts'
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
import { type BegunSignIn, beginSignIn } from '../../features/accounts/sign-in-commands.ts'
import { removeHandOffEmail } from '../../features/agent-settings/commands.ts'
import { claimPurchases } from '../../features/billing/order-commands.ts'
import { reviewOfAccount } from '../../features/billing/review-commands.ts'
import { claimDraft } from '../../features/drafts/commands.ts'
import { answersOf, draftAt } from '../../features/drafts/queries.ts'
import { deleteIdentitiesSince } from '../../features/identities/commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { deletePasskeysByMailbox } from '../../features/passkeys/commands.ts'
import { markOwnersProfileChanged } from '../../features/profiles/commands.ts'
import { fillProfile } from '../../features/profiles/new-profile-commands.ts'
import { hasOrdered, recomputePlan } from '../../features/profiles/plan-commands.ts'
import { profileIdOf } from '../../features/profiles/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { hashedPassword } from '../../services/identity/passwords.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { readTogether, write } from '../../services/write.ts'
import { goLiveAfter, goLiveOfOwner } from '../profiles/go-live.ts'
import { inviteWaiting } from '../references/invite-referees.ts'
import { resetUnverifiedAccount } from './reset-unverified-account.ts'

/**
 * Signs in by a mailed link, once, and never past a second factor (R6). The link proves the address; the first proof
 * calls `resetUnverifiedAccount`.
 * @throws AppError LINK_EXPIRED, LINK_USED.
 */
export async function openSignInLink(call: Call, token: string): Promise<BegunSignIn & { userId: string }> {
  const link = await readAccountLink(call, 'sign-in-link', token)
  const [user] = await userById(call, link.userId)
  if (!user || user.suspendedAt) throw new AppError('LINK_EXPIRED')
  const signIn = await beginSignIn(call, { userId: user.id }, isUnused(link))
  const { statements } = await claimDraftAt(call, user)
  const { purchases, plan } = purchasesOf(call, user.id)
  const done = await write(call, {
    reset: resetUnverifiedAccount(call, user, isFirstProof(link)),
    ...signIn.statements,
    verified: verifyAddress(call, user.id, isUnused(link)),
    claimed: statements,
    purchases,
    plan,
    spent: spendLink(call, link),
  })
  const begun = signIn.begunIn(done)
  if (!begun) throw new AppError('LINK_USED')
  await showChanges(call, user, done.plan)
  await inviteWaiting(call, user.id)
  return { ...begun, userId: user.id }
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
  } = await readTogether(call, { users: userById(call, link.userId), links: findLink(call, link) })
  if (!user) throw new AppError('LINK_EXPIRED')
  // Before the hash, so that a used link costs no hashing.
  if (!unused) throw new AppError('LINK_USED')
  const hash = await hashedPassword(newPassword)
  const { statements } = await claimDraftAt(call, user)
  const { purchases, plan } = purchasesOf(call, user.id)
  const since = new Date(call.now.getTime() - recentMs)
  const letter = resetDoneEmail(user, { removesRecent }, call.variables.APP_URL)
  const done = await write(call, {
    reset: resetUnverifiedAccount(call, user, isFirstProof(link)),
    recent: removesRecent
      ? [
          deletePasskeysByMailbox(call, user.id, since, isUnused(link)),
          deleteIdentitiesSince(call, user.id, since, isUnused(link)),
          eraseFeed(call, profileIdOf(user.id), isUnused(link)),
          removeHandOffEmail(call, profileIdOf(user.id), since, isUnused(link)),
        ]
      : undefined,
    password: setPassword(call, user.id, hash, isUnused(link)),
    sessions: endAllSessions(call, user.id, isUnused(link)),
    verified: verifyAddress(call, user.id, isUnused(link)),
    claimed: statements,
    mail: mailStatement(call, { key: `password-changed/${link.identifier}`, ...letter }, isUnused(link)),
    purchases,
    plan,
    others: endOtherLinks(call, link, isUnused(link)),
    spent: spendLink(call, link),
  })
  if (!done.spent.length) throw new AppError('LINK_USED')
  await showChanges(call, user, done.plan)
  await inviteWaiting(call, user.id)
}

/**
 * Statements by which an account takes over the draft of its address with the first proof of it (R7), after the
 * statement that verifies the address.
 */
export async function claimDraftAt(
  call: Call,
  { emailVerified, ...user }: { id: string; email: string; emailVerified: boolean },
) {
  const [draft] = await draftAt(call, user.email)
  const changed = markOwnersProfileChanged(call, user.id)
  // Anybody can save a draft under any address, so once a profile has an owner no draft is copied into it.
  if (!draft || draft.claimedBy || emailVerified)
    return { statements: [changed], claimed: draft?.claimedBy === user.id }
  const once = isVerified(user.id)
  const statements = [
    claimDraft(call, draft.id, user.id, once),
    fillProfile(call, user.id, answersOf(draft), once),
    changed,
  ]
  return { statements, claimed: true }
}

/** Statements by which an account takes over what was paid under its verified mailbox and recomputes its plan (R13), in this order. */
export const purchasesOf = (call: Call, userId: string) => ({
  purchases: [claimPurchases(call, userId), reviewOfAccount(call, userId)] as const,
  plan: recomputePlan(call, userId, hasOrdered(userId)),
})
type ChangedPlan = Awaited<ReturnType<typeof recomputePlan>>

/** Renews the pages of an owner whose plan has changed. */
async function showPlan(call: Call, [profile]: ChangedPlan): Promise<void> {
  if (profile) await goLiveAfter(call, profile.id)
}

/** Renews the pages, and publishes the profile if its owner's first proof of the address allows it (R10). */
export async function showChanges(
  call: Call,
  { id, emailVerified }: { id: string; emailVerified: boolean },
  plan: ChangedPlan,
): Promise<void> {
  await (emailVerified ? showPlan(call, plan) : goLiveOfOwner(call, id))
}

/** Shows what a first proof changed, and writes to the referees who waited for it. */
export async function showFirstProof(call: Call, userId: string, plan: ChangedPlan): Promise<void> {
  await showChanges(call, { id: userId, emailVerified: false }, plan)
  await inviteWaiting(call, userId)
}
