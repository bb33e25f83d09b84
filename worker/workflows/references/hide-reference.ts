import type { Call } from '../../call.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { findReference } from '../../features/references/answer-queries.ts'
import {
  hideableStatuses,
  hideReferenceRow,
  showReferenceRow,
} from '../../features/references/hiding-commands.ts'
import { isConfirmedOnlyBy, wasDecidedWith } from '../../features/references/story-queries.ts'
import { wasValidatedLast } from '../../features/reviews/verdict-queries.ts'
import { republishValidated, resubmitPublished } from '../../features/stories/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/**
 * Hides a reference that its owner did not ask for: it no longer counts, and stories that nobody else confirmed are
 * unpublished (R8). Safe to repeat.
 * @throws AppError REFERENCE_NOT_FOUND, REFERENCE_NOT_OPEN where there is nothing to hide, REFERENCE_INVITED.
 */
export async function hideReference(call: Call, profileId: number, id: number): Promise<void> {
  const { reference, candidate } = await ownReference(call, profileId, id)
  if (!hideableStatuses.includes(reference.status)) throw new AppError('REFERENCE_NOT_OPEN')
  if (reference.invitedAt) throw new AppError('REFERENCE_INVITED')
  const down = unpublishUnproven(call, { id: profileId, profileUrl: candidate.profileUrl })
  await write(call, {
    profile: markProfileChanged(call, profileId),
    // While the referee still counts: afterwards nobody knows what stood on them.
    stories: resubmitPublished(call, isConfirmedOnlyBy(reference)),
    hidden: hideReferenceRow(call, id),
    unpublished: down.statements,
  })
  invalidatePages(call, down.marks)
  await updatePublication(call, profileId)
}

/**
 * Shows a hidden reference again, and republishes the stories that were validated on its word if they are unchanged
 * and undecided since. Safe to repeat.
 * @throws AppError REFERENCE_NOT_FOUND.
 */
export async function showReference(call: Call, profileId: number, id: number): Promise<void> {
  const { reference } = await ownReference(call, profileId, id)
  if (!reference.hiddenAt) return
  await write(call, {
    profile: markProfileChanged(call, profileId),
    shown: showReferenceRow(call, id),
    stories: republishValidated(call, wasDecidedWith(reference), wasValidatedLast),
  })
  await updatePublication(call, profileId)
}

async function ownReference(call: Call, profileId: number, id: number) {
  const found = await findReference(call, id)
  if (found?.reference.profileId !== profileId) throw new AppError('REFERENCE_NOT_FOUND')
  return found
}
