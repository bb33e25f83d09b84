import type { Call } from '../../call.ts'
import { findOrderOf, type Order } from '../../features/billing/order-queries.ts'
import { reopenMonth, reopenOrder } from '../../features/billing/reopen-commands.ts'
import { findStray, reopenStray } from '../../features/billing/stray-commands.ts'
import { findChargeOrder } from '../../features/billing/subscription-queries.ts'
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
  const stray = await strayOf(call, { intentId, invoiceId, order })
  if (!stray || total >= stray.amount) return []
  // By its intent: an invoice that has a credit note already gives nothing back.
  const left = stray.amount - total
  return reopenStray(call, { id: intentId, gateway: gateway.name, orderId: stray.orderId, amount: left })
}

/** The money that was refunded without an order, or because its order had expired before. */
async function strayOf(
  call: Call,
  asked: { intentId: string; invoiceId: string | undefined; order: Order | undefined },
): Promise<{ orderId: string; amount: number } | undefined> {
  const { intentId, invoiceId, order } = asked
  const late = order?.status === 'expired' ? { orderId: order.id, amount: order.amount } : undefined
  return (await findStray(call, intentId)) ?? (invoiceId ? await findStray(call, invoiceId) : late)
}
