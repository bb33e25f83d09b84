import type Stripe from 'stripe'

/** Stands for any text; any number stands for every number. */
const text = '…'
const metadata = { order: text }
const payment = {
  metadata,
  description: text,
  amount: 1,
  currency: 'gbp',
  automatic_payment_methods: { enabled: true },
} satisfies Stripe.PaymentIntentCreateParams
const month = {
  customer: text,
  items: [
    {
      price_data: {
        currency: 'gbp',
        product: text,
        unit_amount: 1,
        recurring: { interval: 'month' },
      },
    },
  ],
  off_session: true,
  metadata,
} satisfies Stripe.SubscriptionCreateParams

/** Months from a payment on the 29th to the 31st, where the next month is shorter. */
const lastDay = {
  billing_cycle_anchor_config: { day_of_month: 1, hour: 1, minute: 1, second: 1 },
  proration_behavior: 'none',
} satisfies Partial<Stripe.SubscriptionCreateParams>

/**
 * Every kind of request that the product makes to Stripe, compiled against the pinned SDK, so that another version or
 * another request fails here before it fails there. The fake refuses any other.
 */
export const stripeRequests: Record<string, object[]> = {
  'POST payment_intents': [
    payment,
    { ...payment, setup_future_usage: 'off_session' },
    { ...payment, capture_method: 'manual', setup_future_usage: 'off_session' },
  ] satisfies Stripe.PaymentIntentCreateParams[],
  'GET payment_intents/:id': [
    { expand: ['payment_method', 'latest_charge'] },
    { expand: ['latest_charge'] },
  ] satisfies Stripe.PaymentIntentRetrieveParams[],
  'POST payment_intents/:id/capture': [{}] satisfies Stripe.PaymentIntentCaptureParams[],
  'POST payment_intents/:id/cancel': [{}] satisfies Stripe.PaymentIntentCancelParams[],
  'POST setup_intents': [
    { metadata, description: text, usage: 'off_session', allowed_payment_method_types: ['card'] },
  ] satisfies Stripe.SetupIntentCreateParams[],
  'GET setup_intents/:id': [{ expand: ['payment_method'] }] satisfies Stripe.SetupIntentRetrieveParams[],
  'POST setup_intents/:id/cancel': [{}] satisfies Stripe.SetupIntentCancelParams[],
  'POST refunds': [
    { payment_intent: text },
    { payment_intent: text, amount: 1, metadata: { part: text } },
  ] satisfies Stripe.RefundCreateParams[],
  'GET refunds': [{ payment_intent: text, limit: 100 }] satisfies Stripe.RefundListParams[],
  'GET customers': [{ email: text, limit: 100 }] satisfies Stripe.CustomerListParams[],
  'POST customers': [
    {
      metadata,
      name: text,
      email: text,
      payment_method: text,
      invoice_settings: { default_payment_method: text },
    },
  ] satisfies Stripe.CustomerCreateParams[],
  'POST customers/:id': [{ email: text }] satisfies Stripe.CustomerUpdateParams[],
  'POST products': [{ id: text, name: text }] satisfies Stripe.ProductCreateParams[],
  'GET subscriptions': [
    { customer: text, status: 'all', limit: 1 },
  ] satisfies Stripe.SubscriptionListParams[],
  'POST subscriptions': [
    month,
    { ...month, trial_end: 1 },
    { ...month, trial_end: 1, cancel_at_period_end: true },
    { ...month, cancel_at_period_end: true },
    { ...month, ...lastDay },
    { ...month, ...lastDay, cancel_at_period_end: true },
  ] satisfies Stripe.SubscriptionCreateParams[],
  'GET subscriptions/:id': [{}] satisfies Stripe.SubscriptionRetrieveParams[],
  'POST subscriptions/:id': [
    { cancel_at_period_end: true },
    { cancel_at_period_end: false },
  ] satisfies Stripe.SubscriptionUpdateParams[],
  'DELETE subscriptions/:id': [{}] satisfies Stripe.SubscriptionCancelParams[],
  'GET invoices/:id': [{}] satisfies Stripe.InvoiceRetrieveParams[],
  'GET invoice_payments': [
    { payment: { type: 'payment_intent', payment_intent: text }, limit: 1 },
  ] satisfies Stripe.InvoicePaymentListParams[],
  'GET credit_notes': [{ invoice: text, limit: 100 }] satisfies Stripe.CreditNoteListParams[],
  'POST credit_notes': [
    { invoice: text, amount: 1, refund_amount: 1 },
    { invoice: text, amount: 1, refund_amount: 1, metadata: { part: text } },
  ] satisfies Stripe.CreditNoteCreateParams[],
  'POST billing_portal/sessions': [
    { customer: text, return_url: text },
  ] satisfies Stripe.BillingPortal.SessionCreateParams[],
}

/** Names of the second step of a path that are no ids. */
const collections = ['sessions']

/** The kind of a request, `POST payment_intents/:id`, and its place among those of that kind; undefined for an unknown one. */
export function kindOfRequest(call: string, form: object): { call: string; place: number } | undefined {
  const [, method, collection, id, verb] = /^(\w+) \/v1\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(call) ?? []
  const path = [collection, id && (collections.includes(id) ? id : ':id'), verb].filter(Boolean).join('/')
  const known = `${method} ${path}`
  const index = (stripeRequests[known] ?? []).findIndex((request) => isLike(form, request))
  return index < 0 ? undefined : { call: known, place: index }
}

/** Whether a form, where all is text, has the fields of a request and no others. */
function isLike(form: unknown, request: unknown): boolean {
  if (typeof request !== 'object' || request === null)
    return (
      typeof form === 'string' &&
      (request === text || (typeof request === 'number' ? /^\d+$/.test(form) : form === String(request)))
    )
  if (typeof form !== 'object' || form === null) return false
  const [sent, wanted] = [Object.entries(form), Object.entries(request)]
  const fields: Record<string, unknown> = Object.fromEntries(sent)
  return sent.length === wanted.length && wanted.every(([name, value]) => isLike(fields[name], value))
}
