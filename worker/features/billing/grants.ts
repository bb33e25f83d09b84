import { monthsAfter } from '#schema/billing/months.ts'
import { graceDays, type Plan, plans } from '#schema/levels.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'

const graceMs = graceDays * 24 * 3600_000
const withGrace = (moment: Date) => new Date(moment.getTime() + graceMs)

/** Until when what is paid once covers its plan. */
export const forever = new Date('9999-12-31T00:00:00.000Z')

/** Until when a payment covers its plan by itself: a month and the grace, or for good where none follows it. */
export const paymentGrant = (plan: Plan, paidAt: Date): Date =>
  plans[plan].monthly > 0 ? withGrace(monthsAfter(paidAt, 1)) : forever

/** Until when a trial covers its plan by itself. */
export const trialGrant = (endsAt: Date): Date => withGrace(endsAt)

/**
 * Until when a subscription covers its plan, as the gateway tells of it (R5): the paid period and the grace, or exactly until
 * it was cancelled for; a renewal that failed leaves the grace. Null: this says nothing of it.
 */
export function subscriptionGrant({ status, ...told }: GatewaySubscription): Date | null {
  if (status === 'trialing' || status === 'active') return earlier(withGrace(told.periodEnd), told.cancelAt)
  if (isUnpaidStatus(status)) return earlier(withGrace(told.periodStart), told.cancelAt)
  if (status === 'canceled') return told.endedAt ?? told.periodEnd
  return null
}

/** Whether the gateway could not charge the last month of a subscription. */
export const isUnpaidStatus = (status: string) => status === 'past_due' || status === 'unpaid'

/** Whether further months of a subscription are charged, or tried to be. */
export const isOpenStatus = (status: string) =>
  status === 'trialing' || status === 'active' || isUnpaidStatus(status)

const earlier = (one: Date, other: Date | undefined) => (other && other < one ? other : one)
