import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GatewayName, OrderStatus } from '../billing/billing.ts'
import type { Plan } from '../levels.ts'
import { users } from './accounts.ts'
import { normalisedEmail } from './normalised-email.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * What somebody buys, or the trial they begin (`amount` 0). Kept as tax law asks, also after its account is erased (R26).
 * What covers a plan at a moment is every row here and in `subscriptions` whose `grantsUntil` is later (R5).
 */
export const orders = sqliteTable(
  'orders',
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    /** Whose it is; nobody's until an account verifies the address that paid (R13). */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    visitorId: text('visitor_id').notNull(),
    /** A keyed hash of the network it came from, for the rest after a seat's hold lapsed. */
    network: text().notNull().default(''),
    name: text().notNull(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    mobile: text().notNull(),
    level: integer().notNull(),
    plan: text().$type<Plan>().notNull(),
    isTrial: integer('is_trial', { mode: 'boolean' }).notNull().default(false),
    /** Pence. */
    amount: integer().notNull(),
    currency: text().notNull().default('gbp'),
    gateway: text().$type<GatewayName>().notNull(),
    /** The gateway's PaymentIntent or SetupIntent. */
    intentId: text('intent_id').unique(),
    status: text().$type<OrderStatus>().notNull().default('created'),
    /** Why it was declined or expired, as a reason of `schema/billing/billing.ts` or in the gateway's words. */
    problem: text().notNull().default(''),
    /** `Visa ending in 4242`. */
    card: text().notNull().default(''),
    sprintNumber: integer('sprint_number'),
    /** Until when it covers its plan by itself, grace included; null while it does not, `forever` for what is paid once. */
    grantsUntil: moment('grants_until'),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** A refund was asked for, and why; the gateway has not carried it out yet. */
    refundAskedAt: moment('refund_asked_at'),
    refundReason: text('refund_reason').notNull().default(''),
    /** They asked that the service begins within the 14 days. */
    consentAt: moment('consent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_open')
      .on(table.visitorId, table.normalisedEmail, table.level, table.isTrial)
      .where(sql`status in ('created', 'awaiting', 'declined')`),
    index('orders_visitor').on(table.visitorId),
    index('orders_email').on(table.normalisedEmail),
    index('orders_user').on(table.userId),
    index('orders_status').on(table.status, table.createdAt),
  ],
)

/** The months that follow an order, as the gateway tells of them. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The gateway's. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id').notNull(),
    plan: text().$type<Plan>().notNull(),
    /** The gateway's word: trialing, active, past_due, canceled … */
    status: text().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    /** Until when it covers its plan, grace included; null where it never did. */
    grantsUntil: moment('grants_until'),
    /** Where the gateway asks for something about a renewal that failed. */
    payAt: text('pay_at').notNull().default(''),
    /** When the gateway said this: what was said earlier changes nothing any more. */
    saidAt: moment('said_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_order').on(table.orderId),
    index('subscriptions_period').on(table.status, table.periodEnd),
  ],
)

/** One for every payment: its number is the receipt's. */
export const receipts = sqliteTable(
  'receipts',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    /** The order, or the gateway's invoice: the same again makes none. */
    key: text().notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    what: text().notNull(),
    amount: integer().notNull(),
    paidAt: moment('paid_at').notNull(),
    url: text().notNull().default(''),
    /** A month that another grant covered: when its money was given back. */
    givenBackAt: moment('given_back_at'),
  },
  (table) => [index('receipts_order').on(table.orderId)],
)

/** Who has had their trial: one for each person, by mailbox and by card (R13). */
export const trials = sqliteTable(
  'trials',
  {
    /** A keyed hash of the mailbox: it outlives its account, and nobody reads it back. */
    mailbox: text().primaryKey(),
    /** A keyed hash of the gateway's fingerprint of the card. */
    card: text().unique(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('trials_ends').on(table.endsAt)],
)

/** Every event of the gateway that was heard, 60 days. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text('object_id').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_events_object').on(table.objectId),
    index('payment_events_received').on(table.receivedAt),
  ],
)
