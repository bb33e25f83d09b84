import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { WaitlistInterest } from '../waitlist/waitlist-interests.ts'
import { normalisedEmail } from './normalised-email.ts'

/** Subscribers for the training webinar or a place in a sprint; one entry for each mailbox. */
export const waitlistEntries = sqliteTable(
  'waitlist_entries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    company: text().notNull().default(''),
    currentRole: text('current_role').notNull().default(''),
    interests: text({ mode: 'json' }).$type<WaitlistInterest[]>().notNull().default([]),
    specificAreas: text('specific_areas').notNull().default(''),
    challenges: text().notNull().default(''),
    sprintNumber: integer('sprint_number'),
    /** When they were last mailed that a place in their sprint is free. */
    sprintNotifiedAt: integer('sprint_told_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('waitlist_entries_email').on(table.normalisedEmail),
    index('waitlist_entries_created').on(table.createdAt),
    index('waitlist_entries_name').on(sql`name collate nocase`),
    index('waitlist_entries_address').on(sql`email collate nocase`),
    index('waitlist_entries_updated').on(table.updatedAt),
    index('waitlist_entries_sprint').on(table.sprintNumber, table.createdAt),
  ],
)
