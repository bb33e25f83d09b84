import type { Call } from '../../call.ts'
import { monthRefundedEmail } from '../../features/billing/covered-emails.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { isMonthRefundNews, saveUnaskedMonthRefund } from '../../features/billing/subscription-commands.ts'
import { findCharge, findChargeOrder } from '../../features/billing/subscription-queries.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

type Statement = Statements[number]

/**
 * Applies what was refunded of a month, as the gateway says when it is asked; nothing where the payment is for no month
 * of ours.
 * @throws GatewayUnavailable.
 */
export async function applyMonthRefund(call: Call, intentId: string, also: Statement[]): Promise<void> {
  const { invoiceId } = await findMonth(call, intentId)
  const charge = invoiceId && (await findCharge(call, invoiceId))
  if (!charge) {
    await write(call, { also })
    return
  }
  const total = await gatewayOf(call).refundedTotal(call, intentId)
  const mail = await monthRefundMail(call, { invoiceId, charge, total })
  await write(call, {
    also,
    mail: mail && mailStatement(call, mail, isMonthRefundNews(invoiceId, charge, total)),
    refund: saveUnaskedMonthRefund(call, invoiceId, total),
  })
}

type Charge = NonNullable<Awaited<ReturnType<typeof findCharge>>>

/** The mail about what was refunded of a month beside what is known; undefined where that is nothing. */
export async function monthRefundMail(
  call: Call,
  { invoiceId, charge, total }: { invoiceId: string; charge: Charge; total: number },
) {
  const part = total - charge.amountRefunded
  if (part <= 0) return undefined
  return {
    key: `invoice/${invoiceId}/refunded/${call.now.getTime()}`,
    ...monthRefundedEmail(charge, { ...charge, part }, await accountLinksOf(call, charge)),
  }
}

/** The invoice that a payment is for, and the order that it is a month of; neither where it is for none. @throws GatewayUnavailable. */
export async function findMonth(
  call: Call,
  intentId: string,
): Promise<{ orderId?: string; invoiceId?: string }> {
  try {
    const invoiceId = await gatewayOf(call).invoiceOf(call, intentId)
    const orderId = invoiceId && (await findChargeOrder(call, invoiceId))
    return { ...(invoiceId && { invoiceId }), ...(orderId && { orderId }) }
  } catch (error) {
    if (error instanceof GatewayRefused) return {}
    throw error
  }
}
