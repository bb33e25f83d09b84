import { Hono } from 'hono'
import type { JobOutcome, Jobs } from '#schema/administration/jobs.ts'
import type { Call } from '../../../call.ts'
import { AppError } from '../../../services/app-error.ts'
import { jobStates, lastRuns } from '../../../services/cron-runs.ts'
import { beginJob } from '../../../workflows/administration/begin-job.ts'
import type { App } from '../../context.ts'
import { jobDescriptions } from '../../job-descriptions.ts'
import { describe } from '../../middleware/answer-errors.ts'
import { readInput } from '../../middleware/read-input.ts'
import { jobNames, maxQuietMs, nextRunOf, runJob, whenOf } from '../../timetable.ts'

/** The jobs of the timetable with their last runs, and running one by hand. */
export const jobRoutes = new Hono<App>()
  .get('/admin/jobs', async (c) => c.json(await jobsNow(c.var.call)))
  .post('/admin/jobs/:name/run', readInput('POST /admin/jobs/:name/run'), async (c) => {
    const { call } = c.var
    const name = jobNames.find((known) => known === c.req.valid('param').name)
    if (!name) throw new AppError('NOT_FOUND')
    const began = Date.now()
    const outcome = async (): Promise<Omit<JobOutcome, 'tookMs'>> => {
      try {
        await runJob(name, c.env, call, () => beginJob(call, name))
        return { outcome: 'ended', problem: null }
      } catch (error) {
        if (error instanceof AppError && error.code === 'JOB_RUNNING') throw error
        return { outcome: 'failed', problem: describe(error) }
      }
    }
    return c.json({ ...(await outcome()), tookMs: Date.now() - began } satisfies JobOutcome)
  })

async function jobsNow(call: Call): Promise<Jobs> {
  const [states, rows] = await Promise.all([jobStates(call, maxQuietMs), lastRuns(call)])
  const runs = new Map(rows.map((run) => [run.job, run]))
  return {
    items: jobNames.map((name) => {
      const { startedAt = null, finishedAt = null, outcome = null, problem = null } = runs.get(name) ?? {}
      return {
        name,
        does: jobDescriptions[name],
        when: whenOf(name),
        nextAt: nextRunOf(name, call.now)?.toISOString() ?? null,
        startedAt: startedAt?.toISOString() ?? null,
        outcome,
        problem,
        tookMs: startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : null,
        state: states[name]?.state ?? 'ok',
      }
    }),
  }
}
