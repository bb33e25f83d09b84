import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Answers } from '../scorecard/answer-types.ts'
import type { CategoryFeedback } from '../scorecard/feedback.ts'
import { normalisedEmail } from './normalised-email.ts'
import { profiles } from './profiles.ts'

/** Submitted assessments, as the server scored them (R3). */
export const scorecardSubmissions = sqliteTable(
  'scorecard_submissions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Of the private link; 128 random bits. */
    token: text().notNull().unique(),
    /** Made by the browser for each assessment, so that a repeat writes nothing. */
    submissionKey: text('submission_key').notNull().unique(),
    /** The expert whose scorecard it is; null for the site's own, and after the expert is deleted. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    mobile: text().notNull(),
    currentGoal: text('current_goal').notNull(),
    shortTermGoals: text('short_term_goals', { mode: 'json' }).$type<string[]>().notNull(),
    answers: text({ mode: 'json' }).$type<Answers>().notNull(),
    totalScore: integer('total_score').notNull(),
    stage: text().notNull(),
    selectedCategory: text('selected_category').notNull(),
    categoryFeedback: text('category_feedback', { mode: 'json' }).$type<CategoryFeedback>().notNull(),
    wantsSupport: integer('wants_support', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('scorecard_submissions_created').on(table.createdAt),
    index('scorecard_submissions_email').on(table.normalisedEmail),
    index('scorecard_submissions_profile').on(table.profileId),
    index('scorecard_submissions_stage').on(table.stage, table.createdAt),
    index('scorecard_submissions_score').on(table.totalScore),
    index('scorecard_submissions_name').on(sql`name collate nocase`),
    index('scorecard_submissions_address').on(sql`email collate nocase`),
  ],
)
