import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Provider } from '../identities/providers.ts'
import { users } from './accounts.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Somebody's account at Google or LinkedIn, with which an account of ours signs in (R32). */
export const identities = sqliteTable(
  'identities',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    /** The issuer's own name for them; with it the key, and never the address. */
    subject: text().notNull(),
    /** As the provider last told it, for its owner's eyes only. */
    email: text(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    uniqueIndex('identities_provider').on(table.userId, table.provider),
  ],
)
