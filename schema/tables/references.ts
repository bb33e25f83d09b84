import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { ReferenceStatus } from '../references/references.ts'
import type { ClaimOutcome, ReferenceAnswers } from '../references/submitted-reference.ts'
import { profiles } from './profiles.ts'
import { claims, stories } from './stories.ts'

/** A named referee's statement on an expert, with the checks that ran on it (R8). */
export const references = sqliteTable(
  'references',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** Lower case, no tag; other spellings of a mailbox are found by `leadsTo`. */
    normalisedEmail: text('normalised_email').notNull(),
    company: text().notNull().default(''),
    role: text().notNull().default(''),
    /** The public relationship to the expert; the referee's own answer is private, in `answers`. */
    relationship: text().notNull().default(''),
    /** The public quote: the two public answers (R8), a paragraph each. */
    feedback: text().notNull().default(''),
    status: text().$type<ReferenceStatus>().notNull().default('invited'),
    addressConfirmedAt: integer('address_confirmed_at', { mode: 'timestamp_ms' }),
    /** When an earlier answer of this address was confirmed, whose author still has an interest in the profile. */
    earlierConfirmedAt: integer('earlier_confirmed_at', { mode: 'timestamp_ms' }),
    /** When the address was found not to be the owner's and to be used only once. */
    independentAt: integer('independent_at', { mode: 'timestamp_ms' }),
    readBy: text('read_by'),
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    validatedAt: integer('validated_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** As the owner wrote it; only the referee sees it. */
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    invitationStory: text('invitation_story').notNull().default(''),
    /** The owner's own words in the invitation. */
    words: text().notNull().default(''),
    /** When the current invitation was mailed; null before. A mailed link names it, so that earlier ones expire. */
    invitedAt: integer('invited_at', { mode: 'timestamp_ms' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }),
    remindedAt: integer('reminded_at', { mode: 'timestamp_ms' }),
    /** Null before the referee answered, and in samples. */
    answers: text({ mode: 'json' }).$type<ReferenceAnswers>(),
    submittedAt: integer('submitted_at', { mode: 'timestamp_ms' }),
    /** When it was last declined, withdrawn, cancelled, expired or rejected. */
    decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
    /** The reason for declining or rejecting it. */
    note: text().notNull().default(''),
    /** A keyed hash of the sender's network, to warn the validator when it is the owner's. */
    network: text(),
    consentAt: integer('consent_at', { mode: 'timestamp_ms' }),
    /** When the owner hid it; while hidden it is not counted (R8). */
    hiddenAt: integer('hidden_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('references_email').on(table.normalisedEmail),
    uniqueIndex('references_address').on(table.profileId, table.normalisedEmail),
    index('references_public').on(table.profileId, table.status, table.validatedAt),
    index('references_expires').on(table.status, table.expiresAt),
    index('references_unreminded').on(table.status, table.invitedAt).where(sql`reminded_at is null`),
  ],
)

/** Keyed hashes of mailboxes whose reference is refused for a profile although it was erased (R8). */
export const refusedReferees = sqliteTable(
  'refused_referees',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.hash] })],
)

/** A referee's confirmation of one version of a story (R9): of at least one claim, or of a story without claims. */
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

/** A referee's answer on one claim (R9b); `differs` and its words are for owner and validator only. */
export const claimConfirmations = sqliteTable(
  'claim_confirmations',
  {
    storyId: integer('story_id').notNull(),
    version: integer().notNull(),
    claimIndex: integer('place').notNull(),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id, { onDelete: 'cascade' }),
    outcome: text().$type<ClaimOutcome>().notNull(),
    words: text().notNull().default(''),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.version, table.claimIndex, table.referenceId] }),
    index('claim_confirmations_reference').on(table.referenceId),
    foreignKey({
      columns: [table.storyId, table.version, table.claimIndex],
      foreignColumns: [claims.storyId, claims.version, claims.claimIndex],
    }).onDelete('cascade'),
  ],
)

/** A validated referee whom a mail asked to confirm a later story (R9). */
export const confirmationRequests = sqliteTable(
  'confirmation_requests',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id, { onDelete: 'cascade' }),
    askedAt: integer('asked_at', { mode: 'timestamp_ms' }).notNull(),
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.version, table.referenceId] }),
    index('confirmation_requests_reference').on(table.referenceId),
  ],
)
