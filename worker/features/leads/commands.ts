import { and, eq, lt, sql } from 'drizzle-orm'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { Call } from '../../call.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { leadEmail } from './emails.ts'

const { leads, meetings, questions, scorecardSubmissions } = tables
/** To one expert; of further leads that day no mail tells. */
const mailsPerDay = 50
const keptDays = 400

type Owner = { id: number; firstName: string; email: string; isSample: boolean }
type Shared = Pick<ScorecardSubmission, 'name' | 'email' | 'totalScore' | 'stage' | 'selectedCategory'>

/**
 * Makes whoever handed in the assessment with this key a lead of the expert, if it was that expert's scorecard and is
 * what was shared; once.
 */
export const insertScorecardLead = (
  { db, now }: Call,
  owner: Pick<Owner, 'id'>,
  submissionKey: string,
  shared: Shared,
) =>
  db.run(sql`insert into ${leads} (profile_id, source, name, email, submission_id, created_at)
    select profile_id, 'scorecard', name, email, id, ${now.getTime()}
    from ${scorecardSubmissions} where ${isKept(owner, submissionKey, shared)}
    on conflict do nothing`)

/** Makes whoever left an address with the message under this key a lead of the expert, once. */
export const insertQuestionLead = (
  { db, now }: Call,
  owner: Pick<Owner, 'id'>,
  { questionKey, name, email }: { questionKey: string; name: string; email: string },
) =>
  db.run(sql`insert into ${leads} (profile_id, source, name, email, question_id, created_at)
    select profile_id, 'question', coalesce(name, ''), email, id, ${now.getTime()} from ${questions}
    where question_key = ${questionKey} and profile_id = ${owner.id} and email = ${email}
      and name is ${name || null}
    on conflict do nothing`)

/** Makes whoever booked a meeting a lead of the expert, once. */
export const insertMeetingLead = ({ db, now }: Call, uid: string) =>
  db.run(sql`insert into ${leads} (profile_id, source, name, email, meeting_id, created_at)
    select profile_id, 'meeting', name, email, id, ${now.getTime()} from ${meetings} where uid = ${uid}
    on conflict do nothing`)

/** Mails the expert whom this assessment made a lead of theirs, once. */
export async function mailNewLead(call: Call, owner: Owner, submissionKey: string, shared: Shared) {
  const { variables } = call
  const lead = sql`(select id from ${leads} where submission_id =
    (select id from ${scorecardSubmissions} where ${isKept(owner, submissionKey, shared)}))`
  const letter = await stoppable(call, leadEmail(owner, shared, variables.APP_URL))
  const mail = { key: `lead/${submissionKey}`, idOf: lead, ...letter }
  const isTold = sql`${lead} is not null and ${fewerMailsThan(call, mailsPerDay, mail)}`
  return [mailStatement(call, mail, isTold)] as const
}

/** A key that comes again with something else keeps nothing of it, so nothing of it is shared either. */
const isKept = (
  { id }: Pick<Owner, 'id'>,
  submissionKey: string,
  { name, email, totalScore, selectedCategory }: Shared,
) => sql`submission_key = ${submissionKey} and profile_id = ${id} and name = ${name} and email = ${email}
    and total_score = ${totalScore} and selected_category = ${selectedCategory}`

/** Erases leads 400 days after they came (R26). */
export const expireLeads = (call: Call) =>
  eraseInSlices(call, leads, lt(leads.createdAt, daysAgo(call, keptDays)))

const ofExpert = (profileId: number, id: number) => and(eq(leads.id, id), eq(leads.profileId, profileId))

/** Says that the expert has seen a lead of theirs; the first time stands. */
export const markLeadRead = ({ db, now }: Call, profileId: number, id: number) =>
  db
    .update(leads)
    .set({ readAt: sql`coalesce(read_at, ${now.getTime()})` })
    .where(ofExpert(profileId, id))

/** Says that the expert has replied to a lead of theirs, or has not. */
export const markLeadAnswered = ({ db, now }: Call, profileId: number, id: number, isAnswered: boolean) =>
  db
    .update(leads)
    .set({
      answeredAt: isAnswered ? sql`coalesce(answered_at, ${now.getTime()})` : null,
      readAt: sql`coalesce(read_at, ${now.getTime()})`,
    })
    .where(ofExpert(profileId, id))

/** Erases a lead of the expert's. Safe to repeat. */
export const deleteLead = ({ db }: Call, profileId: number, id: number) =>
  db.delete(leads).where(ofExpert(profileId, id))

/** Erases the leads of an expert, in slices; answers whether none is left. */
export const eraseLeadsTo = (call: Call, profileId: number) =>
  eraseInSlices(call, leads, eq(leads.profileId, profileId))

/** Erases what experts were given of whoever has a mailbox. */
export const eraseLeadsFrom = ({ db }: Call, mailbox: string) =>
  db.delete(leads).where(eq(leads.normalisedEmail, mailbox))
