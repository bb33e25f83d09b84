import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts.ts'
import { orders } from '../billing.ts'
import { mailbox, mailboxAtMainHost, mailboxOfBefore, normalisedEmail } from '../normalised-email.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What an undo moves back, by its id. */
export type MovedRows = { draft?: number | null; waitlist?: number | null }

/** A new address of an account: asked for, or confirmed and still to be undone by the mailbox of the former one. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    /** 128 random bits, in the mailed links. */
    id: text().primaryKey(),
    userId: userId(),
    /** The address until then. */
    email: text().notNull(),
    newEmail: text('new_email').notNull(),
    /** Whether the former address was verified; only then is it mailed, and can it undo the change. */
    wasVerified: integer('was_verified', { mode: 'boolean' }).notNull(),
    /** What was proven when it was asked for: the salt of the password and the second factor. */
    basis: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** The end of the link that confirms, and after that of the one that undoes. */
    expiresAt: moment('expires_at').notNull(),
    moved: text({ mode: 'json' }).$type<MovedRows>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('email_changes_waiting').on(table.userId).where(sql`confirmed_at is null`),
    index('email_changes_user').on(table.userId),
    index('email_changes_email').on(table.email),
    index('email_changes_expires').on(table.expiresAt),
  ],
)

/** Earlier addresses of an account, under which its owner is no referee of their own and no other person (R8, R13). */
export const formerAddresses = sqliteTable(
  'former_addresses',
  {
    userId: userId(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    mailboxOfBefore: mailboxOfBefore(),
    mailboxAtMainHost: mailboxAtMainHost(),
    mailbox: mailbox(),
    /** Whether it was shown to be the owner's: what was left under it until then is theirs to export and erase. */
    isProven: integer('is_proven', { mode: 'boolean' }).notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('former_addresses_mailbox').on(table.normalisedEmail),
    index('former_addresses_spelled_once').on(table.mailboxOfBefore),
    index('former_addresses_one_spelling').on(table.mailboxAtMainHost),
    index('former_addresses_one_mailbox').on(table.mailbox),
  ],
)

/** Further mailboxes of a person who had a trial (R13), hashed as in `trials`, which outlive the account. */
export const trialMailboxes = sqliteTable(
  'trial_mailboxes',
  {
    mailbox: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The change of address that added it; undone, it is deleted. */
    changeId: text('change_id').notNull(),
  },
  (table) => [
    index('trial_mailboxes_order').on(table.orderId),
    index('trial_mailboxes_change').on(table.changeId),
  ],
)
