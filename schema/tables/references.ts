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
import type { ClaimOutcome, ReferenceAnswers } from '../references/reference-form.ts'
import type { ReferenceStatus } from '../references/references.ts'
import { profiles } from './profiles.ts'
import { claims, stories } from './stories.ts'

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
    /** What the page says of how they know the expert; a referee's own answer to that is private and in `answers`. */
    relationship: text().notNull().default(''),
    /** What the page quotes: the two public answers (R8), a paragraph each. */
    feedback: text().notNull().default(''),
    status: text().$type<ReferenceStatus>().notNull().default('invited'),
    addressConfirmedAt: integer('address_confirmed_at', { mode: 'timestamp_ms' }),
    /** When an earlier answer under this address was confirmed, which a later one replaced: whoever gave it keeps an interest in the profile. */
    earlierConfirmedAt: integer('earlier_confirmed_at', { mode: 'timestamp_ms' }),
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
    /** The owner's own plain words in the invitation. */
    words: text().notNull().default(''),
    /** When the running invitation was mailed; null while it waits to be. A mailed link names it, so an earlier one is over. */
    invitedAt: integer('invited_at', { mode: 'timestamp_ms' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }),
    remindedAt: integer('reminded_at', { mode: 'timestamp_ms' }),
    /** What the referee answered; null before, and in samples. */
    answers: text({ mode: 'json' }).$type<ReferenceAnswers>(),
    submittedAt: integer('submitted_at', { mode: 'timestamp_ms' }),
    /** When it was last declined, withdrawn, cancelled, expired or rejected. */
    decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
    /** Why it was declined or rejected. */
    note: text().notNull().default(''),
    /** A keyed hash of the network it was sent from, to tell the validator when it is the owner's. */
    network: text(),
    consentAt: integer('consent_at', { mode: 'timestamp_ms' }),
    /** When its owner hid it; while they do it counts for nothing (R8). */
    hiddenAt: integer('hidden_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('references_address').on(table.profileId, table.normalisedEmail),
    index('references_public').on(table.profileId, table.status, table.validatedAt),
    index('references_expires').on(table.status, table.expiresAt),
    index('references_unreminded').on(table.status, table.invitedAt).where(sql`reminded_at is null`),
  ],
)

/** Mailboxes whose reference is refused for a profile although it was erased: of each a keyed hash, no address (R8). */
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

/** One referee's word for one version of one story (R9): a claim of it ticked, or the story where it claims nothing. */
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

/** What a referee says of one claim (R9b): `differs` and its words are for owner and validator only. */
export const claimConfirmations = sqliteTable(
  'claim_confirmations',
  {
    storyId: integer('story_id').notNull(),
    version: integer().notNull(),
    place: integer().notNull(),
    referenceId: integer('reference_id')
      .notNull()
      .references(() => references.id, { onDelete: 'cascade' }),
    outcome: text().$type<ClaimOutcome>().notNull(),
    words: text().notNull().default(''),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.version, table.place, table.referenceId] }),
    index('claim_confirmations_reference').on(table.referenceId),
    foreignKey({
      columns: [table.storyId, table.version, table.place],
      foreignColumns: [claims.storyId, claims.version, claims.place],
    }).onDelete('cascade'),
  ],
)

/** A referee who was asked by mail to confirm a later story (R9). */
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
