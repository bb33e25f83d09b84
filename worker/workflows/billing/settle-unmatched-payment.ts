import { pounds } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import {
  findUnmatchedPayment,
  isPaymentSettled,
  isPaymentUnmatched,
  isUnmatchedPaymentDisputed,
  settleUnmatchedPayment,
} from '../../features/billing/unmatched-payment-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { type GatewayTask, isTaskWaiting, taskStatement } from '../../services/gateway-tasks.ts'
import { GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

/**
 * Refunds money that is no order's here, or marks it as settled by hand. The refund is a task, whose answer settles it.
 * @throws AppError NOT_FOUND, PAYMENT_SETTLED, PAYMENT_DISPUTED, REFUND_UNDER_WAY, SIGN_IN_FIRST.
 */
export async function resolveUnmatchedPayment(
  call: Call,
  id: string,
  { how, reason }: { how: 'refund' | 'settle'; reason: string },
): Promise<void> {
  const payment = await findUnmatchedPayment(call, id)
  if (!payment) throw new AppError('NOT_FOUND')
  const verdict = how === 'refund' ? 'refunded' : 'assigned'
  const note = `${pounds(payment.amount)} without an order: ${reason}`
  await write(
    call,
    {
      decision: recordDecision(call, { subject: 'order', subjectKey: id, verdict, note }),
      done:
        how === 'refund'
          ? taskStatement(call, 'refund-stray', id, isPaymentUnmatched(id))
          : settleUnmatchedPayment(call, id),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isPaymentSettled(id), 'PAYMENT_SETTLED'],
        ...(how === 'refund' ? [[isUnmatchedPaymentDisputed(id), 'PAYMENT_DISPUTED'] as const] : []),
        [isTaskWaiting('refund-stray', id), 'REFUND_UNDER_WAY'],
      ],
    },
  )
}

/** Refunds money without an order at the gateway. Safe to repeat. @throws GatewayUnavailable, GatewayRefused. */
export async function refundUnmatchedPayment(call: Call, { id, subject, key }: GatewayTask): Promise<void> {
  const payment = await findUnmatchedPayment(call, subject)
  if (!payment || payment.settledAt) return
  const gateway = gatewayOf(call)
  if (gateway.name !== payment.gateway)
    throw new GatewayRefused(`It was paid at ${payment.gateway}`, 'gateway')
  // Under the key of a refund that failed later the gateway would repeat its answer.
  const ownKey = `${key}/${id}`
  if (payment.why === 'no subscription') await gateway.refundMonth(call, subject, ownKey)
  else await gateway.refund(call, subject, ownKey)
  await settleUnmatchedPayment(call, subject)
}
