import type { Purchase } from '#schema/billing/billing-answers.ts'
import type { Call } from '../../call.ts'
import { userAt } from '../../features/accounts/queries.ts'
import { hasUnstartedSubscription } from '../../features/billing/billing-view.ts'
import { readPurchaseLink } from '../../features/billing/purchase-links.ts'
import { findPurchase, purchaseOf } from '../../features/billing/purchase-queries.ts'
import { AppError } from '../../services/app-error.ts'
import { orPaymentUnavailable } from '../../services/payments/gateway.ts'
import { endCharges } from './own-plan.ts'
import { grantsOfBuyer } from './review-grants.ts'
import { startCancelledSubscription } from './subscription-tasks.ts'

/** The purchase that the link of its mail names. @throws AppError LINK_EXPIRED. */
export async function readPurchase(call: Call, token: string): Promise<Purchase> {
  const found = await findPurchase(call, await readPurchaseLink(call, token))
  if (!found) throw new AppError('LINK_EXPIRED')
  const { userId, email } = found.order
  const [existing] = await userAt(call, email)
  const isTheirs = existing && (existing.emailVerified || existing.role !== 'owner')
  const grants = await grantsOfBuyer(call, found.order.id)
  return purchaseOf(call, found, { hasAccount: Boolean(userId || isTheirs), grants })
}

/**
 * Cancels a trial by the link of its mail: it runs to its end, and no further month is charged (R13). Safe to repeat.
 * @throws AppError LINK_EXPIRED; NOTHING_TO_CANCEL where it is no trial's link; MONTHS_NOT_BEGUN; PAYMENT_UNAVAILABLE.
 */
export async function cancelTrial(call: Call, token: string): Promise<Purchase> {
  const orderId = await readPurchaseLink(call, token)
  const before = await findPurchase(call, orderId)
  if (!before) throw new AppError('LINK_EXPIRED')
  if (!before.order.isTrial) throw new AppError('NOTHING_TO_CANCEL')
  await orPaymentUnavailable(async () => {
    const isUnstarted = hasUnstartedSubscription(call, before, before.subscriptions)
    const isRefused = isUnstarted && !(await startCancelledSubscription(call, orderId))
    const ended = await endCharges(call, (await findPurchase(call, orderId))?.subscriptions ?? [])
    if (isRefused && !ended) throw new AppError('MONTHS_NOT_BEGUN')
  })
  return readPurchase(call, token)
}
