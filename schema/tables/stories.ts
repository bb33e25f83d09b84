import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClaimPart } from '../stories/claims.ts'
import type { StoryStatus, VersionStatus } from '../stories/story-answers.ts'
import { profiles } from './profiles.ts'

/**
 * A transformation story as last published: situation, task, action, result; empty before the first validation. All its
 * versions are in `story_versions`.
 */
export const stories = sqliteTable(
  'stories',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Its position on the profile, from 0. */
    position: integer('place').notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    industry: text().notNull().default(''),
    timeline: text().notNull().default(''),
    /** Made by the owner's device, so that a repeat creates no second story; null in samples. */
    key: text(),
    prompt: text().$type<'problem' | 'contrarian' | 'trend' | 'transformation'>(),
    problemDescription: text('problem_description').notNull(),
    task: text().notNull().default(''),
    solution: text().notNull(),
    results: text().notNull(),
    status: text().$type<StoryStatus>().notNull().default('draft'),
    /** The published version, or the last one; a confirmation belongs to one version (R9). */
    version: integer().notNull().default(1),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('stories_place').on(table.profileId, table.position),
    uniqueIndex('stories_key').on(table.profileId, table.key),
    index('stories_public').on(table.profileId, table.status, table.position),
  ],
)

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Every version of a story (R9); a submitted one never changes, and an edit opens the next. */
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
    /** The validator's note on a returned version. */
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
    claimIndex: integer('place').notNull(),
    part: text().$type<ClaimPart>().notNull(),
    text: text().notNull(),
    /** Whether the owner marked it, as it holds no figure. */
    isMarked: integer('is_marked', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.version, table.claimIndex] })],
)
