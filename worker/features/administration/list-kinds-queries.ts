import { type SQL, sql } from 'drizzle-orm'
import type {
  RegistrationRecord,
  SubmissionRecord,
  WaitlistRecord,
} from '#schema/administration/administration-answers.ts'
import type { CountedKind } from '#schema/tables/administration.ts'
import { tables } from '../../services/database.ts'

const { drafts, registrations, scorecardSubmissions, waitlistEntries } = tables

/** A row as the database answers it. */
export type ListedRow = { id: number; sortedBy: string | number; createdAt: number }

/** A list of administrators: what is read, by which indexes, and how a row is shown. */
export type AdminList<Shown> = {
  kind: CountedKind
  table: SQL
  /** The full text of names and addresses. */
  index: SQL
  /** The terms of the index, by fts5vocab. */
  terms: SQL
  name: SQL
  columns: SQL
  /** Each has an index. */
  orders: Record<string, SQL> & { date: SQL }
  recordOf: (row: ListedRow) => Shown
}

const ordersBy = (name: SQL) => ({
  date: sql`created_at`,
  name: sql`${name} collate nocase`,
  email: sql`email collate nocase`,
})
const timed = <Row extends ListedRow>({ sortedBy: _, createdAt, ...row }: Row) => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
})

export const registrationList: AdminList<RegistrationRecord> = {
  kind: 'registrations',
  table: sql`${registrations}`,
  index: sql.raw('registration_search'),
  terms: sql.raw('registration_terms'),
  name: sql`full_name`,
  // Whoever adopted their draft only later has its problem there.
  columns: sql`id, full_name as fullName, email, industry, experience, created_at as createdAt,
    coalesce(challenge, (select problem_solved from ${drafts} where claimed_by = user_id limit 1)) as challenge`,
  orders: ordersBy(sql`full_name`),
  recordOf: (row) => timed(row as ListedRow & Omit<RegistrationRecord, 'createdAt'>),
}

type StoredSubmission = ListedRow &
  Omit<SubmissionRecord, 'createdAt' | 'wantsSupport'> & { wantsSupport: number }
export const submissionList: AdminList<SubmissionRecord> = {
  kind: 'scorecards',
  table: sql`${scorecardSubmissions}`,
  index: sql.raw('submission_search'),
  terms: sql.raw('submission_terms'),
  name: sql`name`,
  columns: sql`id, name, email, mobile, current_goal as currentGoal, total_score as totalScore, stage,
    wants_support as wantsSupport, created_at as createdAt`,
  orders: { ...ordersBy(sql`name`), score: sql`total_score` },
  recordOf: (row) => {
    const submission = timed(row as StoredSubmission)
    return { ...submission, wantsSupport: submission.wantsSupport === 1 }
  },
}

type StoredEntry = ListedRow & Omit<WaitlistRecord, 'createdAt' | 'interests'> & { interests: string }
export const waitlistList: AdminList<WaitlistRecord> = {
  kind: 'waitlist',
  table: sql`${waitlistEntries}`,
  index: sql.raw('waitlist_search'),
  terms: sql.raw('waitlist_terms'),
  name: sql`name`,
  columns: sql`id, name, email, company, current_role as currentRole, interests, specific_areas as specificAreas,
    challenges, created_at as createdAt`,
  orders: ordersBy(sql`name`),
  recordOf: (row) => {
    const entry = timed(row as StoredEntry)
    return { ...entry, interests: JSON.parse(entry.interests) as string[] }
  },
}
