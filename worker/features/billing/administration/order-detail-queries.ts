import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../../call.ts'
import { tables } from '../../../services/database.ts'
import { readTogether } from '../../../services/write.ts'
import { decisionsOn } from '../../decisions/queries.ts'
import { neverBegins } from '../order-queries.ts'

const { disputes, gatewayTasks, orders, partRefunds, receipts, sprints, sprintSeats, subscriptions } = tables
const maxReceipts = 120

/** An order with everything about it, read in one batch. */
export const readOrder = (call: Call, id: string) => {
  const { db } = call
  return readTogether(call, {
    found: db.select({ order: orders, neverBegins }).from(orders).where(eq(orders.id, id)),
    seat: db
      .select({ number: sprints.number, startsAt: sprints.startsAt, state: sprintSeats.state })
      .from(sprintSeats)
      .innerJoin(sprints, eq(sprints.number, sprintSeats.sprintNumber))
      .where(eq(sprintSeats.orderId, id)),
    subscriptions: db.select().from(subscriptions).where(eq(subscriptions.orderId, id)),
    paid: db
      .select()
      .from(receipts)
      .where(eq(receipts.orderId, id))
      .orderBy(desc(receipts.number))
      .limit(maxReceipts),
    parts: db.select().from(partRefunds).where(eq(partRefunds.orderId, id)).orderBy(asc(partRefunds.askedAt)),
    disputes: db.select().from(disputes).where(eq(disputes.orderId, id)),
    refund: db
      .select({ state: gatewayTasks.state, problem: gatewayTasks.problem, at: gatewayTasks.createdAt })
      .from(gatewayTasks)
      .where(and(eq(gatewayTasks.subject, id), inArray(gatewayTasks.kind, ['refund']))),
    decisions: decisionsOn(call, 'order', id),
  })
}
export type ReadOrder = Awaited<ReturnType<typeof readOrder>>
