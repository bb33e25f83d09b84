import { eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { tables } from './database.ts'

const { cronRuns } = tables

/** The statement that records that a job starts; it returns up to when its last successful run got. */
export const upsertRun = ({ db, now }: Pick<Call, 'db' | 'now'>, job: string) =>
  db
    .insert(cronRuns)
    .values({ job, endedAt: now, startedAt: now, outcome: 'running' })
    .onConflictDoUpdate({
      target: cronRuns.job,
      set: { startedAt: now, finishedAt: null, outcome: 'running' },
    })
    .returning({ endedAt: cronRuns.endedAt })

/** Runs it, and answers up to when the last successful run got, or now. */
export async function beginRun(call: Call, job: string): Promise<Date> {
  const [run] = await upsertRun(call, job)
  return run?.endedAt ?? call.now
}

/** No run takes longer. */
const maxRunMs = 10 * 60_000

/** The condition that a job is running; one that was cut off counts for ten minutes. */
export const isRunning = ({ now }: Pick<Call, 'now'>, job: string): SQL =>
  sql`exists (select 1 from ${cronRuns} where job = ${job} and outcome = 'running'
    and started_at > ${now.getTime() - maxRunMs})`

/** Records that a job succeeded after so many milliseconds, having done its work up to `upTo`. */
export const endRun = ({ db, now }: Call, job: string, upTo: Date, tookMs: number) =>
  db
    .update(cronRuns)
    .set({ endedAt: upTo, finishedAt: after(now, tookMs), outcome: 'ended', problem: null })
    .where(eq(cronRuns.job, job))

/** Records that a job failed and why; the next run begins where the last successful one ended. */
export const failRun = ({ db, now }: Call, job: string, problem: string, tookMs: number) =>
  db
    .update(cronRuns)
    .set({ finishedAt: after(now, tookMs), outcome: 'failed', problem })
    .where(eq(cronRuns.job, job))

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** The last run of every job. */
export const lastRuns = ({ db }: Call) => db.select().from(cronRuns)

/** Inserts jobs that are new, as expected from now on. */
export const expectJobs = ({ db, now }: Call, jobs: string[]) =>
  db
    .insert(cronRuns)
    .values(jobs.map((job) => ({ job, endedAt: now })))
    .onConflictDoNothing()

/**
 * `never`: it did not run although it was expected to. `quiet`: its last run is too long ago. `failing`: it fails or is
 * cut off each time.
 */
type JobState = { state: 'ok' | 'failing' | 'quiet' | 'never'; secondsAgo?: number }

/** The state of each job of `maxQuietMs`, which says how often it runs at least, in milliseconds. */
export async function jobStates(call: Call, maxQuietMs: Record<string, number>) {
  const { now } = call
  const runs = new Map((await lastRuns(call)).map((run) => [run.job, run]))
  const ageOf = (time: Date | undefined) => (time ? now.getTime() - time.getTime() : 0)
  // The first tick inserts every job; one that a deployment adds waits for the next tick.
  const hasTicked = Object.keys(maxQuietMs).some((job) => runs.has(job))
  const stateOf = (job: string, maxMs: number): JobState => {
    const run = runs.get(job) ?? (hasTicked ? undefined : runs.get('set-up'))
    // The set-up of a new product is not done.
    if (!run && !hasTicked) return { state: 'never' }
    if (!run?.startedAt) return { state: ageOf(run?.endedAt) > maxMs ? 'never' : 'ok' }
    const ageMs = ageOf(run.startedAt)
    const secondsAgo = Math.round(ageMs / 1000)
    if (ageMs > maxMs) return { state: 'quiet', secondsAgo }
    const isCutOff = run.outcome === 'running' && ageOf(run.endedAt) > maxMs
    return { state: run.problem !== null || isCutOff ? 'failing' : 'ok', secondsAgo }
  }
  return Object.fromEntries(Object.entries(maxQuietMs).map(([job, maxMs]) => [job, stateOf(job, maxMs)]))
}
