import type { Call } from '../../call.ts'
import { findOrderOf } from '../../features/billing/order-queries.ts'
import { reopenMonth, reopenOrder } from '../../features/billing/reopen-commands.ts'
import { findChargeOrder } from '../../features/billing/subscription-queries.ts'
import type { Statements } from '../../services/database.ts'
import type { FailedRefund } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

/**
 * Handles a refund that failed later: the refunded total of its order or month falls, and the rest can be refunded
 * again. What the order covered stays ended. Safe to repeat.
 * @throws GatewayDown.
 */
export async function applyFailedRefund(
  call: Call,
  { intentId, refund }: { intentId: string; refund: FailedRefund },
  also: Statements[number][],
): Promise<void> {
  const gateway = gatewayOf(call)
  const order = await findOrderOf(call, intentId)
  if (order) {
    const total = await gateway.refundedTotal(call, intentId)
    await write(call, { also, reopened: reopenOrder(call, order.id, refund, total) })
    return
  }
  const invoiceId = await gateway.invoiceOf(call, intentId)
  const orderId = invoiceId && (await findChargeOrder(call, invoiceId))
  if (!orderId) {
    await write(call, { also })
    return
  }
  const total = await gateway.refundedTotal(call, intentId)
  await write(call, { also, reopened: reopenMonth(call, { orderId, invoiceId, refund, total }) })
}
