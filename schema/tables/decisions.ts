import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReviewVerdict } from '../reviews/reviews.ts'
import { users } from './accounts.ts'
import { profiles } from './profiles.ts'

/**
 * Decisions of validators and administrators with their reasons (R9), append-only by triggers; `subjectId` is a
 * story's, reference's or profile's.
 */
export const decisions = sqliteTable(
  'decisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subject: text().$type<'story' | 'reference' | 'profile'>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Of a story. */
    version: integer(),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    verdict: text().$type<ReviewVerdict>().notNull(),
    note: text().notNull().default(''),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    deciderName: text('decider_name').notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('decisions_subject').on(table.subject, table.subjectId, table.at),
    index('decisions_at').on(table.at),
    index('decisions_profile').on(table.profileId),
    index('decisions_decided_by').on(table.decidedBy),
  ],
)
