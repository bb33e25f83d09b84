import type { z } from 'zod'
import type { Invitation } from '#schema/references/reference-answers.ts'
import type { declineSchema } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { referenceDeclinedPush } from '../../features/notifications/wording.ts'
import {
  decliningOf,
  type Mailed,
  markCancelled,
  markDeclined,
} from '../../features/references/invitation-commands.ts'
import { findInvited, type InvitedReferee } from '../../features/references/invitation-queries.ts'
import { issueOwnLink, readReferenceLink } from '../../features/references/links.ts'
import { storiesToConfirm } from '../../features/references/story-queries.ts'
import { answerable } from '../../features/references/transitions.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Takes an owner's invitation back. Safe to repeat.
 * @throws AppError REFERENCE_NOT_FOUND, REFERENCE_NOT_OPEN where it was answered.
 */
export async function cancelInvitation(call: Call, profileId: number, id: number): Promise<void> {
  const cancelled = await markCancelled(call, { id, profileId })
  if (cancelled.length) return
  const existing = await findInvited(call, id)
  if (existing?.profileId !== profileId) throw new AppError('REFERENCE_NOT_FOUND')
  if (existing.status !== 'cancelled') throw new AppError('REFERENCE_NOT_OPEN')
}

/**
 * What a referee's form begins with, by the link of their invitation. Reads only.
 * @throws AppError LINK_USED, LINK_EXPIRED.
 */
export async function readInvitation(call: Call, token: string): Promise<Invitation> {
  const referee = await openedBy(call, token)
  if (!answerable.includes(referee.status)) throw new AppError('LINK_USED')
  const { candidateFirstName, candidateLastName, decidedAt, email, invitationStory, words } = referee
  return {
    candidateFirstName,
    candidateName: `${candidateFirstName} ${candidateLastName}`.trim(),
    email,
    // As the owner wrote it, not as a stranger may have since.
    name: `${referee.firstName} ${referee.lastName}`.trim(),
    solutionStory: invitationStory,
    words,
    expiresAt: referee.expiresAt.toISOString(),
    declined:
      referee.status === 'declined' && decidedAt
        ? { at: decidedAt.toISOString(), own: await issueOwnLink(call, referee) }
        : null,
    stories: await storiesToConfirm(call, referee.profileId),
  }
}

/** Declines an invitation by its link, once; answers the token of the referee's own link. @throws AppError LINK_USED, LINK_EXPIRED. */
export async function declineInvitation(
  call: Call,
  { token, ...declined }: z.infer<typeof declineSchema>,
): Promise<string> {
  const referee = await openedBy(call, token)
  const { key, onlyIf } = decliningOf(referee)
  const { own } = await write(call, {
    pushes: pushStatement(
      call,
      {
        ...referenceDeclinedPush(`${referee.firstName} ${referee.lastName}`.trim()),
        key,
        to: ownerOfProfile(referee.profileId),
      },
      onlyIf,
    ),
    ...(await markDeclined(call, referee, declined)),
  })
  const [reference] = own
  if (!reference) throw new AppError('LINK_USED')
  return issueOwnLink(call, reference)
}

/** The invitation of a mailed link. @throws AppError LINK_EXPIRED where it is over or taken back, or the link is of an earlier one. */
async function openedBy(call: Call, token: string): Promise<InvitedReferee & Mailed> {
  const { id, invitedAt } = await readReferenceLink(call, 'reference', token)
  const referee = await findInvited(call, id)
  if (!referee?.expiresAt || referee.invitedAt?.getTime() !== invitedAt) throw new AppError('LINK_EXPIRED')
  const isOver = answerable.includes(referee.status) && referee.expiresAt <= call.now
  if (isOver || ['expired', 'cancelled'].includes(referee.status)) throw new AppError('LINK_EXPIRED')
  return { ...referee, invitedAt: referee.invitedAt, expiresAt: referee.expiresAt }
}
