import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { plans, pounds } from '#schema/levels.ts'
import type { Call } from '../../../call.ts'
import { AppError } from '../../../services/app-error.ts'
import { hasUnstartedSubscription, withdrawalOf } from '../billing-view.ts'
import { isOpenStatus } from '../grants.ts'
import type { Order } from '../order-queries.ts'
import { withdrawnReason } from '../withdrawal-commands.ts'
import { type ReadOrder, readOrder } from './order-detail-queries.ts'
import { orderRowOf } from './order-list-queries.ts'

/** An order as an administrator sees it, with what can be done. @throws AppError ORDER_NOT_FOUND. */
export async function findOrderDetail(call: Call, id: string): Promise<OrderDetail> {
  const read = await readOrder(call, id)
  const [found] = read.found
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const { order } = found
  const { subscriptions, paid, seat } = read
  const [sprint] = seat
  const isPartUnderWay = read.parts.some(({ state }) => state === 'asked')
  const hasFailed = read.refund.some(({ state }) => state === 'failed')
  const isUnderWay = isPartUnderWay || (order.refundAskedAt !== null && !hasFailed)
  return {
    ...orderRowOf(order),
    isRefundUnderWay: isPartUnderWay || (order.status === 'paid' && isUnderWay),
    mobile: order.mobile,
    card: order.card,
    gateway: order.gateway,
    intentId: order.intentId,
    sprint: sprint ? { ...sprint, startsAt: sprint.startsAt.toISOString() } : null,
    months: subscriptions.map(({ status, periodEnd, cancelAt, endedAt }) => ({
      status,
      periodEnd: periodEnd.toISOString(),
      cancelAt: cancelAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    receipts: paid.map((row) => {
      const { key, number, what, amount, amountRefunded, paidAt, givenBackAt } = row
      const isStuck = read.parts.some(({ invoiceId, state }) => invoiceId === key && state === 'failed')
      const isLeft = key !== order.id && givenBackAt === null && !isPartUnderWay && !isStuck
      return {
        number,
        what,
        amount,
        amountRefunded,
        at: paidAt.toISOString(),
        isGivenBack: givenBackAt !== null,
        left: isLeft ? amount - amountRefunded : 0,
      }
    }),
    can: {
      refund: order.status === 'paid' && !isUnderWay ? order.amount - order.amountRefunded : 0,
      withdrawUntil: withdrawalOf(call, order, paid)?.until.toISOString() ?? null,
      cancel:
        hasUnstartedSubscription(call, found, subscriptions) ||
        subscriptions.some(({ status, cancelAt }) => isOpenStatus(status) && cancelAt === null),
      mailLink: order.userId === null && order.status === 'paid' && order.grantsUntil !== null,
    },
    history: historyOf(order, read),
  }
}

type Line = { at: Date | null; says: string; by?: string }

const sayings: Record<string, string> = {
  refunded: 'Refund asked for',
  withdrawn: 'Withdrawn on behalf of its buyer',
  cancelled: 'Further months cancelled',
  sent: 'The link to open an account mailed again',
}

function historyOf(
  order: Order,
  { paid, subscriptions, parts, disputes, refund, decisions }: ReadOrder,
): OrderDetail['history'] {
  const requested =
    order.refundReason === withdrawnReason ? 'Withdrawn from' : 'A refund of the whole was asked for'
  const isByAdministrator = decisions.some(({ at }) => at.getTime() === order.refundAskedAt?.getTime())
  const lines: Line[] = [
    // Before what they led to, perhaps in the same moment.
    ...decisions.map(({ at, verdict, note, by }) => ({
      at,
      by,
      says: `${sayings[verdict] ?? verdict}${note ? `: ${note}` : ''}`,
    })),
    { at: order.createdAt, says: 'Begun at the checkout' },
    { at: order.consentAt, says: 'Agreed that the service begins within the 14 days' },
    { at: order.paidAt, says: order.isTrial ? 'Trial begun' : `Paid ${pounds(order.amount)}` },
    { at: isByAdministrator ? null : order.refundAskedAt, says: requested },
    { at: order.refundedAt, says: `Refunded ${pounds(order.amountRefunded)} in all` },
    ...refund.flatMap(({ state, problem, at }) =>
      state === 'failed' ? [{ at, says: `The refund failed: ${problem ?? 'no reason was given'}` }] : [],
    ),
    ...parts.flatMap(({ amount: pence, invoiceId, state, problem, endedAt }) => {
      const amount = `${pounds(pence)}${invoiceId === null ? '' : ' of a month'}`
      if (state === 'done') return [{ at: endedAt, says: `${amount} refunded` }]
      if (state === 'failed')
        return [{ at: endedAt, says: `${amount} was refunded and came back to us: ${problem}` }]
      return state === 'dropped' ? [{ at: endedAt, says: `${amount} not refunded: ${problem}` }] : []
    }),
    ...disputes.flatMap(({ invoiceId, state, openedAt, closedAt }) => [
      { at: openedAt, says: `${invoiceId === null ? 'The payment' : 'A month'} is disputed` },
      { at: closedAt, says: `The dispute of ${invoiceId === null ? 'the payment' : 'a month'} was ${state}` },
    ]),
    ...paid
      .filter(({ key }) => key !== order.id)
      .flatMap(({ key, paidAt, amount, what, givenBackAt }) => {
        const isInParts = parts.some(({ invoiceId, state }) => invoiceId === key && state === 'done')
        return [
          { at: paidAt, says: `${what} paid: ${pounds(amount)}` },
          { at: isInParts ? null : givenBackAt, says: `${pounds(amount)} of a month refunded` },
        ]
      }),
    ...subscriptions.map(({ endedAt }) => ({
      at: endedAt,
      says: `The months of ${plans[order.plan].levelName} ended`,
    })),
  ]
  return lines
    .flatMap(({ at, says, by = null }) => (at ? [{ at: at.toISOString(), says, by }] : []))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
