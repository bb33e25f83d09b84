import { listOf } from './stripe-invoices.ts'
import { dayOf, monthAfter, nextAnchor } from './stripe-months.ts'
import type { Form } from './stripe-payments.ts'
import {
  asksAlways,
  failsLater,
  isDeclined,
  paymentMethodOf,
  StripeFault,
  type StripeObject,
  type StripeState,
} from './stripe-state.ts'

const day = 24 * 3600
/** After a month that could not be charged, when it is tried again; then the subscription ends. */
const retriesAfterDays = [3, 5, 7]

/** Customers, products and subscriptions, and what the clock does to them. */
export const stripeSubscriptions = (
  state: StripeState,
  invoices: { pay: (invoice: StripeObject) => void },
) => {
  const itemOf = (subscription: StripeObject): Form => subscription.items.data[0]
  const cardOf = (subscription: StripeObject) => {
    const customer = state.get(subscription.customer, 'customer')
    const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
    return id ? state.get(id, 'payment_method') : undefined
  }
  const setPeriod = (subscription: StripeObject, start: number, end: number) =>
    Object.assign(itemOf(subscription), { current_period_start: start, current_period_end: end })
  const invoiceFor = (subscription: StripeObject, amount: number) =>
    state.make('invoice', {
      customer: subscription.customer,
      amount_due: amount,
      amount_remaining: amount,
      total: amount,
      subtotal: amount,
      status: 'open',
      billing_reason: 'subscription_cycle',
      attempt_count: 0,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    })

  function pay(subscription: StripeObject, invoice: StripeObject) {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 })
    invoice.status_transitions = { ...invoice.status_transitions, paid_at: state.now() }
    invoice.hosted_invoice_url = `https://invoice.stripe.example/${invoice.id}`
    invoices.pay(invoice)
    const wasBehind = subscription.status === 'past_due'
    subscription.unpaid = undefined
    state.tell('invoice.paid', invoice)
    state.tell('invoice.payment_succeeded', invoice)
    if (!wasBehind) return
    subscription.status = 'active'
    state.tell('customer.subscription.updated', subscription)
  }

  /** Charges what is due without its person. */
  function charge(subscription: StripeObject, invoice: StripeObject) {
    const card = cardOf(subscription)
    invoice.attempt_count += 1
    invoice.hosted_invoice_url = `https://invoice.stripe.example/${invoice.id}`
    if (card && !isDeclined(card) && !failsLater(card) && !asksAlways(card)) return pay(subscription, invoice)
    const pause = retriesAfterDays[invoice.attempt_count - 1]
    subscription.unpaid = { invoice: invoice.id, retryAt: pause ? state.now() + pause * day : state.now() }
    invoice.next_payment_attempt = pause ? subscription.unpaid.retryAt : null
    state.tell('invoice.payment_failed', invoice)
    if (card && asksAlways(card)) state.tell('invoice.payment_action_required', invoice)
    if (!pause) return end(subscription)
    subscription.status = 'past_due'
    state.tell('customer.subscription.updated', subscription)
  }

  function end(subscription: StripeObject) {
    Object.assign(subscription, { status: 'canceled', ended_at: state.now(), unpaid: undefined })
    subscription.canceled_at ??= state.now()
    state.tell('customer.subscription.deleted', subscription)
    return subscription
  }

  /** When the clock next changes a subscription. */
  const dueAt = (subscription: StripeObject): number => {
    if (subscription.status === 'canceled') return Number.POSITIVE_INFINITY
    return Math.min(subscription.unpaid?.retryAt ?? Infinity, itemOf(subscription).current_period_end)
  }

  function act(subscription: StripeObject) {
    const { current_period_end: over } = itemOf(subscription)
    if (subscription.unpaid && subscription.unpaid.retryAt < over)
      return charge(subscription, state.get(subscription.unpaid.invoice, 'invoice'))
    if (subscription.cancel_at_period_end) return end(subscription)
    const { billing_cycle_anchor: anchor, billing_cycle_anchor_config: config } = subscription
    setPeriod(subscription, over, monthAfter(over, Number(config?.day_of_month ?? dayOf(anchor))))
    if (subscription.status === 'trialing') subscription.status = 'active'
    state.tell('customer.subscription.updated', subscription)
    charge(subscription, invoiceFor(subscription, itemOf(subscription).price.unit_amount))
  }

  return {
    makeCustomer(form: Form) {
      const method = form.payment_method && paymentMethodOf(state, form.payment_method)
      if (method?.isSpent || (method?.customer ?? null) !== null)
        throw new StripeFault(400, {
          message:
            'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment. It may not be used again.',
        })
      const made = state.make('customer', {
        name: form.name ?? null,
        email: form.email ?? null,
        metadata: form.metadata ?? {},
        invoice_settings: { default_payment_method: form.invoice_settings?.default_payment_method ?? null },
      })
      if (method) method.customer = made.id
      state.tell('customer.created', made)
      return made
    },
    customersOf: (email: string) =>
      listOf(
        'customers',
        state.all('customer').filter((customer) => customer.email === email),
      ),
    /** Without those that are over, unless it is asked for `all`. */
    subscriptionsOf: ({ customer, status }: Form) =>
      listOf(
        'subscriptions',
        state
          .all('subscription')
          .filter((one) => one.customer === customer && (status === 'all' || one.status !== 'canceled')),
      ),
    invoicesOf: (subscription: string) =>
      state.all('invoice').filter(({ parent }) => parent?.subscription_details.subscription === subscription),
    makeProduct(form: Form) {
      if (state.has(form.id))
        throw new StripeFault(400, { code: 'resource_already_exists', message: 'Product already exists.' })
      return state.make('product', { id: form.id, name: form.name })
    },
    start(form: Form) {
      const customer = state.get(form.customer, 'customer')
      const { price_data: price } = form.items[0]
      state.get(price.product, 'product')
      const now = state.now()
      const trialEnd = form.trial_end === undefined ? undefined : Number(form.trial_end)
      if (trialEnd !== undefined && trialEnd <= now)
        throw new StripeFault(400, {
          message: 'Invalid timestamp: must be an integer Unix timestamp in the future.',
        })
      const config = form.billing_cycle_anchor_config
      const anchor = config ? nextAnchor(now, config) : (trialEnd ?? now)
      const isFree = trialEnd !== undefined || (config && form.proration_behavior === 'none')
      const made = state.make('subscription', {
        customer: customer.id,
        metadata: form.metadata ?? {},
        start_date: now,
        status: trialEnd ? 'trialing' : 'active',
        trial_start: trialEnd ? now : null,
        trial_end: trialEnd ?? null,
        billing_cycle_anchor: anchor,
        billing_cycle_anchor_config: config ?? null,
        default_payment_method: form.default_payment_method ?? null,
      })
      if (form.cancel_at_period_end === 'true')
        Object.assign(made, {
          cancel_at_period_end: true,
          canceled_at: now,
          cancel_at: isFree ? anchor : null,
        })
      Object.assign(itemOf(made), { id: `si_${made.id.slice(4)}`, subscription: made.id, created: now })
      Object.assign(itemOf(made).price, {
        id: `price_${made.id.slice(4)}`,
        product: price.product,
        currency: price.currency,
        unit_amount: Number(price.unit_amount),
      })
      setPeriod(made, now, isFree ? anchor : monthAfter(now, dayOf(now)))
      state.tell('customer.subscription.created', made)
      const first = invoiceFor(made, isFree ? 0 : Number(price.unit_amount))
      first.billing_reason = 'subscription_create'
      if (isFree) pay(made, first)
      else charge(made, first)
      return made
    },
    update(id: string, form: Form) {
      const subscription = state.get(id, 'subscription')
      if (subscription.status === 'canceled')
        throw new StripeFault(400, {
          message: 'A canceled subscription can only update its cancellation_details.',
        })
      if (form.cancel_at_period_end !== undefined) {
        const ends = String(form.cancel_at_period_end) === 'true'
        Object.assign(subscription, {
          cancel_at_period_end: ends,
          canceled_at: ends ? state.now() : null,
          cancel_at: ends ? itemOf(subscription).current_period_end : null,
        })
      }
      state.tell('customer.subscription.updated', subscription)
      return subscription
    },
    cancel(id: string) {
      const subscription = state.get(id, 'subscription')
      if (subscription.status === 'canceled')
        throw new StripeFault(404, { code: 'resource_missing', message: `No such subscription: '${id}'` })
      return end(subscription)
    },
    /** Its person pays on the page of the invoice, also of a subscription that is over. */
    payInvoice(id: string) {
      const invoice = state.get(id, 'invoice')
      pay(state.get(invoice.parent.subscription_details.subscription, 'subscription'), invoice)
    },
    /** Another card for what follows, as its owner chooses in the portal; what is behind is paid with it. */
    changeCard(id: string, card: string) {
      const subscription = state.get(id, 'subscription')
      subscription.default_payment_method = paymentMethodOf(state, card).id
      state.tell('customer.subscription.updated', subscription)
      if (subscription.unpaid) charge(subscription, state.get(subscription.unpaid.invoice, 'invoice'))
    },
    /** Moves the account's clock on, past every renewal, trial and retry until then. */
    moveTo(until: Date) {
      const end = Math.floor(until.getTime() / 1000)
      const next = () =>
        state
          .all('subscription')
          .map((one) => ({ one, at: dueAt(one) }))
          .filter(({ at }) => at <= end)
          .sort((a, b) => a.at - b.at)[0]
      for (let due = next(); due; due = next()) {
        state.setClock(Math.max(due.at, state.now()))
        act(due.one)
      }
      state.setClock(end)
    },
  }
}
