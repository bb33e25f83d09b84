import type { SubmittedReference } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { referenceArrivedPush } from '../../features/notifications/wording.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import {
  answerInvitation,
  deleteConfirmations,
  isReferenceOpen,
  upsertConfirmations,
} from '../../features/references/answer-commands.ts'
import { referenceArrivedEmail, thanksEmail } from '../../features/references/answer-emails.ts'
import {
  type Candidate,
  type FoundReference,
  findConfirmations,
  findReference,
  type StoredReference,
} from '../../features/references/answer-queries.ts'
import { confirmationRowsOf, isSameStatement } from '../../features/references/confirmation-rows.ts'
import { issueOwnLink, type LinkClaims, mailKey, readReferenceLink } from '../../features/references/links.ts'
import { versionsToConfirm } from '../../features/references/story-queries.ts'
import { checkIndependence, isSame, statementIn } from '../../features/references/submitted-reference.ts'
import { AppError } from '../../services/app-error.ts'
import type { Condition } from '../../services/database/conditions.ts'
import type { Statements } from '../../services/database.ts'
import { networkHash } from '../../services/identity/address.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { retryOnConflict, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { submitUninvited } from './submit-uninvited.ts'

type Submitted = { status: 'validated' | 'submitted'; candidateFirstName: string; own?: string }

/**
 * Saves a referee's answer (R8): one with an invitation counts at once, another once its address is confirmed. Safe
 * to repeat within `repeatMs`.
 * @throws AppError LINK_EXPIRED, LINK_USED, CANDIDATE_NOT_FOUND, OWN_ADDRESS, REFERENCES_SPENT, REFERENCE_EXISTS,
 * BAD_REQUEST; then nothing is stored.
 */
export const submitReference = (call: Call, input: SubmittedReference): Promise<Submitted> =>
  input.token ? submitInvited(call, input, input.token) : submitUninvited(call, input)

async function submitInvited(call: Call, input: SubmittedReference, token: string): Promise<Submitted> {
  const link = await readReferenceLink(call, 'reference', token)
  const submitted = await retryOnConflict(async () => {
    const found = await findReference(call, link.id)
    if (found?.reference.invitedAt?.getTime() !== link.invitedAt) throw new AppError('LINK_EXPIRED')
    const { reference, candidate } = found
    const isAnswered = ['validated', 'rejected'].includes(reference.status)
    if (isAnswered && !(await isRepeat(call, found, input))) throw new AppError('LINK_USED')
    const own = isAnswered
      ? await issueOwnLink(call, reference)
      : await saveAnswer(call, found, { input, link })
    return own && ({ status: 'validated', candidateFirstName: candidate.firstName, own } as const)
  })
  if (!submitted) throw new AppError('LINK_EXPIRED')
  return submitted
}

/** Whether this is a retry of an answer from a moment ago, whose response was lost. */
async function isRepeat(call: Call, { reference, candidate }: FoundReference, input: SubmittedReference) {
  if (reference.status !== 'validated' || !isSame(call, reference, statementIn(input))) return false
  const versions = await versionsToConfirm(call, candidate.profileId)
  const confirmations = confirmationRowsOf(input.confirmations, versions)
  return isSameStatement(confirmations, await findConfirmations(call, reference.id))
}

/**
 * Saves an answer to an invitation; returns the token of the referee's own link, or undefined where somebody else
 * wrote in between.
 * @throws AppError LINK_EXPIRED, OWN_ADDRESS, BAD_REQUEST.
 */
async function saveAnswer(
  call: Call,
  { reference, candidate }: FoundReference,
  { input, link }: { input: SubmittedReference; link: LinkClaims<'reference'> },
): Promise<string | undefined> {
  const { status, expiresAt } = reference
  // Cancelled and expired ones, and one whose end has come before the job has seen it.
  if (['cancelled', 'expired'].includes(status) || (expiresAt && expiresAt <= call.now))
    throw new AppError('LINK_EXPIRED')
  checkIndependence(candidate, reference.email)
  const statement = statementIn(input)
  const versions = await versionsToConfirm(call, candidate.profileId)
  const confirmations = confirmationRowsOf(input.confirmations, versions)
  const own = await issueOwnLink(call, { ...reference, validatedAt: call.now })
  const named = { ...reference, name: statement.name }
  const isOpen = isReferenceOpen(call, link)
  const { answered } = await write(call, {
    profile: markProfileChanged(call, candidate.profileId),
    before: deleteConfirmations(call, reference.id, isOpen),
    confirmations: upsertConfirmations(call, reference.id, confirmations, isOpen),
    mails: await arrivalMails(call, { reference: named, candidate, own, onlyIf: isOpen }),
    answered: answerInvitation(call, link, statement, await networkHash(call)),
  })
  if (!answered.length) return undefined
  await updatePublication(call, candidate.profileId)
  return own
}

/** The mail and the pushes to the owner, and the mail with the referee's own link. */
export async function arrivalMails(
  call: Call,
  {
    reference: { id, email, name },
    candidate,
    own,
    onlyIf,
  }: {
    reference: StoredReference
    candidate: Candidate
    own: string
    onlyIf: Condition
  },
) {
  const siteUrl = call.variables.APP_URL
  const occasion = call.now.getTime()
  const key = mailKey(id, `arrived/${occasion}`)
  const recipient = { email, refereeName: name, candidateName: candidate.name }
  const owner = { email: candidate.ownerEmail, firstName: candidate.firstName }
  const arrived = { refereeName: name, isListed: candidate.isListed }
  const toOwner = await stoppable(call, referenceArrivedEmail(owner, arrived, siteUrl))
  const push = { ...referenceArrivedPush(name), key, to: ownerOfProfile(candidate.profileId) }
  const thanks = { key: mailKey(id, `thanks/${occasion}`), ...thanksEmail(recipient, own, siteUrl) }
  return [
    mailStatement(call, { key, ...toOwner }, onlyIf),
    pushStatement(call, push, onlyIf),
    mailStatement(call, thanks, onlyIf),
  ] as const satisfies Statements
}
