import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { renewedTasks, taskStatement } from '../../services/gateway-tasks.ts'
import type { Grant, Redundant } from './redundant-grants.ts'
import { askRefund, isMonthUnrefunded, isRefundRequested, isValidOrder } from './subscription-commands.ts'

const { orders: ordersTable } = tables
type Statement = Statements[number]

/** The refund reason of a purchase that was already covered. */
export const coveredReason = 'covered'

/** Queues a review of everything that an order's person pays for (R13), in the batch of each change of a grant. */
export const reviewOf = (call: Call, orderId: string): Statement =>
  renewedTasks(call, 'review-grants', sql`select ${orderId} as subject`)

/** The same for an account. */
export const reviewOfAccount = (call: Call, userId: string): Statement =>
  renewedTasks(
    call,
    'review-grants',
    sql`select subject from (select min(o.id) as subject from ${ordersTable} o
      where o.user_id = ${userId} and o.paid_at is not null) where subject is not null`,
  )

/** The tasks that end or refund what is paid twice, while the grant lasts that covers it. */
export function endRedundant(
  call: Call,
  { subscriptions, orders, underWay, charges }: Redundant,
): Statement[] {
  const whileValid = (by: Grant | undefined): SQL => (by ? isValidOrder(call, by.orderId) : sql`1`)
  return [
    ...orders.flatMap(({ orderId, by }) => [
      askRefund(call, orderId, coveredReason, whileValid(by)),
      taskStatement(call, 'refund', orderId, isRefundRequested(orderId)),
    ]),
    ...underWay.map((orderId) => taskStatement(call, 'refund', orderId, isRefundRequested(orderId))),
    ...subscriptions.map(({ id, by }) =>
      renewedTasks(call, 'end-subscription', sql`select ${id} as subject where ${whileValid(by)}`),
    ),
    ...charges.map(({ invoiceId, by }) =>
      taskStatement(
        call,
        'refund-month',
        invoiceId,
        sql`(${isMonthUnrefunded(invoiceId)} and ${whileValid(by)})`,
      ),
    ),
  ]
}

/** The tasks that let months go on which were ended for another purchase. */
export const resumeSubscriptions = (call: Call, ids: readonly string[]): Statement[] =>
  ids.map((id) => renewedTasks(call, 'resume-subscription', sql`select ${id} as subject`))
