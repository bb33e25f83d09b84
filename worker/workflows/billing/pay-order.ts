import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import {
  expireOrder,
  hasOrderMoney,
  insertReceipt,
  isOpenOrder,
  isSeatedOrder,
  payOrder,
  receiptNumber,
} from '../../features/billing/order-commands.ts'
import {
  orderTitle,
  receiptEmail,
  soldOutEmail,
  sprintBegunEmail,
} from '../../features/billing/order-emails.ts'
import { type Order, ownerOf } from '../../features/billing/order-queries.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { roomOf } from '../../features/sprints/calendar.ts'
import { paySeat, releaseSeat } from '../../features/sprints/commands.ts'
import { findSprint } from '../../features/sprints/queries.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import type { PaymentIntent } from '../../services/payments/gateway.ts'

/**
 * Statements that mark an order as paid, once, with receipt, mail and subscription. Authorised money is captured once its
 * seat in the sprint is given; without a seat, or after the start, it is released (R12).
 */
export async function payOrRelease(
  call: Call,
  order: Order,
  intent: PaymentIntent,
): Promise<Statements[number][]> {
  const { id, plan, amount } = order
  const { userId } = await ownerOf(call, order)
  const links = await accountLinksOf(call, { orderId: id, userId })
  const isHeld = intent.status === 'held'
  const onlyIf = isHeld ? isSeatedOrder(id) : isOpenOrder(id)
  const [sprint] = order.sprintNumber === null ? [] : await findSprint(call, order.sprintNumber)
  const room = roomOf(call, sprint?.room)
  const receipt = receiptEmail(order, { paidAt: call.now, links, room })
  return [
    ...(plan === 'sprint' ? [paySeat(call, id)] : []),
    insertReceipt(call, { key: id, orderId: id, what: orderTitle(plan), amount }, onlyIf),
    mailStatement(call, { key: `order/${id}/receipt`, ...receipt, idOf: receiptNumber(id) }, onlyIf),
    ...(isHeld ? [taskStatement(call, 'capture', id, onlyIf)] : []),
    payOrder(call, order, intent, { onlyIf }),
    // A subscription follows captured money, not money that is only authorised.
    ...(plans[plan].monthly && !isHeld
      ? [taskStatement(call, 'start-subscription', id, hasOrderMoney(id))]
      : []),
    ...(isHeld ? releaseUnseated(call, order) : []),
  ]
}

/** Releases the money of an order that is still open here: its sprint has begun, or every seat is taken. */
function releaseUnseated(call: Call, order: Order): Statements[number][] {
  const { id, sprintNumber } = order
  const siteUrl = call.variables.APP_URL
  const hasBegun = sprintNumber !== null && sprintStart(sprintNumber) <= call.now
  const content = hasBegun
    ? sprintBegunEmail(order, nextSprint(call.now), siteUrl)
    : soldOutEmail(order, siteUrl)
  const mail = { key: `order/${id}/sold-out`, ...content }
  return [
    taskStatement(call, 'cancel-intent', id, isOpenOrder(id)),
    mailStatement(call, mail, isOpenOrder(id)),
    expireOrder(call, id, hasBegun ? 'begun' : 'sold out'),
    releaseSeat(call, id),
  ]
}
