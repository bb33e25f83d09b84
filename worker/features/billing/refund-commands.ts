import { and, count, eq, not, type SQL, sql } from 'drizzle-orm'
import { withdrawalDays } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isTaskFailed, isTaskWaiting } from '../../services/gateway-tasks.ts'
import { daysAgo } from '../../services/retention.ts'
import type { Refusal } from '../../services/write.ts'
import type { Order } from './order-queries.ts'

const { orders, partRefunds, receipts } = tables
export type PartRefund = typeof partRefunds.$inferSelect
export type NewPartRefund = Omit<typeof partRefunds.$inferInsert, 'state' | 'problem' | 'askedAt' | 'endedAt'>

const ordered = (orderId: string, condition: SQL): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${condition})`

/** What keeps an order from being refunded, whole or by the part of this id, and the error of each. */
export function refundRefusals(
  { orderId, refunded }: { orderId: string; refunded: number },
  partId?: string,
): readonly Refusal[] {
  // A part that is sent again has been let through already.
  const unlessRepeated = (condition: SQL): SQL =>
    partId === undefined ? condition : sql`(${isNewPart(partId)} and ${condition})`
  const isRefundable = ordered(
    orderId,
    sql`status = 'paid' and amount > amount_refunded
      and (refund_asked_at is null or ${isTaskFailed('refund', orderId)})`,
  )
  const isPartUnderWay = sql`exists (select 1 from ${partRefunds} where order_id = ${orderId} and state = 'asked')`
  return [
    [unlessRepeated(not(isRefundable)), 'ORDER_NOT_REFUNDABLE'],
    [unlessRepeated(isPartUnderWay), 'REFUND_UNDER_WAY'],
    [unlessRepeated(not(ordered(orderId, sql`amount_refunded = ${refunded}`))), 'ORDER_CHANGED'],
  ]
}

/** What keeps a charged month from being refunded by the part of this id, and the error of each. */
export function monthRefusals(
  { invoiceId, orderId, refunded }: { invoiceId: string; orderId: string; refunded: number },
  partId: string,
): readonly Refusal[] {
  const month = (condition: SQL): SQL =>
    sql`exists (select 1 from ${receipts} where key = ${invoiceId} and ${condition})`
  const unlessRepeated = (condition: SQL): SQL => sql`(${isNewPart(partId)} and ${condition})`
  const hasFailed = sql`exists (select 1 from ${partRefunds}
    where order_id = ${orderId} and invoice_id = ${invoiceId} and state = 'failed')`
  const isLeft = month(sql`given_back_at is null and amount > amount_refunded`)
  const isUnderWay = sql`exists (select 1 from ${partRefunds} where order_id = ${orderId} and state = 'asked')`
  return [
    [unlessRepeated(sql`(${hasFailed} or not ${isLeft})`), 'MONTH_NOT_REFUNDABLE'],
    [unlessRepeated(sql`(${isUnderWay} or ${isTaskWaiting('refund-month', invoiceId)})`), 'REFUND_UNDER_WAY'],
    [unlessRepeated(not(month(sql`amount_refunded = ${refunded}`))), 'ORDER_CHANGED'],
  ]
}

/** The condition that an order, or the first month after a trial, was not paid within the days to withdraw, or goes back. */
export const isNotWithdrawable = (call: Call, orderId: string): SQL => {
  const since = daysAgo(call, withdrawalDays).getTime()
  const isRecentMonth = sql`exists (select 1 from ${receipts} r where r.order_id = ${orderId} and r.given_back_at is null
    and r.paid_at > ${since} and r.number = (select min(number) from ${receipts} where order_id = ${orderId}))`
  const isRecent = sql`case when is_trial then ${isRecentMonth} else amount > 0 and paid_at > ${since} end`
  return not(ordered(orderId, sql`status = 'paid' and refund_asked_at is null and ${isRecent}`))
}

/** The condition that no part was asked for under this id yet. */
export const isNewPart = (id: string): SQL => sql`not exists (select 1 from ${partRefunds} where id = ${id})`

/** The condition that what was asked for under this id is another refund. */
export const isOtherPart = ({ id, orderId, invoiceId = null, amount }: NewPartRefund): SQL =>
  sql`exists (select 1 from ${partRefunds} where id = ${id}
    and (order_id <> ${orderId} or invoice_id is not ${invoiceId} or amount <> ${amount}))`

/** The condition that nobody here asked for what was refunded of an order since it was read (before it is saved). */
export const isRefundNews = ({ id, amountRefunded }: Order, total: number): SQL =>
  sql`(${ordered(id, sql`status in ('paid', 'disputed') and amount_refunded = ${amountRefunded} and amount_refunded < ${total}`)}
    and not exists (select 1 from ${partRefunds} where order_id = ${id} and invoice_id is null and state = 'asked'))`

/** The condition that a part waits to be refunded. */
export const isPartRefundRequested = (id: string): SQL =>
  sql`exists (select 1 from ${partRefunds} where id = ${id} and state = 'asked')`

/** Inserts a part to refund; the same id again inserts nothing. */
export const insertPartRefund = ({ db, now }: Call, part: NewPartRefund) =>
  db
    .insert(partRefunds)
    .values({ ...part, askedAt: now })
    .onConflictDoNothing({ target: partRefunds.id })

/** Marks a part as refunded, or as dropped and why. */
export const endPartRefund = ({ db, now }: Call, id: string, problem = '') =>
  db
    .update(partRefunds)
    .set({ state: problem ? 'dropped' : 'done', problem, endedAt: now })
    .where(and(eq(partRefunds.id, id), eq(partRefunds.state, 'asked')))

/** How many refunds of an order failed after they were made. */
export async function countFailedRefunds({ db }: Call, orderId: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(partRefunds)
    .where(and(eq(partRefunds.orderId, orderId), eq(partRefunds.state, 'failed')))
  return found?.total ?? 0
}

/** Whether a refund of a payment failed after it was made. */
export async function hasFailedRefund({ db }: Call, intentId: string): Promise<boolean> {
  const found = await db
    .select({ id: partRefunds.id })
    .from(partRefunds)
    .innerJoin(orders, eq(orders.id, partRefunds.orderId))
    .where(and(eq(orders.intentId, intentId), eq(partRefunds.state, 'failed')))
    .limit(1)
  return found.length > 0
}

/** A part of a refund, with the payment that it is a part of; undefined where there is none. */
export async function findPartRefund({ db }: Call, id: string) {
  const [found] = await db
    .select({ part: partRefunds, order: orders })
    .from(partRefunds)
    .innerJoin(orders, eq(orders.id, partRefunds.orderId))
    .where(eq(partRefunds.id, id))
  return found
}

/** Blanks the reasons of the parts of an account's orders (before they lose their account). */
export const blankPartReasons = ({ db }: Call, userId: string) =>
  db.run(sql`update ${partRefunds} set reason = ''
    where order_id in (select id from ${orders} where user_id = ${userId})`)
