import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Provider } from '../identities/providers.ts'
import type { Transport } from '../passkeys/passkeys.ts'
import type { Role } from '../roles.ts'
import { mailbox, mailboxAtMainHost, mailboxOfBefore, normalisedEmail } from './normalised-email.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** An account: better-auth's `user` with our own columns (R6). */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    emailVerified: flag('email_verified'),
    image: text(),
    role: text().$type<Role>().notNull().default('owner'),
    twoFactorEnabled: flag('two_factor_enabled'),
    normalisedEmail: normalisedEmail(),
    mailboxOfBefore: mailboxOfBefore(),
    mailboxAtMainHost: mailboxAtMainHost(),
    mailbox: mailbox(),
    /** A keyed hash of the network of its registration, to warn validators when a referee's is the same (R8). */
    network: text(),
    suspendedAt: moment('suspended_at'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('users_normalised_email').on(table.normalisedEmail),
    index('users_mailbox').on(table.mailboxOfBefore),
    index('users_spelled_once').on(table.mailboxAtMainHost),
    index('users_one_mailbox').on(table.mailbox),
    index('users_staff').on(table.role).where(sql`role <> 'owner'`),
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(name)`),
  ],
)

/** A signed-in device, better-auth's `session`; `updatedAt` is when it was last seen, to the hour. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** Always empty, as addresses are not stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** `203.0.•.•`, from the sign-in. */
    networkMasked: text('network_masked'),
    /** The passkey that it began with; it ends with it. */
    passkeyId: text('passkey_id'),
    /** Whether that passkey's device asked for finger, face or code: an administrator's second factor (R32). */
    isUserVerified: flag('is_user_verified'),
    /** The account at Google or LinkedIn that it began with; it ends with it. */
    identityId: text('identity_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** A hashed password, better-auth's `account`, which would also hold other providers. */
export const credentials = sqliteTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_account').on(table.providerId, table.accountId),
    index('credentials_user').on(table.userId),
  ],
)

/**
 * One-time data with an expiry, found by a hash: unfinished sign-ins and mailed links; better-auth's `verification`.
 */
export const verifications = sqliteTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
  ],
)

/** The second factor of an account, with secret and backup codes encrypted; better-auth's `twoFactor`. */
export const twoFactors = sqliteTable('two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: userId().unique(),
  verified: integer({ mode: 'boolean' }).notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** When its first code was entered; null for one from before this was kept. */
  confirmedAt: moment('confirmed_at'),
})

/** The public half of a passkey, with which an account signs in without a password (R32). */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text().primaryKey(),
    userId: userId(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** What the authenticator keeps as the name of its account: 32 bytes in base64url that say nothing else. */
    userHandle: text('user_handle').notNull(),
    /** How browsers reach the authenticator. */
    transports: text({ mode: 'json' }).$type<Transport[]>().notNull(),
    /** Whether its device asked for finger, face or code when it was added; then each sign-in has to as well. */
    verifiesUser: flag('verifies_user'),
    isBackedUp: flag('is_backed_up'),
    /** How often it was used by its own count, a note only: passkeys that are synchronised count nothing. */
    counter: integer().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
)

/** Somebody's account at Google or LinkedIn, with which an account of ours signs in (R32). */
export const identities = sqliteTable(
  'identities',
  {
    id: text().primaryKey(),
    userId: userId(),
    provider: text().$type<Provider>().notNull(),
    issuer: text().notNull(),
    /** The issuer's own name for them; with it the key, and never the address. */
    subject: text().notNull(),
    /** As the provider last gave it, for its owner's eyes only. */
    email: text(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    uniqueIndex('identities_provider').on(table.userId, table.provider),
  ],
)

/** The form of a registration, with the consent to the terms. */
export const registrations = sqliteTable(
  'registrations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: userId().unique(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    company: text().notNull(),
    /** The job title; permissions are in `users.role`. */
    role: text().notNull(),
    industry: text().notNull(),
    experience: text().notNull(),
    /** The problem in their draft. */
    challenge: text(),
    consentAt: moment('consent_at').notNull(),
    /** The edition of the accepted terms. */
    consentText: text('consent_text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('registrations_created').on(table.createdAt),
    index('registrations_name').on(sql`full_name collate nocase`),
    index('registrations_email').on(sql`email collate nocase`),
  ],
)
