import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What was used of a daily allowance; reserved before, settled after (R21). Named for its first use: a new
 * name would break the build that still serves while the next one is deployed.
 */
export const budgets = sqliteTable(
  'chat_budgets',
  {
    /** `visitor:…` counts questions, `profile:…` and `embeddings` count tokens. */
    subject: text().notNull(),
    /** ISO date, UTC. */
    day: text().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] }), index('chat_budgets_day').on(table.day)],
)
