import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The use of an allowance within one window, reserved before and corrected after (R21, R27). The table has its first
 * use's name, as a new one would break the deployed build.
 */
export const budgets = sqliteTable(
  'chat_budgets',
  {
    /**
     * The owner and the unit: `visitor:…` counts questions, `lines:…` lines of chats, `profile:…`, `embeddings`,
     * `searches` and `searches:…` tokens, `pictures:…` pictures.
     */
    subject: text().notNull(),
    /** The window: an ISO date, or the start and length of a shorter one, `2026-11-21T10:15 5 min`; UTC. */
    day: text().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] }), index('chat_budgets_day').on(table.day)],
)

/**
 * What is reserved for something that is under way, counted in `chat_budgets` already: settled by its end, and given
 * back to the next who asks where that never came.
 */
export const reservations = sqliteTable(
  'reservations',
  {
    id: text().notNull(),
    subject: text().notNull(),
    /** The window, as in `chat_budgets`. */
    day: text().notNull(),
    amount: integer().notNull(),
    lapsesAt: integer('lapses_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject] }),
    index('reservations_day').on(table.day, table.subject, table.lapsesAt),
  ],
)
