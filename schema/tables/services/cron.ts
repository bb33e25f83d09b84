import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last run of each job, for the health check and the jobs; `set-up` is the first migration. */
export const cronRuns = sqliteTable('cron_runs', {
  job: text().primaryKey(),
  /** Up to when the job's work is done, where the next run begins. */
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }).notNull(),
  startedAt: integer('started_at', { mode: 'timestamp_ms' }),
  outcome: text({ enum: ['running', 'ended', 'failed'] }),
  /** When the last run was over, by the clock; null while it runs. */
  finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
  /** The error of the last run; null after a success. */
  problem: text(),
})
