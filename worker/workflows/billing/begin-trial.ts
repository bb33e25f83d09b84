import { dayMs } from '#schema/durations.ts'
import { trialDays } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { trialCoveredEmail } from '../../features/billing/covered-emails.ts'
import { trialGrant } from '../../features/billing/grants.ts'
import { awaitIntent, expireOrder, payOrder } from '../../features/billing/order-commands.ts'
import { trialDeclinedEmail, trialStartedEmail } from '../../features/billing/order-emails.ts'
import { findOrder, ownerOf } from '../../features/billing/order-queries.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { coveredReason } from '../../features/billing/review-commands.ts'
import {
  hadTrial,
  hasTrial,
  insertTrial,
  mailboxHashes,
  mailNoTrial,
  whyNoTrial,
} from '../../features/billing/trial-commands.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { writeOrderChange } from './handle-gateway-event.ts'
import { otherGrantCoveringTrial } from './review-grants.ts'

/**
 * Begins a trial with the card that is set up, one for each mailbox, account and card, none for the covered; else ends
 * the order and mails its buyer why (R13). Safe to repeat.
 * @throws GatewayUnavailable, GatewayRefused.
 */
export async function beginTrial(call: Call, orderId: string): Promise<void> {
  const order = await findOrder(call, orderId)
  if (!order?.isTrial || !order.intentId) return
  const intent = await gatewayOf(call).findIntent(call, order.intentId)
  if (intent.status !== 'succeeded') return
  const endsAt = new Date(call.now.getTime() + trialDays * dayMs)
  const { userId, email } = await ownerOf(call, order)
  const siteUrl = call.variables.APP_URL
  const covering = await otherGrantCoveringTrial(call, order)
  // Somebody who had a trial is mailed that below, also if that trial covers the plan.
  if (covering && !(await hadTrial(call, { email, userId: order.userId ?? undefined }))) {
    return writeOrderChange(call, orderId, [
      awaitIntent(call, orderId, intent.id),
      mailNoTrial(call, orderId, trialCoveredEmail(order, covering.plan, covering.links)),
      expireOrder(call, orderId, coveredReason),
    ])
  }
  const links = await accountLinksOf(call, { orderId, userId })
  const isTrialStarted = hasTrial(orderId)
  const byAccount = order.userId !== null
  const { fingerprint } = intent.card ?? {}
  const started = trialStartedEmail(order, { endsAt, links })
  await writeOrderChange(call, orderId, [
    awaitIntent(call, orderId, intent.id),
    ...(await insertTrial(call, { orderId, email, byAccount, fingerprint, endsAt })),
    mailStatement(call, { key: `order/${orderId}/trial`, ...started }, isTrialStarted),
    taskStatement(call, 'start-subscription', orderId, isTrialStarted),
    payOrder(call, order, intent, { grantsUntil: trialGrant(endsAt), onlyIf: isTrialStarted }),
    // What is still open now had its trial before.
    mailNoTrial(call, orderId, trialDeclinedEmail(order, siteUrl)),
    expireOrder(call, orderId, whyNoTrial(orderId, { mailbox: await mailboxHashes(call, email), byAccount })),
  ])
}
