import { type Plan, plans } from '#schema/levels.ts'

/** One purchase as its gateway and its buyer know it; moments in milliseconds. */
export type Purchase = {
  orderId: string
  /** Whose it is: one person, on whatever device and under whatever address of theirs. */
  person: string
  plan: Plan
  amount: number
  isTrial: boolean
  /** When the gateway had the money. */
  at: number
  /** When it was reported to the product. */
  paidAtGateway: number
  refunded: number
  /** Why its money went back, or is to. */
  reason: '' | 'asked' | 'covered'
  /** Since when its bank has the money, while that is not won. */
  disputedAt?: number
  wasDisputed: boolean
  /** Of the months that follow: undefined where they have not begun. */
  months?: { status: string; periodStart: number; periodEnd: number; cancelAt?: number; endedAt?: number }
  charges: { id: string; amount: number; at: number; refunded: number }[]
}

const day = 24 * 3600_000
const order: Plan[] = ['free', 'starter', 'sprint', 'premium']
const isAtLeast = (one: Plan, other: Plan) => order.indexOf(one) >= order.indexOf(other)
const isBehind = ({ months }: Purchase) => months?.status === 'past_due' || months?.status === 'unpaid'
const isLive = (status = '') => ['trialing', 'active', 'past_due', 'unpaid'].includes(status)

/** The same day of the next month, or its last one. */
function monthLater(moment: number): number {
  const from = new Date(moment)
  const next = new Date(moment)
  next.setUTCMonth(from.getUTCMonth() + 1, 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  return next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
}

/** Until when a purchase covers its plan, by a simple rule: the paid time plus three days. */
function paidUntil({ plan, isTrial, paidAtGateway: at, months }: Purchase): number {
  if (!plans[plan].monthly) return Number.POSITIVE_INFINITY
  if (!months) return (isTrial ? at + 5 * day : monthLater(at)) + 3 * day
  if (months.status === 'canceled') return months.endedAt ?? months.periodEnd
  if (isLive(months.status) && months.status !== 'trialing' && months.status !== 'active')
    return months.periodStart + 3 * day
  return Math.min(months.cancelAt ?? Number.POSITIVE_INFINITY, months.periodEnd + 3 * day)
}

const isKept = (one: Purchase) =>
  one.disputedAt === undefined && one.reason === '' && one.refunded < Math.max(one.amount, 1)

/** Whether a purchase covers its plan now, with its money still here and no month of it unpaid. */
const covers = (one: Purchase, now: number) => isKept(one) && !isBehind(one) && paidUntil(one) > now

/** Whether a month charged at a moment covers nothing: its months were over by then, or its purchase disputed. */
const coversNothing = ({ months, disputedAt = Number.POSITIVE_INFINITY }: Purchase, at: number) =>
  (months?.status === 'canceled' && (months.endedAt ?? months.periodEnd) <= at) || disputedAt <= at

/** Whether the months of a purchase ended within the month that was paid at a moment, for nothing that the gateway knows. */
const isCutShort = ({ months, reason, refunded, wasDisputed }: Purchase, at: number) =>
  months?.status === 'canceled' &&
  months.periodStart <= at &&
  at < (months.endedAt ?? months.periodEnd) &&
  (months.endedAt ?? months.periodEnd) < months.periodEnd &&
  !reason &&
  !refunded &&
  !wasDisputed

const willBeCharged = ({ months }: Purchase) => isLive(months?.status) && !months?.cancelAt

/**
 * What is wrong about what a person is charged, one line each; none where nobody pays twice for one plan and nobody gets back
 * what they did not pay twice.
 */
export function wrongCharges(purchases: Purchase[], now: number): string[] {
  const wrong: string[] = []
  for (const one of purchases) {
    const others = purchases.filter(
      (other) => other.person === one.person && other !== one && isAtLeast(other.plan, one.plan),
    )
    const covering = others.filter((other) => covers(other, now))
    const earlier = covering.find(({ at }) => at < one.at)
    const name = `${one.plan}${one.isTrial ? ' on trial' : ''} of ${one.person} (${one.orderId.slice(0, 6)})`
    if (earlier && isKept(one) && one.amount > 0)
      wrong.push(`${name} was paid for although ${earlier.plan} covered it, and is kept`)
    const reasons = others.filter((other) => other.at <= one.paidAtGateway)
    if (one.reason === 'covered' && !reasons.length)
      wrong.push(`${name} was given back, and nothing that was bought before covered it`)
    if (one.refunded > 0 && one.reason === '') wrong.push(`${name} was given back for nothing`)
    for (const { id, at, amount, refunded } of one.charges) {
      const twice = covering.find(
        (other) => other.at <= at && (other.plan !== one.plan || !covers(one, now) || other.at < one.at),
      )
      if (twice && refunded < amount)
        wrong.push(`${name}: month ${id} was charged beside ${twice.plan}, and is kept`)
      const isIdle = coversNothing(one, at)
      if (isIdle && refunded < amount) wrong.push(`${name}: month ${id} covered nothing, and is kept`)
      if (isCutShort(one, at) && refunded < amount)
        wrong.push(`${name}: month ${id} was paid, and its months ended before it was over`)
      const isExcused =
        others.some((other) => other.at <= at) ||
        one.reason !== '' ||
        one.refunded > 0 ||
        one.wasDisputed ||
        isIdle
      if (refunded > 0 && !isExcused) wrong.push(`${name}: month ${id} was given back for nothing`)
      if (refunded > amount) wrong.push(`${name}: more of month ${id} was given back than charged`)
    }
    if (one.refunded > one.amount) wrong.push(`${name}: more was given back than paid`)
    if (!willBeCharged(one)) continue
    const periodEnd = one.months?.periodEnd ?? now
    const beside = covering.find(
      (other) =>
        (other.plan !== one.plan || !covers(one, now) || other.at < one.at) &&
        (willBeCharged(other) || paidUntil(other) > Math.max(periodEnd, now)),
    )
    if (beside) wrong.push(`${name} will be charged again beside ${beside.plan}`)
    if (!isKept(one)) wrong.push(`${name} will be charged again though its money went back or is disputed`)
  }
  return wrong
}

/** What a person has paid in all and not got back, by what the gateway says; and what they should have by the rules alone. */
export function sumsOf(purchases: Purchase[], now: number) {
  let [charged, givenBack, expected] = [0, 0, 0]
  for (const one of purchases) {
    const goesBack = one.reason !== ''
    charged += one.amount
    givenBack += one.refunded
    expected += one.disputedAt !== undefined ? one.amount - one.refunded : goesBack ? 0 : one.amount
    for (const { amount, refunded, at } of one.charges) {
      charged += amount
      givenBack += refunded
      const goesBackToo =
        coversNothing(one, at) ||
        purchases.some(
          (other) =>
            other !== one &&
            other.person === one.person &&
            isAtLeast(other.plan, one.plan) &&
            covers(other, now) &&
            other.at <= at &&
            (other.plan !== one.plan || !covers(one, now) || other.at < one.at),
        )
      // What was covered when it was charged stays given back, whatever became of the cover.
      expected += goesBackToo || refunded === amount ? 0 : amount
    }
  }
  return { charged, givenBack, expected }
}

/** The plan that somebody has by what they paid for. */
export const planOf = (purchases: Purchase[], now: number): Plan =>
  purchases
    .filter(
      (one) => one.disputedAt === undefined && one.refunded < Math.max(one.amount, 1) && paidUntil(one) > now,
    )
    .map(({ plan }) => plan)
    .toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? 'free'
