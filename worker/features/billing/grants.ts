import { monthsAfter } from '#schema/billing/months.ts'
import { dayMs } from '#schema/durations.ts'
import { graceDays, type Plan, plans } from '#schema/levels.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'

const graceMs = graceDays * dayMs
const withGrace = (moment: Date) => new Date(moment.getTime() + graceMs)

/** Until when a one-time payment covers its plan. */
export const forever = new Date('9999-12-31T00:00:00.000Z')

/** Until when a payment alone covers its plan: a month and the grace, or for ever where no month follows. */
export const paymentGrant = (plan: Plan, paidAt: Date): Date =>
  plans[plan].monthly > 0 ? withGrace(monthsAfter(paidAt, 1)) : forever

/** Until when a trial alone covers its plan. */
export const trialGrant = (endsAt: Date): Date => withGrace(endsAt)

/**
 * Until when a subscription covers its plan (R5): the paid period and the grace, its cancellation, or the grace after a
 * failed renewal; null where it says nothing.
 */
export function subscriptionGrant(subscription: GatewaySubscription): Date | null {
  const { status, periodStart, periodEnd, cancelAt, endedAt } = subscription
  if (status === 'trialing' || status === 'active') return earlier(withGrace(periodEnd), cancelAt)
  if (isUnpaidStatus(status)) return earlier(withGrace(periodStart), cancelAt)
  if (status === 'canceled') return endedAt ?? periodEnd
  return null
}

/** Whether the last charge of a subscription failed. */
export const isUnpaidStatus = (status: string) => status === 'past_due' || status === 'unpaid'

/** Whether a subscription will be charged further. */
export const isOpenStatus = (status: string) =>
  status === 'trialing' || status === 'active' || isUnpaidStatus(status)

const earlier = (one: Date, other: Date | undefined) => (other && other < one ? other : one)
