import { eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'

const { disputes } = tables
type DisputeEvent = Extract<GatewayEvent, { kind: 'dispute' }>

/** Saves how a dispute stands, of an order's own payment or of one of its months; how it was decided is final. */
export const saveDispute = (
  { db }: Call,
  { objectId, at, isWon, isLost }: DisputeEvent,
  { orderId, invoiceId = null }: { orderId: string; invoiceId?: string | null },
) => {
  const isClosed = isWon || isLost
  const said = { state: isWon ? 'won' : isLost ? 'lost' : 'open', closedAt: isClosed ? at : null } as const
  return db
    .insert(disputes)
    .values({ id: objectId, orderId, invoiceId, openedAt: at, ...said })
    .onConflictDoUpdate({ target: disputes.id, set: said, setWhere: eq(disputes.state, 'open') })
}

/** The condition that a dispute of an order's own payment is open. */
export const isStillDisputed = (orderId: string): SQL =>
  sql`exists (select 1 from ${disputes} where order_id = ${orderId} and invoice_id is null and state = 'open')`
