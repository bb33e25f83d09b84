import type { Report } from '#schema/reports/reports.ts'
import type { Call } from '../../call.ts'
import { findRecipient, isErased } from '../../features/profiles/queries.ts'
import { insertReport, mailReport } from '../../features/reports/commands.ts'
import { isReported } from '../../features/reports/queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

/** The most from one IP address; an office shares one. */
export const reportsPerDay = 10

/**
 * Saves a report of a published profile, once under its key, and mails our support address in the same batch. The
 * reporter gets no mail: anybody may have typed the address.
 * @throws AppError PROFILE_NOT_FOUND, REPORT_LIMIT; then nothing is stored.
 */
export async function submitReport(call: Call, report: Report): Promise<void> {
  const reported = await findRecipient(call, report.profileUrl)
  if (!reported) throw new AppError('PROFILE_NOT_FOUND')
  const reports = await reserveOneToday(call, {
    unit: 'reports',
    subject: `reports:${await addressHash(call)}`,
    limit: reportsPerDay,
  })
  if (reports.exceeded) {
    // The first answer may have been lost.
    if (await isReported(call, report.reportKey)) return
    throw new AppError('REPORT_LIMIT', reports.exceeded)
  }
  const statements = {
    inserted: insertReport(call, reported.id, report),
    mail: mailReport(call, reported, report),
  }
  const { inserted } = await releasedIfFailed(call, reports.allowances, () =>
    write(call, statements, { unless: [[isErased(reported.id), 'PROFILE_NOT_FOUND']] }),
  )
  if (!inserted.rowsAffected) await releaseReserved(call, reports.allowances)
}
