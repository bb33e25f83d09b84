import type Stripe from 'stripe'
import { plans } from '#schema/levels.ts'
import type { Variables } from '../../env.ts'
import { shortAnswer } from '../short-answer.ts'
import type { Gateway } from './gateway.ts'
import {
  createSubscriptionOnce,
  findCustomerOf,
  findSubscriptionOf,
  firstChargeParams,
} from './stripe-customers.ts'
import { asGatewayError, hasStripeCode, ignoring } from './stripe-errors.ts'
import { inSeries, repeatsOfEarlierRuns } from './stripe-keys.ts'
import { paymentIntentOf, type StripeIntent, serverAt, subscriptionOf } from './stripe-objects.ts'
import {
  invoiceOf,
  refundedMonthPart,
  refundedPart,
  refundedTotal,
  refundRestOfInvoice,
} from './stripe-refunds.ts'

/** The version of all requests and webhooks; an endpoint at Stripe is created with the same. */
export const apiVersion = '2026-10-28.endive'

const timeoutMs = 4_000
/** All requests of one verb together, including a retry and its pause of half a second. */
const inAllMs = 8_500
const maxAnswerLength = 4 * 1024 * 1024
const currency = 'gbp'

/** Stripe through its SDK, or `STRIPE_API_URL` in tests. */
export function stripeGateway(variables: Variables): Gateway {
  const { STRIPE_PUBLISHABLE_KEY } = variables
  const ask = <Answer>(work: (stripe: Stripe) => Promise<Answer>) => asking(variables, work)
  return {
    name: 'stripe',
    ...(STRIPE_PUBLISHABLE_KEY && { publishableKey: STRIPE_PUBLISHABLE_KEY }),
    openIntent: (_, intent, key) => ask((stripe) => openIntent(stripe, intent, key)),
    findIntent: (_, intentId) => ask(async (stripe) => openOf(await found(stripe, intentId))),
    capture: (_, intentId, key) =>
      ask((stripe) =>
        unlessFinal(stripe, intentId, () =>
          once(key, (options) => stripe.paymentIntents.capture(intentId, {}, options)),
        ),
      ),
    cancelIntent: (_, intentId, key) =>
      ask((stripe) =>
        unlessFinal(stripe, intentId, () =>
          once<StripeIntent>(key, (options) =>
            isSetup(intentId)
              ? stripe.setupIntents.cancel(intentId, {}, options)
              : stripe.paymentIntents.cancel(intentId, {}, options),
          ),
        ),
      ),
    refund: (_, intentId, key) =>
      ask(async (stripe) => {
        await once(key, (options) => stripe.refunds.create({ payment_intent: intentId }, options)).catch(
          ignoring('charge_already_refunded'),
        )
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, {
          expand: ['latest_charge'],
        })
        return typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0
      }),
    refundPart: (_, intentId, part, key) =>
      ask((stripe) =>
        refundedPart(stripe, intentId, part, (params) =>
          once(key, (options) => stripe.refunds.create(params, options)),
        ),
      ),
    refundedTotal: (_, intentId) => ask((stripe) => refundedTotal(stripe, intentId)),
    invoiceOf: (_, intentId) => ask((stripe) => invoiceOf(stripe, intentId)),
    refundMonthPart: (_, invoiceId, part, key) =>
      ask((stripe) =>
        refundedMonthPart(stripe, invoiceId, part, (params) =>
          once(key, (options) => stripe.creditNotes.create(params, options)),
        ),
      ),
    refundMonth: (_, invoiceId, key) =>
      ask((stripe) =>
        refundRestOfInvoice(stripe, invoiceId, (params) =>
          once(key, (options) => stripe.creditNotes.create(params, options)),
        ),
      ),
    startSubscription: ({ now }, subscription, key) =>
      ask((stripe) => startSubscription(stripe, now, subscription, key)),
    findSubscription: (_, subscriptionId) =>
      ask(async (stripe) => subscriptionOf(await stripe.subscriptions.retrieve(subscriptionId))),
    cancelSubscription: (_, subscriptionId, when) =>
      ask(async (stripe) => {
        // Each says how it shall be, not what to do: under a key, to cancel again after a resumption would do nothing.
        if (when !== 'now')
          return subscriptionOf(
            await stripe.subscriptions.update(subscriptionId, {
              cancel_at_period_end: when === 'at period end',
            }),
          )
        const cancelled = await stripe.subscriptions
          .cancel(subscriptionId)
          .catch(ignoring('resource_missing'))
        return subscriptionOf(cancelled ?? (await stripe.subscriptions.retrieve(subscriptionId)))
      }),
    updateCustomer: (_, customerId, email) =>
      ask(async (stripe) => {
        await stripe.customers.update(customerId, { email })
      }),
    portal: (_, customerId, returnTo) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnTo,
        })
        return url
      }),
  }
}

async function openIntent(
  stripe: Stripe,
  { orderId, kind, amount, description, isHeldFirst, savesCard }: Parameters<Gateway['openIntent']>[1],
  key: string,
) {
  const ofOrder = { description, metadata: { order: orderId } }
  const intent = await once<StripeIntent>(key, (options) =>
    kind === 'setup'
      ? // A trial is one for each card, and nothing but a card has a fingerprint.
        stripe.setupIntents.create(
          { ...ofOrder, usage: 'off_session', allowed_payment_method_types: ['card'] },
          options,
        )
      : stripe.paymentIntents.create(
          {
            ...ofOrder,
            amount,
            currency,
            automatic_payment_methods: { enabled: true },
            ...(isHeldFirst && { capture_method: 'manual' }),
            ...(savesCard && { setup_future_usage: 'off_session' }),
          },
          options,
        ),
  )
  return openOf(intent)
}

async function startSubscription(
  stripe: Stripe,
  now: Date,
  params: Parameters<Gateway['startSubscription']>[1],
  key: string,
) {
  const { orderId, plan, name, email, paymentMethod, monthly, endsFirst = false, ...begins } = params
  const product = `rembrandt-${plan}`
  const existingCustomer = await findCustomerOf(stripe, orderId, email)
  // Its id is its key.
  await stripe.products
    .create({ id: product, name: `Rembrandt ${plans[plan].levelName}` })
    .catch(ignoring('resource_already_exists'))
  const existing = existingCustomer && (await findSubscriptionOf(stripe, existingCustomer.id))
  if (existing) return subscriptionOf(existing)
  const customer =
    existingCustomer ??
    (await once(`${key}/customer`, (options) =>
      stripe.customers.create(
        {
          name,
          email,
          payment_method: paymentMethod,
          invoice_settings: { default_payment_method: paymentMethod },
          metadata: { order: orderId },
        },
        options,
      ),
    ))
  const firstCharge = firstChargeParams(now, begins)
  // Tried later it may begin on another day, which one key would not take.
  const subscription = await createSubscriptionOnce(
    stripe,
    `${key}/subscription/${firstCharge.name}`,
    endsFirst,
    {
      customer: customer.id,
      items: [{ price_data: { currency, product, unit_amount: monthly, recurring: { interval: 'month' } } }],
      ...firstCharge.params,
      off_session: true,
      metadata: { order: orderId },
    },
  )
  return subscriptionOf(subscription)
}

/** @throws GatewayUnavailable, GatewayRefused */
async function asking<Answer>(
  { STRIPE_SECRET_KEY = '', STRIPE_API_URL }: Variables,
  work: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(inAllMs)
  const markRepeats = repeatsOfEarlierRuns()
  const inTime: typeof fetch = async (url, init) => {
    const signal = AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])])
    const answer = await fetch(url, { ...init, redirect: 'manual', signal })
    return markRepeats(shortAnswer(answer, maxAnswerLength), init)
  }
  // A twelfth of the worker's code, which nothing but a payment needs.
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(inTime),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(STRIPE_API_URL && serverAt(STRIPE_API_URL)),
  })
  try {
    return await work(stripe)
  } catch (error) {
    throw asGatewayError(error)
  }
}

/** Asks under the next good key of a series. */
const once = <Answer>(key: string, ask: (options: { idempotencyKey: string }) => Promise<Answer>) =>
  inSeries(key, (idempotencyKey) => ask({ idempotencyKey }))

const isSetup = (intentId: string) => intentId.startsWith('seti_')

const found = async (stripe: Stripe, intentId: string): Promise<StripeIntent> =>
  isSetup(intentId)
    ? stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] })
    : stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method', 'latest_charge'] })

const openOf = (intent: StripeIntent) => ({
  ...paymentIntentOf(intent),
  clientSecret: intent.client_secret ?? '',
})

/** The intent after a change; an intent in a final state needs none. */
async function unlessFinal(stripe: Stripe, intentId: string, change: () => Promise<StripeIntent>) {
  try {
    return paymentIntentOf(await change())
  } catch (error) {
    if (!hasStripeCode(error, 'payment_intent_unexpected_state', 'setup_intent_unexpected_state')) throw error
    const intent = paymentIntentOf(await found(stripe, intentId))
    if (intent.status === 'open' || intent.status === 'processing' || intent.status === 'held') throw error
    return intent
  }
}
