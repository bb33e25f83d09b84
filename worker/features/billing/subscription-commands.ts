import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isTaskWaiting, renewedTasks, taskStatement, taskStatements } from '../../services/gateway-tasks.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'
import { subscriptionGrant } from './grants.ts'

const { orders, partRefunds, receipts, subscriptions } = tables

/** The order of two reports of the same moment and period. */
const rank = (status: string) =>
  sql.raw(
    `case ${status} when 'canceled' then 3 when 'past_due' then 2 when 'unpaid' then 2 when 'active' then 1 else 0 end`,
  )

const isUnpaidIn = (row: 'excluded' | 'subscriptions') => sql.raw(`${row}.status in ('past_due', 'unpaid')`)

/**
 * Saves a subscription unless a later report is known; its end is final, and a second unpaid month covers no longer
 * than before. `knownAt`: the report that an answer of the gateway follows.
 */
export function upsertSubscription(
  { db, now }: Call,
  subscription: GatewaySubscription,
  reportedAt: Date,
  knownAt?: Date,
) {
  const { id, orderId, customerId, status, periodStart, periodEnd, cancelAt, endedAt } = subscription
  const [grantsUntil, cancels, ended] = [subscriptionGrant(subscription), cancelAt, endedAt].map(
    (moment) => moment?.getTime() ?? null,
  )
  return db.run(sql`insert into ${subscriptions} (id, order_id, customer_id, plan, status, period_start, period_end,
      cancel_at, ended_at, grants_until, said_at, updated_at)
    select ${id}, o.id, ${customerId}, o.plan, ${status}, ${periodStart.getTime()}, ${periodEnd.getTime()},
      ${cancels}, ${ended}, ${grantsUntil}, ${reportedAt.getTime()}, ${now.getTime()}
    from ${orders} o where o.id = ${orderId}
    on conflict (id) do update set status = excluded.status, period_start = excluded.period_start,
      period_end = excluded.period_end, cancel_at = excluded.cancel_at, ended_at = excluded.ended_at,
      grants_until = case when excluded.status = 'canceled' or (${isUnpaidIn('excluded')} and ${isUnpaidIn('subscriptions')})
        then min(excluded.grants_until, coalesce(subscriptions.grants_until, excluded.grants_until))
        else coalesce(excluded.grants_until, subscriptions.grants_until) end,
      pay_at = case when ${isUnpaidIn('excluded')} then subscriptions.pay_at else '' end,
      ended_for = case when excluded.cancel_at is null then null else subscriptions.ended_for end,
      said_at = excluded.said_at, updated_at = excluded.updated_at
    where (excluded.status = 'canceled', excluded.said_at, excluded.period_end, ${rank('excluded.status')})
      >= (subscriptions.status = 'canceled', subscriptions.said_at, subscriptions.period_end,
        ${rank('subscriptions.status')})
      or (subscriptions.status <> 'canceled' and subscriptions.said_at = ${knownAt?.getTime() ?? null}
        and excluded.said_at >= subscriptions.said_at)`)
}

/**
 * Queues a question to the gateway where two reports of the same second disagree about the end of a subscription, or
 * whether it is paid (before `upsertSubscription`).
 */
export const askWhereUnclear = (
  call: Call,
  { id, status, cancelAt }: Pick<GatewaySubscription, 'id' | 'status' | 'cancelAt'>,
  reportedAt: Date,
) =>
  renewedTasks(
    call,
    'refresh-subscription',
    sql`select id as subject from ${subscriptions} where id = ${id} and said_at = ${reportedAt.getTime()}
      and (status <> ${status} or cancel_at is not ${cancelAt?.getTime() ?? null})`,
  )

/** The condition that a cancellation reported at this moment is new. */
export const isCancelledBy = (id: string, reportedAt: Date): SQL =>
  sql`exists (select 1 from ${subscriptions} where id = ${id} and cancel_at is null and said_at <= ${reportedAt.getTime()})`

/**
 * The condition that a resumption reported at this moment is new: ours, as the purchase for which it ended is gone, or else
 * its payer's.
 */
export const isResumedBy = (id: string, reportedAt: Date, isOurs: boolean): SQL =>
  sql`exists (select 1 from ${subscriptions} s where s.id = ${id} and s.cancel_at is not null and s.ended_at is null
    and (s.ended_for is not null and not exists (select 1 from ${orders} k
      where k.id = s.ended_for and k.status = 'paid' and k.refund_asked_at is null)) = ${Number(isOurs)}
    and s.said_at <= ${reportedAt.getTime()})`

/** The condition that a subscription goes on, as far as it is known. */
export const isCharged = (id: string): SQL =>
  sql`exists (select 1 from ${subscriptions} where id = ${id} and cancel_at is null and ended_at is null)`

/** The condition that an invoice is unpaid. */
export const isUnpaid = (invoiceId: string): SQL =>
  sql`not exists (select 1 from ${receipts} where key = ${invoiceId})`

/** Sets the order because of which a subscription ends, so that it goes on if the money of that goes back. */
export const setEndedFor = ({ db }: Call, id: string, orderId: string | null) =>
  db.update(subscriptions).set({ endedFor: orderId }).where(eq(subscriptions.id, id))

/** The same for one that has no end yet: an end that is there may be its payer's own. */
export const markEndedFor = ({ db }: Call, id: string, orderId: string | null) =>
  db
    .update(subscriptions)
    .set({ endedFor: orderId })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.cancelAt)))

/** Lets an account's months that were ended for an order end: their owner, who withdraws from it, decides what goes on. */
export const keepEnded = ({ db }: Call, userId: string, orderId: string) =>
  db.run(sql`update ${subscriptions} set ended_for = null
    where order_id in (select id from ${orders} where user_id = ${userId}) and ended_for = ${orderId}`)

/** Saves the gateway's page for a failed charge, where `onlyIf` holds. */
export const savePaymentUrl = ({ db }: Call, id: string, url: string, onlyIf: SQL) =>
  db
    .update(subscriptions)
    .set({ payAt: url })
    .where(and(eq(subscriptions.id, id), onlyIf))

/** Marks a paid order for refund with a reason; the first reason stays. */
export const askRefund = ({ db, now }: Call, orderId: string, reason: string, onlyIf: SQL = sql`1`) =>
  db
    .update(orders)
    .set({ refundAskedAt: now, refundReason: reason })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'paid'), isNull(orders.refundAskedAt), onlyIf))

/** The condition that an order still covers its plan and was not refunded. */
export const isValidOrder = ({ now }: Call, orderId: string): SQL =>
  sql`exists (select 1 from ${orders} k where k.id = ${orderId} and k.status = 'paid' and k.refund_asked_at is null
    and k.grants_until is not null and (exists (select 1 from ${subscriptions} t
      where t.order_id = k.id and t.grants_until > ${now.getTime()}) or (k.grants_until > ${now.getTime()}
      and not exists (select 1 from ${subscriptions} t where t.order_id = k.id and t.grants_until is not null))))`

/** The condition that an order covers nothing although it is charged: it is disputed, or its account was erased. */
const coversNothing = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} k where k.id = ${orderId} and k.paid_at is not null
    and (k.status = 'disputed' or (k.status = 'paid' and k.grants_until is null)))`

/** Queues the refund of a month whose order covers nothing (after its receipt). */
export const refundUncoveredMonth = (call: Call, orderId: string, invoiceId: string) =>
  taskStatement(call, 'refund-month', invoiceId, coversNothing(orderId))

/** The same for the months of an order that were charged since a moment. */
export const refundUncoveredMonths = (call: Call, orderId: string, since: Date) =>
  taskStatements(
    call,
    'refund-month',
    sql`select key as subject from ${receipts} where order_id = ${orderId} and key <> order_id
      and paid_at >= ${since.getTime()} and given_back_at is null and ${coversNothing(orderId)}`,
  )

/** Marks a charged month as refunded. */
export const markMonthRefunded = ({ db, now }: Call, invoiceId: string) =>
  db
    .update(receipts)
    .set({ givenBackAt: now, amountRefunded: receipts.amount })
    .where(and(eq(receipts.key, invoiceId), isNull(receipts.givenBackAt)))

/** Saves how much of a charged month was refunded in all, in pence. */
export const saveMonthRefund = (
  { db, now }: Call,
  invoiceId: string,
  amountRefunded: number,
  onlyIf: SQL = sql`1`,
) =>
  db
    .update(receipts)
    .set({
      amountRefunded: sql`max(${receipts.amountRefunded}, ${amountRefunded})`,
      givenBackAt: sql`case when ${amountRefunded} >= amount then coalesce(given_back_at, ${now.getTime()})
        else given_back_at end`,
    })
    .where(and(eq(receipts.key, invoiceId), onlyIf))

/** The condition that a month follows a trial whose buyer withdrew, and that this is not carried out yet. */
const isWithdrawnFrom = (invoiceId: string): SQL =>
  sql`exists (select 1 from ${receipts} r join ${orders} o on o.id = r.order_id
    where r.key = ${invoiceId} and o.is_trial = 1 and o.refund_asked_at is not null and o.status <> 'refunded')`

/** The same, unless a task refunds the month, which saves that itself with its mail. */
export const saveUnaskedMonthRefund = (call: Call, invoiceId: string, amountRefunded: number) =>
  saveMonthRefund(
    call,
    invoiceId,
    amountRefunded,
    sql`not (${isTaskWaiting('refund-month', invoiceId)} or ${isWithdrawnFrom(invoiceId)})`,
  )

/**
 * The condition that nobody here asked for what was refunded of a month since it was read, and nobody was mailed about it
 * (before it is saved).
 */
export const isMonthRefundNews = (
  invoiceId: string,
  { amountRefunded }: { amountRefunded: number },
  total: number,
): SQL =>
  sql`(exists (select 1 from ${receipts} where key = ${invoiceId} and amount_refunded = ${amountRefunded}
      and amount_refunded < ${total}) and not ${isTaskWaiting('refund-month', invoiceId)}
    and not exists (select 1 from ${partRefunds} where order_id = (select order_id from ${receipts} where key = ${invoiceId})
      and invoice_id = ${invoiceId} and state = 'asked')
    and not exists (select 1 from ${receipts} r join ${orders} o on o.id = r.order_id
      where r.key = ${invoiceId} and o.is_trial = 1 and o.refund_asked_at is not null))`

/** The condition that a charged month is not refunded yet. */
export const isMonthUnrefunded = (invoiceId: string): SQL =>
  sql`exists (select 1 from ${receipts} where key = ${invoiceId} and given_back_at is null)`

/** The condition that an order is marked for refund. */
export const isRefundRequested = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and refund_asked_at is not null)`
