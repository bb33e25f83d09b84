import type { ReportVerdict } from '#schema/reports/report-verdicts.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { lastDecision } from '../../features/decisions/queries.ts'
import { isNotOpen, resolveReport } from '../../features/reports/commands.ts'
import { reportDecidedEmail } from '../../features/reports/emails.ts'
import { findReport } from '../../features/reports/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'
import { suspensionOf } from '../reviews/suspend-profile.ts'

/**
 * Dismisses a report, or takes the profile down and suspends it, and mails whoever left an address (R26); of two verdicts at
 * once one counts. Safe to repeat.
 * @throws AppError REPORT_NOT_FOUND, REPORT_DECIDED, SIGN_IN_FIRST.
 */
export async function decideOnReport(
  call: Call,
  id: number,
  { verdict, reason }: ReportVerdict,
): Promise<void> {
  const report = await findReport(call, id)
  if (!report) throw new AppError('REPORT_NOT_FOUND')
  const { profile } = report
  const down = verdict === 'taken down' ? suspensionOf(call, profile, reason) : undefined
  try {
    await write(
      call,
      {
        ...down?.statements,
        verdict: recordDecision(call, {
          subject: 'report',
          subjectId: id,
          profileId: profile.id,
          verdict,
          note: reason,
        }),
        notification: report.email
          ? mailStatement(call, answer(call, report, { verdict, reason }))
          : undefined,
        resolved: resolveReport(call, id, verdict),
      },
      { unless: [unlessSignedOut(call), [isNotOpen(id), 'REPORT_DECIDED']] },
    )
  } catch (error) {
    if (error instanceof AppError && (await isRepeat(call, id, { verdict, reason }))) return
    throw error
  }
  if (down) invalidatePages(call, down.marks)
}

type Found = NonNullable<Awaited<ReturnType<typeof findReport>>>

const answer = (call: Call, { email, reportKey, profile }: Found, { verdict, reason }: ReportVerdict) => ({
  key: `report-decided/${reportKey}`,
  ...reportDecidedEmail(
    email ?? '',
    { name: `${profile.firstName} ${profile.lastName}`.trim(), verdict, reason },
    call.variables.APP_URL,
  ),
})

async function isRepeat(call: Call, id: number, { verdict, reason }: ReportVerdict): Promise<boolean> {
  const [last] = await lastDecision(call, 'report', id)
  return last?.decidedBy === accountOf(call).userId && last.verdict === verdict && last.note === reason
}
