import type { UnpaidReason } from '#schema/billing/billing.ts'
import type { VerifiedPayment, VerifiedTrial } from '#schema/billing/billing-answers.ts'
import { monthsAfter } from '#schema/billing/months.ts'
import { sprintStart } from '#schema/billing/sprints.ts'
import { type Plan, plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { findOrderOf, findPaid, type Order } from '../../features/billing/order-queries.ts'
import { orPaymentUnavailable } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { beginTrial } from './begin-trial.ts'
import { applyIntent } from './handle-gateway-event.ts'

/**
 * Answers the visitor or account that made a payment whether it has arrived, and applies what the gateway says of it
 * (R13).
 * @throws AppError PAYMENT_UNAVAILABLE where it does not answer.
 */
export async function verifyPayment(
  call: Call,
  visitorId: string,
  { paymentIntentId, level }: { paymentIntentId: string; level: number },
): Promise<VerifiedPayment> {
  const order = await findOwnOrder(call, visitorId, paymentIntentId)
  if (!order || order.isTrial) return { ok: false, reason: 'unknown' }
  if (order.level !== level) return { ok: false, reason: 'wrong level' }
  const current = await askGateway(call, order, paymentIntentId)
  if (current.status !== 'paid' || !current.paidAt) return { ok: false, reason: reasonOf(current) }
  const { plan, email, amount, userId, paidAt } = current
  const found = await findPaid(call, order.id)
  const { receipt, sprintNumber, periodEnd } = found ?? {}
  return {
    ok: true,
    level,
    plan,
    email,
    amount,
    needsAccount: userId === null,
    receipt: receipt ?? 0,
    ...laterMonths(plan, found, periodEnd ?? monthsAfter(paidAt, 1)),
    sprintStartsAt: typeof sprintNumber === 'number' ? sprintStart(sprintNumber).toISOString() : null,
  }
}

/**
 * Answers whether a trial runs, to the visitor or account that began it; begins it if its card is set up.
 * @throws AppError PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function verifyTrial(
  call: Call,
  visitorId: string,
  setupIntentId: string,
): Promise<VerifiedTrial> {
  const order = await findOwnOrder(call, visitorId, setupIntentId)
  if (!order?.isTrial) return { ok: false, reason: 'unknown' }
  const current = await askGateway(call, order, setupIntentId)
  const found = await findPaid(call, order.id)
  const { trialUntil } = found ?? {}
  if (current.status !== 'paid' || !trialUntil) return { ok: false, reason: reasonOf(current) }
  const { level, plan, email, userId } = current
  return {
    ok: true,
    level,
    plan,
    email,
    needsAccount: userId === null,
    trialUntil: trialUntil.toISOString(),
    ...laterMonths(plan, found, trialUntil),
  }
}

/** When the next month is charged, if one may be, and whether the months could not be begun. */
function laterMonths(plan: Plan, found: Awaited<ReturnType<typeof findPaid>>, next: Date) {
  const goesOn = plans[plan].monthly > 0 && !found?.neverBegins && !found?.cancelAt
  return {
    nextChargeAt: goesOn ? next.toISOString() : null,
    isStartFailed: goesOn && Boolean(found?.isStartFailed),
  }
}

async function findOwnOrder(call: Call, visitorId: string, intentId: string): Promise<Order | undefined> {
  const order = await findOrderOf(call, intentId)
  const userId = 'account' in call.actor ? call.actor.account.userId : undefined
  const isTheirs = order && (order.visitorId === visitorId || (userId && order.userId === userId))
  return isTheirs ? order : undefined
}

/** An order after the gateway was asked, if it was still waiting. */
async function askGateway(call: Call, order: Order, intentId: string): Promise<Order> {
  if (!['created', 'awaiting', 'declined'].includes(order.status)) return order
  await orPaymentUnavailable(async () => {
    await applyIntent(call, await gatewayOf(call).findIntent(call, intentId))
    if (order.isTrial) await beginTrial(call, order.id)
  })
  return (await findOrderOf(call, intentId)) ?? order
}

function reasonOf({ status, problem }: Order): UnpaidReason {
  if (status === 'declined') return 'declined'
  if (status === 'refunded' || status === 'disputed') return status
  if (status !== 'expired') return 'waiting'
  return ended.find((reason) => reason === problem) ?? 'cancelled'
}
const ended = ['sold out', 'begun', 'card used', 'address used', 'covered'] as const
