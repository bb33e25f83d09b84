import { eq, type SQL, sql } from 'drizzle-orm'
import type { DecisionSubject } from '#schema/decisions/decision-subjects.ts'
import type { Verdict } from '#schema/decisions/decisions.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { decisions, profiles, users } = tables

/** What a decision is about: by its number, by its text id, or the account itself. */
type Subject =
  | { subject: Exclude<DecisionSubject, 'account'>; subjectId: number; subjectKey?: undefined }
  | { subject: Exclude<DecisionSubject, 'account'>; subjectKey: string; subjectId?: undefined }
  | { subject: 'account'; subjectId?: undefined; subjectKey?: undefined }

type Decision = Subject & {
  /** Of a story. */
  version?: number
  /** The profile and the account that it concerns: once both are erased, the note is empty. */
  profileId?: number | null
  accountId?: string | null
  verdict: Verdict
  note?: string
}

/**
 * Inserts a decision where `onlyIf` holds; decisions are never changed. One about an account erased meanwhile has
 * no text.
 */
export function recordDecision(call: Call, decision: Decision, onlyIf: SQL = sql`true`) {
  const { subject, subjectId, subjectKey, version, profileId, accountId, verdict, note = '' } = decision
  const { userId, name } = accountOf(call)
  const account = sql`(select id from ${users} where id = ${accountId ?? null})`
  const words = accountId ? sql`case when ${account} is null then '' else ${note} end` : sql`${note}`
  return call.db.run(sql`insert into ${decisions} (subject, subject_id, subject_key, version, profile_id, account_id, verdict, note, decided_by, decider_name, at)
    select ${subject}, ${subjectId ?? 0}, ${subjectKey ?? null}, ${version ?? null},
      (select id from ${profiles} where id = ${profileId ?? null}), ${account},
      ${verdict}, ${words}, ${userId}, ${name}, ${call.now.getTime()}
    where ${onlyIf}`)
}

/** The condition that this person recorded this verdict in the same batch. */
export function isRecorded(call: Call, decision: Subject & Pick<Decision, 'verdict' | 'accountId'>): SQL {
  const { subject, subjectId, subjectKey, accountId, verdict } = decision
  const isSubject = subject === 'account' ? sql`account_id = ${accountId}` : onSubject(subjectId, subjectKey)
  return sql`exists (select 1 from ${decisions} where subject = ${subject} and ${isSubject}
    and at = ${call.now.getTime()} and verdict = ${verdict} and decided_by = ${accountOf(call).userId})`
}

/** The condition that nobody recorded this act on an account since a time. */
export const isNotRecordedSince = (
  { accountId, verdict }: { accountId: string; verdict: Verdict },
  since: Date,
): SQL => sql`not exists (select 1 from ${decisions}
  where account_id = ${accountId} and verdict = ${verdict} and at > ${since.getTime()})`

/** The condition that nobody recorded this act on something with a text for an id since a time, or that `anyway` holds. */
export const isFirstDecisionSince = (
  { subject, subjectKey, verdict }: { subject: DecisionSubject; subjectKey: string; verdict: Verdict },
  since: Date,
  anyway: SQL,
): SQL => sql`(${anyway} or not exists (select 1 from ${decisions}
  where subject = ${subject} and subject_key = ${subjectKey} and verdict = ${verdict} and at >= ${since.getTime()}))`

const onSubject = (subjectId?: number, subjectKey?: string): SQL =>
  subjectKey === undefined ? sql`subject_id = ${subjectId}` : sql`subject_key = ${subjectKey}`

/** Removes names from the decisions about a profile; who decided what, and when, stays. */
export const anonymiseDecisions = ({ db }: Call, profileId: number) =>
  // The words of the note go by a trigger of the database.
  db.update(decisions).set({ profileId: null }).where(eq(decisions.profileId, profileId))
