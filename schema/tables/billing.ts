import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GatewayName, OrderStatus } from '../billing/billing.ts'
import type { Plan } from '../levels.ts'
import { users } from './accounts.ts'
import { mailbox, mailboxAtMainHost, mailboxOfBefore, normalisedEmail } from './normalised-email.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * A purchase, or the start of a trial (`amount` 0), stored as tax law requires even after its account is erased (R26).
 * A plan is covered by every row here and in `subscriptions` with a later `grantsUntil` (R5).
 */
export const orders = sqliteTable(
  'orders',
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    /** The buyer; null until an account verifies the address that paid (R13). */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    visitorId: text('visitor_id').notNull(),
    /** A keyed hash of the network it came from, for the pause after an expired hold of a place. */
    network: text().notNull().default(''),
    name: text().notNull(),
    /** The part of the name after the last space, in lower case. */
    lastName: text('last_name').generatedAlwaysAs(
      sql`lower(replace(name, rtrim(name, replace(name, ' ', '')), ''))`,
      { mode: 'virtual' },
    ),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    mailboxOfBefore: mailboxOfBefore(),
    mailboxAtMainHost: mailboxAtMainHost(),
    mailbox: mailbox(),
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
    /** Why it was declined or expired: a reason of `schema/billing/billing.ts`, or the gateway's message. */
    problem: text().notNull().default(''),
    /** `Visa ending in 4242`. */
    card: text().notNull().default(''),
    sprintNumber: integer('sprint_number'),
    /**
     * Until when it covers its plan by itself, with grace; null while it does not, `forever` for a one-time payment.
     */
    grantsUntil: moment('grants_until'),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** When a refund was requested that the gateway has not carried out yet. */
    refundAskedAt: moment('refund_asked_at'),
    refundReason: text('refund_reason').notNull().default(''),
    /** When its dispute was lost; null while one is open. */
    disputeClosedAt: moment('dispute_closed_at'),
    /** When the buyer agreed that the service begins within the 14 days. */
    consentAt: moment('consent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_open')
      .on(table.visitorId, table.normalisedEmail, table.level, table.isTrial)
      .where(sql`status in ('created', 'awaiting', 'declined')`),
    index('orders_visitor').on(table.visitorId),
    index('orders_email').on(table.normalisedEmail),
    index('orders_mailbox').on(table.mailboxOfBefore),
    index('orders_spelled_once').on(table.mailboxAtMainHost),
    index('orders_one_mailbox').on(table.mailbox),
    index('orders_user').on(table.userId),
    index('orders_status').on(table.status, table.createdAt),
    // The lists of administrators, and what they find by the beginning of a name or an address.
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_newest_of').on(table.status, table.createdAt, table.id),
    index('orders_without_account')
      .on(table.createdAt, table.id)
      .where(sql`user_id is null and status = 'paid' and grants_until is not null`),
    index('orders_name').on(sql`lower(name)`),
    index('orders_last_name').on(table.lastName),
    index('orders_address').on(sql`lower(email)`),
  ],
)

/**
 * A part of an order, or one of its months, that an administrator refunds, and every refund that failed later; what the
 * whole order gives back is in `orders`. One at a time waits for the gateway.
 */
export const partRefunds = sqliteTable(
  'part_refunds',
  {
    /** Chosen by the browser: sent twice, it is one refund; the gateway's, where nobody asked for it here. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The gateway's invoice of a month; null for the order's own payment. */
    invoiceId: text('invoice_id'),
    /** Pence. */
    amount: integer().notNull(),
    /** What was refunded of the order, or of the month, when this was asked, in pence; where the gateway knows more, it is dropped. */
    refundedBefore: integer('refunded_before').notNull(),
    reason: text().notNull(),
    /** `failed`: it was refunded, and the bank sent the money back. */
    state: text({ enum: ['asked', 'done', 'dropped', 'failed'] })
      .notNull()
      .default('asked'),
    /** Why it was dropped or failed. */
    problem: text().notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('part_refunds_order').on(table.orderId, table.askedAt),
    uniqueIndex('part_refunds_asked').on(table.orderId).where(sql`state = 'asked'`),
    index('part_refunds_undone').on(table.endedAt).where(sql`state in ('dropped', 'failed')`),
  ],
)

/** Money that the gateway reports and that is no order's here, until somebody settles it. */
export const unmatchedPayments = sqliteTable(
  'stray_payments',
  {
    /** The gateway's intent or invoice. */
    id: text().primaryKey(),
    gateway: text().$type<GatewayName>().notNull(),
    /** The order that it names; '' for none. */
    orderId: text('order_id').notNull(),
    /** Pence. */
    amount: integer().notNull(),
    /** `refund failed`: it was refunded, and the bank sent the money back. */
    why: text({
      enum: ['no order', 'another payment', 'another amount', 'no subscription', 'refund failed'],
    }).notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When it went back or was settled by hand. */
    settledAt: moment('settled_at'),
  },
  (table) => [index('stray_payments_seen').on(table.settledAt, table.seenAt)],
)

/** The months after an order, from the gateway's events. */
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
    /** The gateway's status: trialing, active, past_due, canceled … */
    status: text().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    /** The order because of which we ended it; null where its payer did, or nobody. */
    endedFor: text('ended_for'),
    /** Until when it covers its plan, with grace; null where it never did. */
    grantsUntil: moment('grants_until'),
    /** The gateway's page for paying a failed renewal. */
    payAt: text('pay_at').notNull().default(''),
    /** The time of the gateway's last event; earlier ones are ignored. */
    reportedAt: moment('said_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_order').on(table.orderId),
    index('subscriptions_period').on(table.status, table.periodEnd),
  ],
)

/** A receipt for every payment, numbered. */
export const receipts = sqliteTable(
  'receipts',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    /** The order or the gateway's invoice, unique. */
    key: text().notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    what: text().notNull(),
    amount: integer().notNull(),
    paidAt: moment('paid_at').notNull(),
    url: text().notNull().default(''),
    /** Of a month, in pence; what an order gives back is in `orders`. */
    amountRefunded: integer('amount_refunded').notNull().default(0),
    /** When a month was refunded whole. */
    givenBackAt: moment('given_back_at'),
  },
  (table) => [index('receipts_order').on(table.orderId)],
)

/** Used trials: one for each person, by mailbox and by card (R13). */
export const trials = sqliteTable(
  'trials',
  {
    /** A keyed hash of the mailbox, which outlives its account and is never reversed. */
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

/** Every received event of the gateway, for 60 days. */
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

/** The mailboxes of erased accounts that withdrew from an order, hashed, for as long as it counts (R13). */
export const withdrawnMailboxes = sqliteTable(
  'withdrawn_mailboxes',
  {
    mailbox: text().notNull(),
    orderId: text('order_id').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.orderId] }),
    index('withdrawn_mailboxes_asked').on(table.askedAt),
  ],
)
