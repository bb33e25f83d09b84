import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** When each job last ended well; the health check and the jobs themselves read it. */
export const cronRuns = sqliteTable('cron_runs', {
  job: text().primaryKey(),
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }).notNull(),
})
