import { uninvitedPerDay } from '#schema/references/limits.ts'
import type { SubmittedReference } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { referenceUninvitedPush } from '../../features/notifications/wording.ts'
import { isErased } from '../../features/profiles/queries.ts'
import { type RefereeStatement, upsertUnconfirmed } from '../../features/references/answer-commands.ts'
import { confirmAddressEmail, uninvitedReferenceEmail } from '../../features/references/answer-emails.ts'
import {
  type Candidate,
  findCandidate,
  findReferenceOf,
  type StoredReference,
} from '../../features/references/answer-queries.ts'
import { issueReferenceLink, mailKey } from '../../features/references/links.ts'
import { mailboxOf } from '../../features/references/refusal-commands.ts'
import { checkIndependence, isSame, statementIn } from '../../features/references/submitted-reference.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { networkHash } from '../../services/identity/address.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { write } from '../../services/write.ts'

/** The most confirmation links mailed to one address in a day. */
const linksPerDay = 10
/** The most mails about new references to one owner in a day. */
const ownerMailsPerDay = 20

/** A reference whose address is not confirmed, and its candidate. */
type Unconfirmed = { status: 'submitted'; candidateFirstName: string }

/**
 * Saves a reference without an invitation (R8), a few a day for one candidate, who is mailed about each. It counts
 * once its address is confirmed by mail.
 * @throws AppError CANDIDATE_NOT_FOUND, OWN_ADDRESS, REFERENCES_SPENT, REFERENCE_EXISTS, BAD_REQUEST; then nothing is
 * stored.
 */
export async function submitUninvited(call: Call, input: SubmittedReference): Promise<Unconfirmed> {
  if (input.confirmations.length)
    throw new AppError('BAD_REQUEST', {
      details: [
        {
          path: 'confirmations',
          message: 'Stories can be confirmed with a link that was mailed to you only.',
        },
      ],
    })
  const candidate = await findCandidate(call, input.candidateEmail)
  if (!candidate) throw new AppError('CANDIDATE_NOT_FOUND')
  checkIndependence(candidate, input.referenceEmail)
  const statement = statementIn(input)
  const inserted = await insertWithinLimit(call, candidate.profileId, input.referenceEmail, statement)
  // Keyed by the row, so that a retry after a lost response gets the same mail.
  const mails = await mailsOf(call, inserted, candidate)
  await write(call, { mails }, { unless: unlessErased(candidate.profileId) })
  return { status: 'submitted', candidateFirstName: candidate.firstName }
}

const unlessErased = (profileId: number) => [[isErased(profileId), 'CANDIDATE_NOT_FOUND'] as const]

/**
 * Inserts a reference within the candidate's daily limit, or finds the same one again.
 * @throws AppError REFERENCES_SPENT, REFERENCE_EXISTS.
 */
async function insertWithinLimit(
  call: Call,
  profileId: number,
  email: string,
  statement: RefereeStatement,
): Promise<StoredReference> {
  const [mailbox, network] = await Promise.all([mailboxOf(call, profileId, email), networkHash(call)])
  const reserved = await reserveOneToday(call, {
    unit: 'references',
    subject: `references:${profileId}`,
    limit: uninvitedPerDay,
  })
  if (!reserved.exceeded) {
    const { reference } = await releasedIfFailed(call, reserved.allowances, () =>
      write(call, upsertUnconfirmed(call, { mailbox, email, network }, statement), {
        unless: unlessErased(profileId),
      }),
    )
    const [inserted] = reference
    if (inserted) return inserted
    await releaseReserved(call, reserved.allowances)
  }
  const existing = await findReferenceOf(call, profileId, email)
  if (existing?.status === 'submitted' && isSame(call, existing, statement)) return existing
  if (reserved.exceeded) throw new AppError('REFERENCES_SPENT', reserved.exceeded)
  // One error for a given, a declined and a rejected reference, so that nobody finds out which.
  throw new AppError('REFERENCE_EXISTS')
}

/** Statements that mail the confirmation link and notify the owner. */
async function mailsOf(
  call: Call,
  { id, email, name, createdAt, submittedAt }: StoredReference,
  { profileId, name: candidateName, firstName, ownerEmail }: Candidate,
) {
  const siteUrl = call.variables.APP_URL
  const sentAt = submittedAt ?? createdAt
  const link = { id, submittedAt: sentAt.getTime() }
  const token = await issueReferenceLink({ ...call, now: sentAt }, 'confirm-reference', link)
  const toReferee = {
    key: mailKey(id, `confirm/${link.submittedAt}`),
    ...confirmAddressEmail({ email, refereeName: name, candidateName }, token, siteUrl),
  }
  const owner = { email: ownerEmail, firstName }
  const toOwner = {
    key: mailKey(id, `uninvited/${link.submittedAt}`),
    ...(await stoppable(call, uninvitedReferenceEmail(owner, { refereeName: name, email }, siteUrl))),
  }
  return [
    mailStatement(call, toReferee, fewerMailsThan(call, linksPerDay, toReferee)),
    mailStatement(call, toOwner, fewerMailsThan(call, ownerMailsPerDay, toOwner)),
    pushStatement(call, {
      ...referenceUninvitedPush(name),
      key: toOwner.key,
      to: ownerOfProfile(profileId),
    }),
  ] as const satisfies Statements
}
