import type { Billing } from '#schema/billing/billing-answers.ts'
import { monthsAfter } from '#schema/billing/months.ts'
import { dayMs } from '#schema/durations.ts'
import { type Plan, plans, rankOf, withdrawalDays } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import type { Gateway } from '../../services/payments/gateway.ts'
import type { BillingRows } from './billing-queries.ts'
import { forever, isOpenStatus, isUnpaidStatus } from './grants.ts'
import { grantOf, isSecond, supersededBy } from './redundant-grants.ts'

type Bought = BillingRows['bought'][number]
type Months = BillingRows['months'][number]

/** What an owner sees of their payments, and what they can do about them. */
export function billingOf(
  call: Call,
  { plan, bought, months, paid }: BillingRows,
  { name: gateway }: Pick<Gateway, 'name'>,
): Billing {
  const { now } = call
  const covering = coveringNow(call, { bought, months })
  const open = months.filter(({ status }) => isOpenStatus(status))
  const isPastDue = covering?.months && isUnpaidStatus(covering.months.status)
  const withdrawable = bought.find(({ order }) => canWithdraw(call, order))
  const ends = covering?.months?.cancelAt ?? null
  const paidUntil = covering && paidUntilOf(covering)
  const goesBack = new Set(bought.flatMap(({ order }) => (order.refundAskedAt ? [order.id] : [])))
  const isCharged =
    covering &&
    !ends &&
    !isPastDue &&
    !goesBack.has(covering.bought.order.id) &&
    plans[covering.bought.order.plan].monthly > 0
  return {
    plan,
    level: plans[plan].level,
    gateway,
    paidUntil: iso(paidUntil),
    trialUntil: covering && isTrialOf(covering) ? iso(paidUntil) : null,
    endsAt: iso(ends),
    nextCharge:
      isCharged && paidUntil
        ? { amount: plans[covering.bought.order.plan].monthly, at: paidUntil.toISOString() }
        : null,
    pastDue:
      isPastDue && covering.months?.grantsUntil
        ? { until: covering.months.grantsUntil.toISOString(), payAt: covering.months.payAt || null }
        : null,
    card: covering?.bought.order.card || null,
    canCancel:
      open.some(({ cancelAt, orderId }) => !cancelAt && !goesBack.has(orderId)) ||
      bought.some(({ order }) => startsLater(order, months)),
    canResume: resumable(call, { bought, months }).length > 0,
    hasPortal: gateway === 'stripe' && months.length > 0,
    withdrawal: withdrawable
      ? {
          orderId: withdrawable.order.id,
          amount: withdrawable.order.amount,
          until: withdrawnBy(withdrawable.order.paidAt ?? now).toISOString(),
        }
      : null,
    orders: bought.map(({ order, sprintStartsAt }) => ({
      id: order.id,
      what: whatOf(order),
      amount: order.amount,
      status: order.status,
      at: (order.paidAt ?? order.createdAt).toISOString(),
      amountRefunded: order.amountRefunded,
      isRefundUnderWay: order.refundAskedAt !== null && order.status === 'paid',
      sprintStartsAt: iso(sprintStartsAt),
    })),
    receipts: paid.map(({ number, what, amount, amountRefunded, paidAt, url, givenBackAt }) => ({
      number,
      what,
      amount,
      amountRefunded,
      at: paidAt.toISOString(),
      url: url || null,
      isGivenBack: givenBackAt !== null,
    })),
  }
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null
/** What an order bought, as lists name it. */
export const whatOf = ({ plan, isTrial }: { plan: Plan; isTrial: boolean }) =>
  isTrial ? `${plans[plan].levelName}, free trial` : plans[plan].levelName

/** The last moment to withdraw from a purchase. */
export const withdrawnBy = (paidAt: Date) => new Date(paidAt.getTime() + withdrawalDays * dayMs)

/** Whether somebody can withdraw from an order (R13). */
export const canWithdraw = (
  { now }: Call,
  { status, amount, paidAt, refundAskedAt }: Bought['order'],
): boolean =>
  status === 'paid' && amount > 0 && refundAskedAt === null && paidAt !== null && now < withdrawnBy(paidAt)

/** Whether a subscription follows a paid order that the gateway has not started yet. */
export const startsLater = (order: Bought['order'], months: readonly Months[]): boolean =>
  order.status === 'paid' &&
  order.refundAskedAt === null &&
  order.grantsUntil !== null &&
  plans[order.plan].monthly > 0 &&
  !months.some(({ orderId }) => orderId === order.id)

/**
 * Cancelled subscriptions that can be resumed: no other plan covers them, and their payment is neither disputed nor
 * refunded.
 */
export function resumable({ now }: Call, { bought, months }: Pick<BillingRows, 'bought' | 'months'>) {
  const grants = bought.map(({ order }) =>
    grantOf(order, { since: order.paidAt ?? order.createdAt, months, receipts: [] }),
  )
  return months.filter((one) => {
    const grant = grants.find(({ orderId }) => orderId === one.orderId)
    const goesOn =
      (one.status === 'trialing' || one.status === 'active') && one.cancelAt && one.cancelAt > now
    return (
      goesOn &&
      grant?.status === 'paid' &&
      !grant.refundAskedAt &&
      !isSecond(grant, one) &&
      !supersededBy(grants, grant, one, { now })
    )
  })
}

type Covering = { bought: Bought; months: Months | undefined; plan: Plan; until: Date }

/** The grant that covers the plan now, as `recomputePlan` computes it. */
function coveringNow(
  { now }: Call,
  { bought, months }: Pick<BillingRows, 'bought' | 'months'>,
): Covering | undefined {
  const grants = bought
    .filter(({ order }) => order.status === 'paid')
    .flatMap((one): Covering[] => {
      const told = months.filter(({ orderId, grantsUntil }) => orderId === one.order.id && grantsUntil)
      const grant = (row: Months | Bought['order'], of: Months | undefined): Covering[] =>
        row.grantsUntil && row.grantsUntil > now
          ? [{ bought: one, months: of, plan: row.plan, until: row.grantsUntil }]
          : []
      return told.length ? told.flatMap((row) => grant(row, row)) : grant(one.order, undefined)
    })
  return grants.toSorted(
    (one, other) => rankOf(other.plan) - rankOf(one.plan) || other.until.getTime() - one.until.getTime(),
  )[0]
}

const isTrialOf = ({ bought, months }: Covering) =>
  bought.order.isTrial && (!months || months.status === 'trialing')

/** Until when payments cover the plan, without the grace; null where nothing ends it. */
function paidUntilOf({ bought: { order, trialEndsAt }, months, until }: Covering): Date | null {
  if (months)
    return months.cancelAt ?? (isUnpaidStatus(months.status) ? months.periodStart : months.periodEnd)
  if (until >= forever) return null
  return trialEndsAt ?? (order.paidAt && monthsAfter(order.paidAt, 1))
}
