import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { EventKind } from '../figures/events.ts'
import { profiles } from './profiles.ts'

/** One thing a visitor did; the same visitor, profile, subject and day count once (R11). */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<EventKind>().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** A hash of the visitor's address and the day: it cannot be followed to the next day. */
    visitor: text().notNull(),
    /** The story's id where there is one, else empty. */
    subject: text().notNull().default(''),
    /** ISO date, UTC. */
    day: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Where the visitor came from, as `figures.source`; '' before it was kept. */
    source: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('events_once_a_day').on(table.profileId, table.kind, table.day, table.visitor, table.subject),
    index('events_at').on(table.at),
    index('events_profile').on(table.profileId, table.kind, table.at),
  ],
)

/**
 * How often what happened on a profile, by day and source; the day '' is all days and sources together. A trigger counts
 * events as they are written (R11).
 */
export const figures = sqliteTable(
  'figures',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** ISO date, UTC. */
    day: text().notNull(),
    kind: text().$type<EventKind>().notNull(),
    source: text().notNull(),
    total: integer().notNull(),
    /** When it happened last. */
    lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.kind, table.source] }),
    index('figures_day').on(table.day),
  ],
)
