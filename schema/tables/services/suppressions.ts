import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SuppressionReason } from '../../accounts/suppressions.ts'
import { normalisedEmail } from '../normalised-email.ts'

/** Addresses, in lower case with their tags, that bounced or complained, and that get no mail. */
export const suppressedAddresses = sqliteTable(
  'suppressed_addresses',
  {
    email: text().primaryKey(),
    normalisedEmail: normalisedEmail(),
    reason: text({ enum: ['bounce', 'complaint'] }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('suppressed_addresses_mailbox').on(table.normalisedEmail),
    index('suppressed_addresses_at').on(table.at),
  ],
)

/**
 * Unsubscribed mail of a mailbox, of one kind or of all (`*`); rows with another reason are from older builds and not
 * read.
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
