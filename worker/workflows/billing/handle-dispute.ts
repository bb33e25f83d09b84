import { sprintStart } from '#schema/billing/sprints.ts'
import { isOneMailbox } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import {
  earlyDisputes,
  isDisputeNews,
  isDisputeSaved,
  isSeatLost,
  saveDispute,
  wasSeatLost,
} from '../../features/billing/dispute-commands.ts'
import {
  type BuyerState,
  type DisputedPayment,
  disputeLostEmail,
  disputeWonEmail,
  paymentDisputedEmail,
  seatLostEmail,
} from '../../features/billing/dispute-emails.ts'
import { isOpenStatus } from '../../features/billing/grants.ts'
import { closeDispute, disputeOrder, winDispute } from '../../features/billing/order-commands.ts'
import { findOrder, type Order } from '../../features/billing/order-queries.ts'
import { hasRunOut } from '../../features/billing/redundant-grants.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import { refundUncoveredMonths } from '../../features/billing/subscription-commands.ts'
import { findCharge, findChargeOrder, findPayer } from '../../features/billing/subscription-queries.ts'
import {
  relistUnmatchedPayment,
  settleUnmatchedPayment,
} from '../../features/billing/unmatched-payment-commands.ts'
import { releaseSeat } from '../../features/sprints/commands.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'
import { write } from '../../services/write.ts'
import { findMonth } from './handle-month-payment.ts'
import { grantsOfBuyer, otherGrantCovering } from './review-grants.ts'

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
  const { id, visitorId, paidAt, createdAt } = order
  const payment = { amount: event.amount, paidAt: paidAt ?? createdAt, isMonth: false }
  const mails = await mailsOfDispute(call, event, order, payment)
  const saved = saveDispute(call, event, { orderId: id })
  if (event.isWon) {
    const key = `dispute/${event.objectId}/place`
    const mail = { key, ...seatLostEmail(order, payment, call.variables.APP_URL) }
    const seatMail = visitorId ? [mailStatement(call, mail, isSeatLost(event, id))] : []
    return [...mails, ...seatMail, saved, winDispute(call, id, event)]
  }
  return [
    ...mails,
    saved,
    disputeOrder(call, id, event),
    ...(event.isLost ? [closeDispute(call, id, event.objectId), releaseSeat(call, id)] : []),
    refundUncoveredMonths(call, id, event.at),
  ]
}

/**
 * Saves a dispute of a payment that is no order's own. That of a month ends the months with the paid time, until it is
 * won; any other is listed for administrators.
 * @throws GatewayUnavailable.
 */
export async function applyOtherDispute(call: Call, event: DisputeEvent, also: Statement[]): Promise<void> {
  const { invoiceId, orderId } = await findMonth(call, event.intentId)
  const order = orderId === undefined ? undefined : await findOrder(call, orderId)
  if (order) {
    const paidAt = (invoiceId && (await findCharge(call, invoiceId))?.paidAt) || event.at
    await write(call, {
      also,
      ...(await statementsOfMonthDispute(call, event, order, { invoiceId, paidAt })),
    })
    return
  }
  const { objectId, intentId } = event
  const paymentIds = [intentId, ...(invoiceId ? [invoiceId] : [])]
  await write(call, {
    also,
    relisted: paymentIds.map((id) => relistUnmatchedPayment(call, id, event)),
    saved: saveDispute(call, event, { orderId: '', invoiceId }),
    settled: event.isLost
      ? paymentIds.map((id) => settleUnmatchedPayment(call, id, isDisputeSaved(objectId, 'lost')))
      : [],
  })
  // It may have been recorded meanwhile.
  if (invoiceId && (await findChargeOrder(call, invoiceId))) await applyOtherDispute(call, event, [])
}

/** Assigns the disputes of a month that came before it was recorded to its order, with their mails. */
export async function assignDisputes(
  call: Call,
  { invoiceId, orderId, paidAt }: { invoiceId: string; orderId: string; paidAt: Date },
): Promise<void> {
  const early = await earlyDisputes(call, invoiceId)
  const order = early.length ? await findOrder(call, orderId) : undefined
  if (!order) return
  for (const { id: objectId, intentId, amount, state, openedAt, closedAt } of early) {
    const decided = { isWon: state === 'won', isLost: state === 'lost', at: closedAt ?? openedAt }
    const event = { kind: 'dispute', id: '', type: '', objectId, intentId, amount, ...decided } as const
    await write(call, await statementsOfMonthDispute(call, event, order, { invoiceId, paidAt }))
  }
}

/** Statements that apply the dispute of a month, with its mails. */
async function statementsOfMonthDispute(
  call: Call,
  event: DisputeEvent,
  order: Order,
  { invoiceId, paidAt }: { invoiceId: string | undefined; paidAt: Date },
) {
  const payment = { amount: event.amount, paidAt, isMonth: true, invoiceId }
  return {
    mails: await mailsOfDispute(call, event, order, payment),
    saved: saveDispute(call, event, { orderId: order.id, invoiceId }),
    review: reviewOf(call, order.id),
  }
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
  const emailFor = await disputeEmailOf(call, event, order, payment)
  const { invoiceId = null } = payment
  const open = event.isAppeal ? 'appeal' : 'open'
  const state = event.isWon ? 'won' : event.isLost ? 'lost' : open
  return readers.map((reader) => {
    const isPayer = reader === payer
    const key = `dispute/${event.objectId}/${state}/${isPayer ? 'payer' : 'buyer'}`
    return mailStatement(
      call,
      { key, ...emailFor(reader) },
      isDisputeNews(event, { orderId, invoiceId, isPayer }),
    )
  })
}

type Reader = Parameters<typeof disputeWonEmail>[0] & { userId: string | null }

async function disputeEmailOf(call: Call, event: DisputeEvent, order: Order, payment: DisputedPayment) {
  const siteUrl = call.variables.APP_URL
  const planLeft = (await otherGrantCovering(call, { ...order, plan: 'free' }))?.plan ?? 'free'
  const buyer = event.isWon ? await buyerStateOf(call, event, order) : undefined
  const isSprintToCome = order.sprintNumber !== null && sprintStart(order.sprintNumber) > call.now
  return (reader: Reader) => {
    const hasAccount = reader.userId !== null
    if (buyer) return disputeWonEmail(reader, payment, { ...buyer, hasAccount, siteUrl })
    if (event.isLost) return disputeLostEmail(reader, payment, { isSprintToCome, siteUrl })
    return paymentDisputedEmail(reader, payment, { planLeft, hasAccount, siteUrl })
  }
}

/** What an order covers once its dispute is won. */
async function buyerStateOf(
  call: Call,
  event: DisputeEvent,
  { id }: Order,
): Promise<Omit<BuyerState, 'hasAccount'>> {
  const own = (await grantsOfBuyer(call, id)).find(({ orderId }) => orderId === id)
  return {
    covers: own !== undefined && !hasRunOut(own, call),
    hasMonths: own?.subscriptions.some(({ status }) => isOpenStatus(status)) ?? false,
    isSeatGone: await wasSeatLost(call, event, id),
  }
}
