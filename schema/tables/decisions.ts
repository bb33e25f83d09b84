import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DecisionSubject } from '../decisions/decision-subjects.ts'
import type { Verdict } from '../decisions/decisions.ts'
import { users } from './accounts.ts'
import { profiles } from './profiles.ts'

/**
 * The record: every verdict of a validator and every act of an administrator, with who, when and why (R9); append-only
 * by triggers, which empty the note once profile and account are erased.
 */
export const decisions = sqliteTable(
  'decisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subject: text().$type<DecisionSubject>().notNull(),
    /** Of what has a number: a story, reference, profile, report, mail, task; else 0. */
    subjectId: integer('subject_id').notNull(),
    /** Of what has a text for an id: an order, subscription, job. */
    subjectKey: text('subject_key'),
    /** Of a story. */
    version: integer(),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The account that an act concerns. */
    accountId: text('account_id').references(() => users.id, { onDelete: 'set null' }),
    verdict: text().$type<Verdict>().notNull(),
    note: text().notNull().default(''),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    deciderName: text('decider_name').notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('decisions_subject').on(table.subject, table.subjectId, table.at),
    index('decisions_key').on(table.subject, table.subjectKey),
    index('decisions_kind').on(table.subject),
    index('decisions_at').on(table.at),
    index('decisions_profile').on(table.profileId),
    index('decisions_account').on(table.accountId),
    index('decisions_decided_by').on(table.decidedBy),
  ],
)
