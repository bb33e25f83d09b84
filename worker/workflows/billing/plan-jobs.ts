import type { Call } from '../../call.ts'
import { trialReminderEmail } from '../../features/billing/subscription-emails.ts'
import {
  endingTrials,
  lapsedPlans,
  overdueSubscriptions,
} from '../../features/billing/subscription-queries.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { settleOwner } from './hear-subscription.ts'
import { refreshSubscription } from './subscription-tasks.ts'

/** The jobs of a minute share the thousand requests that the platform allows; a plan takes ten. */
const mostAtOnce = 30

/**
 * Lets plans fall to what still covers them, once what covered them is over (R5): the next run goes on with the others.
 * @throws what kept one of them from it; the others are done.
 */
export const lapsePlans = async (call: Call) =>
  eachOf(await lapsedPlans(call, mostAtOnce), (owner) => settleOwner(call, owner))

/** Tells everybody whose trial ends within a day, once. Safe to repeat. */
export async function remindTrials(call: Call): Promise<void> {
  for (const { orderId, endsAt, cancelAt, ...payer } of await endingTrials(call))
    await mailStatement(call, {
      key: `trial/${orderId}/reminder`,
      ...trialReminderEmail(payer, { endsAt, cancels: cancelAt !== null }, call.variables.APP_URL),
    })
}

/**
 * Asks the gateway about months that should have been renewed an hour ago and that nobody told of. Safe to repeat.
 * @throws what kept one of them from it; the others are done.
 */
export const refreshSubscriptions = async (call: Call) =>
  eachOf(await overdueSubscriptions(call, mostAtOnce), ({ id }) => refreshSubscription(call, { subject: id }))

async function eachOf<Row>(rows: Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error))
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} could not be done`)
}
