import { and, desc, eq, getTableColumns, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { GatewayName } from '#schema/billing/billing.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { deleteDoneTask } from '../../services/gateway-tasks.ts'
import { readCursor } from '../../services/paging.ts'
import type { GatewayInvoice, PaymentIntent } from '../../services/payments/gateway.ts'
import { isLossReversed } from './dispute-commands.ts'
import type { Order } from './order-queries.ts'

const { disputes, unmatchedPayments } = tables
export const unmatchedPerPage = 24

/** Inserts money that arrived for no order of ours, or not as its order says; a repeat inserts nothing. */
export const insertUnmatchedPayment = (
  { db, now }: Call,
  { id, orderId, amount }: PaymentIntent,
  order: Order | undefined,
  gateway: GatewayName,
) =>
  db
    .insert(unmatchedPayments)
    .values({ id, gateway, orderId, amount, why: whyUnmatched(order, id), seenAt: now })
    .onConflictDoNothing()

/** The same for an invoice that was paid for no subscription of ours. */
export const insertUnmatchedInvoice = (
  { db, now }: Call,
  { id, amount }: GatewayInvoice,
  gateway: GatewayName,
) =>
  db
    .insert(unmatchedPayments)
    .values({ id, gateway, orderId: '', amount, why: 'no subscription', seenAt: now })
    .onConflictDoNothing()

const whyUnmatched = (order: Order | undefined, intentId: string) => {
  if (!order) return 'no order'
  return order.intentId !== null && order.intentId !== intentId ? 'another payment' : 'another amount'
}

/** Inserts money whose refund failed later, or reopens it where it was settled, so that it can be refunded again. */
export const reopenUnmatchedPayment = (
  call: Call,
  { id, ...payment }: Pick<typeof unmatchedPayments.$inferInsert, 'id' | 'gateway' | 'orderId' | 'amount'>,
): Statements => [
  call.db
    .insert(unmatchedPayments)
    .values({ id, ...payment, why: 'refund failed', seenAt: call.now })
    .onConflictDoUpdate({ target: unmatchedPayments.id, set: { settledAt: null } }),
  deleteDoneTask(call, 'refund-stray', id, sql`1`),
]

/** The condition that a bank wants a payment without an order back, by its id or its invoice, and has not decided yet. */
export const isUnmatchedPaymentDisputed = (id: SQL | string): SQL =>
  sql`exists (select 1 from ${disputes} d where d.state = 'open' and d.order_id = '' and ${id} in (d.intent_id, d.invoice_id))`

/**
 * A page of money without an order that nobody settled yet, and one more: whether a bank wants it back, newest first.
 * @throws AppError BAD_REQUEST.
 */
export function selectUnmatchedPayments({ db }: Call, cursor?: string) {
  const after = readCursor(cursor, 'integer', 'text')
  return db
    .select({
      ...getTableColumns(unmatchedPayments),
      isDisputed: isUnmatchedPaymentDisputed(sql`stray_payments.id`).mapWith(Boolean),
    })
    .from(unmatchedPayments)
    .where(
      and(
        isNull(unmatchedPayments.settledAt),
        after && sql`(${unmatchedPayments.seenAt}, ${unmatchedPayments.id}) < (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(desc(unmatchedPayments.seenAt), desc(unmatchedPayments.id))
    .limit(unmatchedPerPage + 1)
}

/** A payment without an order; undefined where there is none. */
export async function findUnmatchedPayment({ db }: Call, id: string) {
  const [found] = await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id))
  return found
}

/** The condition that a payment without an order is not settled. */
export const isPaymentUnmatched = (id: string): SQL =>
  sql`exists (select 1 from ${unmatchedPayments} where id = ${id} and settled_at is null)`

/** The condition that it is settled. */
export const isPaymentSettled = (id: string): SQL => not(isPaymentUnmatched(id))

/** Marks a payment without an order as settled, where `onlyIf` holds. */
export const settleUnmatchedPayment = ({ db, now }: Call, id: string, onlyIf: SQL = sql`1`) =>
  db
    .update(unmatchedPayments)
    .set({ settledAt: now })
    .where(and(eq(unmatchedPayments.id, id), isNull(unmatchedPayments.settledAt), onlyIf))

/** Lists a payment without an order again that was settled by a loss which a bank has taken back (before `saveDispute`). */
export const relistUnmatchedPayment = (
  { db }: Call,
  id: string,
  event: Parameters<typeof isLossReversed>[0],
) =>
  db
    .update(unmatchedPayments)
    .set({ settledAt: null })
    .where(
      and(
        eq(unmatchedPayments.id, id),
        isLossReversed(event),
        sql`settled_at >= (select closed_at from ${disputes} where id = ${event.objectId})`,
      ),
    )
