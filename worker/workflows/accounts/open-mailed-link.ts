import type { Call } from '../../call.ts'
import { removePassword, setPassword, verifyAddress } from '../../features/accounts/commands.ts'
import { passwordChangedEmail } from '../../features/accounts/emails.ts'
import { beginSecondFactor } from '../../features/accounts/half-sign-in-commands.ts'
import {
  findLink,
  isFirstProof,
  isUnused,
  readAddressLink,
  readLink,
  spendLink,
} from '../../features/accounts/link-commands.ts'
import { checkNewPassword } from '../../features/accounts/policy.ts'
import { userById } from '../../features/accounts/queries.ts'
import { beginSession, endAllSessions } from '../../features/accounts/session-commands.ts'
import { claimPurchases } from '../../features/billing/order-commands.ts'
import { outdoneMonthsOf } from '../../features/billing/subscription-queries.ts'
import { claimDraft } from '../../features/drafts/commands.ts'
import { answersOf, draftAt } from '../../features/drafts/queries.ts'
import { fillProfile } from '../../features/profiles/commands.ts'
import { hasOrdered, settlePlan } from '../../features/profiles/plan-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { taskStatements } from '../../services/gateway-tasks.ts'
import { hashedPassword } from '../../services/identity/passwords.ts'
import { newSessionToken } from '../../services/identity/session-cookie.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { goLiveAfter } from '../profiles/go-live.ts'

type SignedInByLink = { userId: string; sessionToken: string } | { secondFactor: string }

/**
 * Signs in by a mailed link, once, and never past a second factor (R6). It shows that the address is its person's: where
 * nobody had shown that, somebody else may have registered with it, so the password and every session go.
 * @throws AppError LINK_EXPIRED, LINK_USED.
 */
export async function openSignInLink(call: Call, token: string, userAgent: string): Promise<SignedInByLink> {
  const link = await readLink(call, 'sign-in-link', token)
  const [user] = await userById(call, link.userId)
  if (!user || user.suspendedAt) throw new AppError('LINK_EXPIRED')
  const needsCode = user.twoFactorEnabled
  const sessionToken = newSessionToken()
  const { statements } = await claimsOf(call, user)
  const outcomes = await call.db.batch([
    removePassword(call, user.id, isFirstProof(link)),
    endAllSessions(call, user.id, isFirstProof(link)),
    verifyAddress(call, user.id, isUnused(link)),
    ...(needsCode
      ? []
      : [beginSession(call, { userId: user.id, token: sessionToken, userAgent }, isUnused(link))]),
    ...statements,
    ...purchasesOf(call, user.id),
    spendLink(call, link),
  ])
  if (!wasSpent(outcomes)) throw new AppError('LINK_USED')
  await showPlan(call, outcomes.at(-2))
  return needsCode
    ? { secondFactor: await beginSecondFactor(call, user.id) }
    : { userId: user.id, sessionToken }
}

/**
 * Sets a new password by a mailed link, once; every session of the account ends, and its address is its person's.
 * @throws AppError LINK_EXPIRED, LINK_USED, PASSWORD_TOO_COMMON, BUSY.
 */
export async function resetPassword(call: Call, token: string, newPassword: string): Promise<void> {
  const link = await readLink(call, 'reset-password', token)
  checkNewPassword(newPassword, 'newPassword')
  const [[user], [unused]] = await call.db.batch([userById(call, link.userId), findLink(call, link)])
  if (!user) throw new AppError('LINK_EXPIRED')
  // Before the hash: a link that was used costs nothing.
  if (!unused) throw new AppError('LINK_USED')
  const hash = await hashedPassword(newPassword)
  const { statements } = await claimsOf(call, user)
  const outcomes = await call.db.batch([
    setPassword(call, user.id, hash, isUnused(link)),
    endAllSessions(call, user.id, isUnused(link)),
    verifyAddress(call, user.id, isUnused(link)),
    ...statements,
    mailStatement(
      call,
      { key: `password-changed/${link.identifier}`, ...passwordChangedEmail(user, call.variables.APP_URL) },
      isUnused(link),
    ),
    ...purchasesOf(call, user.id),
    spendLink(call, link),
  ])
  if (!wasSpent(outcomes)) throw new AppError('LINK_USED')
  await showPlan(call, outcomes.at(-2))
}

/**
 * Opens the mailed link that shows that an address is its account's, and claims the draft of that address, wherever it
 * was made (R7). Safe to repeat. @throws AppError LINK_EXPIRED, also where the account has another address by now.
 */
export async function verifyByLink(call: Call, token: string): Promise<{ email: string; claimed: boolean }> {
  const link = await readAddressLink(call, token)
  const [user] = await userById(call, link.userId)
  if (!user || user.email !== link.email) throw new AppError('LINK_EXPIRED')
  const { statements, claimed } = await claimsOf(call, user)
  const outcomes = await call.db.batch([
    verifyAddress(call, user.id),
    ...statements,
    ...purchasesOf(call, user.id),
  ])
  await showPlan(call, outcomes.at(-1))
  return { email: user.email, claimed }
}

/** What an account takes over once its address is its person's: the draft of that address, and what of it fills the profile. */
async function claimsOf(call: Call, user: { id: string; email: string }) {
  const [draft] = await draftAt(call, user.email)
  if (!draft || draft.claimedBy) return { statements: [], claimed: draft?.claimedBy === user.id }
  const statements = [claimDraft(call, draft.id, user.id), fillProfile(call, user.id, answersOf(draft))]
  return { statements, claimed: true }
}

/** What was paid under an account's mailbox becomes its own once the address is its person's, and its plan follows (R13). Statements, the last of which settles it. */
const purchasesOf = (call: Call, userId: string) =>
  [
    claimPurchases(call, userId),
    taskStatements(call, 'end-subscription', outdoneMonthsOf(call, userId)),
    settlePlan(call, userId, hasOrdered(userId)),
  ] as const

/** The pages of whose plan has changed show it. */
async function showPlan(call: Call, settled: unknown): Promise<void> {
  const [profile] = settled as { id: number }[]
  if (profile) await goLiveAfter(call, profile.id)
}

/** The last statement of a batch returns a row if it used the link up. */
const wasSpent = (outcomes: unknown[]) => (outcomes.at(-1) as unknown[]).length > 0
