import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import {
  expireOrder,
  isOpenOrder,
  isSeatedOrder,
  keepReceipt,
  payOrder,
  receiptNumber,
} from '../../features/billing/order-commands.ts'
import { orderTitle, receiptEmail, soldOutEmail } from '../../features/billing/order-emails.ts'
import { type Order, ownerOf } from '../../features/billing/order-queries.ts'
import { paySeat, releaseSeat } from '../../features/sprints/commands.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import type { Intent } from '../../services/payments/gateway.ts'

/**
 * What makes an order paid, once: its receipt, its mail and the months that follow. One whose money is only held gets its
 * place in the sprint first, and is captured then; without a place its payment is cancelled and nothing is charged (R12).
 * Statements, for a batch.
 */
export async function payOrFree(call: Call, order: Order, intent: Intent): Promise<Statements[number][]> {
  const { id, plan, amount } = order
  const siteUrl = call.variables.APP_URL
  const hasAccount = (await ownerOf(call, id)) !== null
  const isHeld = intent.status === 'held'
  const onlyIf = isHeld ? isSeatedOrder(id) : isOpenOrder(id)
  const receipt = receiptEmail(order, { paidAt: call.now, hasAccount, siteUrl })
  return [
    ...(plan === 'sprint' ? [paySeat(call, id)] : []),
    keepReceipt(call, { key: id, orderId: id, what: orderTitle(plan), amount }, onlyIf),
    mailStatement(call, { key: `order/${id}/receipt`, ...receipt, idOf: receiptNumber(id) }, onlyIf),
    ...(plans[plan].monthly ? [taskStatement(call, 'start-subscription', id, onlyIf)] : []),
    ...(isHeld ? [taskStatement(call, 'capture', id, onlyIf)] : []),
    payOrder(call, order, intent, { onlyIf }),
    ...(isHeld ? freed(call, order) : []),
  ]
}

/** An order that is still open now found every place taken. */
function freed(call: Call, order: Order): Statements[number][] {
  const { id } = order
  const mail = { key: `order/${id}/sold-out`, ...soldOutEmail(order, call.variables.APP_URL) }
  return [
    taskStatement(call, 'cancel-intent', id, isOpenOrder(id)),
    mailStatement(call, mail, isOpenOrder(id)),
    expireOrder(call, id, 'sold out'),
    releaseSeat(call, id),
  ]
}
