import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'

const { orders, paymentEvents, receipts, sprintSeats, unmatchedPayments, subscriptions, trials } = tables
/** A buyer who returns sooner continues the same order. */
const openDays = 7
const abandonedDays = 60
const eventDays = 60
const settledDays = 400
const taxYears = 7

/** The moment before which an unpaid order is abandoned. */
export const abandonedBefore = (call: Call) => daysAgo(call, abandonedDays)

/** Orders that nobody paid for a week and that are not cancelled at the gateway yet, oldest first. */
export const abandonedOrders = (call: Call, atMost: number) =>
  call.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['awaiting', 'declined']),
        lt(orders.createdAt, daysAgo(call, openDays)),
        isNotNull(orders.intentId),
        sql`not exists (select 1 from gateway_tasks t where t.key = 'cancel-intent/' || orders.id)`,
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(atMost)

/** Marks orders as expired for which the gateway opened no payment within a week. */
export const expireUnopened = (call: Call) =>
  call.db
    .update(orders)
    .set({ status: 'expired', problem: 'cancelled' })
    .where(
      and(
        eq(orders.status, 'created'),
        lt(orders.createdAt, daysAgo(call, openDays)),
        isNull(orders.intentId),
      ),
    )

/** Deletes an order that got no seat in a sprint, so that no list shows it (after the statement that holds the seat). */
export const deleteUnseated = ({ db }: Call, orderId: string) =>
  db
    .delete(orders)
    .where(
      and(eq(orders.id, orderId), sql`not exists (select 1 from ${sprintSeats} where order_id = ${orderId})`),
    )

/** Deletes orders that were never paid, 60 days after they were begun (R26). */
export const eraseAbandoned = (call: Call) =>
  eraseInSlices(
    call,
    orders,
    sql`status in ('created', 'expired') and paid_at is null and created_at < ${abandonedBefore(call).getTime()}
      and not exists (select 1 from ${sprintSeats} where order_id = orders.id)
      and not exists (select 1 from ${trials} where order_id = orders.id)
      and not exists (select 1 from ${receipts} where order_id = orders.id)
      and not exists (select 1 from ${subscriptions} where order_id = orders.id)`,
  )

/** Deletes events of the gateway 60 days after they came. */
export const expirePaymentEvents = (call: Call) =>
  eraseInSlices(call, paymentEvents, lt(paymentEvents.receivedAt, daysAgo(call, eventDays)))

/** Deletes money without an order 400 days after it was settled. */
export const expireUnmatchedPayments = (call: Call) =>
  eraseInSlices(call, unmatchedPayments, lt(unmatchedPayments.settledAt, daysAgo(call, settledDays)))

/**
 * Removes an account from its orders, which cover nothing any more and no other account gets; unpaid ones lose their
 * names.
 */
export const releaseOrders = ({ db }: Call, userId: string) =>
  db.run(sql`update ${orders} set user_id = null, visitor_id = '', network = '', mobile = '', refund_reason = '',
      grants_until = null, status = case when paid_at is null then 'expired' else status end,
      name = case when paid_at is null then '' else name end, email = case when paid_at is null then '' else email end
    where user_id = ${userId}`)

/** Blanks the unpaid orders of a device without an account, which cannot be paid any more. */
export const eraseUnpaidOrders = ({ db }: Call, visitorId: string) =>
  db.run(sql`update ${orders} set visitor_id = '', network = '', name = '', email = '', mobile = '', status = 'expired'
    where visitor_id = ${visitorId} and user_id is null and paid_at is null`)

/** Blanks the buyers without an account of seven years ago. */
export const blankBuyers = ({ db, now }: Call) => {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - taxYears)
  return db.run(sql`update ${orders} set name = '', email = '', mobile = '', visitor_id = '', network = ''
    where user_id is null and paid_at < ${before.getTime()} and email <> ''`)
}
