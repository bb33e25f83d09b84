import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LeadSource } from '../leads/lead-answers.ts'
import { chatSessions } from './chat.ts'
import { meetings } from './meetings.ts'
import { normalisedEmail } from './normalised-email.ts'
import { profiles } from './profiles.ts'
import { questions } from './questions.ts'
import { scorecardSubmissions } from './scorecards.ts'

/** A visitor who agreed to be introduced to an expert; deleted with the expert or its source. */
export const leads = sqliteTable(
  'leads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    source: text().$type<LeadSource>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    /** The assessment, message or meeting that was shared; one lead for each. */
    submissionId: integer('submission_id')
      .unique()
      .references(() => scorecardSubmissions.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .unique()
      .references(() => questions.id, { onDelete: 'cascade' }),
    meetingId: integer('meeting_id')
      .unique()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** The conversation that was handed off to the expert. */
    sessionId: text('session_id')
      .unique()
      .references(() => chatSessions.id, { onDelete: 'set null' }),
    /** The visitor who handed it off, by whom the lead is found once the conversation is deleted. */
    visitorId: text('visitor_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null while the expert has not read it. */
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    /** When the expert marked it as answered. */
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
    /** The site on which the visitor used the widget: empty where it is not known, null where they did not. */
    widgetSite: text('widget_site'),
  },
  (table) => [
    index('leads_profile').on(table.profileId, table.id),
    index('leads_newest').on(table.profileId, table.createdAt),
    index('leads_unread').on(table.profileId).where(sql`read_at is null`),
    index('leads_unanswered').on(table.profileId, table.id).where(sql`answered_at is null`),
    index('leads_created').on(table.createdAt),
    index('leads_email').on(table.normalisedEmail),
    index('leads_visitor').on(table.visitorId).where(sql`visitor_id is not null`),
  ],
)
