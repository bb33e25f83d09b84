import { monthsAfter } from '#schema/billing/months.ts'
import { hourMs } from '#schema/durations.ts'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { isUnpaidStatus } from '../../features/billing/grants.ts'
import { findOrder } from '../../features/billing/order-queries.ts'
import { redundantOf, resumableOf, supersededBy } from '../../features/billing/redundant-grants.ts'
import { markEndedFor, setEndedFor } from '../../features/billing/subscription-commands.ts'
import {
  findCustomerEmail,
  findSubscription,
  findSubscriptionIdOf,
  findTrialEnd,
  type Subscription,
} from '../../features/billing/subscription-queries.ts'
import type { Statements } from '../../services/database.ts'
import { cancelTask, type GatewayTask, taskKey } from '../../services/gateway-tasks.ts'
import {
  GatewayRefused,
  type GatewaySubscription,
  GatewayUnavailable,
} from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { applyAnswer, applySubscription } from './handle-subscription.ts'
import { grantsOfBuyer } from './review-grants.ts'

type TaskTarget = Pick<GatewayTask, 'subject' | 'key'>

/** A late first charge, an hour or two from now, at a full hour: who starts it twice at once says the same to the gateway. */
const soon = ({ now }: Call) => new Date(Math.ceil(now.getTime() / hourMs + 1) * hourMs)

/**
 * Starts the subscription of an order that still covers something, with the card that paid; its first charge is a month
 * later, or when its trial ends.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export const startSubscription = (call: Call, { subject, key }: TaskTarget) => start(call, { subject, key })

/**
 * Starts a subscription that is cancelled before it began; its caller cancels it here next. Returns false where the
 * gateway refuses, and then no task starts it later. @throws GatewayUnavailable.
 */
export async function startCancelledSubscription(call: Call, orderId: string): Promise<boolean> {
  try {
    const target = { subject: orderId, key: taskKey('start-subscription', orderId) }
    await start(call, target, { isCancelled: true })
    return true
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    await cancelTask(call, 'start-subscription', orderId)
    return false
  }
}

async function start(call: Call, { subject, key }: TaskTarget, { isCancelled = false } = {}): Promise<void> {
  const order = await findOrder(call, subject)
  if (order?.status !== 'paid' || order.refundAskedAt) return
  if (!order.intentId || !order.paidAt || !order.grantsUntil) return
  const subscriptionId = await findSubscriptionIdOf(call, order.id)
  // Started before: its customer may have another address by now, by which it is not found at the gateway.
  if (subscriptionId) {
    await refreshSubscription(call, { subject: subscriptionId })
    return updateCustomer(call, { subject: subscriptionId })
  }
  // A task that is tried again may come when what was paid, or the trial, is long over.
  if (order.grantsUntil <= call.now) return
  const gateway = gatewayOf(call)
  const { card, status } = await gateway.findIntent(call, order.intentId)
  // Authorised money may never be captured: that task is still queued.
  if (status === 'held') throw new GatewayUnavailable('It is not captured yet')
  if (!card) throw new GatewayRefused('There is no card to charge', 'no_card')
  const trialEnd = await findTrialEnd(call, order.id)
  const countedFrom = trialEnd ?? order.paidAt
  const first = trialEnd ?? monthsAfter(order.paidAt, 1)
  const grants = await grantsOfBuyer(call, order.id)
  const own = grants.find(({ orderId }) => orderId === order.id)
  const by = own && supersededBy(grants, own, { status: 'trialing', periodEnd: first }, call)
  const subscription = await gateway.startSubscription(
    call,
    {
      orderId: order.id,
      plan: order.plan,
      name: order.name,
      email: order.email,
      paymentMethod: card.paymentMethod,
      monthly: plans[order.plan].monthly,
      countedFrom,
      firstChargeAt: first > call.now ? first : soon(call),
      endsFirst: isCancelled || by !== undefined,
    },
    key,
  )
  // The end is applied, recorded and mailed by the cancellation that comes next.
  const { cancelAt: _, ...endless } = subscription
  await applySubscription(call, isCancelled ? endless : subscription, { reportedAt: call.now })
  if (by && !isCancelled) await setEndedFor(call, subscription.id, by.orderId)
  const email = await findCustomerEmail(call, order.id)
  // The customer is found by the address of the order, until it is started.
  if (email && email !== order.email) await gateway.updateCustomer(call, subscription.customerId, email)
}

/**
 * Gives the customer of a subscription the address that its account has now. Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function updateCustomer(call: Call, { subject }: Pick<TaskTarget, 'subject'>): Promise<void> {
  const found = await findSubscription(call, subject)
  const email = found && (await findCustomerEmail(call, found.orderId))
  if (email) await gatewayOf(call).updateCustomer(call, found.subscription.customerId, email)
}

/**
 * Ends a subscription at once, because it is refunded or its account is erased. Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function cancelSubscription(call: Call, target: TaskTarget): Promise<void> {
  await changeSubscription(call, target, 'now')
}

/**
 * Ends a subscription at the end of its paid period, because another grant covers the next month or the payment is
 * disputed. Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function endSubscription(call: Call, target: TaskTarget): Promise<void> {
  const found = await findSubscription(call, target.subject)
  if (!found) return
  const { endedFor, cancelAt } = found.subscription
  // Marked by an attempt that was not answered: the gateway says whether that ended it.
  const letBe = async () => (endedFor && !cancelAt ? refreshSubscription(call, target) : undefined)
  if (!(await redundancyOf(call, target, found.orderId))) return letBe()
  const when = await whenToEnd(call, found.subscription)
  // Paid meanwhile, it may be what covers the other.
  const redundancy = await redundancyOf(call, target, found.orderId)
  if (!redundancy) return letBe()
  const mark = (orderId = redundancy.by?.orderId ?? null) => markEndedFor(call, target.subject, orderId)
  // Before, too: the event of the end may be here sooner than the answer.
  await mark()
  try {
    await changeSubscription(call, target, when, [mark()])
  } catch (error) {
    if (error instanceof GatewayRefused) await mark(null)
    throw error
  }
}

async function redundancyOf(call: Call, { subject }: TaskTarget, orderId: string) {
  const { subscriptions } = redundantOf(await grantsOfBuyer(call, orderId), call)
  return subscriptions.find(({ id }) => id === subject)
}

/**
 * Lets a subscription go on that was ended for another purchase, once the money of that went back. Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function resumeSubscription(
  call: Call,
  { subject }: Pick<TaskTarget, 'subject'>,
): Promise<void> {
  const found = await findSubscription(call, subject)
  const ids = found ? resumableOf(await grantsOfBuyer(call, found.orderId), call) : []
  if (ids.includes(subject)) await changeSubscription(call, { subject }, 'never')
}

/**
 * When a subscription ends that nobody wants: now if its last charge failed, by the gateway's own answer, since the month
 * may be paid by the mailed link meanwhile.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function whenToEnd(
  call: Call,
  { id, status }: Pick<Subscription, 'id' | 'status'>,
): Promise<'now' | 'at period end'> {
  if (!isUnpaidStatus(status)) return 'at period end'
  const answer = await applyAnswer(call, id, () => gatewayOf(call).findSubscription(call, id))
  return answer.status === 'active' || answer.status === 'trialing' ? 'at period end' : 'now'
}

/**
 * Ends or resumes a subscription at the gateway and applies its answer, with `also`; one that is over meanwhile stays so.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function changeSubscription(
  call: Call,
  { subject }: Pick<TaskTarget, 'subject'>,
  when: 'now' | 'at period end' | 'never',
  also: Statements[number][] = [],
): Promise<GatewaySubscription> {
  const gateway = gatewayOf(call)
  try {
    return await applyAnswer(call, subject, () => gateway.cancelSubscription(call, subject, when), also)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const subscription = await gateway.findSubscription(call, subject)
    if (subscription.status !== 'canceled') throw error
    return applyAnswer(call, subject, async () => subscription, also)
  }
}

/** Reads a subscription's state at the gateway and applies it. @throws GatewayUnavailable, GatewayRefused. */
export async function refreshSubscription(
  call: Call,
  { subject }: Pick<TaskTarget, 'subject'>,
): Promise<void> {
  await applyAnswer(call, subject, () => gatewayOf(call).findSubscription(call, subject))
}
