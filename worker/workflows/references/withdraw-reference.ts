import type { Call } from '../../call.ts'
import { eraseBadgesNaming } from '../../features/badges/commands.ts'
import { removeReferee } from '../../features/chat/commands.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { deletePushes, pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { referenceWithdrawnPush } from '../../features/notifications/wording.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { isUnlisted } from '../../features/profiles/publishing-queries.ts'
import { isNotErased } from '../../features/profiles/queries.ts'
import { eraseReferenceRow, withdrawReferenceRow } from '../../features/references/answer-commands.ts'
import { withdrawnEmail } from '../../features/references/answer-emails.ts'
import { type FoundReference, findReference } from '../../features/references/answer-queries.ts'
import { mailKey, mailsAbout, readReferenceLink } from '../../features/references/links.ts'
import { insertRefusal, mailboxOf } from '../../features/references/refusal-commands.ts'
import { findLoss, isConfirmedOnlyBy } from '../../features/references/story-queries.ts'
import { statusesBefore } from '../../features/references/transitions.ts'
import { resubmitPublished } from '../../features/stories/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { allOf } from '../../services/database/conditions.ts'
import { eraseMailsByPrefix, mailStatement } from '../../services/mail/outbox.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/**
 * Withdraws a reference by the referee's own link (R26), in one batch: unpublishes stories that nobody else
 * confirmed, invalidates pages, mails the owner and removes it from the agent's conversations. Safe to repeat.
 * @throws AppError LINK_EXPIRED where it was erased.
 */
export async function withdrawReference(call: Call, token: string): Promise<void> {
  if (!(await takeBack(call, token, 'withdrawn'))) throw new AppError('LINK_EXPIRED')
}

/**
 * Erases a reference, its confirmations, the badges that name it and the mails about it; after a refusal a keyed hash
 * of the mailbox stays (R8). Safe to repeat.
 * @throws AppError LINK_EXPIRED for a link that is none.
 */
export async function eraseReference(call: Call, token: string): Promise<void> {
  await takeBack(call, token, 'erased')
}

type Outcome = 'withdrawn' | 'erased'

/** Withdraws or erases; returns whether there was a reference. */
async function takeBack(call: Call, token: string, outcome: Outcome): Promise<boolean> {
  const link = await readReferenceLink(call, 'referee', token)
  const found = await findReference(call, link.id)
  if (found?.reference.createdAt.getTime() !== link.createdAt) return false
  const { reference, candidate } = found
  const { id, profileId, status, email } = reference
  const isErased = outcome === 'erased'
  // Whether it counts and the page is public is not asked first: both may change meanwhile.
  const mayCount = statusesBefore('withdrawn').includes(status)
  const down = unpublishUnproven(call, { id: profileId, profileUrl: candidate.profileUrl })
  await write(call, {
    profile: markProfileChanged(call, profileId),
    // While the referee counts: afterwards the stories that rest on them cannot be found.
    stories: resubmitPublished(call, isConfirmedOnlyBy(reference)),
    conversations: removeReferee(call, reference),
    mails: isErased ? eraseMailsByPrefix(call, mailsAbout(id)) : undefined,
    pushes: isErased ? deletePushes(call, `reference/${id}`) : undefined,
    refusal: isErased ? insertRefusal(call, id, await mailboxOf(call, profileId, email)) : undefined,
    reference: isErased ? eraseReferenceRow(call, link) : withdrawReferenceRow(call, link),
    badges: isErased ? eraseBadgesNaming(call, id) : undefined,
    unpublished: mayCount ? down.statements : undefined,
    notification: status === 'validated' ? await mailsToOwner(call, found, outcome) : undefined,
  })
  if (mayCount) invalidatePages(call, down.marks)
  await updatePublication(call, profileId)
  return true
}

/** The mail to the owner: of these statements with one key the first whose condition holds is inserted. */
async function mailsToOwner(call: Call, { reference, candidate }: FoundReference, outcome: Outcome) {
  const { id, profileId, name: refereeName, validatedAt } = reference
  const { titles } = await findLoss(call, reference)
  const isErased = outcome === 'erased'
  // An erased reference has no mails of its own, and the owner is still mailed. Once for what was validated at one
  // time, however often it is asked.
  const key = isErased ? `reference-erased/${id}` : mailKey(id, `withdrawn/${validatedAt?.getTime()}`)
  const owner = { email: candidate.ownerEmail, firstName: candidate.firstName }
  const emailOf = (comesDown: boolean) =>
    withdrawnEmail(owner, { refereeName, isErased, comesDown, titles }, call.variables.APP_URL)
  const isThere = isNotErased(profileId)
  return [
    ...(candidate.isListed
      ? [mailStatement(call, { key, ...emailOf(true) }, allOf(isUnlisted(profileId), isThere))]
      : []),
    mailStatement(call, { key, ...emailOf(false) }, isThere),
    pushStatement(call, {
      ...referenceWithdrawnPush(isErased ? '' : refereeName),
      key,
      to: ownerOfProfile(profileId),
    }),
  ]
}
