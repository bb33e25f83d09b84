import { isOneMailbox } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { isDisputeNews, saveDispute } from '../../features/billing/dispute-commands.ts'
import {
  type DisputedPayment,
  disputeLostEmail,
  disputeWonEmail,
  paymentDisputedEmail,
} from '../../features/billing/dispute-emails.ts'
import { closeDispute, disputeOrder, winDispute } from '../../features/billing/order-commands.ts'
import { findOrder, type Order } from '../../features/billing/order-queries.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import { settleStray } from '../../features/billing/stray-commands.ts'
import { refundUncoveredMonths } from '../../features/billing/subscription-commands.ts'
import { findCharge, findPayer } from '../../features/billing/subscription-queries.ts'
import { releaseSeat } from '../../features/sprints/commands.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'
import { write } from '../../services/write.ts'
import { findMonth } from './handle-month-payment.ts'
import { coveringBeside } from './review-grants.ts'

type Statement = Statements[number]
type DisputeEvent = Extract<GatewayEvent, { kind: 'dispute' }>

/**
 * Statements that apply a dispute of an order's own payment, with mails to its buyer and its account. A lost one frees
 * its seat in a sprint.
 */
export async function statementsOfDispute(
  call: Call,
  event: DisputeEvent,
  order: Order,
): Promise<Statement[]> {
  const { id, paidAt, createdAt } = order
  const payment = { amount: event.amount, paidAt: paidAt ?? createdAt, isMonth: false }
  const saved = [
    ...(await mailsOfDispute(call, event, order, payment)),
    saveDispute(call, event, { orderId: id }),
  ]
  if (event.isWon) return [...saved, winDispute(call, id, event)]
  return [
    ...saved,
    disputeOrder(call, id, event),
    ...(event.isLost ? [closeDispute(call, id), releaseSeat(call, id)] : []),
    refundUncoveredMonths(call, id, event.at),
  ]
}

/**
 * Saves a dispute of a payment that is no order's own. That of a month ends the months with the paid time, until it is
 * won; any other is listed for administrators.
 * @throws GatewayDown.
 */
export async function applyOtherDispute(call: Call, event: DisputeEvent, also: Statement[]): Promise<void> {
  const { invoiceId, orderId } = await findMonth(call, event.intentId)
  const order = orderId === undefined ? undefined : await findOrder(call, orderId)
  if (!order) {
    const settled = event.isLost
      ? [event.intentId, ...(invoiceId ? [invoiceId] : [])].map((id) => settleStray(call, id))
      : []
    await write(call, { also, saved: saveDispute(call, event, { orderId: '', invoiceId }), settled })
    return
  }
  const paidAt = (invoiceId && (await findCharge(call, invoiceId))?.paidAt) || event.at
  await write(call, {
    also,
    mails: await mailsOfDispute(call, event, order, {
      amount: event.amount,
      paidAt,
      isMonth: true,
      invoiceId,
    }),
    saved: saveDispute(call, event, { orderId: order.id, invoiceId }),
    review: reviewOf(call, order.id),
  })
}

/**
 * The mails about a dispute to the account that an order belongs to and to the address that bought it, once for each
 * news. An account whose months end for it is mailed with their end.
 */
async function mailsOfDispute(
  call: Call,
  event: DisputeEvent,
  order: Order,
  payment: DisputedPayment & { invoiceId?: string | undefined },
): Promise<Statement[]> {
  const { id: orderId, visitorId, email, name, plan } = order
  const payer = await findPayer(call, orderId)
  // Who was erased is not written to.
  if (!payer || !visitorId) return []
  const buyer = { email, name, plan, userId: null }
  const readers = isOneMailbox(payer.email, email) ? [payer] : [payer, buyer]
  const letter = await letterOf(call, event, order, payment)
  const { invoiceId = null } = payment
  const state = event.isWon ? 'won' : event.isLost ? 'lost' : 'open'
  return readers.map((reader) => {
    const isPayer = reader === payer
    const key = `dispute/${event.objectId}/${state}/${isPayer ? 'payer' : 'buyer'}`
    return mailStatement(
      call,
      { key, ...letter(reader) },
      isDisputeNews(event, { orderId, invoiceId, isPayer }),
    )
  })
}

type Reader = Parameters<typeof disputeWonEmail>[0] & { userId: string | null }

async function letterOf(call: Call, { isWon, isLost }: DisputeEvent, order: Order, payment: DisputedPayment) {
  const siteUrl = call.variables.APP_URL
  const left = (await coveringBeside(call, { ...order, plan: 'free' }))?.plan ?? 'free'
  return (reader: Reader) => {
    const hasAccount = reader.userId !== null
    if (isWon) return disputeWonEmail(reader, payment, { hasAccount, siteUrl })
    if (isLost) return disputeLostEmail(reader, payment, { isSprint: order.plan === 'sprint', siteUrl })
    return paymentDisputedEmail(reader, payment, { left, hasAccount, siteUrl })
  }
}
