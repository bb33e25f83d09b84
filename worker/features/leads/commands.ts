import { sql } from 'drizzle-orm'
import type { ScorecardSubmission } from '#schema/scorecard/submission.ts'
import type { Variables } from '../../env.ts'
import { type Database, tables } from '../../services/database.ts'
import { fewerMailsThan, mailStatement } from '../../services/outbox.ts'
import { leadEmail } from './emails.ts'

const { leads, scorecardSubmissions } = tables
/** To one expert; of further leads that day no mail tells. */
const mailsPerDay = 50

type Owner = { id: number; firstName: string; email: string }
type Shared = Pick<ScorecardSubmission, 'name' | 'email' | 'totalScore' | 'stage' | 'selectedCategory'>

/** Makes whoever handed in the assessment with this key a lead of the expert, if it was that expert's scorecard and is what was shared; once. For a batch. */
export const keepScorecardLead = (
  db: Database,
  owner: Pick<Owner, 'id'>,
  submissionKey: string,
  shared: Shared,
  now: Date,
) =>
  db.run(sql`insert into ${leads} (profile_id, source, name, email, submission_id, created_at)
    select profile_id, 'scorecard', name, email, id, ${now.getTime()}
    from ${scorecardSubmissions} where ${isKept(owner, submissionKey, shared)}
    on conflict do nothing`)

/** Mails the expert whom this assessment made a lead of theirs, once. For a batch. */
export function tellOfLead(
  db: Database,
  owner: Owner,
  submissionKey: string,
  shared: Shared,
  { APP_URL, RATE_LIMITS }: Pick<Variables, 'APP_URL' | 'RATE_LIMITS'>,
  now: Date,
) {
  const isLead = sql`exists (select 1 from ${leads} where submission_id =
    (select id from ${scorecardSubmissions} where ${isKept(owner, submissionKey, shared)}))`
  const mayMail = RATE_LIMITS === 'off' ? sql`1` : fewerMailsThan(mailsPerDay, owner.email, now)
  const mail = { key: `lead/${submissionKey}`, ...leadEmail(owner, shared, APP_URL) }
  return mailStatement(db, mail, now, sql`${isLead} and ${mayMail}`)
}

/** A key that comes again with something else keeps nothing of it, so nothing of it is shared either. */
const isKept = (
  { id }: Pick<Owner, 'id'>,
  submissionKey: string,
  { name, email, totalScore, selectedCategory }: Shared,
) => sql`submission_key = ${submissionKey} and profile_id = ${id} and name = ${name} and email = ${email}
    and total_score = ${totalScore} and selected_category = ${selectedCategory}`
