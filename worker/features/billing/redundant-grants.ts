import { type Plan, rankOf } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { forever, isOpenStatus, isUnpaidStatus } from './grants.ts'
import type { Order } from './order-queries.ts'

/** The months that follow an order, as far as it matters who pays for what. */
export type GrantMonths = {
  id: string
  status: string
  periodEnd: Date
  cancelAt: Date | null
  endedAt: Date | null
  grantsUntil: Date | null
}

/** What one order grants its person, and what was charged for it. */
export type Grant = {
  orderId: string
  plan: Plan
  /** Pence of its first payment; 0 for a trial. */
  amount: number
  status: string
  /** Since when it covers its plan; the gateway tells it in whole seconds. */
  since: Date
  /** When its purchase was begun, which tells apart what was paid within one second. */
  begunAt: Date
  /** Until when it covers its plan by itself. */
  until: Date | null
  refundAskedAt: Date | null
  refundedAt: Date | null
  months: GrantMonths[]
  /** The months that were charged. */
  charged: { invoiceId: string; at: Date; isGivenBack: boolean }[]
}

type MonthsOfOrder = GrantMonths & { orderId: string }
type Receipt = { key: string; orderId: string; paidAt: Date; givenBackAt: Date | null }

/** What an order grants, since when, with those of some months and receipts that are its own. */
export const grantOf = (
  { id: orderId, plan, amount, status, createdAt, grantsUntil, refundAskedAt, refundedAt }: Order,
  { since, months, receipts }: { since: Date; months: MonthsOfOrder[]; receipts: Receipt[] },
): Grant => ({
  ...{
    orderId,
    plan,
    amount,
    status,
    since,
    begunAt: createdAt,
    until: grantsUntil,
    refundAskedAt,
    refundedAt,
  },
  months: months.filter((one) => one.orderId === orderId),
  charged: receipts
    .filter((one) => one.orderId === orderId && one.key !== orderId)
    .map(({ key, paidAt, givenBackAt }) => ({
      invoiceId: key,
      at: paidAt,
      isGivenBack: givenBackAt !== null,
    })),
})

/** What is paid for although another grant of the same person covers it. */
export type Redundant = {
  /** Months that are to be charged no more. */
  months: { id: string; by: Grant | undefined }[]
  /** Orders whose payment goes back. */
  orders: { orderId: string; by: Grant }[]
  /** Orders whose payment was to go back before: where the gateway refused, it is asked again. */
  underWay: string[]
  /** Charged months whose payment goes back. */
  charges: { invoiceId: string; orderId: string; by: Grant | undefined }[]
}

const spokenFor = ({ months }: Grant) => months.filter(({ grantsUntil }) => grantsUntil)

/** Until when a grant covers its plan as things stand: an order speaks for itself until its months do. */
function untilOf(grant: Grant): number {
  const told = spokenFor(grant)
  const moments = told.length ? told.map(({ grantsUntil }) => grantsUntil) : [grant.until]
  return Math.max(...moments.map((moment) => moment?.getTime() ?? 0))
}

/** Whether the last month of a grant could not be charged. */
const isFailing = (grant: Grant) => spokenFor(grant).some(({ status }) => isUnpaidStatus(status))

/** Whether a grant covers its plan now, and its money stays here. */
const isStanding = (grant: Grant, { now }: Pick<Call, 'now'>) =>
  grant.status === 'paid' && !grant.refundAskedAt && grant.until !== null && untilOf(grant) > now.getTime()

/** Whether a grant still covers its plan at a later moment, with the months that will be charged for it. */
function lastsBeyond(grant: Grant, moment: Date): boolean {
  const renews = grant.months.some(
    ({ status, cancelAt }) => (status === 'trialing' || status === 'active') && !cancelAt,
  )
  return renews || untilOf(grant) >= forever.getTime() || untilOf(grant) > moment.getTime()
}

const byAge = (one: Grant, other: Grant) =>
  one.since.getTime() - other.since.getTime() ||
  one.begunAt.getTime() - other.begunAt.getTime() ||
  (one.orderId < other.orderId ? -1 : 1)

/** Which of two grants stands: the higher plan, then the one that is paid, then the older. */
const byPrecedence = (one: Grant, other: Grant) =>
  rankOf(other.plan) - rankOf(one.plan) ||
  Number(isFailing(one)) - Number(isFailing(other)) ||
  byAge(one, other)

/** The grant by which a plan is covered now; undefined where none covers it. */
export const coveredBy = <One extends Grant>(
  grants: One[],
  plan: Plan,
  { now }: Pick<Call, 'now'>,
): One | undefined =>
  grants
    .filter((one) => isStanding(one, { now }) && !isFailing(one) && rankOf(one.plan) >= rankOf(plan))
    .toSorted(byPrecedence)[0]

/** The grants that take precedence over one and cover its plan now. */
const standingBefore = (grants: Grant[], grant: Grant, { now }: Pick<Call, 'now'>) =>
  grants.filter(
    (other) =>
      other.orderId !== grant.orderId &&
      rankOf(other.plan) >= rankOf(grant.plan) &&
      isStanding(other, { now }) &&
      !isFailing(other) &&
      (!isStanding(grant, { now }) || byPrecedence(other, grant) < 0),
  )

/** The grant beside which the next of some months would be charged twice; undefined where it would not. */
export const outdoneBy = (
  grants: Grant[],
  grant: Grant,
  { status, periodEnd }: Pick<GrantMonths, 'status' | 'periodEnd'>,
  { now }: Pick<Call, 'now'>,
): Grant | undefined =>
  standingBefore(grants, grant, { now }).find(
    (other) => isUnpaidStatus(status) || lastsBeyond(other, periodEnd < now ? now : periodEnd),
  )

/** Whether further months are charged, with nothing that ends them. */
const goesOn = ({ status, cancelAt }: GrantMonths) => isOpenStatus(status) && !cancelAt

/** Whether other months of the same order go on, too, which two runs that started them at once can cause; the first by id stay. */
export const isSecond = ({ months }: Pick<Grant, 'months'>, { id }: { id: string }) =>
  months.some((other) => goesOn(other) && other.id < id)

/** Whether a month charged at a moment covers nothing: its order's money went back by then, or its months were over. */
function coveredNothing({ status, refundAskedAt, refundedAt, months }: Grant, at: Date): boolean {
  const wentBack = status === 'refunded' ? (refundAskedAt ?? refundedAt) : null
  if (wentBack && wentBack <= at) return true
  return months.length > 0 && months.every(({ endedAt }) => endedAt && endedAt <= at)
}

/**
 * What of one person's grants is paid for twice or for nothing (R13): months end where another grant covers the next one, a purchase goes
 * back that was made while another covered its plan, and so does every month that was charged meanwhile.
 */
export function redundantOf(grants: Grant[], { now }: Pick<Call, 'now'>): Redundant {
  const found: Redundant = { months: [], orders: [], underWay: [], charges: [] }
  for (const grant of grants) {
    const standing = standingBefore(grants, grant, { now })
    const first = standing.find((other) => byAge(other, grant) < 0)
    const goesBack = first && grant.status === 'paid' && !grant.refundAskedAt
    if (grant.status === 'paid' && grant.refundAskedAt) found.underWay.push(grant.orderId)
    if (goesBack && grant.amount > 0) found.orders.push({ orderId: grant.orderId, by: first })
    for (const one of grant.months.filter(goesOn)) {
      const by = outdoneBy(grants, grant, one, { now }) ?? (goesBack ? first : undefined)
      const isForNothing = grant.status === 'disputed' || grant.refundAskedAt || isSecond(grant, one)
      if (by || isForNothing) found.months.push({ id: one.id, by })
    }
    for (const { invoiceId, at, isGivenBack } of grant.charged) {
      if (isGivenBack) continue
      const by = standing.find((other) => other.since <= at)
      if (by || coveredNothing(grant, at)) found.charges.push({ invoiceId, orderId: grant.orderId, by })
    }
  }
  return found
}
