import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { StoryStatus } from '../stories.ts'
import { profiles } from './profiles.ts'

/** A transformation story: situation, task, action, result. */
export const stories = sqliteTable(
  'stories',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Where the story hangs on its profile, 0 first. */
    place: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    industry: text().notNull().default(''),
    timeline: text().notNull().default(''),
    prompt: text().$type<'problem' | 'contrarian' | 'trend' | 'transformation'>(),
    problemDescription: text('problem_description').notNull(),
    task: text().notNull().default(''),
    solution: text().notNull(),
    results: text().notNull(),
    status: text().$type<StoryStatus>().notNull().default('draft'),
    /** Goes up with every edit; a confirmation belongs to one version (R9). */
    version: integer().notNull().default(1),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('stories_place').on(table.profileId, table.place),
    index('stories_public').on(table.profileId, table.status, table.place),
  ],
)
