import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ReportVerdict } from '#schema/reports/report-verdicts.ts'
import type { Report } from '#schema/reports/reports.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { type Reported, reportEmail } from './emails.ts'

const { reports } = tables
/** To the operator; further reports of a day are saved but not mailed. */
const mailsPerDay = 200
const retentionDays = 400

/** Inserts a report, once. */
export const insertReport = ({ db, now }: Call, profileId: number, report: Report) =>
  db.run(sql`insert into ${reports} (report_key, profile_id, reason, text, email, created_at)
    values (${report.reportKey}, ${profileId}, ${report.reason}, ${report.text}, ${report.email || null}, ${now.getTime()})
    on conflict do nothing`)

/** Mails a report to the operator, once, and not for a repeated key with other content. */
export function mailReport(call: Call, about: Reported & { id: number }, report: Report) {
  const { reportKey, reason, text, email } = report
  const mail = { key: `report/${reportKey}`, ...reportEmail(about, report, call.variables.APP_URL) }
  return mailStatement(
    call,
    mail,
    sql`exists (select 1 from ${reports} where report_key = ${reportKey} and profile_id = ${about.id}
      and reason = ${reason} and text = ${text} and email is ${email || null})
      and ${fewerMailsThan(call, mailsPerDay, mail)}`,
  )
}

/** The condition that somebody decided on a report, or that it is erased. */
export const isNotOpen = (id: number): SQL =>
  sql`not exists (select 1 from ${reports} where id = ${id} and status = 'open')`

/** The condition that no address was left with a report, or that it is erased. */
export const hasNoReporter = (id: number): SQL =>
  sql`not exists (select 1 from ${reports} where id = ${id} and email is not null)`

/** The address that was left with a report. */
export const selectReporter = ({ db }: Call, id: number) =>
  db.select({ email: reports.email }).from(reports).where(eq(reports.id, id))

/** Writes the verdict on an open report. */
export const resolveReport = (call: Call, id: number, verdict: ReportVerdict['verdict']) =>
  call.db
    .update(reports)
    .set({ status: verdict, resolvedBy: accountOf(call).userId, resolvedAt: call.now })
    .where(and(eq(reports.id, id), eq(reports.status, 'open')))

/** Deletes reports after 400 days, and not before 400 days after their decision (R26). */
export const expireReports = (call: Call) => {
  const longAgo = daysAgo(call, retentionDays)
  return eraseInSlices(
    call,
    reports,
    sql`${lt(reports.createdAt, longAgo)} and coalesce(resolved_at, 0) < ${longAgo.getTime()}`,
  )
}

export const eraseReportsOn = ({ db }: Call, profileId: number) =>
  db.delete(reports).where(eq(reports.profileId, profileId))

export const eraseReportsFrom = ({ db }: Call, mailbox: OwnedMailbox) =>
  db.delete(reports).where(isUnder(reports, mailbox))
