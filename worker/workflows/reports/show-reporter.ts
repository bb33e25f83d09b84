import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { hasNoReporter, selectReporter } from '../../features/reports/commands.ts'
import { findReport } from '../../features/reports/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/** The reporter's address; showing it is recorded. @throws AppError REPORT_NOT_FOUND, NOT_FOUND, SIGN_IN_FIRST. */
export async function showReporter(call: Call, id: number): Promise<string> {
  const report = await findReport(call, id)
  if (!report) throw new AppError('REPORT_NOT_FOUND')
  const { found } = await write(
    call,
    {
      decision: recordDecision(call, {
        subject: 'report',
        subjectId: id,
        profileId: report.profile.id,
        verdict: 'address shown',
      }),
      found: selectReporter(call, id),
    },
    { unless: [unlessSignedOut(call), [hasNoReporter(id), 'NOT_FOUND']] },
  )
  return found[0]?.email ?? ''
}
