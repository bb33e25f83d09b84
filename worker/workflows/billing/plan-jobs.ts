import type { Call } from '../../call.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { trialReminderEmail } from '../../features/billing/subscription-emails.ts'
import {
  endingTrials,
  expiredPlans,
  overdueSubscriptions,
  trialReminderKey,
} from '../../features/billing/subscription-queries.ts'
import { batchRows, eachRow, throwFailed } from '../../services/each-row.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { writeOwnerChange } from './handle-subscription.ts'
import { refreshSubscription } from './subscription-tasks.ts'

/** The jobs of a minute share the thousand requests that the platform allows; a plan takes ten. */
const maxPerRun = 30
/** Their mails are one batch; the next hour's run mails the others. */
const mailsAtOnce = 200

/**
 * Lowers plans to what still covers them once a grant has ended (R5).
 * @throws one of the failures, after the others are done.
 */
export async function expirePlans(call: Call): Promise<void> {
  const expired = await expiredPlans(call, maxPerRun)
  throwFailed(
    await eachRow(
      call,
      expired,
      ({ userId }) => userId,
      (owner) => writeOwnerChange(call, owner),
    ),
  )
}

/**
 * Mails everybody whose trial ends within a day, once. Safe to repeat.
 * @throws where some could not be notified; the others are.
 */
export async function remindTrials(call: Call): Promise<void> {
  const ending = await endingTrials(call, mailsAtOnce)
  const failed = await batchRows(
    call,
    ending,
    ({ orderId }) => orderId,
    async ({ orderId, endsAt, cancelAt, neverBegins, isStartFailed, ...payer }) => {
      const links = await accountLinksOf(call, { orderId, userId: payer.userId })
      const uncancelled = isStartFailed ? 'perhaps charged' : 'charged'
      const afterwards = neverBegins ? 'nothing' : cancelAt ? 'cancelled' : uncancelled
      const content = trialReminderEmail(payer, { endsAt, afterwards }, links)
      return [mailStatement(call, { key: trialReminderKey(orderId), ...content })]
    },
  )
  throwFailed(failed)
}

/**
 * Asks the gateway about subscriptions that should have been renewed an hour ago without an event. Safe to repeat.
 * @throws one of the failures, after the others are done.
 */
export async function refreshSubscriptions(call: Call): Promise<void> {
  const overdue = await overdueSubscriptions(call, maxPerRun)
  throwFailed(
    await eachRow(
      call,
      overdue,
      ({ id }) => id,
      ({ id }) => refreshSubscription(call, { subject: id }),
    ),
  )
}
