import type { Call } from '../../call.ts'
import { givenBackEmail } from '../../features/billing/covered-emails.ts'
import {
  awaitIntent,
  declineOrder,
  expireOrder,
  expireUncapturedOrder,
  hasOrderMoney,
  insertEvent,
  isClosedOrder,
  isOpenOrder,
  saveRefund,
} from '../../features/billing/order-commands.ts'
import { notCollectedEmail, partRefundedEmail, refundedEmail } from '../../features/billing/order-emails.ts'
import {
  accountOfOrder,
  findOrder,
  findOrderOf,
  type Order,
  subscriptionsOf,
} from '../../features/billing/order-queries.ts'
import { hasFailedRefund, isRefundNews } from '../../features/billing/refund-commands.ts'
import { coveredReason, reviewOf } from '../../features/billing/review-commands.ts'
import { askWhereUnclear } from '../../features/billing/subscription-commands.ts'
import { findFirstCharge } from '../../features/billing/subscription-queries.ts'
import { insertUnmatchedPayment } from '../../features/billing/unmatched-payment-commands.ts'
import { recomputePlan } from '../../features/profiles/plan-commands.ts'
import { releaseSeat } from '../../features/sprints/commands.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { type GatewayEvent, GatewayRefused, type PaymentIntent } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { applyOtherDispute, statementsOfDispute } from './handle-dispute.ts'
import { applyFailedRefund } from './handle-failed-refund.ts'
import { applyMonthRefund } from './handle-month-payment.ts'
import { applyInvoice, applySubscription, cancelIfOver, wholeSecond } from './handle-subscription.ts'
import { payOrRelease } from './pay-order.ts'
import { otherGrantCovering } from './review-grants.ts'

type Statement = Statements[number]

/**
 * Writes a gateway event in one batch with what it changes; one that comes twice, late or out of order changes nothing.
 * @throws GatewayUnavailable where the gateway does not answer; the event counts as not handled.
 */
export async function handleGatewayEvent(call: Call, event: GatewayEvent): Promise<void> {
  const inserted = [insertEvent(call, event)]
  switch (event.kind) {
    case 'intent':
      return applyIntent(call, event.intent, inserted)
    case 'refund':
      return applyRefund(call, event.intentId, await refundedOf(call, event), inserted)
    case 'refund failed':
      return applyFailedRefund(call, event, inserted)
    case 'dispute':
      return applyDispute(call, event, inserted)
    case 'subscription': {
      const { subscription, at } = event
      const unclear = askWhereUnclear(call, subscription, wholeSecond(at))
      return applySubscription(call, subscription, { reportedAt: at, also: [...inserted, unclear] })
    }
    case 'invoice':
      return applyInvoice(call, event.invoice, event.at, inserted)
    case 'nothing':
      await write(call, { inserted })
  }
}

/** The total that an event says; once a refund of the payment has failed, an older event may say more than is so. */
const refundedOf = async (
  call: Call,
  { intentId, amountRefunded }: { intentId: string; amountRefunded: number },
): Promise<number> =>
  (await hasFailedRefund(call, intentId)) ? gatewayOf(call).refundedTotal(call, intentId) : amountRefunded

/**
 * Applies an intent's state at the gateway to its order, with `also` in the same batch. One that no order waits for
 * changes none; its money is noted, unless it pays an invoice.
 */
export async function applyIntent(call: Call, intent: PaymentIntent, also: Statement[] = []): Promise<void> {
  const order = intent.orderId ? await findOrder(call, intent.orderId) : undefined
  const isOfOrder = order && (order.intentId ?? intent.id) === intent.id && order.amount === intent.amount
  if (!isOfOrder) return recordUnmatchedPayment(call, intent, order, also)
  const { id, isTrial } = order
  const waits = awaitIntent(call, id, intent.id)
  if (intent.status === 'cancelled') return applyCancelled(call, order, also)
  if (intent.status === 'succeeded' && isTrial) {
    await write(call, { also, waits, trial: taskStatement(call, 'begin-trial', id, isOpenOrder(id)) })
    return
  }
  if (intent.status === 'succeeded' || intent.status === 'held') {
    const task = intent.status === 'held' ? 'cancel-intent' : 'refund'
    const returned = taskStatement(call, task, id, isClosedOrder(id))
    return writeOrderChange(call, id, [returned, ...(await payOrRelease(call, order, intent))], also)
  }
  const declined = intent.problem ? declineOrder(call, id, intent.problem) : undefined
  await write(call, { also, waits, declined })
}

/** Notes the money of an intent that no order waits for, unless it pays an invoice. */
async function recordUnmatchedPayment(
  call: Call,
  intent: PaymentIntent,
  order: Order | undefined,
  also: Statement[],
): Promise<void> {
  const gateway = gatewayOf(call)
  const isUnmatched =
    intent.status === 'succeeded' &&
    intent.kind === 'payment' &&
    (intent.orderId !== '' || (await gateway.invoiceOf(call, intent.id)) === undefined)
  await write(call, {
    also,
    unmatched: isUnmatched ? insertUnmatchedPayment(call, intent, order, gateway.name) : undefined,
  })
}

/** Ends the order of a cancelled intent and frees its seat in a sprint. */
async function applyCancelled(call: Call, order: Order, also: Statement[]): Promise<void> {
  const { id } = order
  if (order.status !== 'paid') {
    await write(call, { also, order: expireOrder(call, id, 'cancelled'), seat: releaseSeat(call, id) })
    return
  }
  // It had its seat before its money was captured.
  const mail = { key: `order/${id}/not-collected`, ...notCollectedEmail(order, call.variables.APP_URL) }
  const statements = [
    mailStatement(call, mail, hasOrderMoney(id)),
    expireUncapturedOrder(call, id),
    ...(await cancelSubscriptionsIfOver(call, id)),
    releaseSeat(call, id),
  ]
  await writeOrderChange(call, id, statements, also)
}

/**
 * Applies the total refund of an order, or of a month. A full refund of an order ends what it covers, with its
 * subscription and its seat in a sprint.
 */
export async function applyRefund(
  call: Call,
  intentId: string,
  amountRefunded: number,
  also: Statement[] = [],
): Promise<void> {
  const order = await findPaidOrder(call, intentId)
  if (!order) return applyMonthRefund(call, intentId, also)
  const refund = saveRefund(call, order, amountRefunded)
  if (amountRefunded < order.amount) {
    const part = amountRefunded - order.amountRefunded
    const mail = {
      key: `order/${order.id}/part-refunded/${call.now.getTime()}`,
      ...partRefundedEmail(order, part, call.variables.APP_URL),
    }
    const isNews = isRefundNews(order, amountRefunded)
    // Before what ends a part that was asked for here and mails it.
    await write(call, { mail: part > 0 ? mailStatement(call, mail, isNews) : undefined, also, refund })
    return
  }
  const { id } = order
  const mail = { key: `order/${id}/refunded`, ...(await refundMail(call, order)) }
  const statements = [
    mailStatement(call, mail, hasOrderMoney(id)),
    refund,
    ...(await cancelSubscriptionsIfOver(call, id)),
    releaseSeat(call, id),
  ]
  await writeOrderChange(call, id, statements, also)
}

const cancelSubscriptionsIfOver = async (call: Call, orderId: string): Promise<Statement[]> =>
  (await subscriptionsOf(call, orderId)).flatMap((id) => cancelIfOver(call, orderId, id))

/** The mail about a refund; it says so if another purchase still covers the plan. */
async function refundMail(call: Call, order: Order) {
  const siteUrl = call.variables.APP_URL
  if (order.refundReason !== coveredReason) {
    const remainingGrant = await otherGrantCovering(call, { ...order, plan: 'free' })
    // A trial was free: the first month after it goes back.
    const month = order.isTrial ? await findFirstCharge(call, order.id) : undefined
    const paid = month ? { ...order, amount: month.amount - month.amountRefunded } : order
    return refundedEmail(paid, remainingGrant ?? { plan: 'free', goesOn: false }, siteUrl)
  }
  const covering = await otherGrantCovering(call, order)
  return givenBackEmail(order, covering?.plan ?? order.plan, covering?.links ?? { siteUrl })
}

async function applyDispute(
  call: Call,
  event: Extract<GatewayEvent, { kind: 'dispute' }>,
  also: Statement[],
): Promise<void> {
  const order = await findPaidOrder(call, event.intentId)
  if (!order) return applyOtherDispute(call, event, also)
  await writeOrderChange(call, order.id, await statementsOfDispute(call, event, order), also)
}

/**
 * The order of a payment; if the payment is not applied yet, that is done first. Undefined for a payment that the
 * gateway does not know.
 */
async function findPaidOrder(call: Call, intentId: string): Promise<Order | undefined> {
  const order = await findOrderOf(call, intentId)
  if (order && !['created', 'awaiting', 'declined'].includes(order.status)) return order
  try {
    await applyIntent(call, await gatewayOf(call).findIntent(call, intentId))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
  }
  return findOrderOf(call, intentId)
}

/** Writes an order's change and its owner's plan in one batch, then renews the pages. */
export async function writeOrderChange(
  call: Call,
  orderId: string,
  statements: Statement[],
  also: Statement[] = [],
): Promise<void> {
  const { changed } = await write(call, {
    also,
    statements,
    review: reviewOf(call, orderId),
    changed: recomputePlan(call, accountOfOrder(orderId)),
  })
  const [profile] = changed
  if (profile) await updatePublication(call, profile.id)
}
