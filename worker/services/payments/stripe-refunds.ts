import type Stripe from 'stripe'
import type { RefundedPart } from './gateway.ts'

/**
 * Refunds a part of a payment by `refund`, unless Stripe has a refund of its id, which lasts longer than Stripe stores
 * its keys, or has refunded another sum beside it than was known.
 */
export async function refundedPart(
  stripe: Stripe,
  intentId: string,
  { id, amount, refundedBefore }: RefundedPart,
  refund: (asked: Stripe.RefundCreateParams) => Promise<unknown>,
): Promise<{ isRefunded: boolean; amountRefunded: number }> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  const standing = data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const isRefunded = standing.some(({ metadata }) => metadata?.part === id)
  const total = standing.reduce((sum, made) => sum + made.amount, 0)
  if (isRefunded || total !== refundedBefore) return { isRefunded, amountRefunded: total }
  await refund({ payment_intent: intentId, amount, metadata: { part: id } })
  return { isRefunded: true, amountRefunded: total + amount }
}
