import type { Form } from './stripe-payments.ts'
import { StripeFault, type StripeObject, type StripeState } from './stripe-state.ts'

export const listOf = (collection: string, data: StripeObject[]) => ({
  object: 'list',
  has_more: false,
  url: `/v1/${collection}`,
  data,
})

/** How invoices are paid, by which intents, and what of them is given back. */
export const stripeInvoices = (
  state: StripeState,
  payments: { refund: (intentId: string, amount: number) => unknown },
) => ({
  /** The payment of an invoice, under an intent that the product did not open. */
  pay(invoice: StripeObject) {
    const [amount, { customer }] = [invoice.amount_due, invoice]
    const intent = state.make('payment_intent', {
      amount,
      amount_received: amount,
      status: 'succeeded',
      metadata: {},
      currency: 'gbp',
      customer,
    })
    const charge = state.make('charge', {
      amount,
      amount_captured: amount,
      captured: true,
      payment_intent: intent.id,
      customer,
    })
    intent.latest_charge = charge.id
    state.make('invoice_payment', {
      invoice: invoice.id,
      amount_paid: amount,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    })
    if (amount > 0) state.tell('payment_intent.succeeded', intent)
  },
  paymentsOf: (intent: string) =>
    listOf(
      'invoice_payments',
      state.all('invoice_payment').filter(({ payment }) => payment.payment_intent === intent),
    ),
  creditNotesOf: (invoice: string) =>
    listOf(
      'credit_notes',
      state.all('credit_note').filter((note) => note.invoice === invoice),
    ),
  /** Gives the money of an invoice back; its charge says so too. */
  creditNote(form: Form) {
    const invoice = state.get(form.invoice, 'invoice')
    const [amount, back] = [Number(form.amount), Number(form.refund_amount)]
    const before = invoice.post_payment_credit_notes_amount ?? 0
    if (invoice.status !== 'paid' || amount !== back || before + amount > invoice.amount_paid)
      throw new StripeFault(400, {
        message: `You can only credit up to ${invoice.amount_paid - before} of this invoice.`,
      })
    invoice.post_payment_credit_notes_amount = before + amount
    const made = state.make('credit_note', {
      object: 'credit_note',
      invoice: invoice.id,
      amount,
      customer: invoice.customer,
      status: 'issued',
      metadata: form.metadata ?? {},
    })
    state.tell('credit_note.created', made)
    const paid = state.all('invoice_payment').find((one) => one.invoice === invoice.id)
    if (paid) payments.refund(paid.payment.payment_intent, back)
    return made
  },
})
