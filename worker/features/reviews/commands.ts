import { eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewVerdict } from '#schema/reviews/reviews.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { decisions } = tables

export type Decision = {
  subject: (typeof decisions.$inferInsert)['subject']
  subjectId: number
  version?: number
  profileId: number
  verdict: ReviewVerdict
  note: string
}

/** Inserts a decision where `onlyIf` holds; the record is never changed. */
export function recordDecision(
  call: Call,
  { subject, subjectId, version, profileId, verdict, note }: Decision,
  onlyIf: SQL,
) {
  const { userId, name } = accountOf(call)
  return call.db.run(sql`insert into ${decisions} (subject, subject_id, version, profile_id, verdict, note, decided_by, decider_name, at)
    select ${subject}, ${subjectId}, ${version ?? null}, ${profileId}, ${verdict}, ${note}, ${userId}, ${name}, ${call.now.getTime()}
    where ${onlyIf}`)
}

/** The condition that this person recorded this verdict in the same batch. */
export const isRecorded = (
  call: Call,
  { subject, subjectId, verdict }: Pick<Decision, 'subject' | 'subjectId' | 'verdict'>,
): SQL => sql`exists (select 1 from ${decisions} where subject = ${subject} and subject_id = ${subjectId}
  and at = ${call.now.getTime()} and verdict = ${verdict} and decided_by = ${accountOf(call).userId})`

/** Removes names from the decisions about a profile; who decided what, and when, stays. */
export const unnameDecisions = ({ db }: Call, profileId: number) =>
  // The words of the note go by a trigger of the database.
  db.update(decisions).set({ profileId: null }).where(eq(decisions.profileId, profileId))
