import { type Plan, rankOf } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { forever, isOpenStatus, isUnpaidStatus } from './grants.ts'
import type { Order } from './order-queries.ts'

/** The subscription of an order, as far as it matters for double payments. */
type GrantSubscription = {
  id: string
  status: string
  periodEnd: Date
  cancelAt: Date | null
  endedAt: Date | null
  grantsUntil: Date | null
  /** The order for which its months were ended; null where their payer ended them. */
  endedFor: string | null
}

/** What one order grants, and what was charged for it. */
export type Grant = {
  orderId: string
  plan: Plan
  /** Pence of its first payment; 0 for a trial. */
  amount: number
  status: string
  /** Since when it covers its plan, in the gateway's whole seconds. */
  since: Date
  /** When its purchase was begun, which orders payments within one second. */
  startedAt: Date
  /** Until when it alone covers its plan. */
  until: Date | null
  refundAskedAt: Date | null
  refundedAt: Date | null
  subscriptions: GrantSubscription[]
  /** Whether one of its months is disputed, or was and is lost. */
  isMonthDisputed: boolean
  /** The months that were charged. */
  charged: { invoiceId: string; at: Date; isGivenBack: boolean }[]
}

type SubscriptionOfOrder = GrantSubscription & { orderId: string }
type Receipt = { key: string; orderId: string; paidAt: Date; givenBackAt: Date | null }

/** The grant of an order, with its own ones of these subscriptions and receipts. */
export const grantOf = (
  { id: orderId, plan, amount, status, createdAt, grantsUntil, refundAskedAt, refundedAt }: Order,
  {
    since,
    subscriptions,
    receipts,
    disputes,
  }: {
    since: Date
    subscriptions: SubscriptionOfOrder[]
    receipts: Receipt[]
    /** Of months, by their orders. */
    disputes: { orderId: string }[]
  },
): Grant => ({
  orderId,
  plan,
  amount,
  status,
  since,
  startedAt: createdAt,
  until: grantsUntil,
  refundAskedAt,
  refundedAt,
  subscriptions: subscriptions.filter((one) => one.orderId === orderId),
  isMonthDisputed: disputes.some((one) => one.orderId === orderId),
  charged: receipts
    .filter((one) => one.orderId === orderId && one.key !== orderId)
    .map(({ key, paidAt, givenBackAt }) => ({
      invoiceId: key,
      at: paidAt,
      isGivenBack: givenBackAt !== null,
    })),
})

/** What a person pays for although another grant covers it. */
export type Redundant = {
  /** Subscriptions to end. */
  subscriptions: { id: string; by: Grant | undefined }[]
  /** Orders to refund. */
  orders: { orderId: string; by: Grant }[]
  /** Orders whose refund is under way, and is retried where the gateway refused it. */
  underWay: string[]
  /** Charged months to refund. */
  charges: { invoiceId: string; orderId: string; by: Grant | undefined }[]
}

/** The subscriptions of a grant that say until when they cover it. */
const grantingOf = ({ subscriptions }: Grant) => subscriptions.filter(({ grantsUntil }) => grantsUntil)

/** Until when a grant covers its plan now: by its order until it has a subscription. */
function untilOf(grant: Grant): number {
  const granting = grantingOf(grant)
  const moments = granting.length ? granting.map(({ grantsUntil }) => grantsUntil) : [grant.until]
  return Math.max(...moments.map((moment) => moment?.getTime() ?? 0))
}

/** Whether a grant covers nothing any more, by time alone. */
export const hasRunOut = (grant: Grant, { now }: Pick<Call, 'now'>) => untilOf(grant) <= now.getTime()

/** Whether the last charge of a grant failed. */
const isFailing = (grant: Grant) => grantingOf(grant).some(({ status }) => isUnpaidStatus(status))

/** Whether a grant covers its plan now and was not refunded. */
const isValid = (grant: Grant, { now }: Pick<Call, 'now'>) =>
  grant.status === 'paid' && !grant.refundAskedAt && grant.until !== null && untilOf(grant) > now.getTime()

/** Whether a grant still covers its plan at a later moment, by the charges to come. */
function lastsBeyond(grant: Grant, moment: Date): boolean {
  const renews = grant.subscriptions.some(
    ({ status, cancelAt }) => (status === 'trialing' || status === 'active') && !cancelAt,
  )
  return renews || untilOf(grant) >= forever.getTime() || untilOf(grant) > moment.getTime()
}

const byAge = (one: Grant, other: Grant) =>
  one.since.getTime() - other.since.getTime() ||
  one.startedAt.getTime() - other.startedAt.getTime() ||
  (one.orderId < other.orderId ? -1 : 1)

/** The order of grants: the higher plan, then the paid one, then the older. */
const byPrecedence = (one: Grant, other: Grant) =>
  rankOf(other.plan) - rankOf(one.plan) ||
  Number(isFailing(one)) - Number(isFailing(other)) ||
  byAge(one, other)

/** The grant that covers a plan now; undefined where none does. */
export const coveredBy = <One extends Grant>(
  grants: One[],
  plan: Plan,
  { now }: Pick<Call, 'now'>,
): One | undefined =>
  grants
    .filter((one) => isValid(one, { now }) && !isFailing(one) && rankOf(one.plan) >= rankOf(plan))
    .toSorted(byPrecedence)[0]

/** The grants that take precedence over one and cover its plan now. */
const validBefore = (grants: Grant[], grant: Grant, { now }: Pick<Call, 'now'>) =>
  grants.filter(
    (other) =>
      other.orderId !== grant.orderId &&
      rankOf(other.plan) >= rankOf(grant.plan) &&
      isValid(other, { now }) &&
      !isFailing(other) &&
      (!isValid(grant, { now }) || byPrecedence(other, grant) < 0),
  )

/** The grant that makes the next charge of a subscription redundant; undefined where none does. */
export const supersededBy = (
  grants: Grant[],
  grant: Grant,
  { status, periodEnd }: Pick<GrantSubscription, 'status' | 'periodEnd'>,
  { now }: Pick<Call, 'now'>,
): Grant | undefined =>
  validBefore(grants, grant, { now }).find(
    (other) => isUnpaidStatus(status) || lastsBeyond(other, periodEnd < now ? now : periodEnd),
  )

/** Whether a subscription is charged further and has no end. */
const goesOn = ({ status, cancelAt }: GrantSubscription) => isOpenStatus(status) && !cancelAt

/** Whether an order has another running subscription, which two parallel runs can cause; the first by id stays. */
export const isSecond = ({ subscriptions }: Pick<Grant, 'subscriptions'>, { id }: { id: string }) =>
  subscriptions.some((other) => goesOn(other) && other.id < id)

/** Whether a month charged at a moment covers nothing, because the order was refunded or the subscription was over. */
function coveredNothing({ status, refundAskedAt, refundedAt, subscriptions }: Grant, at: Date): boolean {
  const wentBack = status === 'refunded' ? (refundAskedAt ?? refundedAt) : null
  if (wentBack && wentBack <= at) return true
  return subscriptions.length > 0 && subscriptions.every(({ endedAt }) => endedAt && endedAt <= at)
}

/**
 * What one person pays for twice or for nothing (R13): subscriptions that another grant covers end, and purchases and
 * months that were charged meanwhile are refunded.
 */
export function redundantOf(grants: Grant[], { now }: Pick<Call, 'now'>): Redundant {
  const found: Redundant = { subscriptions: [], orders: [], underWay: [], charges: [] }
  for (const grant of grants) {
    const preceding = validBefore(grants, grant, { now })
    const first = preceding.find((other) => byAge(other, grant) < 0)
    const goesBack = first && grant.status === 'paid' && !grant.refundAskedAt
    if (grant.status === 'paid' && grant.refundAskedAt) found.underWay.push(grant.orderId)
    if (goesBack && grant.amount > 0) found.orders.push({ orderId: grant.orderId, by: first })
    for (const one of grant.subscriptions.filter(goesOn)) {
      const by = supersededBy(grants, grant, one, { now }) ?? (goesBack ? first : undefined)
      const isDisputed = grant.status === 'disputed' || grant.isMonthDisputed
      const isForNothing = isDisputed || grant.refundAskedAt || isSecond(grant, one)
      if (by || isForNothing) found.subscriptions.push({ id: one.id, by })
    }
    for (const { invoiceId, at, isGivenBack } of grant.charged) {
      if (isGivenBack) continue
      const by = preceding.find((other) => other.since <= at)
      if (by || coveredNothing(grant, at)) found.charges.push({ invoiceId, orderId: grant.orderId, by })
    }
  }
  return found
}

/**
 * The ids of subscriptions that end because of another purchase whose money went back, or is asked for by a bank, before
 * they are over: nobody loses months that they did not end.
 */
export function resumableOf(grants: Grant[], { now }: Pick<Call, 'now'>): string[] {
  const isGone = (orderId: string) => {
    const by = grants.find((one) => one.orderId === orderId)
    return by?.status !== 'paid' || by.refundAskedAt !== null
  }
  return grants.flatMap((grant) =>
    resumableIn(grants, grant, { now })
      .filter(({ endedFor }) => endedFor !== null && isGone(endedFor))
      .map(({ id }) => id),
  )
}

/**
 * The cancelled subscriptions of a grant that can be resumed: no other grant covers them, and neither their payment nor
 * one of their months is disputed or refunded.
 */
export function resumableIn<One extends Grant>(
  grants: Grant[],
  grant: One,
  { now }: Pick<Call, 'now'>,
): One['subscriptions'] {
  if (grant.status !== 'paid' || grant.refundAskedAt || grant.isMonthDisputed) return []
  return grant.subscriptions.filter(
    (one) => isEnding(one, { now }) && !isSecond(grant, one) && !supersededBy(grants, grant, one, { now }),
  )
}

/** Whether a subscription has an end that is still to come. */
const isEnding = ({ status, cancelAt }: GrantSubscription, { now }: Pick<Call, 'now'>): boolean =>
  (status === 'trialing' || status === 'active') && cancelAt !== null && cancelAt > now
