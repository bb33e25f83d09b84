import type { Call } from '../../call.ts'
import { linksPerDay } from '../../features/accounts/policy.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { hasUnstartedSubscription } from '../../features/billing/billing-view.ts'
import { findOrder, type Order } from '../../features/billing/order-queries.ts'
import { findPurchase, unclaimedOrdersAt } from '../../features/billing/purchase-queries.ts'
import { isCharged } from '../../features/billing/subscription-commands.ts'
import type { Subscription } from '../../features/billing/subscription-queries.ts'
import { isFirstDecisionSince, recordDecision } from '../../features/decisions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { hasNotFailed, retryTask } from '../../services/gateway-tasks.ts'
import { moreMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isSuppressed } from '../../services/mail/suppressions.ts'
import { orPaymentUnavailable } from '../../services/payments/gateway.ts'
import { write } from '../../services/write.ts'
import { purchaseLinkMail } from './mail-purchase-link.ts'
import { endCharges } from './own-plan.ts'
import { startCancelledSubscription } from './subscription-tasks.ts'

/**
 * Cancels the subscription that follows an order, on behalf of its buyer: paid time stays until it is over.
 * @throws AppError ORDER_NOT_FOUND; NOTHING_TO_CANCEL; PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function cancelFor(call: Call, orderId: string, reason: string): Promise<void> {
  const order = await orderNamed(call, orderId)
  const act = { subject: 'order', subjectKey: orderId, verdict: 'cancelled' } as const
  // Of two who cancel at once the first is recorded, also where the gateway's event came before either.
  const record = ({ id, reportedAt }: Pick<Subscription, 'id' | 'reportedAt'>) => [
    recordDecision(
      call,
      { ...act, accountId: order.userId, note: reason },
      isFirstDecisionSince(act, reportedAt, isCharged(id)),
    ),
  ]
  await orPaymentUnavailable(async () => {
    const before = await findPurchase(call, orderId)
    if (before && hasUnstartedSubscription(call, before, before.subscriptions))
      await startCancelledSubscription(call, orderId)
    const subscriptions = (await findPurchase(call, orderId))?.subscriptions ?? []
    if (!(await endCharges(call, subscriptions, record))) throw new AppError('NOTHING_TO_CANCEL')
  })
}

/**
 * Mails the buyer of an order without an account the link that opens one, as often a day as they could ask themselves;
 * only what was mailed is recorded.
 * @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ADDRESS_BARRED, LINKS_SPENT, SIGN_IN_FIRST.
 */
export async function mailLinkAgain(call: Call, orderId: string): Promise<void> {
  const { email } = await orderNamed(call, orderId)
  const unclaimed = await unclaimedOrdersAt(call, email)
  if (!unclaimed.some(({ id }) => id === orderId)) throw new AppError('ORDER_CHANGED')
  const mail = await purchaseLinkMail(call, email)
  if (!mail) throw new AppError('ORDER_CHANGED')
  await write(
    call,
    {
      decision: recordDecision(call, { subject: 'order', subjectKey: orderId, verdict: 'sent' }),
      mail: mailStatement(call, mail),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isSuppressed(mail.to), 'ADDRESS_BARRED'],
        [moreMailsThan(call, linksPerDay, mail), 'LINKS_SPENT'],
      ],
    },
  )
}

async function orderNamed(call: Call, orderId: string): Promise<Order> {
  const order = await findOrder(call, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}

/** Tries a task at the gateway again that was given up, under the same key. @throws AppError TASK_NOT_FAILED, SIGN_IN_FIRST. */
export async function tryTaskAgain(call: Call, id: number): Promise<void> {
  await write(
    call,
    {
      decision: recordDecision(call, { subject: 'task', subjectId: id, verdict: 'tried again' }),
      retried: retryTask(call, id),
    },
    { unless: [unlessSignedOut(call), [hasNotFailed(id), 'TASK_NOT_FAILED']] },
  )
}
