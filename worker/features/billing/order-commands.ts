import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { taskStatements } from '../../services/gateway-tasks.ts'
import type { GatewayEvent, PaymentIntent } from '../../services/payments/gateway.ts'
import { isDisputeSaved, isStillDisputed } from './dispute-commands.ts'
import { paymentGrant } from './grants.ts'
import { type Order, verifiedAccountOf } from './order-queries.ts'

const { orders, paymentEvents, receipts, sprintSeats, users } = tables

/**
 * An order only moves forwards: open (`created`, `awaiting`, `declined`), then `paid` or `expired`; a paid one may
 * become `refunded` or `disputed`, and `paid` again when a dispute is won. Late or repeated events find no row to
 * change.
 */
const open = sql`status in ('created', 'awaiting', 'declined')`

/** Paid and not refunded. */
const hasMoney = sql`status in ('paid', 'disputed')`

/** The condition that an order was paid and not refunded. */
export const hasOrderMoney = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${hasMoney})`

/** The condition that an order still waits for its payment. */
export const isOpenOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${open})`

/** The condition that an order still waits for its payment and holds its seat in a sprint (R12). */
export const isSeatedOrder = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${sprintSeats} where order_id = ${orderId} and state = 'paid'))`

/** The condition that an order was paid and covers nothing any more: it was refunded, or its account was erased. */
export const isOverOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and paid_at is not null and grants_until is null)`

/** The condition that an order was cancelled or expired, so that a late payment is refunded. */
export const isClosedOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and status = 'expired' and amount > 0)`

/**
 * Cancels the open order of this visitor, mailbox and level that has another account, or none, or an earlier price, so that
 * nobody goes on with it: its payment at the gateway, and then here.
 */
export const cancelOthersOrder = (call: Call, order: Omit<typeof orders.$inferInsert, 'createdAt'>) => {
  const { visitorId, email, level, isTrial, userId, amount } = order
  const isOthers = sql`visitor_id = ${visitorId} and normalised_email = ${normaliseEmail(email)}
    and level = ${level} and is_trial = ${isTrial ? 1 : 0} and ${open}
    and (user_id is not ${userId ?? null} or amount <> ${amount})`
  return [
    taskStatements(
      call,
      'cancel-intent',
      sql`select id as subject from ${orders} where ${isOthers} and intent_id is not null`,
    ),
    call.db.update(orders).set({ status: 'expired', problem: 'cancelled' }).where(isOthers),
  ]
}

/** Inserts an order, or finds the open one of this visitor, account, mailbox and level; returns its row (after `cancelOthersOrder`). */
export const openOrder = ({ db, now }: Call, order: Omit<typeof orders.$inferInsert, 'createdAt'>) =>
  db
    .insert(orders)
    .values({ ...order, createdAt: now })
    .onConflictDoUpdate({
      target: [orders.visitorId, orders.normalisedEmail, orders.level, orders.isTrial],
      targetWhere: open,
      set: {
        name: sql`excluded.name`,
        mobile: sql`excluded.mobile`,
        consentAt: sql`coalesce(excluded.consent_at, ${orders.consentAt})`,
      },
    })
    .returning()

/** Sets the intent for which an open order waits; returns a row if it is open. */
export const awaitIntent = ({ db }: Call, orderId: string, intentId: string) =>
  db
    .update(orders)
    .set({ intentId, status: sql`case status when 'created' then 'awaiting' else status end` })
    .where(and(eq(orders.id, orderId), open, sql`coalesce(${orders.intentId}, ${intentId}) = ${intentId}`))
    .returning({ id: orders.id })

/** Stores the intent that the gateway opened for an order which ended meanwhile, so that it can be cancelled. */
export const keepLateIntent = ({ db }: Call, orderId: string, intentId: string) =>
  db
    .update(orders)
    .set({ intentId })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'expired'), isNull(orders.intentId)))

/** Sets the sprint of an open order, in which its seat is (after the statement that holds it). */
export const setSprint = ({ db }: Call, { visitorId, email }: { visitorId: string; email: string }) =>
  db.run(sql`update ${orders} set sprint_number = seat.sprint_number from ${sprintSeats} seat
    where seat.order_id = orders.id and visitor_id = ${visitorId} and normalised_email = ${normaliseEmail(email)}
      and level = 2 and is_trial = 0 and orders.status in ('created', 'awaiting', 'declined')`)

/** Marks an open order as declined, with the gateway's words; another card can pay it. */
export const declineOrder = ({ db }: Call, orderId: string, problem: string) =>
  db
    .update(orders)
    .set({ status: 'declined', problem })
    .where(and(eq(orders.id, orderId), open))

/**
 * Marks an open order as paid, or its trial as begun, with `grantsUntil` until when it covers its plan; returns its
 * row.
 */
export const payOrder = (
  { db, now }: Call,
  { id, plan }: Order,
  intent: PaymentIntent,
  { grantsUntil = paymentGrant(plan, now), onlyIf = sql`1` }: { grantsUntil?: Date; onlyIf?: SQL } = {},
) =>
  db
    .update(orders)
    .set({
      status: 'paid',
      paidAt: now,
      grantsUntil,
      problem: '',
      intentId: intent.id,
      card: intent.card?.label ?? '',
      userId: verifiedAccountOf,
    })
    .where(and(eq(orders.id, id), open, onlyIf))
    .returning({ userId: orders.userId })

/** Marks an open order as expired, and why. */
export const expireOrder = ({ db }: Call, orderId: string, problem: string | SQL, onlyIf: SQL = sql`1`) =>
  db
    .update(orders)
    .set({ status: 'expired', problem: sql`${problem}` })
    .where(and(eq(orders.id, orderId), open, onlyIf))

/** Marks the orders whose ids a query names in one column as cancelled. */
export const cancelOrders = ({ db }: Call, ids: SQL) =>
  db
    .update(orders)
    .set({ status: 'expired', problem: 'cancelled' })
    .where(and(sql`${orders.id} in (${ids})`, open))

/** Marks a paid order as expired whose held payment was cancelled before its capture. */
export const expireUncapturedOrder = ({ db }: Call, orderId: string) =>
  db
    .update(orders)
    .set({ status: 'expired', problem: 'cancelled', grantsUntil: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'paid')))

/** Saves how much of an order was refunded in all, in pence; a full refund ends what it covers. */
export const saveRefund = ({ db, now }: Call, { id, amount }: Order, amountRefunded: number) =>
  db
    .update(orders)
    .set({
      amountRefunded: sql`max(${orders.amountRefunded}, ${amountRefunded})`,
      ...(amountRefunded >= amount && { status: 'refunded', refundedAt: now, grantsUntil: null }),
    })
    .where(and(eq(orders.id, id), hasMoney))

/** Marks a paid order as disputed, unless more of the same dispute is known (after `insertEvent` and `saveDispute`). */
export const disputeOrder = ({ db }: Call, orderId: string, { id: eventId, objectId, at }: GatewayEvent) =>
  db
    .update(orders)
    .set({ status: 'disputed', disputeClosedAt: null })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'paid'),
        not(isDisputeSaved(objectId, 'won')),
        // Stripe's times are whole seconds: what closes a dispute is its last word.
        sql`not exists (select 1 from ${paymentEvents} where object_id = ${objectId} and (occurred_at > ${at.getTime()}
          or (occurred_at = ${at.getTime()} and type = 'charge.dispute.closed' and id <> ${eventId})))`,
      ),
    )

/** Marks the dispute of an order as lost, after which nobody has to answer it (after `saveDispute`). */
export const closeDispute = ({ db, now }: Call, orderId: string, disputeId: string) =>
  db
    .update(orders)
    .set({ disputeClosedAt: now })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'disputed'),
        isNull(orders.disputeClosedAt),
        isDisputeSaved(disputeId, 'lost'),
      ),
    )

/**
 * Marks an order as paid again whose last open dispute was won; a repeat changes nothing (after `insertEvent` and
 * `saveDispute`).
 */
export const winDispute = ({ db, now }: Call, orderId: string, { id: eventId }: GatewayEvent) =>
  db
    .update(orders)
    .set({ status: 'paid', disputeClosedAt: null })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'disputed'),
        sql`exists (select 1 from ${paymentEvents} where id = ${eventId} and received_at = ${now.getTime()})`,
        not(isStillDisputed(orderId)),
      ),
    )

/** Inserts a numbered receipt for a payment, once for each `key`: the order, or the gateway's invoice. */
export const insertReceipt = (
  { db, now }: Call,
  {
    key,
    orderId,
    what,
    amount,
    url = '',
  }: { key: string; orderId: string; what: string; amount: number; url?: string },
  onlyIf: SQL = sql`1`,
) =>
  db.run(sql`insert into ${receipts} (key, order_id, what, amount, paid_at, url)
    select ${key}, ${orderId}, ${what}, ${amount}, ${now.getTime()}, ${url} where ${onlyIf} on conflict do nothing`)

/** The number of a receipt, in SQL: it is known once its row is written. */
export const receiptNumber = (key: string): SQL => sql`(select number from ${receipts} where key = ${key})`

/** Inserts an event as processed. */
export const insertEvent = ({ db, now }: Call, { id, type, objectId, at }: GatewayEvent) =>
  db
    .insert(paymentEvents)
    .values({ id, type, objectId, occurredAt: at, receivedAt: now })
    .onConflictDoNothing()

/**
 * Assigns to an account what was paid under its verified mailbox and has no account yet (R13) (after the statement that
 * verifies it).
 */
export const claimPurchases = ({ db }: Call, userId: string) =>
  db.run(sql`update ${orders} set user_id = ${userId}
    where one_mailbox = (select u.one_mailbox from ${users} u
        where id = ${userId} and email_verified = 1 and role = 'owner')
      and user_id is null and paid_at is not null and grants_until is not null`)

/**
 * Assigns to an account what was ordered under its verified mailbox and has no account, whatever became of it, before the
 * statement that gives the account another address; an erased buyer's stays nobody's.
 */
export const assignOrders = ({ db }: Call, { userId, email }: { userId: string; email: string }) =>
  db.run(sql`update ${orders} set user_id = ${userId}
    where one_mailbox = ${deliveredTo(email)} and user_id is null and visitor_id <> ''
      and (paid_at is not null or ${open}) and ${verifiedAccountOf} = ${userId}`)
