import type { z } from 'zod'
import type { referenceVerdictSchema } from '#schema/reviews/reviews.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { isRecorded, recordDecision } from '../../features/decisions/commands.ts'
import { lastDecision } from '../../features/decisions/queries.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { referenceRejectedPush } from '../../features/notifications/wording.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { isUnlisted } from '../../features/profiles/publishing-queries.ts'
import { type FoundReference, findReference } from '../../features/references/answer-queries.ts'
import { mailKey } from '../../features/references/links.ts'
import { findLoss, isConfirmedOnlyBy } from '../../features/references/story-queries.ts'
import {
  isRejectable,
  isUnread,
  markRead,
  type ReadText,
  rejectReference,
} from '../../features/references/verdict-commands.ts'
import { rejectedEmail } from '../../features/reviews/emails.ts'
import { findInterest, hasNoInterest } from '../../features/reviews/verdict-queries.ts'
import { resubmitPublished } from '../../features/stories/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { allOf, type Condition } from '../../services/database/conditions.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

type Verdict = z.infer<typeof referenceVerdictSchema>

/**
 * Marks the text that was read as read, or rejects it: then stories that nobody else confirmed wait for a validator
 * again, and the owner is mailed (R8). The same verdict again changes nothing.
 * @throws AppError REFERENCE_NOT_FOUND, OWN_INTEREST, REFERENCE_OUTDATED, SIGN_IN_FIRST.
 */
export async function decideOnReference(call: Call, id: number, verdict: Verdict): Promise<void> {
  const found = await findReference(call, id)
  if (!found) throw new AppError('REFERENCE_NOT_FOUND')
  const { profileId } = found.reference
  const { submittedAt, ...decision } = verdict
  const text =
    submittedAt === undefined ? undefined : { id, submittedAt: submittedAt ? new Date(submittedAt) : null }
  const decide = verdict.verdict === 'read' ? markTextRead : rejectText
  const isDone = text && (await decide(call, found, text, decision))
  if (isDone) return updatePublication(call, profileId)
  if (await findInterest(call, profileId)) throw new AppError('OWN_INTEREST')
  const [current, [last]] = await Promise.all([findReference(call, id), lastDecision(call, 'reference', id)])
  if (!text || current?.reference.submittedAt?.getTime() !== text.submittedAt?.getTime())
    throw new AppError('REFERENCE_OUTDATED')
  if (verdict.verdict === 'read' && current?.reference.status === 'validated' && current.reference.readAt)
    return
  const isRepeat =
    current?.reference.status === 'rejected' &&
    last?.decidedBy === accountOf(call).userId &&
    last.verdict === verdict.verdict &&
    last.note === verdict.note
  if (!isRepeat) throw new AppError('REFERENCE_OUTDATED')
}

type Decision = Omit<Verdict, 'submittedAt'>

async function markTextRead(
  call: Call,
  { reference }: FoundReference,
  text: ReadText,
  verdict: Decision,
): Promise<boolean> {
  const { id, profileId } = reference
  const before = allOf(isUnread(text), hasNoInterest(call, profileId))
  const batch = {
    profile: markProfileChanged(call, profileId),
    decision: recordDecision(call, { subject: 'reference', subjectId: id, profileId, ...verdict }, before),
    marked: markRead(call, id, accountOf(call).name, before),
  }
  const { marked } = await write(call, batch, { unless: [unlessSignedOut(call)] })
  return marked.length > 0
}

async function rejectText(
  call: Call,
  found: FoundReference,
  text: ReadText,
  verdict: Decision,
): Promise<boolean> {
  const { reference, candidate } = found
  const { id, profileId } = reference
  const before = allOf(isRejectable(text), hasNoInterest(call, profileId))
  const down = unpublishUnproven(call, { id: profileId, profileUrl: candidate.profileUrl })
  const batch = {
    profile: markProfileChanged(call, profileId),
    // While the referee still counts: afterwards the stories that rest on them cannot be found.
    stories: resubmitPublished(call, allOf(isConfirmedOnlyBy(reference), before)),
    decision: recordDecision(call, { subject: 'reference', subjectId: id, profileId, ...verdict }, before),
    rejected: rejectReference(call, id, verdict.note, before),
    unpublished: down.statements,
    mails: await mailsToOwner(call, found, verdict.note),
  }
  const { rejected } = await write(call, batch, { unless: [unlessSignedOut(call)] })
  invalidatePages(call, down.marks)
  return rejected.length > 0
}

/** The mail to the owner: of these statements with one key the first whose condition holds is inserted. */
async function mailsToOwner(call: Call, { reference, candidate }: FoundReference, note: string) {
  const { id, profileId, status, name: refereeName } = reference
  const counts = status === 'validated'
  const titles = counts ? (await findLoss(call, reference)).titles : []
  const { ownerEmail, firstName, profileUrl, isListed } = candidate
  const owner = { email: ownerEmail, firstName, profileUrl }
  const isDone = isRecorded(call, { subject: 'reference', subjectId: id, verdict: 'rejected' })
  const key = mailKey(id, `rejected/${call.now.getTime()}`)
  const mail = (comesDown: boolean, onlyIf: Condition) => {
    const content = rejectedEmail(owner, { refereeName, titles, comesDown, note }, call.variables.APP_URL)
    return mailStatement(call, { key, ...content }, onlyIf)
  }
  return [
    ...(counts && isListed ? [mail(true, allOf(isDone, isUnlisted(profileId)))] : []),
    mail(false, isDone),
    pushStatement(
      call,
      { ...referenceRejectedPush(refereeName), key, to: ownerOfProfile(profileId) },
      isDone,
    ),
  ]
}
