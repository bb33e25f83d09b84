import type { Plan } from '#schema/levels.ts'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { supersededEmail } from '../../features/billing/covered-emails.ts'
import { disputedEmail } from '../../features/billing/dispute-emails.ts'
import { insertReceipt, isOverOrder, receiptNumber } from '../../features/billing/order-commands.ts'
import { type AccountLinks, accountLinksOf } from '../../features/billing/purchase-links.ts'
import { isSecond, supersededBy } from '../../features/billing/redundant-grants.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import {
  isCancelledBy,
  isResumedBy,
  isUnpaid,
  refundUncoveredMonth,
  savePaymentUrl,
  upsertSubscription,
} from '../../features/billing/subscription-commands.ts'
import {
  cancelledEmail,
  goesOnEmail,
  planExpiredEmail,
  renewalActionEmail,
  renewalFailedEmail,
  renewalReceiptEmail,
  resumedEmail,
} from '../../features/billing/subscription-emails.ts'
import { findPayer, findSubscription } from '../../features/billing/subscription-queries.ts'
import { insertUnmatchedInvoice } from '../../features/billing/unmatched-payment-commands.ts'
import { fallsToFree, recomputePlan } from '../../features/profiles/plan-commands.ts'
import type { Statements } from '../../services/database.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import {
  type GatewayInvoice,
  GatewayRefused,
  type GatewaySubscription,
} from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { assignDisputes } from './handle-dispute.ts'
import { grantsOfBuyer } from './review-grants.ts'

type Statement = Statements[number]

/**
 * Applies a subscription's state at `reportedAt`, with `also` before it in the same batch, unless a later state is known.
 * Recomputes the plan and mails its owner about a cancellation or an end.
 */
export async function applySubscription(
  call: Call,
  subscription: GatewaySubscription,
  { reportedAt, also = [], knownAt }: { reportedAt: Date; also?: Statement[]; knownAt?: Date | undefined },
): Promise<void> {
  const payer = subscription.orderId ? await findPayer(call, subscription.orderId) : undefined
  if (!payer) {
    await write(call, { also })
    return
  }
  const reported = wholeSecond(reportedAt)
  const { userId } = payer
  const statements = [
    ...also,
    ...(await noticesOf(call, payer, subscription, {
      reportedAt: reported,
      links: await accountLinksOf(call, payer),
    })),
    upsertSubscription(call, subscription, reported, knownAt),
    ...(subscription.status === 'canceled' ? [] : cancelIfOver(call, subscription.orderId, subscription.id)),
    reviewOf(call, subscription.orderId),
  ]
  await (userId ? writeOwnerChange(call, { ...payer, userId }, statements) : write(call, { statements }))
}

/**
 * Statements that cancel a subscription at once if its order covers nothing any more, after the statement that changes
 * the order.
 */
export const cancelIfOver = (call: Call, orderId: string, subscriptionId: string): Statement[] => [
  taskStatement(call, 'cancel-subscription', subscriptionId, isOverOrder(orderId)),
]

/**
 * Applies what the gateway answers when it is asked about a subscription, with `also`, and returns it.
 * @throws what `ask` throws.
 */
export async function applyAnswer(
  call: Call,
  subscriptionId: string,
  ask: () => Promise<GatewaySubscription>,
  also: Statement[] = [],
): Promise<GatewaySubscription> {
  // Read first: an event that comes while the gateway is asked is newer than its answer.
  const before = (await findSubscription(call, subscriptionId))?.subscription.reportedAt
  const subscription = await ask()
  const reportedAt = before && before > call.now ? before : call.now
  await applySubscription(call, subscription, { reportedAt, also, knownAt: before })
  return subscription
}

/** The gateway's clock counts seconds: of one second, period and status tell what came later. */
export const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000)

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>

/**
 * The mail about a subscription that will end: by itself, for another plan or for a dispute. None if everything is
 * refunded, or if it was started twice.
 */
async function mailOfEnd(
  call: Call,
  payer: Payer,
  subscription: GatewaySubscription,
  { endsAt, links }: { endsAt: Date; links: AccountLinks },
) {
  const grants = await grantsOfBuyer(call, subscription.orderId)
  const own = grants.find(({ orderId }) => orderId === subscription.orderId)
  if (!own || own.refundAskedAt || isSecond(own, subscription)) return undefined
  const isDisputed = own.status === 'disputed'
  if (isDisputed || own.isMonthDisputed) return disputedEmail(payer, { endsAt, isMonth: !isDisputed }, links)
  const by = supersededBy(grants, own, subscription, call)
  const isTrial = payer.isTrial && subscription.status === 'trialing'
  return by ? supersededEmail(payer, by.plan, links) : cancelledEmail(payer, { endsAt, isTrial }, links)
}

/** Before the row that they compare with is changed. */
async function noticesOf(
  call: Call,
  payer: Payer,
  subscription: GatewaySubscription,
  { reportedAt, links }: { reportedAt: Date; links: AccountLinks },
): Promise<Statement[]> {
  const { id, status, cancelAt, periodEnd } = subscription
  if (status !== 'trialing' && status !== 'active') return []
  if (!cancelAt) {
    const key = `subscription/${id}/resumed/${call.now.getTime()}`
    return [true, false].map((isOurs) => {
      const content = (isOurs ? goesOnEmail : resumedEmail)(payer, { nextAt: periodEnd }, links)
      return mailStatement(call, { key, ...content }, isResumedBy(id, reportedAt, isOurs))
    })
  }
  const content = await mailOfEnd(call, payer, subscription, { endsAt: cancelAt, links })
  const key = `subscription/${id}/cancelled/${call.now.getTime()}`
  return content ? [mailStatement(call, { key, ...content }, isCancelledBy(id, reportedAt))] : []
}

/**
 * Recomputes an account's plan after `before`, in the same batch, mails its owner if it falls to free, and renews the
 * pages.
 */
export async function writeOwnerChange(
  call: Call,
  owner: { userId: string; email: string; name: string; plan: Plan },
  before: Statement[] = [],
): Promise<void> {
  const { userId } = owner
  const lapsed = planExpiredEmail(owner, { siteUrl: call.variables.APP_URL })
  const key = `plan-lapsed/${userId}/${call.now.getTime()}`
  const { changed } = await write(call, {
    before,
    mail: mailStatement(call, { key, ...lapsed }, fallsToFree(call, userId)),
    changed: recomputePlan(call, userId),
  })
  const [profile] = changed
  if (profile) await updatePublication(call, profile.id)
}

/**
 * Applies the outcome of a month's charge with its receipt, or the mail about its failure; `also` is in the same batch.
 * Money for no subscription of ours is recorded as a payment without an order.
 */
export async function applyInvoice(
  call: Call,
  invoice: GatewayInvoice,
  at: Date,
  also: Statement[] = [],
): Promise<void> {
  const found = invoice.subscriptionId ? await subscriptionCharged(call, invoice.subscriptionId) : undefined
  const isPaid = invoice.outcome === 'paid' && invoice.amount > 0
  if (!found || (invoice.outcome === 'paid' && !isPaid)) {
    const isUnmatched = !found && isPaid
    const unmatchedInvoice = isUnmatched
      ? insertUnmatchedInvoice(call, invoice, gatewayOf(call).name)
      : undefined
    await write(call, { also, stray: unmatchedInvoice })
    return
  }
  const links = await accountLinksOf(call, found)
  const statements =
    invoice.outcome === 'paid'
      ? paidStatements(call, found, { ...invoice, at }, links)
      : unpaidStatements(call, found, invoice, links)
  const { orderId } = found
  await write(call, { statements, review: reviewOf(call, orderId), also })
  if (isPaid) await assignDisputes(call, { invoiceId: invoice.id, orderId, paidAt: at })
}

type StoredSubscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/** The subscription that a charge is for; the gateway is asked if it is not known yet. */
async function subscriptionCharged(
  call: Call,
  subscriptionId: string,
): Promise<StoredSubscription | undefined> {
  const stored = await findSubscription(call, subscriptionId)
  if (stored) return stored
  try {
    await applyAnswer(call, subscriptionId, () => gatewayOf(call).findSubscription(call, subscriptionId))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
  }
  return findSubscription(call, subscriptionId)
}

function paidStatements(
  call: Call,
  { subscription, orderId, hasReceipt, ...payer }: StoredSubscription,
  { id, amount, url, at }: GatewayInvoice & { at: Date },
  links: AccountLinks,
): Statement[] {
  const nextAt = subscription.periodEnd > at ? subscription.periodEnd : undefined
  const isFirst = payer.isTrial && !hasReceipt
  const isLast = subscription.cancelAt !== null || subscription.endedAt !== null
  const content = renewalReceiptEmail(payer, { amount, at, nextAt, isFirst, isLast }, links)
  const description = `${plans[payer.plan].levelName}, one month`
  return [
    insertReceipt({ ...call, now: at }, { key: id, orderId, what: description, amount, ...(url && { url }) }),
    refundUncoveredMonth(call, orderId, id),
    mailStatement(call, { key: `invoice/${id}/paid`, ...content, idOf: receiptNumber(id) }),
  ]
}

function unpaidStatements(
  call: Call,
  { subscription, ...payer }: StoredSubscription,
  { id, outcome, url }: GatewayInvoice,
  links: AccountLinks,
): Statement[] {
  const until = subscription.grantsUntil ?? subscription.periodEnd
  const email = outcome === 'failed' ? renewalFailedEmail : renewalActionEmail
  return [
    savePaymentUrl(call, subscription.id, url ?? '', isUnpaid(id)),
    mailStatement(
      call,
      { key: `invoice/${id}/${outcome}`, ...email(payer, { until, payAt: url }, links) },
      isUnpaid(id),
    ),
  ]
}
