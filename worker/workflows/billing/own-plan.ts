import { hourMs } from '#schema/durations.ts'
import { paths } from '#schema/paths.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { type BillingRows, findBilling } from '../../features/billing/billing-queries.ts'
import {
  hasUnstartedSubscription,
  resumable,
  withdrawalOf,
  withdrawnBy,
} from '../../features/billing/billing-view.ts'
import { isOpenStatus } from '../../features/billing/grants.ts'
import type { Order } from '../../features/billing/order-queries.ts'
import { reviewOf } from '../../features/billing/review-commands.ts'
import { keepEnded, setEndedFor } from '../../features/billing/subscription-commands.ts'
import { withdrawnReason } from '../../features/billing/withdrawal-commands.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { orPaymentUnavailable } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { statementsOfWithdrawal } from './refund-order.ts'
import { changeSubscription, startCancelledSubscription, whenToEnd } from './subscription-tasks.ts'

type Subscription = BillingRows['subscriptions'][number]

/**
 * Cancels the signed-in owner's subscription or trial: paid time stays until it is over; after a failed charge it
 * ends now.
 * @throws AppError NOTHING_TO_CANCEL, MONTHS_NOT_BEGUN; PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function cancelPlan(call: Call): Promise<void> {
  await orPaymentUnavailable(async () => {
    const { userId } = accountOf(call)
    const before = await findBilling(call, userId)
    let isRefused = false
    const unstarted = before.bought.filter((one) => hasUnstartedSubscription(call, one, before.subscriptions))
    for (const { order } of unstarted)
      if (!(await startCancelledSubscription(call, order.id))) isRefused = true
    const { subscriptions } = await findBilling(call, userId)
    if (!(await endCharges(call, subscriptions)))
      throw new AppError(isRefused ? 'MONTHS_NOT_BEGUN' : 'NOTHING_TO_CANCEL')
  })
}

/**
 * Cancels the charges of subscriptions: paid time stays until it is over; after a failed charge it ends now. Returns how
 * many are cancelled, with those that were ended for another purchase and now stay so; `also` is written with each.
 */
export async function endCharges(
  call: Call,
  subscriptions: readonly Subscription[],
  also: (subscription: Subscription) => Statements[number][] = () => [],
): Promise<number> {
  const charged = subscriptions.filter(({ status, cancelAt }) => isOpenStatus(status) && !cancelAt)
  const ended = subscriptions.filter((one) => one.endedFor && !charged.includes(one))
  const clearEndedFor = ({ id }: Subscription) => setEndedFor(call, id, null)
  for (const one of ended)
    await write(call, { cleared: clearEndedFor(one), also: isEndedLately(call, one) ? also(one) : [] })
  for (const one of charged) {
    // Before, too: the event of the end may be here sooner than the answer.
    if (one.endedFor) await clearEndedFor(one)
    const when = await whenToEnd(call, one)
    await changeSubscription(call, { subject: one.id }, when, [clearEndedFor(one), ...also(one)])
  }
  return charged.length + ended.filter((one) => isEndedLately(call, one)).length
}

/** Whether a subscription is about to end, or ended so lately that its payer may not know it. */
const isEndedLately = ({ now }: Call, { endedAt }: Subscription) =>
  !endedAt || now.getTime() - endedAt.getTime() < hourMs

/**
 * Undoes `cancelPlan` until it takes effect.
 * @throws AppError NOTHING_TO_RESUME; PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function resumePlan(call: Call): Promise<void> {
  await orPaymentUnavailable(async () => {
    const ending = resumable(call, await findBilling(call, accountOf(call).userId))
    let resumed = 0
    for (const subscription of ending) resumed += Number(await resume(call, subscription))
    if (!resumed) throw new AppError('NOTHING_TO_RESUME')
  })
}

/** Lets a subscription go on by its owner's own wish; false if it is over meanwhile. */
async function resume(call: Call, { id, orderId, endedFor }: Subscription): Promise<boolean> {
  const clearEndedFor = () => setEndedFor(call, id, null)
  // Before, too: the event may be here sooner than the answer.
  if (endedFor) await clearEndedFor()
  try {
    const { status } = await changeSubscription(call, { subject: id }, 'never', [clearEndedFor()])
    return status !== 'canceled'
  } catch (error) {
    // The task that would let it go on may have passed over it meanwhile.
    if (endedFor)
      await write(call, {
        restored: setEndedFor(call, id, endedFor),
        review: reviewOf(call, orderId),
      })
    throw error
  }
}

/** The gateway's own page for the signed-in user's cards and invoices. @throws AppError NOT_FOUND where it has none, PAYMENT_UNAVAILABLE. */
export async function openPortal(call: Call): Promise<string> {
  return orPaymentUnavailable(async () => {
    const { subscriptions } = await findBilling(call, accountOf(call).userId)
    const [customer] = subscriptions.toSorted(
      (one, other) =>
        liveness(other) - liveness(one) || other.reportedAt.getTime() - one.reportedAt.getTime(),
    )
    const returnTo = new URL(paths.dashboard.href(), call.variables.APP_URL).href
    const url = customer && (await gatewayOf(call).portal(call, customer.customerId, returnTo))
    if (!url) throw new AppError('NOT_FOUND')
    return url
  })
}

/** The order in which a card matters: of running subscriptions, then of ending ones, then of ended ones. */
function liveness({ status, cancelAt }: Subscription): number {
  if (!isOpenStatus(status)) return 0
  return cancelAt ? 1 : 2
}

/**
 * Withdraws the signed-in owner from a purchase, by default the latest of the last fourteen days: its money goes back and
 * what it covers ends (R13). The same again changes nothing.
 * @throws AppError NOTHING_TO_WITHDRAW, SIGN_IN_FIRST.
 */
export async function withdrawPurchase(call: Call, orderId?: string): Promise<void> {
  const { userId, email } = accountOf(call)
  const { bought, paid } = await findBilling(call, userId)
  const isWithdrawn = ({ refundReason }: Order) => refundReason === withdrawnReason
  const found = bought
    .map(({ order }) => order)
    .find((order) =>
      orderId
        ? order.id === orderId
        : withdrawalOf(call, order, paid) || (isWithdrawn(order) && isRecent(call, order)),
    )
  if (found && isWithdrawn(found)) return
  if (!found || !withdrawalOf(call, found, paid)) throw new AppError('NOTHING_TO_WITHDRAW')
  await write(
    call,
    {
      ended: keepEnded(call, userId, found.id),
      ...(await statementsOfWithdrawal(call, { id: found.id, email })),
    },
    { unless: [unlessSignedOut(call)] },
  )
}

function isRecent({ now }: Call, { isTrial, paidAt, refundAskedAt }: Order): boolean {
  const since = isTrial ? refundAskedAt : paidAt
  return since !== null && now < withdrawnBy(since)
}
