import { plans } from '#schema/levels.ts'
import type { Call } from '../call.ts'
import {
  awaitIntent,
  declineOrder,
  expireOrder,
  isOpenOrder,
  keepEvent,
  keepReceipt,
  payOrder,
  receiptNumber,
} from '../features/billing/order-commands.ts'
import { orderTitle, receiptEmail } from '../features/billing/order-emails.ts'
import { accountOfOrder, findOrder, type Order, ownerOf } from '../features/billing/order-queries.ts'
import { settlePlan } from '../features/profiles/plan-commands.ts'
import type { Statements } from '../services/database.ts'
import { taskStatement } from '../services/gateway-tasks.ts'
import { mailStatement } from '../services/outbox.ts'
import type { GatewayEvent, Intent } from '../services/payments/gateway.ts'
import { goLiveAfter } from './go-live.ts'

type Statement = Statements[number]

/**
 * Hears an event of the gateway: what it tells is written with it in one batch, with the mails and tasks that follow. The
 * same event again, a late one or one out of order changes nothing that a later word has settled.
 */
export async function hearGateway(call: Call, event: GatewayEvent): Promise<void> {
  if (event.told === 'intent') return applyIntent(call, event.intent, [keepEvent(call, event)])
  await keepEvent(call, event)
}

/**
 * Carries over to its order what the gateway says of an intent, `also` in the same batch. An intent that is nobody's here, or
 * of another order than the one it names, changes none.
 */
export async function applyIntent(call: Call, intent: Intent, also: Statement[] = []): Promise<void> {
  const order = intent.orderId ? await findOrder(call, intent.orderId) : undefined
  const isTheirs = order && (order.intentId ?? intent.id) === intent.id && order.amount === intent.amount
  if (!isTheirs) return write(call, also)
  if (intent.status === 'succeeded' && !order.isTrial) return pay(call, order, intent, also)
  if (intent.status === 'cancelled') return write(call, [...also, expireOrder(call, order.id, 'cancelled')])
  await write(call, [
    ...also,
    awaitIntent(call, order.id, intent.id),
    ...(intent.problem ? [declineOrder(call, order.id, intent.problem)] : []),
  ])
}

/** The order is paid: its receipt, its mails and the months that follow, once, and its owner's plan. */
async function pay(call: Call, order: Order, intent: Intent, also: Statement[]): Promise<void> {
  const { id, plan, amount } = order
  const owner = await ownerOf(call, id)
  const onlyIf = isOpenOrder(id)
  const siteUrl = call.variables.APP_URL
  const receipt = receiptEmail(order, { paidAt: call.now, hasAccount: owner !== null, siteUrl })
  const outcomes = await call.db.batch([
    keepReceipt(call, { key: id, orderId: id, what: orderTitle(plan), amount }, onlyIf),
    mailStatement(call, { key: `order/${id}/receipt`, ...receipt, idOf: receiptNumber(id) }, onlyIf),
    ...also,
    ...(plans[plan].monthly ? [taskStatement(call, 'start-subscription', id, onlyIf)] : []),
    payOrder(call, order, intent),
    settlePlan(call, accountOfOrder(id)),
  ])
  const [settled] = outcomes.at(-1) as { id: number }[]
  if (settled) await goLiveAfter(call, settled.id)
}

async function write(call: Call, statements: Statement[]): Promise<void> {
  const [first, ...others] = statements
  if (first) await call.db.batch([first, ...others])
}
