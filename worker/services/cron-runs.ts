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

/** `never`: it has not run and was expected to. `quiet`: it ran, but too long ago. `failing`: it runs and fails. */
export type JobState = { state: 'ok' | 'failing' | 'quiet' | 'never'; secondsAgo?: number }

/** How each job does that is expected to run at least as often as `longestQuiet` says, in milliseconds. */
export async function jobStates({ db, now }: Call, longestQuiet: Record<string, number>) {
  const runs = await db.select().from(cronRuns)
  const ageOf = (time: Date) => now.getTime() - time.getTime()
  // What was only just set up has not run a job yet.
  const standsForMs = Math.max(0, ...runs.map(({ endedAt }) => ageOf(endedAt)))
  return Object.fromEntries(
    Object.entries(longestQuiet).map(([job, longestMs]): [string, JobState] => {
      const run = runs.find((known) => known.job === job)
      if (!run) return [job, { state: standsForMs > longestMs ? 'never' : 'ok' }]
      const ageMs = ageOf(run.startedAt ?? run.endedAt)
      const state = ageMs > longestMs ? 'quiet' : run.problem === null ? 'ok' : 'failing'
      return [job, { state, secondsAgo: Math.round(ageMs / 1000) }]
    }),
  )
}
