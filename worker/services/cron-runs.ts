import { eq, sql } from 'drizzle-orm'
import { type Database, tables } from './database.ts'

const { cronRuns } = tables

/** When a job last ended well; undefined if it never did. */
export async function lastRunOf(db: Database, job: string): Promise<Date | undefined> {
  const [run] = await db.select({ endedAt: cronRuns.endedAt }).from(cronRuns).where(eq(cronRuns.job, job))
  return run?.endedAt
}

/** Writes down that a job ended well at `now`. */
export const recordRun = (db: Database, job: string, now: Date) =>
  db
    .insert(cronRuns)
    .values({ job, endedAt: now })
    .onConflictDoUpdate({ target: cronRuns.job, set: { endedAt: sql`excluded.ended_at` } })
