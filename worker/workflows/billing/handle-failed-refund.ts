import type { Call } from '../../call.ts'
import { findOrderOf, type Order } from '../../features/billing/order-queries.ts'
import { reopenMonth, reopenOrder } from '../../features/billing/reopen-commands.ts'
import { findChargeOrder } from '../../features/billing/subscription-queries.ts'
import {
  findUnmatchedPayment,
  reopenUnmatchedPayment,
} from '../../features/billing/unmatched-payment-commands.ts'
import type { Statements } from '../../services/database.ts'
import type { FailedRefund } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

type Failed = { intentId: string; refund: FailedRefund }

/**
 * Handles a refund that failed later: the refunded total of its order, its month or a payment without an order falls,
 * and the rest can be refunded again. What the order covered stays ended. Safe to repeat.
 * @throws GatewayUnavailable.
 */
export async function applyFailedRefund(
  call: Call,
  failed: Failed,
  also: Statements[number][],
): Promise<void> {
  await write(call, { also, reopened: await reopened(call, failed) })
}

async function reopened(call: Call, { intentId, refund }: Failed): Promise<Statements[number][]> {
  const gateway = gatewayOf(call)
  const order = await findOrderOf(call, intentId)
  const isBought = order && ['paid', 'refunded', 'disputed'].includes(order.status)
  const invoiceId = order ? undefined : await gateway.invoiceOf(call, intentId)
  const orderId = invoiceId && (await findChargeOrder(call, invoiceId))
  const total = await gateway.refundedTotal(call, intentId)
  if (isBought) return reopenOrder(call, order.id, refund, total)
  if (orderId) return reopenMonth(call, { orderId, invoiceId, refund, total })
  const unmatched = await unmatchedPaymentOf(call, { intentId, invoiceId, order })
  if (!unmatched || total >= unmatched.amount) return []
  // By its intent: an invoice that has a credit note already gives nothing back.
  const unrefunded = unmatched.amount - total
  return reopenUnmatchedPayment(call, {
    id: intentId,
    gateway: gateway.name,
    orderId: unmatched.orderId,
    amount: unrefunded,
  })
}

/** The money that was refunded without an order, or because its order had expired before. */
async function unmatchedPaymentOf(
  call: Call,
  failed: { intentId: string; invoiceId: string | undefined; order: Order | undefined },
): Promise<{ orderId: string; amount: number } | undefined> {
  const { intentId, invoiceId, order } = failed
  const expiredOrder = order?.status === 'expired' ? { orderId: order.id, amount: order.amount } : undefined
  return (
    (await findUnmatchedPayment(call, intentId)) ??
    (invoiceId ? await findUnmatchedPayment(call, invoiceId) : expiredOrder)
  )
}
