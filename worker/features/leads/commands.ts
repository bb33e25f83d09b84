import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { mailedSite, widgetSiteOf } from '../widget/visit-queries.ts'
import { leadEmail } from './emails.ts'

const { leads, meetings, questions, scorecardSubmissions } = tables
/** For each expert; further leads of a day are not mailed. */
const mailsPerDay = 50
const retentionDays = 400

type Owner = { id: number; firstName: string; email: string; isSample: boolean }
type Shared = Pick<ScorecardSubmission, 'name' | 'email' | 'totalScore' | 'stage' | 'selectedCategory'>

const siteOf = (call: Call) => widgetSiteOf(call, sql`profile_id`)

/** Inserts a lead for the expert of the scorecard that was handed in under this key, once. */
export const insertScorecardLead = (
  call: Call,
  owner: Pick<Owner, 'id'>,
  submissionKey: string,
  shared: Shared,
) =>
  call.db.run(sql`insert into ${leads} (profile_id, source, name, email, submission_id, created_at, widget_site)
    select profile_id, 'scorecard', name, email, id, ${call.now.getTime()}, ${siteOf(call)}
    from ${scorecardSubmissions} where ${isShared(owner, submissionKey, shared)}
    on conflict do nothing`)

/** Inserts a lead for a message that was left with an address under this key, once. */
export const insertQuestionLead = (
  call: Call,
  owner: Pick<Owner, 'id'>,
  { questionKey, name, email }: { questionKey: string; name: string; email: string },
) =>
  call.db.run(sql`insert into ${leads} (profile_id, source, name, email, question_id, created_at, widget_site)
    select profile_id, 'question', coalesce(name, ''), email, id, ${call.now.getTime()}, ${siteOf(call)} from ${questions}
    where question_key = ${questionKey} and profile_id = ${owner.id} and email = ${email}
      and name is ${name || null}
    on conflict do nothing`)

/** Inserts a lead for a booked meeting, once. */
export const insertMeetingLead = (call: Call, uid: string) =>
  call.db.run(sql`insert into ${leads} (profile_id, source, name, email, meeting_id, created_at, widget_site)
    select profile_id, 'meeting', name, email, id, ${call.now.getTime()}, ${siteOf(call)} from ${meetings} where uid = ${uid}
    on conflict do nothing`)

/** The lead of an assessment that was handed in under this key as it is, in SQL. */
export const scorecardLead = (owner: Pick<Owner, 'id'>, submissionKey: string, shared: Shared): SQL =>
  sql`(select id from ${leads} where submission_id =
    (select id from ${scorecardSubmissions} where ${isShared(owner, submissionKey, shared)}))`

/** Mails an expert about a new lead from an assessment, once. */
export async function mailNewLead(call: Call, owner: Owner, submissionKey: string, shared: Shared) {
  const { variables } = call
  const lead = scorecardLead(owner, submissionKey, shared)
  const content = await stoppable(
    call,
    leadEmail(owner, shared, variables.APP_URL, mailedSite(call, owner.id)),
  )
  const mail = { key: `lead/${submissionKey}`, idOf: lead, ...content }
  const isMailed = sql`${lead} is not null and ${fewerMailsThan(call, mailsPerDay, mail)}`
  return [mailStatement(call, mail, isMailed)] as const
}

/** The condition that what was handed in under the key is what is shared; a repeat with other content is not saved. */
const isShared = (
  { id }: Pick<Owner, 'id'>,
  submissionKey: string,
  { name, email, totalScore, selectedCategory }: Shared,
) => sql`submission_key = ${submissionKey} and profile_id = ${id} and name = ${name} and email = ${email}
    and total_score = ${totalScore} and selected_category = ${selectedCategory}`

/** Deletes leads after 400 days (R26). */
export const expireLeads = (call: Call) =>
  eraseInSlices(call, leads, lt(leads.createdAt, daysAgo(call, retentionDays)))

const ofExpert = (profileId: number, id: number) => and(eq(leads.id, id), eq(leads.profileId, profileId))

/** Records that the expert has seen a lead; the first time stays. */
export const markLeadRead = ({ db, now }: Call, profileId: number, id: number) =>
  db
    .update(leads)
    .set({ readAt: sql`coalesce(read_at, ${now.getTime()})` })
    .where(ofExpert(profileId, id))

/** Records whether the expert has replied to a lead. */
export const markLeadAnswered = ({ db, now }: Call, profileId: number, id: number, isAnswered: boolean) =>
  db
    .update(leads)
    .set({
      answeredAt: isAnswered ? sql`coalesce(answered_at, ${now.getTime()})` : null,
      readAt: sql`coalesce(read_at, ${now.getTime()})`,
    })
    .where(ofExpert(profileId, id))

/** Deletes a lead of the expert; safe to repeat. */
export const deleteLead = ({ db }: Call, profileId: number, id: number) =>
  db.delete(leads).where(ofExpert(profileId, id))

/** Deletes the leads of an expert in slices; answers whether none is left. */
export const eraseLeadsTo = (call: Call, profileId: number) =>
  eraseInSlices(call, leads, eq(leads.profileId, profileId))

/** Deletes the leads that a mailbox left with experts. */
export const eraseLeadsFrom = ({ db }: Call, mailbox: OwnedMailbox) =>
  db.delete(leads).where(isUnder(leads, mailbox))
