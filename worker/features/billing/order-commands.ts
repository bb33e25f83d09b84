import { and, eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewayEvent, PaymentIntent } from '../../services/payments/gateway.ts'
import { paymentGrant } from './grants.ts'
import { type Order, verifiedAccountOf } from './order-queries.ts'

const { orders, paymentEvents, receipts, sprintSeats, users } = tables

/**
 * An order only goes forwards: it is open (`created`, `awaiting`, `declined`) until its money is there (`paid`) or will never
 * be (`expired`); what is paid is `refunded` or `disputed`, and a dispute that is won leaves it paid. Whatever is heard late,
 * again or out of order finds no row that it may change.
 */
const open = sql`status in ('created', 'awaiting', 'declined')`

/** What was paid and not given back. */
const hasMoney = sql`status in ('paid', 'disputed')`

/** The condition that an order was paid, and its money is still here. */
export const hasOrderMoney = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${hasMoney})`

/** The condition that an order still waits for its money. */
export const isOpenOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${open})`

/** The condition that an order still waits for its money, and has its place in a sprint (R12). */
export const isSeatedOrder = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${sprintSeats} where order_id = ${orderId} and state = 'paid'))`

/** The condition that an order was paid and covers nothing any more, for good: its money went back, or its account is erased. */
export const isOverOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and paid_at is not null and grants_until is null)`

/** The condition that nobody waits for the money of an order any more: what comes late goes back. */
export const isLetGo = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and status = 'expired' and amount > 0)`

/** Opens an order, or goes on with the one that is open for this visitor, mailbox and level: its row comes back. */
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
        userId: sql`coalesce(excluded.user_id, ${orders.userId})`,
        consentAt: sql`coalesce(excluded.consent_at, ${orders.consentAt})`,
      },
    })
    .returning()

/** An open order waits for this intent from now on. */
export const awaitIntent = ({ db }: Call, orderId: string, intentId: string) =>
  db
    .update(orders)
    .set({ intentId, status: sql`case status when 'created' then 'awaiting' else status end` })
    .where(and(eq(orders.id, orderId), open, sql`coalesce(${orders.intentId}, ${intentId}) = ${intentId}`))

/** An open order is for the sprint in which its place is (after the one that holds it). */
export const setSprint = ({ db }: Call, { visitorId, email }: { visitorId: string; email: string }) =>
  db.run(sql`update ${orders} set sprint_number = seat.sprint_number from ${sprintSeats} seat
    where seat.order_id = orders.id and visitor_id = ${visitorId} and normalised_email = ${normaliseEmail(email)}
      and level = 2 and is_trial = 0 and orders.status in ('created', 'awaiting', 'declined')`)

/** The card of an open order was declined, in the gateway's words; another one can pay it. */
export const declineOrder = ({ db }: Call, orderId: string, problem: string) =>
  db
    .update(orders)
    .set({ status: 'declined', problem })
    .where(and(eq(orders.id, orderId), open))

/** An open order is paid, or its trial runs; with `grantsUntil` until when it covers its plan. Its row comes back. */
export const payOrder = (
  { db, now }: Call,
  { id, plan }: Order,
  intent: PaymentIntent,
  { grantsUntil = paymentGrant(plan, now), onlyIf = sql`1` }: { grantsUntil?: Date; onlyIf?: SQL } = {},
) =>
  db
    .update(orders)
    .set({
      ...{ status: 'paid', paidAt: now, grantsUntil, problem: '' },
      ...{ intentId: intent.id, card: intent.card?.label ?? '', userId: verifiedAccountOf },
    })
    .where(and(eq(orders.id, id), open, onlyIf))
    .returning({ userId: orders.userId })

/** An open order will never be paid, and why. */
export const expireOrder = ({ db }: Call, orderId: string, problem: string | SQL, onlyIf: SQL = sql`1`) =>
  db
    .update(orders)
    .set({ status: 'expired', problem: sql`${problem}` })
    .where(and(eq(orders.id, orderId), open, onlyIf))

/** What was held for a paid order was cancelled before it was captured: it covers nothing. */
export const loseOrder = ({ db }: Call, orderId: string) =>
  db
    .update(orders)
    .set({ status: 'expired', problem: 'cancelled', grantsUntil: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'paid')))

/** So much of an order's money went back in all, in pence; all of it, and it covers nothing any more. */
export const saveRefund = ({ db, now }: Call, { id, amount }: Order, amountRefunded: number) =>
  db
    .update(orders)
    .set({
      amountRefunded: sql`max(${orders.amountRefunded}, ${amountRefunded})`,
      ...(amountRefunded >= amount && { status: 'refunded', refundedAt: now, grantsUntil: null }),
    })
    .where(and(eq(orders.id, id), hasMoney))

/**
 * The bank of who paid took the money back, until that is decided; what was said later of the same dispute stands
 * (after `insertEvent`).
 */
export const disputeOrder = ({ db }: Call, orderId: string, { id: eventId, objectId, at }: GatewayEvent) =>
  db
    .update(orders)
    .set({ status: 'disputed' })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'paid'),
        // Stripe's times are whole seconds: what closes a dispute is its last word.
        sql`not exists (select 1 from ${paymentEvents} where object_id = ${objectId} and (occurred_at > ${at.getTime()}
          or (occurred_at = ${at.getTime()} and type = 'charge.dispute.closed' and id <> ${eventId})))`,
      ),
    )

/**
 * A dispute was won: the order is paid as before. Told again it changes nothing: another dispute may stand by then
 * (after `insertEvent`).
 */
export const winDispute = ({ db, now }: Call, orderId: string, { id: eventId }: GatewayEvent) =>
  db
    .update(orders)
    .set({ status: 'paid' })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'disputed'),
        sql`exists (select 1 from ${paymentEvents} where id = ${eventId} and received_at = ${now.getTime()})`,
      ),
    )

/** A numbered receipt for a payment, once for each `key`: the order, or the gateway's invoice. */
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

/** Keeps that an event was heard. */
export const insertEvent = ({ db, now }: Call, { id, type, objectId, at }: GatewayEvent) =>
  db
    .insert(paymentEvents)
    .values({ id, type, objectId, occurredAt: at, receivedAt: now })
    .onConflictDoNothing()

/**
 * Gives an account what was paid under its mailbox and is nobody's yet, where its address is verified (R13) (after the
 * one that verifies it).
 */
export const claimPurchases = ({ db }: Call, userId: string) =>
  db.run(sql`update ${orders} set user_id = ${userId}
    where normalised_email = (select normalised_email from ${users}
        where id = ${userId} and email_verified = 1 and role = 'owner')
      and user_id is null and paid_at is not null and grants_until is not null`)

/**
 * Takes an account, and all but what tax law asks for, out of its orders: they cover nothing any more, and no other
 * account gets them. What was not paid keeps no name.
 */
export const releaseOrders = ({ db }: Call, userId: string) =>
  db.run(sql`update ${orders} set user_id = null, visitor_id = '', network = '', mobile = '', refund_reason = '',
      grants_until = null, status = case when paid_at is null then 'expired' else status end,
      name = case when paid_at is null then '' else name end, email = case when paid_at is null then '' else email end
    where user_id = ${userId}`)

/** Empties what was ordered on a device without an account and never paid; it will not be. */
export const eraseUnpaidOrders = ({ db }: Call, visitorId: string) =>
  db.run(sql`update ${orders} set visitor_id = '', network = '', name = '', email = '', mobile = '', status = 'expired'
    where visitor_id = ${visitorId} and user_id is null and paid_at is null`)

const taxYears = 7

/** Forgets who paid seven years ago and has no account. */
export const forgetBuyers = ({ db, now }: Call) => {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - taxYears)
  return db.run(sql`update ${orders} set name = '', email = '', mobile = '', visitor_id = '', network = ''
    where user_id is null and paid_at < ${before.getTime()} and email <> ''`)
}
