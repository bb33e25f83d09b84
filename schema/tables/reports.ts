import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReportReason } from '../reports/report-reasons.ts'
import { users } from './accounts.ts'
import { normalisedEmail } from './normalised-email.ts'
import { profiles } from './profiles.ts'

/** A report on a profile (R26), deleted with it. */
export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Made by the browser for each report, so that a repeat writes nothing. */
    reportKey: text('report_key').notNull().unique(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    email: text(),
    normalisedEmail: normalisedEmail(),
    status: text({ enum: ['open', 'dismissed', 'taken down'] })
      .notNull()
      .default('open'),
    resolvedBy: text('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: integer('resolved_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('reports_status').on(table.status, table.createdAt),
    index('reports_profile').on(table.profileId),
    index('reports_created').on(table.createdAt),
    index('reports_email').on(table.normalisedEmail),
    index('reports_resolved_by').on(table.resolvedBy),
  ],
)
