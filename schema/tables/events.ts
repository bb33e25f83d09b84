import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { EventKind } from '../figures/events.ts'
import { profiles } from './profiles.ts'

/** An action of a visitor, counted once per profile, subject and day (R11). */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<EventKind>().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** A hash of the visitor's address and the day, which cannot be linked to other days. */
    visitor: text().notNull(),
    /** The story's id where there is one, else empty. */
    subject: text().notNull().default(''),
    /** ISO date, UTC. */
    day: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** The visitor's referrer, as `figures.source`; '' in older rows. */
    source: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('events_once_a_day').on(table.profileId, table.kind, table.day, table.visitor, table.subject),
    index('events_at').on(table.at),
    index('events_profile').on(table.profileId, table.kind, table.at),
  ],
)

/**
 * Counts of events of a profile by day and source, by a trigger; the day '' is the sum of all days and sources (R11).
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
    /** When the last one happened. */
    lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.kind, table.source] }),
    index('figures_day').on(table.day),
  ],
)
