import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ReferenceStatus } from '../references.ts'
import { profiles } from './profiles.ts'
import { stories } from './stories.ts'

/** What a named referee says of an expert, and which checks ran on it (R8). */
export const references = sqliteTable(
  'references',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** The address as compared: lower case, no tag. */
    normalisedEmail: text('normalised_email').notNull(),
    company: text().notNull().default(''),
    role: text().notNull().default(''),
    relationship: text().notNull().default(''),
    feedback: text().notNull().default(''),
    status: text().$type<ReferenceStatus>().notNull().default('invited'),
    addressConfirmedAt: integer('address_confirmed_at', { mode: 'timestamp_ms' }),
    /** When it was found not to be the owner's and used once only. */
    independentAt: integer('independent_at', { mode: 'timestamp_ms' }),
    readBy: text('read_by'),
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** As the owner wrote them, like the story that they remember of the referee; only the referee is shown it. */
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    invitationStory: text('invitation_story').notNull().default(''),
  },
  (table) => [
    uniqueIndex('references_address').on(table.profileId, table.normalisedEmail),
    index('references_public').on(table.profileId, table.status, table.validatedAt),
  ],
)

/** One referee's word for one version of one story (R9). */
export const confirmations = sqliteTable(
  'confirmations',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id, { onDelete: 'cascade' }),
    sentence: text(),
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.version, table.referenceId] }),
    index('confirmations_reference').on(table.referenceId),
  ],
)
