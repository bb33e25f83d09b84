import type { MonthRefund } from '#schema/billing/billing.ts'
import { pounds } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { monthRefundedEmail } from '../../features/billing/covered-emails.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import {
  endPartRefund,
  insertPartRefund,
  isNewPart,
  isOtherPart,
  isPartRefundRequested,
  monthRefusals,
  type PartRefund,
} from '../../features/billing/refund-commands.ts'
import { markMonthRefunded, saveMonthRefund } from '../../features/billing/subscription-commands.ts'
import { findCharge, findFirstCharge, findReceipt } from '../../features/billing/subscription-queries.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { applyRefund } from './handle-gateway-event.ts'
import { monthRefundMail } from './handle-month-payment.ts'

/**
 * Refunds a charged month by the number of its receipt, whole or in part; the months go on (R14). The same sent again is
 * one refund.
 * @throws AppError NOT_FOUND, MONTH_NOT_REFUNDABLE, REFUND_UNDER_WAY, ORDER_CHANGED, SIGN_IN_FIRST.
 */
export async function refundMonthByHand(call: Call, number: number, refund: MonthRefund): Promise<void> {
  const month = await findReceipt(call, number)
  if (!month || month.key === month.orderId) throw new AppError('NOT_FOUND')
  const { orderId, userId, key: invoiceId, what } = month
  const { amount, refunded, reason, key: id } = refund
  if (amount > month.amount - refunded) throw new AppError('ORDER_CHANGED')
  const part = { id, orderId, invoiceId, amount, refundedBefore: refunded, reason }
  const note = `${pounds(amount)} of ${pounds(month.amount)} for ${what}: ${reason}`
  await write(
    call,
    {
      decision: recordDecision(
        call,
        { ...{ subject: 'order', subjectKey: orderId, accountId: userId }, verdict: 'refunded', note },
        isNewPart(id),
      ),
      part: insertPartRefund(call, part),
      refund: taskStatement(call, 'refund-part', id, isPartRefundRequested(id)),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isOtherPart(part), 'ORDER_CHANGED'],
        ...monthRefusals({ invoiceId, orderId, refunded }, id),
      ],
    },
  )
}

/**
 * Refunds a part of a month at the gateway and mails its buyer, or drops it with the reason. Safe to repeat.
 * @throws GatewayUnavailable.
 */
export async function runMonthPart(
  call: Call,
  part: PartRefund & { invoiceId: string },
  key: string,
): Promise<void> {
  const { id, invoiceId, amount } = part
  const charge = await findCharge(call, invoiceId)
  if (!charge) return
  try {
    const made = await gatewayOf(call).refundMonthPart(call, invoiceId, part, key)
    const mail = {
      key: `invoice/${invoiceId}/part/${id}`,
      ...monthRefundedEmail(charge, { ...charge, part: amount }, await accountLinksOf(call, charge)),
    }
    // What was refunded meanwhile in the provider's dashboard instead was not mailed while this was asked for.
    const chargeBefore = { ...charge, amountRefunded: part.refundedBefore }
    const due = made.isRefunded
      ? mail
      : await monthRefundMail(call, { invoiceId, charge: chargeBefore, total: made.amountRefunded })
    await write(call, {
      mail: due && mailStatement(call, due, isPartRefundRequested(id)),
      refunded: saveMonthRefund(call, invoiceId, made.amountRefunded),
      ended: endPartRefund(call, id, made.isRefunded ? '' : refundedMeanwhile),
    })
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    await endPartRefund(call, id, error.message || error.code)
  }
}

/**
 * Refunds the first month after a trial whose buyer withdrew from it, and ends what follows (R13). Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function refundTrial(
  call: Call,
  { id, intentId }: { id: string; intentId: string },
  key: string,
): Promise<void> {
  const month = await findFirstCharge(call, id)
  if (month) await gatewayOf(call).refundMonth(call, month.key, key)
  await applyRefund(call, intentId, 0, month ? [markMonthRefunded(call, month.key)] : [])
}

const refundedMeanwhile = 'Another refund of this month was made at the payment provider meanwhile'
