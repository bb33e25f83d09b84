import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'

const { disputes, orders, sprints, sprintSeats, subscriptions } = tables
type DisputeEvent = Extract<GatewayEvent, { kind: 'dispute' }>
/** The order of a dispute, '' for none, and the invoice where it is of one. */
type Disputed = { orderId: string; invoiceId?: string | null | undefined }

const stateOf = ({ isWon, isLost }: Pick<DisputeEvent, 'isWon' | 'isLost'>) => {
  if (isWon) return 'won'
  return isLost ? 'lost' : 'open'
}

/**
 * The condition on a dispute that an event decides it, or says later that it is decided otherwise or open again: a bank may
 * take back what it decided.
 */
function changes(event: DisputeEvent): SQL {
  const [state, at] = [stateOf(event), event.at.getTime()]
  const isLater = sql`coalesce(${disputes.closedAt}, 0) < ${at}`
  if (state === 'open') return event.isAppeal ? sql`(${disputes.state} <> 'open' and ${isLater})` : sql`0`
  return sql`((${disputes.state} = 'open' and ${disputes.openedAt} <= ${at}) or (${disputes.state} not in ('open', ${state})
    and (${isLater} or (${disputes.closedAt} = ${at} and ${state} = 'won'))))`
}

/** Saves how a dispute stands, of an order's own payment, of one of its months or of one without an order. */
export const saveDispute = ({ db }: Call, event: DisputeEvent, { orderId, invoiceId = null }: Disputed) => {
  const { objectId: id, intentId, amount, at } = event
  const state = stateOf(event)
  const closedAt = state === 'open' ? null : at
  const isOpenAgain = state === 'open' ? changes(event) : sql`0`
  return db
    .insert(disputes)
    .values({ id, orderId, invoiceId, intentId, amount, state, openedAt: at, closedAt })
    .onConflictDoUpdate({
      target: disputes.id,
      set: {
        orderId: sql`case ${disputes.orderId} when '' then excluded.order_id else ${disputes.orderId} end`,
        state: sql`case when ${changes(event)} then excluded.state else ${disputes.state} end`,
        // What was decided before, and is told again, decides nothing then.
        openedAt: sql`case when ${isOpenAgain} then excluded.opened_at else ${disputes.openedAt} end`,
        closedAt: sql`case when ${changes(event)} then excluded.closed_at else ${disputes.closedAt} end`,
      },
    })
}

/** The condition that a dispute is saved as won, or as lost. */
export const isDisputeSaved = (id: string, state: 'won' | 'lost'): SQL =>
  sql`exists (select 1 from ${disputes} where id = ${id} and state = ${state})`

/** The condition that a dispute was lost and is so no longer (before `saveDispute`). */
export const isLossReversed = (event: DisputeEvent): SQL =>
  sql`exists (select 1 from ${disputes} where id = ${event.objectId} and state = 'lost' and ${changes(event)})`

/**
 * The condition that the place in a sprint to come was given up as an order's dispute was lost, and its last one is won now
 * (before `saveDispute` and `winDispute`).
 */
export const isSeatLost = (event: DisputeEvent, orderId: string): SQL =>
  sql`(exists (select 1 from ${disputes} where id = ${event.objectId} and ${changes(event)})
    and not ${isStillDisputed(orderId, event.objectId)}
    and exists (select 1 from ${orders} o join ${sprintSeats} seat on seat.order_id = o.id
        join ${sprints} s on s.number = seat.sprint_number
      where o.id = ${orderId} and o.status = 'disputed' and seat.state = 'released' and s.starts_at > o.dispute_closed_at))`

/** Whether that is so. */
export async function wasSeatLost({ db }: Call, event: DisputeEvent, orderId: string): Promise<boolean> {
  const [found] = await db.all<{ lost: number }>(sql`select ${isSeatLost(event, orderId)} as lost`)
  return found?.lost === 1
}

/** The condition that a dispute of an order's own payment is open or lost, without the one of `exceptId`. */
export const isStillDisputed = (orderId: string, exceptId = ''): SQL =>
  sql`exists (select 1 from ${disputes}
    where order_id = ${orderId} and invoice_id is null and state <> 'won' and id <> ${exceptId})`

/**
 * The condition, asked before `saveDispute`, that a dispute's new state is to be mailed: not a win beside another open or
 * lost dispute, and not what the mail about ended months says.
 */
export function isDisputeNews(
  event: DisputeEvent,
  { orderId, invoiceId = null, isPayer }: Disputed & { isPayer: boolean },
): SQL {
  const { objectId, isWon, isLost } = event
  const isClosed = isWon || isLost
  // That a loss is contested changes nothing yet.
  const isOther = isClosed ? changes(event) : sql`(state = 'won' and ${changes(event)})`
  const known = sql`order_id <> '' and not ${isOther}`
  const isLeft = isWon && invoiceId === null ? isStillDisputed(orderId, objectId) : sql`0`
  const isMailedLater =
    isPayer && !isClosed
      ? sql`exists (select 1 from ${subscriptions} where order_id = ${orderId} and cancel_at is null
          and status in ('trialing', 'active'))`
      : sql`0`
  return sql`(not exists (select 1 from ${disputes} where id = ${objectId} and ${known}) and not ${isLeft}
    and not ${isMailedLater} and exists (select 1 from ${orders} where id = ${orderId} and status in ('paid', 'disputed')))`
}

/** The disputes of a month that came before it was recorded. */
export const earlyDisputes = ({ db }: Call, invoiceId: string) =>
  db
    .select()
    .from(disputes)
    .where(and(eq(disputes.invoiceId, invoiceId), eq(disputes.orderId, '')))
