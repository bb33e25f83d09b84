import type { UnconfirmedReference } from '#schema/references/reference-answers.ts'
import type { SubmittedReference } from '#schema/references/reference-form.ts'
import type { Call } from '../../call.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import {
  answerInvitation,
  confirmAddress,
  deleteConfirmations,
  isReferenceOpen,
  isUnconfirmed,
  upsertConfirmations,
} from '../../features/references/answer-commands.ts'
import { referenceArrivedEmail, thanksEmail } from '../../features/references/answer-emails.ts'
import {
  type Candidate,
  findReference,
  findTold,
  type KeptReference,
} from '../../features/references/answer-queries.ts'
import { issueOwnLink, mailKey, readReferenceLink } from '../../features/references/links.ts'
import { versionsToConfirm } from '../../features/references/story-queries.ts'
import { checkIndependence, isSame, toldIn } from '../../features/references/submitted-reference.ts'
import { isSameTold, readConfirmations } from '../../features/references/told-confirmations.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { networkHash } from '../../services/identity/address.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { write } from '../../services/write.ts'
import { goLiveAfter } from '../profiles/go-live.ts'
import { submitUninvited } from './submit-uninvited.ts'

type Taken = { status: 'validated' | 'submitted'; candidateFirstName: string; own?: string }

/**
 * Saves a referee's answer (R8): one with an invitation counts at once, another once its address is confirmed. Safe
 * to repeat within `repeatMs`.
 * @throws AppError LINK_EXPIRED, LINK_USED, CANDIDATE_NOT_FOUND, OWN_ADDRESS, REFERENCES_SPENT, REFERENCE_EXISTS,
 * BAD_REQUEST; then nothing is kept.
 */
export const submitReference = (call: Call, given: SubmittedReference): Promise<Taken> =>
  given.token ? takeInvited(call, given, given.token) : submitUninvited(call, given)

async function takeInvited(call: Call, given: SubmittedReference, token: string): Promise<Taken> {
  const link = await readReferenceLink(call, 'reference', token)
  const told = toldIn(given)
  for (let isLast = false; ; isLast = true) {
    const found = await findReference(call, link.id)
    if (found?.reference.invitedAt?.getTime() !== link.invitedAt) throw new AppError('LINK_EXPIRED')
    const { reference, candidate } = found
    const { status, expiresAt } = reference
    const answer = (own: string) =>
      ({ status: 'validated', candidateFirstName: candidate.firstName, own }) as const
    if (status === 'validated' || status === 'rejected') {
      const versions = await versionsToConfirm(call, candidate.profileId)
      const isRepeat =
        status === 'validated' &&
        isSame(call, reference, told) &&
        isSameTold(readConfirmations(given.confirmations, versions), await findTold(call, reference.id))
      if (isRepeat) return answer(await issueOwnLink(call, reference))
      throw new AppError('LINK_USED')
    }
    // Cancelled and expired ones, and one whose end has come before the job has seen it.
    if (isLast || ['cancelled', 'expired'].includes(status) || (expiresAt && expiresAt <= call.now))
      throw new AppError('LINK_EXPIRED')
    checkIndependence(candidate, reference.email)
    const versions = await versionsToConfirm(call, candidate.profileId)
    const confirmations = readConfirmations(given.confirmations, versions)
    const own = await issueOwnLink(call, { ...reference, validatedAt: call.now })
    const answered = { ...reference, name: told.name }
    const isOpen = isReferenceOpen(call, link)
    const done = await write(call, {
      profile: markProfileChanged(call, candidate.profileId),
      before: deleteConfirmations(call, reference.id, isOpen),
      confirmations: upsertConfirmations(call, reference.id, confirmations, isOpen),
      mails: await mailsOf(call, { reference: answered, candidate, own, onlyIf: isOpen }),
      answered: answerInvitation(call, link, told, await networkHash(call)),
    })
    // Another request was faster: it may have been the same.
    if (!done.answered.length) continue
    await goLiveAfter(call, candidate.profileId)
    return answer(own)
  }
}

/**
 * The text that the mailed link names, so that nobody confirms what they have not read.
 * @throws AppError LINK_EXPIRED, also where another text was sent since; LINK_USED where it is withdrawn or over.
 */
export async function readUnconfirmed(call: Call, token: string): Promise<UnconfirmedReference> {
  const link = await readReferenceLink(call, 'confirm-reference', token)
  const found = await findReference(call, link.id)
  if (found?.reference.submittedAt?.getTime() !== link.submittedAt) throw new AppError('LINK_EXPIRED')
  const { reference, candidate } = found
  const { status, name, role, company, answers } = reference
  if (!answers || !['submitted', 'validated'].includes(status)) throw new AppError('LINK_USED')
  return { candidateName: candidate.name, name, role, company, answers }
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
  for (let isLast = false; ; isLast = true) {
    const found = await findReference(call, link.id)
    if (found?.reference.submittedAt?.getTime() !== link.submittedAt) throw new AppError('LINK_EXPIRED')
    const { reference, candidate } = found
    const answer = (own: string) => ({ candidateFirstName: candidate.firstName, own })
    if (reference.status === 'validated') return answer(await issueOwnLink(call, reference))
    if (isLast || reference.status !== 'submitted') throw new AppError('LINK_USED')
    checkIndependence(candidate, reference.email)
    const own = await issueOwnLink(call, { ...reference, validatedAt: call.now })
    const { confirmed } = await write(call, {
      profile: markProfileChanged(call, candidate.profileId),
      // Of what was withdrawn once nothing comes back with it.
      withdrawn: deleteConfirmations(call, reference.id, isUnconfirmed(link)),
      mails: await mailsOf(call, { reference, candidate, own, onlyIf: isUnconfirmed(link) }),
      confirmed: confirmAddress(call, link),
    })
    if (!confirmed.length) continue
    await goLiveAfter(call, candidate.profileId)
    return answer(own)
  }
}

/** The mail to the owner, and the mail with the referee's own link. */
async function mailsOf(
  call: Call,
  {
    reference: { id, email, name },
    candidate,
    own,
    onlyIf,
  }: {
    reference: KeptReference
    candidate: Candidate
    own: string
    onlyIf: ReturnType<typeof isReferenceOpen>
  },
) {
  const siteUrl = call.variables.APP_URL
  const occasion = call.now.getTime()
  const about = { email, refereeName: name, candidateName: candidate.name }
  const owner = { email: candidate.ownerEmail, firstName: candidate.firstName }
  return [
    mailStatement(
      call,
      {
        key: mailKey(id, `arrived/${occasion}`),
        ...(await stoppable(call, referenceArrivedEmail(owner, name, siteUrl))),
      },
      onlyIf,
    ),
    mailStatement(
      call,
      { key: mailKey(id, `thanks/${occasion}`), ...thanksEmail(about, own, siteUrl) },
      onlyIf,
    ),
  ] as const satisfies Statements
}
