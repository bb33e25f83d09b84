import type { Billing } from '#schema/billing/billing-answers.ts'
import { monthsAfter } from '#schema/billing/months.ts'
import { dayMs } from '#schema/durations.ts'
import { type Plan, plans, rankOf, withdrawalDays } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import type { Gateway } from '../../services/payments/gateway.ts'
import type { BillingRows } from './billing-queries.ts'
import { forever, isOpenStatus, isUnpaidStatus } from './grants.ts'
import { grantOf, resumableIn } from './redundant-grants.ts'

type Bought = BillingRows['bought'][number]
type Subscription = BillingRows['subscriptions'][number]

/** What an owner sees of their payments, and what they can do about them. */
export function billingOf(
  call: Call,
  { plan, bought, subscriptions, paid, disputes }: BillingRows,
  { name: gateway }: Pick<Gateway, 'name'>,
): Billing {
  const covering = coveringNow(call, { bought, subscriptions })
  const open = subscriptions.filter(({ status }) => isOpenStatus(status))
  const isPastDue = covering?.subscription && isUnpaidStatus(covering.subscription.status)
  const withdrawable = bought.find(({ order }) => withdrawalOf(call, order, paid))
  const withdrawal = withdrawable && withdrawalOf(call, withdrawable.order, paid)
  const paidUntil = covering && paidUntilOf(covering)
  const ends = covering?.bought.neverBegins ? paidUntil : covering?.subscription?.cancelAt
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
    isStartFailed: Boolean(isCharged && covering.bought.isStartFailed),
    pastDue:
      isPastDue && covering.subscription?.grantsUntil
        ? {
            until: covering.subscription.grantsUntil.toISOString(),
            payAt: covering.subscription.payAt || null,
          }
        : null,
    card: covering?.bought.order.card || null,
    canCancel:
      open.some(({ cancelAt, orderId }) => !cancelAt && !goesBack.has(orderId)) ||
      bought.some((one) => hasUnstartedSubscription(call, one, subscriptions)),
    canResume: resumable(call, { bought, subscriptions, disputes }).length > 0,
    hasPortal: gateway === 'stripe' && subscriptions.length > 0,
    withdrawal: withdrawal
      ? {
          orderId: withdrawable.order.id,
          amount: withdrawal.amount,
          until: withdrawal.until.toISOString(),
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

/**
 * What somebody gets back who withdraws from an order now, and until when they can (R13): its payment, or the first month
 * after a trial, which was free; undefined if they cannot.
 */
export function withdrawalOf(
  { now }: Call,
  { id, status, isTrial, amount, amountRefunded, paidAt, refundAskedAt }: Bought['order'],
  receipts: BillingRows['paid'],
): { amount: number; until: Date } | undefined {
  const [first] = receipts
    .filter(({ orderId, key }) => orderId === id && key !== id)
    .toSorted((one, other) => one.number - other.number)
  const month = first && !first.givenBackAt ? first : undefined
  const left = isTrial ? (month?.amount ?? 0) - (month?.amountRefunded ?? 0) : amount - amountRefunded
  const since = isTrial ? month?.paidAt : paidAt
  const isOpen = status === 'paid' && refundAskedAt === null && left > 0
  return isOpen && since && now < withdrawnBy(since) ? { amount: left, until: withdrawnBy(since) } : undefined
}

/** Whether a subscription follows a paid order that the gateway has not started yet, while it covers its plan. */
export const hasUnstartedSubscription = (
  { now }: Pick<Call, 'now'>,
  { order, neverBegins }: Pick<Bought, 'order' | 'neverBegins'>,
  subscriptions: readonly Subscription[],
): boolean =>
  !neverBegins &&
  order.status === 'paid' &&
  order.refundAskedAt === null &&
  order.grantsUntil !== null &&
  order.grantsUntil > now &&
  plans[order.plan].monthly > 0 &&
  !subscriptions.some(({ orderId }) => orderId === order.id)

/** The cancelled subscriptions that can be resumed. */
export function resumable(
  { now }: Call,
  { bought, subscriptions, disputes }: Pick<BillingRows, 'bought' | 'subscriptions' | 'disputes'>,
) {
  const grants = bought.map(({ order }) =>
    grantOf(order, { since: order.paidAt ?? order.createdAt, subscriptions, receipts: [], disputes }),
  )
  const ids = new Set(grants.flatMap((grant) => resumableIn(grants, grant, { now })).map(({ id }) => id))
  return subscriptions.filter(({ id }) => ids.has(id))
}

type Covering = { bought: Bought; subscription: Subscription | undefined; plan: Plan; until: Date }

/** The grant that covers the plan now, as `recomputePlan` computes it. */
function coveringNow(
  { now }: Call,
  { bought, subscriptions }: Pick<BillingRows, 'bought' | 'subscriptions'>,
): Covering | undefined {
  const grants = bought
    .filter(({ order }) => order.status === 'paid')
    .flatMap((one): Covering[] => {
      const granting = subscriptions.filter(
        ({ orderId, grantsUntil }) => orderId === one.order.id && grantsUntil,
      )
      const grant = (row: Subscription | Bought['order'], subscription?: Subscription): Covering[] =>
        row.grantsUntil && row.grantsUntil > now
          ? [{ bought: one, subscription, plan: row.plan, until: row.grantsUntil }]
          : []
      return granting.length ? granting.flatMap((row) => grant(row, row)) : grant(one.order)
    })
  return grants.toSorted(
    (one, other) => rankOf(other.plan) - rankOf(one.plan) || other.until.getTime() - one.until.getTime(),
  )[0]
}

const isTrialOf = ({ bought, subscription }: Covering) =>
  bought.order.isTrial && (!subscription || subscription.status === 'trialing')

/** Until when payments cover the plan, without the grace; null where nothing ends it. */
function paidUntilOf({ bought: { order, trialEndsAt }, subscription, until }: Covering): Date | null {
  if (subscription?.cancelAt) return subscription.cancelAt
  if (subscription)
    return isUnpaidStatus(subscription.status) ? subscription.periodStart : subscription.periodEnd
  if (until >= forever) return null
  return trialEndsAt ?? (order.paidAt && monthsAfter(order.paidAt, 1))
}
