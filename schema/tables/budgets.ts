import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What was used of an allowance within one window; reserved before, settled after (R21, R27). Named for its first use: a new
 * name would break the build that still serves while the next one is deployed.
 */
export const budgets = sqliteTable(
  'chat_budgets',
  {
    /** Whose it is and what is counted: `visitor:…` counts questions, `profile:…`, `embeddings`, `searches` and `searches:…` tokens, `pictures:…` pictures. */
    subject: text().notNull(),
    /** The window: an ISO date, or the start and length of a shorter one, `2026-11-21T10:15 5 min`; UTC. */
    day: text().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] }), index('chat_budgets_day').on(table.day)],
)
