import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { maskEmail } from '#schema/email.ts'
import type { ReportRow, ReportsPage } from '#schema/reports/report-answers.ts'
import type { ReportState } from '#schema/reports/report-states.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { paysMonthly } from '../billing/subscription-queries.ts'
import { isPublic } from '../profiles/queries.ts'

const { decisions, profiles, reports, users } = tables
const pageLength = 24

/** Whether a report with this key exists. */
export async function isReported({ db }: Call, reportKey: string): Promise<boolean> {
  const found = await db.select({ id: reports.id }).from(reports).where(eq(reports.reportKey, reportKey))
  return found.length > 0
}

const lastDecisionOn = (column: SQL) => sql`(select ${column} from ${decisions} d
  where d.subject = 'report' and d.subject_id = ${reports.id} order by d.at desc, d.id desc limit 1)`

/** The reports in a state, 24 at a time: open ones the oldest first, others the latest first. @throws AppError BAD_REQUEST. */
export async function findReports({ db }: Call, state: ReportState, cursor?: string): Promise<ReportsPage> {
  const after = readCursor(cursor, 'integer', 'integer')
  const isAfter = after
    ? sql`(${reports.createdAt}, ${reports.id}) ${sql.raw(state === 'open' ? '>' : '<')} (${sql.join(after, sql`, `)})`
    : undefined
  const turned = state === 'open' ? asc : desc
  const rows = await db
    .select({
      id: reports.id,
      reason: reports.reason,
      text: reports.text,
      email: reports.email,
      state: reports.status,
      createdAt: reports.createdAt,
      resolvedAt: reports.resolvedAt,
      by: sql<string | null>`${lastDecisionOn(sql`d.decider_name`)}`,
      why: sql<string | null>`${lastDecisionOn(sql`d.note`)}`,
      profile: {
        profileUrl: profiles.profileUrl,
        name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
        isSample: profiles.isSample,
        isPublic: sql<boolean>`${isPublic}`.mapWith(Boolean),
        isSuspended: sql<boolean>`${profiles.suspendedAt} is not null`.mapWith(Boolean),
        others: sql<number>`(select count(*) from ${reports} o
          where o.profile_id = ${profiles.id} and o.status = 'open' and o.id <> ${reports.id})`,
      },
    })
    .from(reports)
    .innerJoin(profiles, eq(profiles.id, reports.profileId))
    .where(and(eq(reports.status, state), isAfter))
    .orderBy(turned(reports.createdAt), turned(reports.id))
    .limit(pageLength + 1)
  const { page, nextCursor } = cutPage(rows, pageLength, ({ createdAt, id }) => [createdAt.getTime(), id])
  return { rows: page.map(asRow), nextCursor }
}

type Read = Omit<ReportRow, 'createdAt' | 'decided'> & {
  createdAt: Date
  resolvedAt: Date | null
  by: string | null
  why: string | null
}
const asRow = ({ email, createdAt, resolvedAt, by, why, ...report }: Read): ReportRow => ({
  ...report,
  email: email && maskEmail(email),
  createdAt: createdAt.toISOString(),
  decided: resolvedAt && { by: by ?? '', at: resolvedAt.toISOString(), reason: why ?? '' },
})

/** A report with its profile and the recipient of a suspension (none for a sample); undefined if there is none. */
export async function findReport({ db }: Call, id: number) {
  const [found] = await db
    .select({
      id: reports.id,
      reportKey: reports.reportKey,
      email: reports.email,
      status: reports.status,
      profile: {
        id: profiles.id,
        profileUrl: profiles.profileUrl,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: sql<
          string | null
        >`coalesce(${users.email}, case when not ${profiles.isSample} then ${profiles.email} end)`,
        paysMonthly: paysMonthly(profiles.ownerId),
      },
    })
    .from(reports)
    .innerJoin(profiles, eq(profiles.id, reports.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(eq(reports.id, id))
  return found
}
