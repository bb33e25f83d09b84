import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export type CountedKind = 'registrations' | 'scorecards' | 'waitlist' | 'chatSessions'

/**
 * How many rows there are of each kind, by the day they were made, kept by triggers; the day '' is the sum of all days
 * (R14).
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    kind: text().$type<CountedKind>().notNull(),
    /** The stage of scorecards, else ''. */
    part: text().notNull(),
    /** ISO date, UTC. */
    day: text().notNull(),
    total: integer().notNull(),
    /** The sum of the scores of scorecards. */
    points: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.part] })],
)
