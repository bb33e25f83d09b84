import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RevocationReason } from '../badges/badge-answers.ts'
import { profiles } from './profiles.ts'

/**
 * Every badge that was ever issued for a validated version of a story (R30). None is deleted, as its entry in the
 * status list may never be given to another one.
 */
export const badges = sqliteTable(
  'badges',
  {
    /** 12 random lowercase letters and digits, which nobody guesses. */
    id: text().primaryKey(),
    /** Null once the profile was erased. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The story may be deleted before it. */
    storyId: integer('story_id').notNull(),
    version: integer().notNull(),
    /** The profile's address and the story's title as the badge says them; empty once erased. */
    profileUrl: text('profile_url').notNull(),
    title: text().notNull(),
    /** Its random index in a status list. */
    statusList: integer('status_list').notNull(),
    statusIndex: integer('status_index').notNull(),
    keyId: text('key_id').notNull(),
    /** Of what it says, without its id, date and index in the list. */
    contentHash: text('says_hash').notNull(),
    issuedAt: integer('issued_at', { mode: 'timestamp_ms' }).notNull(),
    /** Set for good; before it is written, `worker/features/badges/validity-queries.ts` knows. */
    revokedAt: integer('revoked_at', { mode: 'timestamp_ms' }),
    reason: text().$type<RevocationReason>(),
    /** The signed credential as JSON; empty once erased. */
    body: text().notNull(),
  },
  (table) => [
    uniqueIndex('badges_status').on(table.statusList, table.statusIndex),
    // Two runs of the job at once issue one.
    uniqueIndex('badges_unrevoked')
      .on(table.storyId, table.version, table.contentHash)
      .where(sql`revoked_at is null`),
    index('badges_profile').on(table.profileId, table.storyId, table.issuedAt),
    // Whose badges a stolen key signed.
    index('badges_key').on(table.keyId, table.profileId).where(sql`revoked_at is null`),
    index('badges_story').on(table.storyId, table.issuedAt),
    // What the status list reads, without the credentials themselves.
    index('badges_revoked').on(table.statusList, table.statusIndex).where(sql`revoked_at is not null`),
    index('badges_standing')
      .on(
        table.statusList,
        table.statusIndex,
        table.id,
        table.profileId,
        table.storyId,
        table.version,
        table.profileUrl,
      )
      .where(sql`revoked_at is null`),
  ],
)

/** Who is named in a badge, and what of its version they confirm there. */
export const badgeEndorsements = sqliteTable(
  'badge_endorsements',
  {
    badgeId: text('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    /** The reference may be erased before it. */
    referenceId: integer('reference_id').notNull(),
    /** Places of the confirmed claims in the badge's version. */
    claims: text({ mode: 'json' }).$type<number[]>().notNull(),
    /** A hash of the name, role and company that it shows. */
    namedHash: text('named_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.badgeId, table.referenceId] }),
    index('badge_endorsements_reference').on(table.referenceId),
  ],
)

/** Published profiles of which a badge may have to be issued. */
export const badgeQueue = sqliteTable(
  'badge_queue',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** New with every change, so that the run of an earlier one does not end it. */
    change: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once. Later while a worker has it, and after a failure. */
    dueAt: integer('due_at').notNull().default(0),
    queuedAt: integer('queued_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('badge_queue_due').on(table.dueAt, table.profileId)],
)
