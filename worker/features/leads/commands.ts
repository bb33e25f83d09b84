import { sql } from 'drizzle-orm'
import { type Database, tables } from '../../services/database.ts'

const { leads, scorecardSubmissions } = tables

/** Makes whoever handed in the assessment with this key a lead of the expert, if it was that expert's scorecard; once. For a batch. */
export const keepScorecardLead = (db: Database, profileId: number, submissionKey: string, now: Date) =>
  db.run(sql`insert into ${leads} (profile_id, source, name, email, submission_id, created_at)
    select profile_id, 'scorecard', name, email, id, ${now.getTime()}
    from ${scorecardSubmissions} where submission_key = ${submissionKey} and profile_id = ${profileId}
    on conflict do nothing`)

/** The condition that this assessment made a lead of the expert, for the mail that tells of it. */
export const isLeadOf = (profileId: number, submissionKey: string) =>
  sql`exists (select 1 from ${scorecardSubmissions} s join ${leads} l on l.submission_id = s.id
    where s.submission_key = ${submissionKey} and l.profile_id = ${profileId})`
