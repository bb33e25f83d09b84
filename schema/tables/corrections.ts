import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
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
