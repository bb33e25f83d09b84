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
  refund: (params: Stripe.RefundCreateParams) => Promise<unknown>,
): Promise<{ isRefunded: boolean; amountRefunded: number }> {
  const valid = await validRefunds(stripe, intentId)
  const isRefunded = valid.some(({ metadata }) => metadata?.part === id)
  const total = sumOf(valid)
  if (isRefunded || total !== refundedBefore) return { isRefunded, amountRefunded: total }
  await refund({ payment_intent: intentId, amount, metadata: { part: id } })
  return { isRefunded: true, amountRefunded: total + amount }
}

/** The refunded total of a payment, without what failed. */
export const refundedTotal = async (stripe: Stripe, intentId: string): Promise<number> =>
  sumOf(await validRefunds(stripe, intentId))

async function validRefunds(stripe: Stripe, intentId: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  return data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
}

/** The same for a part of a month, whose refund is a credit note of its invoice. */
export async function refundedMonthPart(
  stripe: Stripe,
  invoice: string,
  { id, amount, refundedBefore }: RefundedPart,
  credit: (params: Stripe.CreditNoteCreateParams) => Promise<unknown>,
): Promise<{ isRefunded: boolean; amountRefunded: number }> {
  const { data } = await stripe.creditNotes.list({ invoice, limit: 100 })
  const valid = data.filter(({ status }) => status !== 'void')
  const isRefunded = valid.some(({ metadata }) => metadata?.part === id)
  const total = sumOf(valid)
  if (isRefunded || total !== refundedBefore) return { isRefunded, amountRefunded: total }
  await credit({ invoice, amount, refund_amount: amount, metadata: { part: id } })
  return { isRefunded: true, amountRefunded: total + amount }
}

/** Refunds what is left of a month. */
export async function refundRestOfInvoice(
  stripe: Stripe,
  invoice: string,
  credit: (params: Stripe.CreditNoteCreateParams) => Promise<unknown>,
): Promise<void> {
  const { amount_paid, post_payment_credit_notes_amount } = await stripe.invoices.retrieve(invoice)
  const amount = amount_paid - post_payment_credit_notes_amount
  if (amount > 0) await credit({ invoice, amount, refund_amount: amount })
}

/** The invoice that a payment is for. */
export async function invoiceOf(stripe: Stripe, intentId: string): Promise<string | undefined> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    limit: 1,
  })
  const invoice = data[0]?.invoice
  return typeof invoice === 'object' ? invoice.id : invoice
}

const sumOf = (made: { amount: number }[]) => made.reduce((sum, { amount }) => sum + amount, 0)
