import { asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import type { Call, SignedIn } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { disputes, orders, partRefunds, receipts, subscriptions, trials } = tables

/**
 * The purchases of an account with receipts, subscriptions, trial, disputes and what was given back in part, without the
 * gateway's ids.
 */
export async function purchaseRows(call: Call, { userId }: SignedIn) {
  const { db } = call
  const {
    id,
    userId: _owner,
    visitorId,
    network,
    normalisedEmail,
    mailboxOfBefore,
    mailboxAtMainHost,
    mailbox,
    lastName,
    intentId,
    ...order
  } = getTableColumns(orders)
  const { key, orderId, ...receipt } = getTableColumns(receipts)
  const { customerId, orderId: _order, id: _id, payAt, ...subscription } = getTableColumns(subscriptions)
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const {
    trials: [trial],
    ...rows
  } = await readTogether(call, {
    orders: db.select(order).from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt)),
    receipts: db
      .select(receipt)
      .from(receipts)
      .where(inArray(receipts.orderId, ownOrders))
      .orderBy(asc(receipts.number)),
    disputes: db
      .select({
        state: disputes.state,
        isOfMonth: isNotNull(disputes.invoiceId).mapWith(Boolean),
        openedAt: disputes.openedAt,
        closedAt: disputes.closedAt,
      })
      .from(disputes)
      .where(inArray(disputes.orderId, ownOrders))
      .orderBy(asc(disputes.openedAt)),
    partRefunds: db
      .select({
        amount: partRefunds.amount,
        reason: partRefunds.reason,
        state: partRefunds.state,
        askedAt: partRefunds.askedAt,
        endedAt: partRefunds.endedAt,
      })
      .from(partRefunds)
      .where(inArray(partRefunds.orderId, ownOrders))
      .orderBy(asc(partRefunds.askedAt)),
    subscriptions: db
      .select(subscription)
      .from(subscriptions)
      .where(inArray(subscriptions.orderId, ownOrders)),
    trials: db
      .select({ startedAt: trials.startedAt, endsAt: trials.endsAt })
      .from(trials)
      .where(inArray(trials.orderId, ownOrders)),
  })
  return { ...rows, trial: trial ?? null }
}
