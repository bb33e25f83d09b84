import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'

const { disputes, orders, subscriptions } = tables
type DisputeEvent = Extract<GatewayEvent, { kind: 'dispute' }>
/** The order of a dispute, '' for none, and the invoice where it is of one. */
type Disputed = { orderId: string; invoiceId?: string | null | undefined }

/** Saves how a dispute stands, of an order's own payment, of one of its months or of a stray one; how it was decided is final. */
export const saveDispute = (
  { db }: Call,
  { objectId, intentId, amount, at, isWon, isLost }: DisputeEvent,
  { orderId, invoiceId = null }: Disputed,
) => {
  const isClosed = isWon || isLost
  const said = { state: isWon ? 'won' : isLost ? 'lost' : 'open', closedAt: isClosed ? at : null } as const
  return db
    .insert(disputes)
    .values({ id: objectId, orderId, invoiceId, intentId, amount, openedAt: at, ...said })
    .onConflictDoUpdate({ target: disputes.id, set: said, setWhere: eq(disputes.state, 'open') })
}

/** The condition that a dispute of an order's own payment is open or lost, without the one of `exceptId`. */
export const isStillDisputed = (orderId: string, exceptId = ''): SQL =>
  sql`exists (select 1 from ${disputes}
    where order_id = ${orderId} and invoice_id is null and state <> 'won' and id <> ${exceptId})`

/**
 * The condition that a dispute's state is news (before `saveDispute`): a win is none while another dispute of the payment
 * is left, nor is what a payer is told when their paid months end.
 */
export function isDisputeNews(
  { objectId, isWon, isLost }: DisputeEvent,
  { orderId, invoiceId = null, isPayer }: Disputed & { isPayer: boolean },
): SQL {
  const isClosed = isWon || isLost
  const known = isClosed ? sql`state <> 'open'` : sql`1`
  const isLeft = isWon && invoiceId === null ? isStillDisputed(orderId, objectId) : sql`0`
  const isToldLater =
    isPayer && !isClosed
      ? sql`exists (select 1 from ${subscriptions} where order_id = ${orderId} and cancel_at is null
          and status in ('trialing', 'active'))`
      : sql`0`
  return sql`(not exists (select 1 from ${disputes} where id = ${objectId} and ${known}) and not ${isLeft}
    and not ${isToldLater} and exists (select 1 from ${orders} where id = ${orderId} and status in ('paid', 'disputed')))`
}

/** Assigns the disputes of an invoice that came before its receipt to its order. */
export const assignDisputes = ({ db }: Call, invoiceId: string, orderId: string) =>
  db
    .update(disputes)
    .set({ orderId })
    .where(and(eq(disputes.invoiceId, invoiceId), eq(disputes.orderId, '')))
