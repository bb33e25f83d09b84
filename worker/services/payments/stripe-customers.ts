import type Stripe from 'stripe'
import { monthsAfter } from '#schema/billing/months.ts'
import { dayMs } from '#schema/durations.ts'
import { isOfOtherRequest } from './stripe-errors.ts'
import { inSeries } from './stripe-keys.ts'

/** The customer that an earlier attempt made, also longer ago than Stripe stores its keys. */
export async function findCustomerOf(stripe: Stripe, orderId: string, email: string) {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  return data.find(({ metadata }) => metadata.order === orderId)
}

/** The subscription of a customer of one order, also where it is over. */
export async function findSubscriptionOf(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })
  return data[0]
}

/**
 * Creates a subscription under one key, whether it ends before its first charge or not: of two that are asked for at once,
 * one with an end and one without, Stripe makes the first, and both get it.
 */
export const createSubscriptionOnce = (
  stripe: Stripe,
  key: string,
  endsFirst: boolean,
  params: Stripe.SubscriptionCreateParams,
): Promise<Stripe.Subscription> =>
  inSeries(key, async (idempotencyKey) => {
    const create = (hasEnd: boolean) =>
      stripe.subscriptions.create(
        { ...params, ...(hasEnd && { cancel_at_period_end: true }) },
        { idempotencyKey },
      )
    try {
      return await create(endsFirst)
    } catch (error) {
      if (!isOfOtherRequest(error)) throw error
      // To the other's parameters Stripe repeats the other's answer, or says that it still works on it.
      const { id } = await create(!endsFirst)
      return stripe.subscriptions.retrieve(id)
    }
  })

type FirstChargeParams = Pick<
  Stripe.SubscriptionCreateParams,
  'trial_end' | 'billing_cycle_anchor_config' | 'proration_behavior'
>

/**
 * Stripe's parameters for the first charge, and a name for them: a trial until then, or a period without a charge where
 * the month is too short for the day of all charges.
 */
export function firstChargeParams(
  now: Date,
  { firstChargeAt, countedFrom = firstChargeAt }: { firstChargeAt: Date; countedFrom?: Date },
): { params: FirstChargeParams; name: string } {
  // What came late, after an outage, is charged at once.
  if (firstChargeAt <= now) return { params: {}, name: 'now' }
  const day = countedFrom.getUTCDate()
  const isCutShort =
    firstChargeAt.getUTCDate() < day && firstChargeAt.getTime() === monthsAfter(countedFrom, 1).getTime()
  const seconds = Math.floor(firstChargeAt.getTime() / 1000)
  if (!isCutShort || firstChargeAt.getTime() - now.getTime() < dayMs)
    return { params: { trial_end: seconds }, name: String(seconds) }
  return {
    params: {
      billing_cycle_anchor_config: { day_of_month: day, ...hourOf(countedFrom) },
      proration_behavior: 'none',
    },
    name: `${seconds}/${day}`,
  }
}

/** A minute before the payment, or when its day began: Stripe takes the next such hour, which is not to be this one. */
function hourOf(paidAt: Date) {
  const before = new Date(paidAt.getTime() - 60_000)
  const at = before.getUTCDate() === paidAt.getUTCDate() ? before : undefined
  return {
    hour: at?.getUTCHours() ?? 0,
    minute: at?.getUTCMinutes() ?? 0,
    second: at?.getUTCSeconds() ?? 0,
  }
}
