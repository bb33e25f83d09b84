import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { deleteDoneTask } from '../../services/gateway-tasks.ts'
import type { FailedRefund } from '../../services/payments/gateway.ts'

const { orders, partRefunds, receipts } = tables
type Failed = { orderId: string; invoiceId: string | null; refund: FailedRefund; total: number }

/** Notes a refund that failed later, once: of the part that it was, or as one of its own. */
function failPart({ db, now }: Call, { orderId, invoiceId, refund, total }: Failed): Statements {
  const { id, partId, amount, reason } = refund
  const failed = { state: 'failed', problem: reason, endedAt: now } as const
  if (partId)
    return [
      db
        .update(partRefunds)
        .set(failed)
        .where(
          and(
            eq(partRefunds.id, partId),
            eq(partRefunds.orderId, orderId),
            inArray(partRefunds.state, ['asked', 'done']),
          ),
        ),
    ]
  return [
    db
      .insert(partRefunds)
      .values({ ...failed, id, orderId, invoiceId, amount, refundedBefore: total, reason: '', askedAt: now })
      .onConflictDoNothing({ target: partRefunds.id }),
  ]
}

/** The condition that it is not noted yet that this refund failed. */
const isNews = ({ id, partId }: FailedRefund): SQL =>
  sql`not exists (select 1 from ${partRefunds} where id = ${partId ?? id} and state = 'failed')`

/**
 * Lowers what was refunded of an order to `total` pence, because a refund failed; the rest can be refunded, and what it
 * covered stays over.
 */
export const reopenOrder = (call: Call, orderId: string, refund: FailedRefund, total: number): Statements => [
  // Before the row that says that it is known.
  call.db
    .update(orders)
    .set({
      amountRefunded: total,
      status: sql`case status when 'refunded' then 'paid' else status end`,
      refundedAt: null,
      refundAskedAt: null,
      refundReason: '',
    })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, ['paid', 'refunded', 'disputed']),
        sql`amount > ${total}`,
        isNews(refund),
      ),
    ),
  deleteDoneTask(call, 'refund', orderId, isNews(refund)),
  ...failPart(call, { orderId, invoiceId: null, refund, total }),
]

/** The same for a month. */
export const reopenMonth = (call: Call, failed: Failed & { invoiceId: string }): Statements => [
  call.db
    .update(receipts)
    .set({ amountRefunded: failed.total, givenBackAt: null })
    .where(and(eq(receipts.key, failed.invoiceId), sql`amount > ${failed.total}`, isNews(failed.refund))),
  deleteDoneTask(call, 'refund-month', failed.invoiceId, isNews(failed.refund)),
  ...failPart(call, failed),
]
