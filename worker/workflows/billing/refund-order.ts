import type { Refund } from '#schema/billing/billing.ts'
import { pounds } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { cancelOrders } from '../../features/billing/order-commands.ts'
import { partRefundedEmail } from '../../features/billing/order-emails.ts'
import { findOrder, type Order, ownerOf } from '../../features/billing/order-queries.ts'
import {
  endPartRefund,
  findPartRefund,
  insertPartRefund,
  isNewPart,
  isNotWithdrawable,
  isOtherPart,
  isPartRefundRequested,
  type NewPartRefund,
  refundRefusals,
} from '../../features/billing/refund-commands.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import { askRefund, isRefundRequested } from '../../features/billing/subscription-commands.ts'
import {
  openAfterWithdrawals,
  type Withdrawn,
  withdrawnReason,
} from '../../features/billing/withdrawal-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { type GatewayTask, taskStatement, taskStatements } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { GatewayRefused, GatewayUnavailable } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { applyRefund } from './handle-gateway-event.ts'
import { runMonthPart } from './refund-month.ts'

/** Statements that refund an order; the task's answer, or the gateway's event, makes it so. */
const statementsOfRefund = (call: Call, orderId: string, reason: string) => ({
  asked: askRefund(call, orderId, reason),
  refund: taskStatement(call, 'refund', orderId, isRefundRequested(orderId)),
  review: reviewOf(call, orderId),
})

/**
 * Statements that withdraw from an order. After a second time within a year whatever its payer has opened is cancelled
 * here and at the gateway; what is paid meanwhile goes back.
 */
export async function statementsOfWithdrawal(call: Call, withdrawn: Withdrawn) {
  const open = await openAfterWithdrawals(call, withdrawn)
  return {
    ...statementsOfRefund(call, withdrawn.id, withdrawnReason),
    payments: taskStatements(call, 'cancel-intent', open),
    orders: cancelOrders(call, open),
  }
}

/**
 * Refunds an order whole, or a part of it that leaves its plan (R14), for a reason that is stored with it; the same
 * part sent again is one refund.
 * @throws AppError ORDER_NOT_FOUND, ORDER_NOT_REFUNDABLE, REFUND_UNDER_WAY, ORDER_CHANGED, SIGN_IN_FIRST.
 */
export async function refundOrder(call: Call, orderId: string, refund: Refund): Promise<void> {
  const order = await findOrder(call, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { amount, refunded = order.amountRefunded, reason, key } = refund
  const remaining = order.amount - refunded
  if (amount !== undefined && amount > remaining) throw new AppError('ORDER_CHANGED')
  if (key && amount !== undefined && amount < remaining)
    return refundPart(call, { id: key, orderId, amount, refundedBefore: refunded, reason }, order)
  await write(
    call,
    {
      decision: recordDecision(call, { ...aboutOrder(order), verdict: 'refunded', note: reason }),
      ...statementsOfRefund(call, orderId, reason),
    },
    { unless: [unlessSignedOut(call), ...refundRefusals({ orderId, refunded })] },
  )
}

/** Sent twice, it is one refund, and the second time nothing is refused. */
async function refundPart(call: Call, part: NewPartRefund, order: Order): Promise<void> {
  const { id, orderId, amount, refundedBefore: refunded, reason } = part
  const note = `${pounds(amount)} of ${pounds(order.amount)}: ${reason}`
  await write(
    call,
    {
      decision: recordDecision(call, { ...aboutOrder(order), verdict: 'refunded', note }, isNewPart(id)),
      part: insertPartRefund(call, part),
      refund: taskStatement(call, 'refund-part', id, isPartRefundRequested(id)),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isOtherPart(part), 'ORDER_CHANGED'],
        ...refundRefusals({ orderId, refunded }, id),
      ],
    },
  )
}

const aboutOrder = ({ id, userId }: Order) =>
  ({ subject: 'order', subjectKey: id, accountId: userId }) as const

/**
 * Withdraws somebody from a purchase on their behalf, within the days in which they could themselves (R13). The same
 * again changes nothing.
 * @throws AppError ORDER_NOT_FOUND, NOTHING_TO_WITHDRAW, SIGN_IN_FIRST.
 */
export async function withdrawFor(call: Call, orderId: string, reason: string): Promise<void> {
  const order = await findOrder(call, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  if (order.refundReason === withdrawnReason) return
  const { email } = await ownerOf(call, order)
  await write(
    call,
    {
      decision: recordDecision(call, { ...aboutOrder(order), verdict: 'withdrawn', note: reason }),
      ...(await statementsOfWithdrawal(call, { id: orderId, email })),
    },
    { unless: [unlessSignedOut(call), [isNotWithdrawable(call, orderId), 'NOTHING_TO_WITHDRAW']] },
  )
}

const refundedMeanwhile = 'Another refund of this order was made at the payment provider meanwhile'

/**
 * Refunds a part at the gateway and mails its buyer. Where more was refunded there than its administrator knew, or the
 * gateway refuses, it is dropped with the reason. Safe to repeat. @throws GatewayUnavailable.
 */
export async function runPartRefund(call: Call, { subject, key }: GatewayTask): Promise<void> {
  const found = await findPartRefund(call, subject)
  const { part, order } = found ?? {}
  if (part?.state !== 'asked') return
  const { invoiceId } = part
  if (invoiceId !== null) return runMonthPart(call, { ...part, invoiceId }, key)
  if (!order?.intentId) return
  const gateway = gatewayOf(call)
  // Authorised money is captured first: that task is already queued.
  if ((await gateway.findIntent(call, order.intentId)).status === 'held')
    throw new GatewayUnavailable('It is not captured yet')
  try {
    const { isRefunded, amountRefunded } = await gateway.refundPart(call, order.intentId, part, key)
    // What was refunded meanwhile in the provider's dashboard instead was not mailed while this was asked for.
    const refundedNow = isRefunded ? part.amount : amountRefunded - part.refundedBefore
    const mail = {
      key: `order/${order.id}/part/${part.id}`,
      ...partRefundedEmail(order, refundedNow, call.variables.APP_URL),
    }
    const isMailed = isRefunded || (refundedNow > 0 && amountRefunded < order.amount)
    await applyRefund(call, order.intentId, amountRefunded, [
      ...(isMailed ? [mailStatement(call, mail, isPartRefundRequested(part.id))] : []),
      endPartRefund(call, part.id, isRefunded ? '' : refundedMeanwhile),
    ])
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    await endPartRefund(call, part.id, error.message || error.code)
  }
}
