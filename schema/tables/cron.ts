import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last run of each job; the health check and the jobs themselves read it. `set-up` is the first migration. */
export const cronRuns = sqliteTable('cron_runs', {
  job: text().primaryKey(),
  /** Up to when the job's work is done, which is where the next run begins; since when it is expected until one ended well. */
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }).notNull(),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }),
  outcome: text({ enum: ['running', 'ended', 'failed'] }),
  /** What the last run failed of; null again once one ends well. */
  problem: text(),
})
