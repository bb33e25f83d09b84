import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { UnansweredSource, UnansweredState } from '../inbox/inbox.ts'
import { profiles } from './profiles.ts'
import { stories } from './stories.ts'

/** What an owner taught their agent: their own answer to a question (R29). */
export const corrections = sqliteTable(
  'corrections',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    asked: text().notNull(),
    /** The question without case, punctuation and stop words; one that is not retired for each. */
    askedKey: text('asked_key').notNull(),
    answer: text().notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    /** The id of the older correction that it retired. */
    replaces: integer(),
    /** When a newer one took its place; it is never quoted again. */
    retiredAt: integer('retired_at', { mode: 'timestamp_ms' }),
    /** The story that it is about. */
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
    /** Whether its story changed since the owner last read it. */
    lookAgain: integer('look_again', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    editedAt: integer('edited_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('corrections_asked').on(table.profileId, table.askedKey).where(sql`retired_at is null`),
    index('corrections_profile').on(table.profileId, table.editedAt, table.id),
    index('corrections_story').on(table.storyId),
  ],
)

/** Questions that an agent did not answer, once for each question and without who asked (R29). */
export const unanswered = sqliteTable(
  'unanswered',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The question without case, punctuation and stop words. */
    askedKey: text('asked_key').notNull(),
    /** The question as the first visitor put it. */
    example: text().notNull(),
    /** How many asked it, each visitor once a day. */
    count: integer().notNull().default(1),
    source: text().$type<UnansweredSource>().notNull(),
    firstAt: integer('first_at', { mode: 'timestamp_ms' }).notNull(),
    lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
    /** The visitors of the day of `lastAt`, as hashes of that day. */
    askedToday: text('asked_today', { mode: 'json' }).$type<string[]>().notNull().default([]),
    state: text().$type<UnansweredState>().notNull().default('open'),
    correctionId: integer('correction_id').references(() => corrections.id, { onDelete: 'set null' }),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('unanswered_asked').on(table.profileId, table.askedKey),
    index('unanswered_newest').on(table.profileId, table.state, table.lastAt, table.id),
    index('unanswered_most').on(table.profileId, table.state, table.count, table.id),
    index('unanswered_last').on(table.lastAt),
    index('unanswered_today').on(table.lastAt).where(sql`asked_today <> '[]'`),
    index('unanswered_correction').on(table.correctionId),
    index('unanswered_story').on(table.storyId),
  ],
)
