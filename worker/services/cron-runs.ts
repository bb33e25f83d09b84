import { eq } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { tables } from './database.ts'

const { cronRuns } = tables

/** Writes down that a job starts; answers from when on it has work to do: up to when its last good run got, else now. */
export async function beginRun({ db, now }: Call, job: string): Promise<Date> {
  const [run] = await db
    .insert(cronRuns)
    .values({ job, endedAt: now, startedAt: now, outcome: 'running' })
    .onConflictDoUpdate({ target: cronRuns.job, set: { startedAt: now, outcome: 'running' } })
    .returning({ endedAt: cronRuns.endedAt })
  return run?.endedAt ?? now
}

/** Writes down that a job ended well, having done its work up to `upTo`. */
export const endRun = ({ db }: Call, job: string, upTo: Date) =>
  db.update(cronRuns).set({ endedAt: upTo, outcome: 'ended', problem: null }).where(eq(cronRuns.job, job))

/** Writes down that a job failed and of what; the next run begins where the last good one ended. */
export const failRun = ({ db }: Call, job: string, problem: string) =>
  db.update(cronRuns).set({ outcome: 'failed', problem }).where(eq(cronRuns.job, job))

/** Notes since when jobs are expected to run; those that are known already stay as they are. */
export const expectJobs = ({ db, now }: Call, jobs: string[]) =>
  db
    .insert(cronRuns)
    .values(jobs.map((job) => ({ job, endedAt: now })))
    .onConflictDoNothing()

/** `never`: it has not run and was expected to. `quiet`: it ran, but too long ago. `failing`: it runs and fails, or is cut off each time. */
export type JobState = { state: 'ok' | 'failing' | 'quiet' | 'never'; secondsAgo?: number }

/** How each job does that is expected to run at least as often as `longestQuiet` says, in milliseconds. */
export async function jobStates({ db, now }: Call, longestQuiet: Record<string, number>) {
  const runs = new Map((await db.select().from(cronRuns)).map((run) => [run.job, run]))
  const ageOf = (time: Date | undefined) => (time ? now.getTime() - time.getTime() : 0)
  // The first tick notes every job; one that a deployment brought waits for the next tick.
  const hasTicked = Object.keys(longestQuiet).some((job) => runs.has(job))
  const stateOf = (job: string, longestMs: number): JobState => {
    const run = runs.get(job) ?? (hasTicked ? undefined : runs.get('set-up'))
    // Whoever makes what a product begins with is not done.
    if (!run && !hasTicked) return { state: 'never' }
    if (!run?.startedAt) return { state: ageOf(run?.endedAt) > longestMs ? 'never' : 'ok' }
    const ageMs = ageOf(run.startedAt)
    const isCutOff = run.outcome === 'running' && ageOf(run.endedAt) > longestMs
    const state = ageMs > longestMs ? 'quiet' : run.problem !== null || isCutOff ? 'failing' : 'ok'
    return { state, secondsAgo: Math.round(ageMs / 1000) }
  }
  return Object.fromEntries(
    Object.entries(longestQuiet).map(([job, longestMs]) => [job, stateOf(job, longestMs)]),
  )
}
