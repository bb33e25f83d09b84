import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is to be done at the gateway, in its order's own batch: a batch cannot call anybody. */
export type GatewayTaskKind =
  /** Whatever its person pays for twice is ended or given back. */
  | 'review-grants'
  | 'start-subscription'
  | 'begin-trial'
  | 'cancel-subscription'
  /** When what is paid is over. */
  | 'end-subscription'
  | 'refresh-subscription'
  | 'refund'
  | 'refund-month'
  | 'cancel-intent'
  | 'capture'

/** An outbox of calls to the payment gateway. */
export const gatewayTasks = sqliteTable(
  'gateway_tasks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Kind and subject: the same again writes nothing, and the gateway is given it so that it acts once. */
    key: text().notNull().unique(),
    kind: text().$type<GatewayTaskKind>().notNull(),
    /** The order, the intent or the subscription that it is about. */
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

/** What the sandbox gateway keeps of its own, where a product runs without Stripe: intents and subscriptions. */
export const sandboxObjects = sqliteTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['payment', 'setup', 'subscription'] }).notNull(),
    body: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** When a subscription is to be renewed; milliseconds, null is never. */
    dueAt: integer('due_at'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sandbox_objects_due').on(table.dueAt)],
)
