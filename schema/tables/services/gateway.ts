import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What to do at the gateway, written in the batch of its order. */
export type GatewayTaskKind =
  /** Ends or refunds duplicate payments. */
  | 'review-grants'
  | 'start-subscription'
  | 'begin-trial'
  | 'cancel-subscription'
  /** When the paid time is over. */
  | 'end-subscription'
  | 'resume-subscription'
  | 'refresh-subscription'
  /** Gives the customer of a subscription the address of its account. */
  | 'update-customer'
  | 'refund'
  /** A part of an order, by the id of its row in `part_refunds`. */
  | 'refund-part'
  /** Money without an order, by its intent. */
  | 'refund-stray'
  | 'refund-month'
  | 'cancel-intent'
  | 'capture'

/** An outbox of calls to the payment gateway. */
export const gatewayTasks = sqliteTable(
  'gateway_tasks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Kind and subject, unique and passed to the gateway as its idempotency key. */
    key: text().notNull().unique(),
    kind: text().$type<GatewayTaskKind>().notNull(),
    /** The order, the intent, the subscription or the part of a refund. */
    subject: text().notNull(),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once, null is never again. */
    dueAt: integer('due_at').default(0),
    problem: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('gateway_tasks_due').on(table.dueAt, table.id),
    index('gateway_tasks_subject').on(table.subject),
    index('gateway_tasks_created').on(table.createdAt),
    index('gateway_tasks_unsent').on(table.state, table.createdAt).where(sql`state in ('waiting', 'failed')`),
  ],
)

/** The sandbox gateway's own data, without Stripe: intents and subscriptions. */
export const sandboxObjects = sqliteTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['payment', 'setup', 'subscription'] }).notNull(),
    body: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** When a subscription renews, in milliseconds; null is never. */
    dueAt: integer('due_at'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sandbox_objects_due').on(table.dueAt)],
)
