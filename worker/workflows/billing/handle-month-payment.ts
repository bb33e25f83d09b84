import type { Call } from '../../call.ts'
import { saveDispute } from '../../features/billing/dispute-commands.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import { saveUnaskedMonthRefund } from '../../features/billing/subscription-commands.ts'
import { findChargeOrder } from '../../features/billing/subscription-queries.ts'
import type { Statements } from '../../services/database.ts'
import { type GatewayEvent, GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

type Statement = Statements[number]

/**
 * Applies what was refunded of a month, as the gateway says when it is asked; nothing where the payment is for no month
 * of ours.
 * @throws GatewayDown.
 */
export async function applyMonthRefund(call: Call, intentId: string, also: Statement[]): Promise<void> {
  const month = await findMonth(call, intentId)
  if (!month) {
    await write(call, { also })
    return
  }
  const { invoiceId } = month
  const total = await gatewayOf(call).refundedTotal(call, intentId)
  await write(call, { also, refund: saveUnaskedMonthRefund(call, invoiceId, total) })
}

/**
 * Saves a dispute of a month; until it is won, the months end with the paid time. What it covers stays until then.
 * @throws GatewayDown.
 */
export async function applyMonthDispute(
  call: Call,
  event: Extract<GatewayEvent, { kind: 'dispute' }>,
  also: Statement[],
): Promise<void> {
  const month = await findMonth(call, event.intentId)
  const changes = month ? [saveDispute(call, event, month), reviewOf(call, month.orderId)] : []
  await write(call, { also, changes })
}

/** The month that a payment is for, with its order; undefined where it is for none. */
async function findMonth(
  call: Call,
  intentId: string,
): Promise<{ orderId: string; invoiceId: string } | undefined> {
  try {
    const invoiceId = await gatewayOf(call).invoiceOf(call, intentId)
    const orderId = invoiceId && (await findChargeOrder(call, invoiceId))
    return orderId ? { orderId, invoiceId } : undefined
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined
    throw error
  }
}
