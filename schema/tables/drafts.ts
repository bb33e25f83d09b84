import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Draft } from '../drafts/drafts.ts'
import { normalisedEmail } from './normalised-email.ts'

/** The questionnaire of a visitor without an account; one for each address, changed by the device that made it (R7). */
export const drafts = sqliteTable(
  'drafts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    /** The visitor id of the device. */
    deviceId: text('device_id').notNull(),
    /** How often another device adopted it; a mailed link works for the next time only. */
    adoptions: integer().notNull().default(0),
    /** The account that claimed it, and that alone may read it from then on. */
    claimedBy: text('claimed_by'),
    fullName: text('full_name').notNull(),
    problemSolved: text('problem_solved').notNull(),
    targetClient: text('target_client').notNull(),
    clientProblemsBefore: text('client_problems_before').notNull(),
    keySkills: text('key_skills', { mode: 'json' }).$type<string[]>().notNull(),
    deliverables: text().notNull(),
    industry: text().$type<Draft['industry']>().notNull(),
    businessArea: text('business_area').$type<Draft['businessArea']>().notNull(),
    experience: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** When its author was warned that it will expire. */
    remindedAt: integer('reminded_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('drafts_email').on(table.normalisedEmail),
    index('drafts_device').on(table.deviceId),
    index('drafts_claimed_by').on(table.claimedBy),
    index('drafts_expires').on(table.expiresAt),
  ],
)
