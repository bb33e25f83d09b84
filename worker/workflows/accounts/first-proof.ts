import type { Call } from '../../call.ts'
import { isVerified } from '../../features/accounts/commands.ts'
import { claimPurchases } from '../../features/billing/order-commands.ts'
import { reviewOfAccount } from '../../features/billing/review-commands.ts'
import { forgoTrials } from '../../features/billing/trial-commands.ts'
import { claimDraft } from '../../features/drafts/commands.ts'
import { answersOf, draftAt } from '../../features/drafts/queries.ts'
import { markOwnersProfileChanged } from '../../features/profiles/commands.ts'
import { fillProfile } from '../../features/profiles/new-profile-commands.ts'
import { hasOrdered, recomputePlan } from '../../features/profiles/plan-commands.ts'
import { updateOwnersPublication, updatePublication } from '../profiles/update-publication.ts'
import { inviteWaiting } from '../references/invite-referees.ts'

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
export const takeOverPurchases = (call: Call, userId: string) => ({
  purchases: [
    forgoTrials(call, userId),
    claimPurchases(call, userId),
    reviewOfAccount(call, userId),
  ] as const,
  plan: recomputePlan(call, userId, hasOrdered(userId)),
})
type ChangedPlan = Awaited<ReturnType<typeof recomputePlan>>

/** Updates the publication of a profile whose plan has changed, or whose owner proved their address for the first time (R10). */
export async function updatePublicationAfterProof(
  call: Call,
  { id, emailVerified }: { id: string; emailVerified: boolean },
  [profile]: ChangedPlan,
): Promise<void> {
  if (!emailVerified) await updateOwnersPublication(call, id)
  else if (profile) await updatePublication(call, profile.id)
}

/** Updates the publication after a first proof, and mails the referees who waited for it. */
export async function finishFirstProof(call: Call, userId: string, plan: ChangedPlan): Promise<void> {
  await updatePublicationAfterProof(call, { id: userId, emailVerified: false }, plan)
  await inviteWaiting(call, userId)
}
