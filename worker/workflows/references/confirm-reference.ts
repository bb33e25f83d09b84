import type { UnconfirmedReference } from '#schema/references/reference-answers.ts'
import type { Call } from '../../call.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import {
  confirmAddress,
  deleteConfirmations,
  isUnconfirmed,
} from '../../features/references/answer-commands.ts'
import { type FoundReference, findReference } from '../../features/references/answer-queries.ts'
import { issueOwnLink, type LinkClaims, readReferenceLink } from '../../features/references/links.ts'
import { checkIndependence } from '../../features/references/submitted-reference.ts'
import { AppError } from '../../services/app-error.ts'
import { retryOnConflict, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { arrivalMails } from './submit-reference.ts'

/**
 * The text that the mailed link names, so that nobody confirms what they have not read, and when it was confirmed.
 * @throws AppError LINK_EXPIRED, also where another text was sent since; LINK_USED where it is withdrawn or over.
 */
export async function readUnconfirmed(call: Call, token: string): Promise<UnconfirmedReference> {
  const link = await readReferenceLink(call, 'confirm-reference', token)
  const found = await findReference(call, link.id)
  if (found?.reference.submittedAt?.getTime() !== link.submittedAt) throw new AppError('LINK_EXPIRED')
  const { reference, candidate } = found
  const { status, name, role, company, answers, addressConfirmedAt: at } = reference
  if (!answers || !['submitted', 'validated'].includes(status)) throw new AppError('LINK_USED')
  const isAnswered = status === 'validated' && at
  return {
    candidateName: candidate.name,
    name,
    role,
    company,
    answers,
    answered: isAnswered ? { at: at.toISOString(), own: await issueOwnLink(call, reference) } : null,
  }
}

/**
 * Confirms a referee's address by the mailed link: their reference counts from then on. Safe to repeat.
 * @throws AppError LINK_EXPIRED, also where another text was sent since; LINK_USED, OWN_ADDRESS.
 */
export async function confirmReference(
  call: Call,
  token: string,
): Promise<{ candidateFirstName: string; own: string }> {
  const link = await readReferenceLink(call, 'confirm-reference', token)
  const confirmed = await retryOnConflict(async () => {
    const found = await findReference(call, link.id)
    if (found?.reference.submittedAt?.getTime() !== link.submittedAt) throw new AppError('LINK_EXPIRED')
    const { reference, candidate } = found
    const own =
      reference.status === 'validated'
        ? await issueOwnLink(call, reference)
        : await saveConfirmation(call, found, link)
    return own && { candidateFirstName: candidate.firstName, own }
  })
  if (!confirmed) throw new AppError('LINK_USED')
  return confirmed
}

/**
 * Saves that an address is confirmed; returns the token of the referee's own link, or undefined where somebody else
 * wrote in between.
 * @throws AppError LINK_USED, OWN_ADDRESS.
 */
async function saveConfirmation(
  call: Call,
  { reference, candidate }: FoundReference,
  link: LinkClaims<'confirm-reference'>,
): Promise<string | undefined> {
  if (reference.status !== 'submitted') throw new AppError('LINK_USED')
  checkIndependence(candidate, reference.email)
  const own = await issueOwnLink(call, { ...reference, validatedAt: call.now })
  const isWaiting = isUnconfirmed(link)
  const { confirmed } = await write(call, {
    profile: markProfileChanged(call, candidate.profileId),
    // What was confirmed before a withdrawal does not come back.
    withdrawn: deleteConfirmations(call, reference.id, isWaiting),
    mails: await arrivalMails(call, { reference, candidate, own, onlyIf: isWaiting }),
    confirmed: confirmAddress(call, link),
  })
  if (!confirmed.length) return undefined
  await updatePublication(call, candidate.profileId)
  return own
}
