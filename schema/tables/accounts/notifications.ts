import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PushKind } from '../../notifications/notifications.ts'
import { sessions, users } from '../accounts.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Where a browser gets pushes, and with which keys they are encrypted (R33); it ends with the session that made it. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: userId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at its push service. */
    endpoint: text().notNull().unique(),
    /** The browser's public key, in base64url. */
    p256dh: text().notNull(),
    /** The secret that it shares with us, in base64url. */
    auth: text().notNull(),
    /** Its device in words. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its push service last took a push. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.createdAt),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/**
 * An outbox of pushes, one for each device, written in the batch of the change that they report. Their words are
 * blanked once they are sent; the rest stays a while, so that no push is sent twice.
 */
export const pushes = sqliteTable(
  'pushes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The occasion. */
    key: text().notNull(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text().$type<PushKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** What is said where a lock screen may name people. */
    namedTitle: text('named_title').notNull(),
    namedText: text('named_text').notNull(),
    /** The page that it opens. */
    path: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once, null is sent or dropped. Later while a worker sends it, and after a failure. */
    dueAt: integer('due_at').default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('pushes_occasion').on(table.subscriptionId, table.key),
    index('pushes_due').on(table.dueAt, table.id).where(sql`due_at is not null`),
    index('pushes_waiting').on(table.key).where(sql`due_at is not null`),
    index('pushes_created').on(table.createdAt),
  ],
)

/** How an account wants to be notified; without a row, as at first. */
export const notificationSettings = sqliteTable('notification_settings', {
  userId: userId().primaryKey(),
  /** Minutes from midnight in the time zone; both are null where no hour is quiet. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  timeZone: text('time_zone').notNull(),
  /** Whether a lock screen may name people. */
  showsNames: integer('shows_names', { mode: 'boolean' }).notNull().default(false),
})

/** The kinds of push that an account does not want. */
export const declinedPushes = sqliteTable(
  'declined_pushes',
  { userId: userId(), kind: text().$type<PushKind>().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
