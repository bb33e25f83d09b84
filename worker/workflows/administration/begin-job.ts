import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { isRunning, upsertRun } from '../../services/cron-runs.ts'
import { write } from '../../services/write.ts'

/**
 * Records that an administrator starts a job; returns when its last successful run ended.
 * @throws AppError JOB_RUNNING, SIGN_IN_FIRST.
 */
export async function beginJob(call: Call, job: string): Promise<Date> {
  const { run } = await write(
    call,
    {
      decision: recordDecision(call, { subject: 'job', subjectKey: job, verdict: 'run' }),
      run: upsertRun(call, job),
    },
    { unless: [unlessSignedOut(call), [isRunning(call, job), 'JOB_RUNNING']] },
  )
  return run[0]?.endedAt ?? call.now
}
