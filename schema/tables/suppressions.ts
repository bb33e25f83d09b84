import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SuppressionReason } from '../accounts/suppressions.ts'
import { normalisedEmail } from './normalised-email.ts'

/** Addresses, tag and all in lower case, that mail came back from or was complained of: nothing is sent to one of them. */
export const suppressedAddresses = sqliteTable(
  'suppressed_addresses',
  {
    email: text().primaryKey(),
    normalisedEmail: normalisedEmail(),
    reason: text({ enum: ['bounce', 'complaint'] }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('suppressed_addresses_mailbox').on(table.normalisedEmail)],
)

/**
 * Mail that a mailbox asked not to be sent: of one kind, or of every kind (`*`). Rows with another reason are those of
 * deployments before, which barred a mailbox under every tag; nothing reads them any more.
 */
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
