import { plans } from '#schema/levels.ts'
import { monthsAfter } from '#schema/months.ts'
import type { Call } from '../../call.ts'
import { findOrder } from '../../features/billing/order-queries.ts'
import { findSubscription, findTrialEnd } from '../../features/billing/subscription-queries.ts'
import type { GatewayTask } from '../../services/gateway-tasks.ts'
import { GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { applyAnswer, applySubscription } from './hear-subscription.ts'

type Asked = Pick<GatewayTask, 'subject' | 'key'>

/** Where a task was so late that the first month is over, it is charged soon and not at once. */
const soonMs = 3_600_000

/**
 * Starts the months that follow a payment or a trial, with the card that paid, or was left, for it; the first is charged a
 * month after the payment, or when the trial ends. Nothing, where the order does not cover its plan any more.
 * @throws GatewayDown, GatewayRefused.
 */
export async function startSubscription(call: Call, { subject, key }: Asked): Promise<void> {
  const order = await findOrder(call, subject)
  if (order?.status !== 'paid' || !order.intentId || !order.paidAt || !order.grantsUntil) return
  const gateway = gatewayOf(call)
  const { card } = await gateway.findIntent(call, order.intentId)
  if (!card) throw new GatewayRefused('There is no card to charge', 'no_card')
  const trialEnd = await findTrialEnd(call, order.id)
  const countedFrom = trialEnd ?? order.paidAt
  const first = trialEnd ?? monthsAfter(order.paidAt, 1)
  const told = await gateway.startSubscription(
    call,
    {
      ...{ orderId: order.id, plan: order.plan, name: order.name, email: order.email },
      ...{ paymentMethod: card.paymentMethod, monthly: plans[order.plan].monthly, countedFrom },
      firstChargeAt: first > call.now ? first : new Date(call.now.getTime() + soonMs),
    },
    key,
  )
  await applySubscription(call, told, call.now)
}

/** Ends somebody's months at once: their money goes back, or their account is erased. Safe to repeat. @throws GatewayDown, GatewayRefused. */
export const cancelSubscription = (call: Call, asked: Asked) => end(call, asked, 'now')

/** Lets somebody's months end with what is paid: a higher plan has taken their place, or the bank has the money. Safe to repeat. @throws GatewayDown, GatewayRefused. */
export async function endSubscription(call: Call, asked: Asked): Promise<void> {
  const status = (await findSubscription(call, asked.subject))?.subscription.status
  // A month that failed would be tried again until then.
  const isFailing = status === 'past_due' || status === 'unpaid'
  await end(call, asked, isFailing ? 'now' : 'at period end')
}

async function end(call: Call, { subject, key }: Asked, when: 'now' | 'at period end'): Promise<void> {
  const gateway = gatewayOf(call)
  try {
    await applyAnswer(call, subject, () => gateway.cancelSubscription(call, subject, when, key))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const told = await gateway.findSubscription(call, subject)
    if (told.status !== 'canceled') throw error
    await applyAnswer(call, subject, async () => told)
  }
}

/** Asks the gateway how somebody's months stand. @throws GatewayDown, GatewayRefused. */
export async function refreshSubscription(call: Call, { subject }: Pick<Asked, 'subject'>): Promise<void> {
  await applyAnswer(call, subject, () => gatewayOf(call).findSubscription(call, subject))
}
