import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SuppressionReason } from '../suppressions.ts'

/** Mail that a mailbox is not sent: of one kind, or of every kind (`*`), and why. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    normalisedEmail: text('normalised_email').notNull(),
    kind: text().notNull(),
    reason: text().$type<SuppressionReason>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.normalisedEmail, table.kind] }),
    index('suppressions_at').on(table.at),
  ],
)
