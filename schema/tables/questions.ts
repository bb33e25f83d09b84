import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { QuestionStatus } from '../questions.ts'
import { chatSessions } from './chat.ts'
import { normalisedEmail } from './normalised-email.ts'
import { profiles } from './profiles.ts'
import { unanswered } from './taught-agent.ts'

/** Messages to an expert without open hours, or whose agent had no answer. */
export const questions = sqliteTable(
  'questions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Made by the browser for each message, so that a repeat writes nothing. */
    questionKey: text('question_key').notNull().unique(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The visitor's own conversation that it came from, if any. */
    sessionId: text('session_id').references(() => chatSessions.id, { onDelete: 'set null' }),
    /** The unanswered question, where its visitor wants the expert's answer by mail. */
    unansweredId: integer('unanswered_id').references(() => unanswered.id, { onDelete: 'set null' }),
    visitorId: text('visitor_id').notNull(),
    question: text().notNull(),
    name: text(),
    email: text(),
    normalisedEmail: normalisedEmail(),
    consentAt: integer('consent_at', { mode: 'timestamp_ms' }).notNull(),
    status: text().$type<QuestionStatus>().notNull().default('open'),
    answer: text(),
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('questions_profile').on(table.profileId, table.status, table.id),
    index('questions_session').on(table.sessionId),
    index('questions_unanswered').on(table.unansweredId),
    index('questions_visitor').on(table.visitorId),
    index('questions_email').on(table.normalisedEmail),
    index('questions_created').on(table.createdAt),
  ],
)
