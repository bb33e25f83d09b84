import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClaimPart } from '../stories/claims.ts'
import type { StoryStatus, VersionStatus } from '../stories/story-answers.ts'
import { profiles } from './profiles.ts'

/**
 * A transformation story as it is published, or was last: situation, task, action, result; empty until a version is first
 * validated. Every version of it is in `story_versions`.
 */
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
    /** The owner's device made it up, so that a story whose answer was lost is not begun twice; null in samples. */
    key: text(),
    prompt: text().$type<'problem' | 'contrarian' | 'trend' | 'transformation'>(),
    problemDescription: text('problem_description').notNull(),
    task: text().notNull().default(''),
    solution: text().notNull(),
    results: text().notNull(),
    status: text().$type<StoryStatus>().notNull().default('draft'),
    /** Which version is the published one, or was last; a confirmation belongs to one version (R9). */
    version: integer().notNull().default(1),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('stories_place').on(table.profileId, table.place),
    uniqueIndex('stories_key').on(table.profileId, table.key),
    index('stories_public').on(table.profileId, table.status, table.place),
  ],
)

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Every version of a story (R9). One that was submitted stays as it is; an edit of it opens the next. */
export const storyVersions = sqliteTable(
  'story_versions',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    industry: text().notNull().default(''),
    timeline: text().notNull().default(''),
    problemDescription: text('problem_description').notNull(),
    task: text().notNull().default(''),
    solution: text().notNull(),
    results: text().notNull(),
    status: text().$type<VersionStatus>().notNull().default('draft'),
    /** What the validator wrote when it was returned. */
    note: text().notNull().default(''),
    editedAt: moment('edited_at').notNull(),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.version] }),
    index('story_versions_queue').on(table.status, table.submittedAt).where(sql`status = 'submitted'`),
  ],
)

/** The sentences of a version that referees can confirm (`schema/stories/claims.ts`, R9b). */
export const claims = sqliteTable(
  'claims',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    place: integer().notNull(),
    part: text().$type<ClaimPart>().notNull(),
    text: text().notNull(),
    /** The owner marked it: it holds no figure. */
    isMarked: integer('is_marked', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.version, table.place] })],
)
