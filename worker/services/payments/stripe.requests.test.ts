import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { monthsAfter } from '#schema/billing/months.ts'
import { plans } from '#schema/levels.ts'
import { kindOfRequest, stripeRequests } from '#test/billing/stripe-requests.ts'
import { callOn } from '#test/call.ts'
import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import type { Call } from '../../call.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentRequest } from './gateway.ts'
import { apiVersion, stripeGateway } from './stripe.ts'
import { eventOf } from './stripe-objects.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.stop())

const variables = { ...callOn({} as never).variables, ...stripe.variables }
const call = callOn({} as never, { variables })
const gateway = stripeGateway(variables)
const day = 24 * 3600_000

/** What is asked for an order that nobody else has. */
const newPayment = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId: randomUUID(),
  kind: 'payment',
  amount: 3700,
  email: `${randomUUID()}@payments.example`,
  description: 'Rembrandt Starter',
  isHeldFirst: false,
  savesCard: true,
  ...changes,
})
const opened = async (changes: Partial<PaymentRequest> = {}) => {
  const payment = newPayment(changes)
  const key = `order/${payment.orderId}/intent`
  return { payment, key, intent: await gateway.openIntent(call, payment, key) }
}
/** An intent whose card succeeded. */
const paid = async (changes: Partial<PaymentRequest> = {}, card?: string) => {
  const { payment, intent } = await opened(changes)
  stripe.confirm(intent.clientSecret, card)
  return { payment, intent: await gateway.findIntent(call, intent.id) }
}
const months = ({ orderId, email }: PaymentRequest, paymentMethod = '', changes: object = {}) => ({
  orderId,
  plan: 'starter' as const,
  name: 'Ada Nowhere',
  email,
  paymentMethod,
  monthly: plans.starter.monthly,
  firstChargeAt: new Date(Date.now() + 30 * day),
  ...changes,
})
/** The same call again for as long as a test needs it to be. */
const requestsAbout = (about: RegExp, orderId: string) =>
  stripe.requestsAbout(about).filter(({ form }) => JSON.stringify(form).includes(orderId))

test('a payment is opened for its order, keeps the card, and nobody is a customer before it is paid', async () => {
  const { payment, intent, key } = await opened()
  expect(intent).toEqual({
    id: intent.id,
    kind: 'payment',
    status: 'open',
    orderId: payment.orderId,
    amount: 3700,
    clientSecret: intent.clientSecret,
  })
  const [request] = requestsAbout(/payment_intents$/, payment.orderId)
  expect(request?.key).toBe(key)
  expect(request?.form).toEqual({
    amount: '3700',
    currency: 'gbp',
    description: 'Rembrandt Starter',
    automatic_payment_methods: { enabled: 'true' },
    setup_future_usage: 'off_session',
    metadata: { order: payment.orderId },
  })
  expect(request?.headers).not.toHaveProperty('x-stripe-client-telemetry')
  expect(requestsAbout(/customers/, payment.email)).toEqual([])
})

test('the same key opens one payment, and another amount under it is refused', async () => {
  const { payment, key, intent } = await opened()
  expect(await gateway.openIntent(call, payment, key)).toEqual(intent)
  await expect(gateway.openIntent(call, { ...payment, amount: 1 }, key)).rejects.toThrow(GatewayRefused)
})

test('a card that succeeded is known by its label and its fingerprint, the same for the same card', async () => {
  const [one, same, other] = await Promise.all([paid(), paid(), paid({}, 'pm_card_mastercard')])
  expect(one.intent).toMatchObject({ status: 'succeeded', card: { label: 'Visa ending in 4242' } })
  expect(one.intent.card?.fingerprint).toBeTruthy()
  expect(same.intent.card?.fingerprint).toBe(one.intent.card?.fingerprint)
  expect(other.intent.card).toMatchObject({ label: 'Mastercard ending in 4444' })
  expect(other.intent.card?.fingerprint).not.toBe(one.intent.card?.fingerprint)
})

test('a declined card leaves the payment open, in Stripe’s words, and the next card pays it', async () => {
  const { intent } = await opened()
  expect(() => stripe.confirm(intent.clientSecret, '4000000000000002')).toThrow('Your card was declined.')
  const after = await gateway.findIntent(call, intent.id)
  expect(after).toMatchObject({ status: 'open', problem: 'Your card was declined.' })
  stripe.confirm(intent.clientSecret)
  expect(await gateway.findIntent(call, intent.id)).toMatchObject({ status: 'succeeded' })
})

test('a card that asks first stays open until the buyer answers', async () => {
  const { intent } = await opened({ kind: 'setup', amount: 0 })
  stripe.confirm(intent.clientSecret, '4000002500003155')
  expect(await gateway.findIntent(call, intent.id)).toMatchObject({ kind: 'setup', status: 'open' })
  stripe.answerBank(intent.id, true)
  const ready = await gateway.findIntent(call, intent.id)
  expect(ready).toMatchObject({ status: 'succeeded', card: { label: 'Visa ending in 3155' } })
  expect(ready.card?.fingerprint).toBeTruthy()
})

test('a payment that is held first is captured once, and captured again is no error', async () => {
  const { intent } = await paid({ isHeldFirst: true })
  expect(intent.status).toBe('held')
  expect(await gateway.capture(call, intent.id, `capture/${intent.id}`)).toMatchObject({
    status: 'succeeded',
  })
  expect(await gateway.capture(call, intent.id, `another/${intent.id}`)).toMatchObject({
    status: 'succeeded',
  })
  expect(
    stripe.events.filter(
      ({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === intent.id,
    ),
  ).toHaveLength(1)
})

test('a payment that was cancelled meanwhile is not captured, and cancelled again is no error', async () => {
  for (const { intent } of [await paid({ isHeldFirst: true }), await opened({ kind: 'setup', amount: 0 })]) {
    expect(await gateway.cancelIntent(call, intent.id, `cancel/${intent.id}`)).toMatchObject({
      status: 'cancelled',
    })
    expect(await gateway.cancelIntent(call, intent.id, `again/${intent.id}`)).toMatchObject({
      status: 'cancelled',
    })
    if (intent.kind === 'payment')
      expect(await gateway.capture(call, intent.id, `capture/${intent.id}`)).toMatchObject({
        status: 'cancelled',
      })
  }
})

test('a payment that waits for a card cannot be captured', async () => {
  const { intent } = await opened({ isHeldFirst: true })
  await expect(gateway.capture(call, intent.id, `capture/${intent.id}`)).rejects.toMatchObject({
    name: 'GatewayRefused',
    code: 'payment_intent_unexpected_state',
  })
})

test('the whole rest is refunded once, even if it is asked often', async () => {
  const { intent } = await paid()
  stripe.refund(intent.id, 700)
  expect(await gateway.refund(call, intent.id, `refund/${intent.id}`)).toBe(3700)
  expect(await gateway.refund(call, intent.id, `another/${intent.id}`)).toBe(3700)
  expect(
    stripe.state.all('refund').filter(({ payment_intent }) => payment_intent === intent.id),
  ).toHaveLength(2)
})

test('the months begin when the first one is due, with the card that paid', async () => {
  const { payment, intent } = await paid()
  const wanted = months(payment, intent.card?.paymentMethod)
  const started = await gateway.startSubscription(call, wanted, `start-subscription/${payment.orderId}`)
  const firstChargeAt = new Date(Math.floor(wanted.firstChargeAt.getTime() / 1000) * 1000)
  expect(started).toMatchObject({ orderId: payment.orderId, status: 'trialing', periodEnd: firstChargeAt })
  expect(await gateway.findSubscription(call, started.id)).toEqual(started)
  const subscription = stripe.subscriptionOf(payment.orderId)
  expect(subscription?.items.data[0].price).toMatchObject({
    unit_amount: 3700,
    product: 'rembrandt-starter',
    currency: 'gbp',
  })
  const customer = stripe.state.get(started.customerId, 'customer')
  expect(customer).toMatchObject({ name: 'Ada Nowhere', email: payment.email })
  expect(stripe.state.get(intent.card?.paymentMethod ?? '', 'payment_method').customer).toBe(customer.id)
})

test('months whose first is overdue after an outage are charged at once', async () => {
  const { payment, intent } = await paid()
  const wanted = months(payment, intent.card?.paymentMethod, { firstChargeAt: new Date(Date.now() - day) })
  const started = await gateway.startSubscription(call, wanted, `start-subscription/${payment.orderId}`)
  expect(started.status).toBe('active')
})

test('months that could not be begun are begun later, with another day for the first of them', async () => {
  const { payment, intent } = await paid()
  const start = (firstChargeAt: Date) =>
    gateway.startSubscription(
      call,
      months(payment, intent.card?.paymentMethod, { firstChargeAt }),
      `start-subscription/${payment.orderId}`,
    )
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${payment.orderId}`), { ends: 500 }, 6)
  await expect(start(new Date(Date.now() + day))).rejects.toThrow(GatewayUnavailable)
  stripe.calm()
  expect(await start(new Date(Date.now() + 2 * day))).toMatchObject({ status: 'trialing' })
})

test('an order has one subscription, also where an answer of Stripe was lost, or it ended, days before', async () => {
  const { payment, intent } = await paid()
  const start = (key: string) =>
    gateway.startSubscription(call, months(payment, intent.card?.paymentMethod), `${key}/${payment.orderId}`)
  stripe.disturb(/POST \/v1\/subscriptions/, { acts: true, ends: 'drop' }, 2)
  await expect(start('start-subscription')).rejects.toThrow(GatewayUnavailable)
  const started = await start('a key that Stripe does not know any more')
  await gateway.cancelSubscription(call, started.id, 'now')
  expect(await start('another such key')).toMatchObject({ id: started.id, status: 'canceled' })
  const mine = (kind: string) =>
    stripe.state.all(kind).filter(({ metadata }) => metadata.order === started.orderId)
  expect([mine('subscription').length, mine('customer').length]).toEqual([1, 1])
})

test.each([
  [false, false],
  [true, false],
  [true, true],
])('two that start at once after a refusal, ending %s and %s, begin one subscription', async (...ends) => {
  const { payment, intent } = await paid()
  const wanted = months(payment, intent.card?.paymentMethod)
  const start = (endsFirst: boolean) =>
    gateway.startSubscription(call, { ...wanted, endsFirst }, `start-subscription/${payment.orderId}`)
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${payment.orderId}`), { ends: 402 }, 1)
  await expect(start(false)).rejects.toThrow(GatewayRefused)
  const { promise, resolve } = Promise.withResolvers<void>()
  const lists = /GET \/v1\/subscriptions/
  const before = stripe.requestsAbout(lists).length
  stripe.disturb(lists, { acts: true, ends: promise }, 2)
  const both = ends.map(start)
  await expect.poll(() => stripe.requestsAbout(lists).length).toBe(before + 2)
  resolve()
  const [one, other] = await Promise.all(both)
  expect(one?.id).toBe(other?.id)
  const begun = stripe.state.all('subscription').filter(({ metadata }) => metadata.order === payment.orderId)
  expect(begun).toHaveLength(1)
})

test.each(['customers', 'subscriptions'])(
  'two that start at once after Stripe refused %s again and again begin one subscription',
  async (refused) => {
    const { payment, intent } = await paid()
    const start = () =>
      gateway.startSubscription(
        call,
        months(payment, intent.card?.paymentMethod),
        `start-subscription/${payment.orderId}`,
      )
    stripe.disturb(new RegExp(`POST /v1/${refused} .*${payment.orderId}`), { ends: 402 })
    for (let times = 0; times < 4; times += 1) await expect(start()).rejects.toThrow(GatewayRefused)
    stripe.calm()
    const { promise, resolve } = Promise.withResolvers<void>()
    const lists = new RegExp(`GET /v1/${refused}`)
    const before = stripe.requestsAbout(lists).length
    stripe.disturb(lists, { acts: true, ends: promise }, 2)
    const both = [start(), start()]
    await expect.poll(() => stripe.requestsAbout(lists).length).toBe(before + 2)
    resolve()
    const [one, other] = await Promise.all(both)
    expect(one?.id).toBe(other?.id)
    const mine = (kind: string) =>
      stripe.state.all(kind).filter(({ metadata }) => metadata.order === payment.orderId)
    expect([mine('subscription').length, mine('customer').length]).toEqual([1, 1])
  },
)

test('what Stripe answers with an error is asked once in a run, and under the next key in the next', async () => {
  const payment = newPayment({ amount: 4300 })
  const open = () => gateway.openIntent(call, payment, `order/${payment.orderId}/intent`)
  const keys = () => requestsAbout(/payment_intents$/, payment.orderId).map(({ key }) => key?.split('#')[1])
  stripe.disturb(/POST \/v1\/payment_intents/, { ends: 500 })
  await expect(open()).rejects.toThrow(GatewayUnavailable)
  expect(new Set(keys())).toEqual(new Set([undefined]))
  const first = keys().length
  await expect(open()).rejects.toThrow(GatewayUnavailable)
  expect(new Set(keys().slice(first))).toEqual(new Set([undefined, '2']))
  stripe.calm()
  const [one, other] = await Promise.all([open(), open()])
  expect(one.id).toBe(other.id)
  expect(keys().slice(-1)).toEqual(['3'])
})

test('a subscription ends at the end of its period, not after all, and at once', async () => {
  const { payment, intent } = await paid()
  const { id, periodEnd } = await gateway.startSubscription(
    call,
    months(payment, intent.card?.paymentMethod),
    `start-subscription/${payment.orderId}`,
  )
  const cancel = (when: 'now' | 'at period end' | 'never') => gateway.cancelSubscription(call, id, when)
  expect(await cancel('at period end')).toMatchObject({ status: 'trialing', cancelAt: periodEnd })
  expect(await cancel('never')).not.toHaveProperty('cancelAt')
  expect(await cancel('at period end')).toMatchObject({ cancelAt: periodEnd })
  for (let times = 0; times < 2; times++) {
    const ended = await cancel('now')
    expect([ended.status, ended.endedAt]).toEqual(['canceled', expect.any(Date)])
  }
})

test('a customer has a page of their own at Stripe', async () => {
  const { payment, intent } = await paid()
  const { customerId } = await gateway.startSubscription(
    call,
    months(payment, intent.card?.paymentMethod),
    `start-subscription/${payment.orderId}`,
  )
  expect(await gateway.portal(call, customerId, 'http://nowhere.example/dashboard')).toContain(customerId)
})

test('a payment that Stripe does not know is refused', async () => {
  await expect(gateway.findIntent(call, 'pi_of_nobody')).rejects.toMatchObject({
    name: 'GatewayRefused',
    code: 'resource_missing',
  })
})

test.each([429, 503, 500])(
  'Stripe counts as down while it answers with %d, and the next press opens one payment',
  async (status) => {
    const payment = newPayment({ amount: 5000 + status })
    const key = `order/${payment.orderId}/intent`
    stripe.disturb(/POST \/v1\/payment_intents/, { ends: status }, 3)
    await expect(gateway.openIntent(call, payment, key)).rejects.toThrow(GatewayUnavailable)
    stripe.calm()
    const intent = await gateway.openIntent(call, payment, key)
    expect(intent).toMatchObject({ status: 'open', orderId: payment.orderId })
  },
)

test('a wrong key counts as an outage, so that what waits is tried again', async () => {
  const wrong = stripeGateway({ ...variables, STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' })
  await expect(wrong.findIntent(call, 'pi_of_nobody')).rejects.toThrow(GatewayUnavailable)
})

test.concurrent.each([{ ends: 'hang' as const }, { acts: true, ends: 'hang' as const }])(
  'a Stripe that is silent (%j) is given up in the time of one call, in a verb of several calls too',
  async (disturbance) => {
    const silent = await startFakeStripe()
    const its = { ...variables, ...silent.variables }
    const quiet: Call = { ...call, variables: its }
    silent.disturb(/^/, disturbance)
    const payment = newPayment()
    const verbs = [
      () => stripeGateway(its).openIntent(quiet, payment, 'a'),
      () => stripeGateway(its).startSubscription(quiet, months(payment, 'pm_card_visa'), 'b'),
      () => stripeGateway(its).cancelSubscription(quiet, 'sub_of_nobody', 'now'),
    ]
    // Two calls of eight seconds each would take longer; a busy machine may stand still for one or two.
    const tooLate = new Promise((resolve) => setTimeout(resolve, 14_000, 'too late'))
    for (const outcome of await Promise.all(
      verbs.map((verb) => Promise.race([tooLate, verb().catch((error: unknown) => error)])),
    ))
      expect(outcome).toBeInstanceOf(GatewayUnavailable)
    silent.stop()
  },
)

test('every event that concerns an order is read, and any other one says nothing', async () => {
  const { payment, intent } = await paid({ isHeldFirst: true })
  await gateway.capture(call, intent.id, `capture/${intent.id}`)
  const { id } = await gateway.startSubscription(
    call,
    months(payment, intent.card?.paymentMethod, { firstChargeAt: new Date(Date.now() - day) }),
    `start-subscription/${payment.orderId}`,
  )
  stripe.closeDispute(stripe.dispute(intent.id).id, 'won')
  await gateway.refund(call, intent.id, `refund/${intent.id}`)
  await gateway.cancelSubscription(call, id, 'now')
  const mine = stripe.events.filter(({ data }) =>
    JSON.stringify(data).match(`${intent.id}|${payment.orderId}`),
  )
  const events = mine.map((event) => eventOf(JSON.parse(JSON.stringify(event))))
  expect(events.filter((event) => event?.kind !== 'nothing')).toEqual([
    expect.objectContaining({
      kind: 'intent',
      intent: expect.objectContaining({ status: 'held', orderId: payment.orderId }),
    }),
    expect.objectContaining({ kind: 'intent', intent: expect.objectContaining({ status: 'succeeded' }) }),
    expect.objectContaining({
      kind: 'subscription',
      subscription: expect.objectContaining({ id, status: 'active' }),
    }),
    expect.objectContaining({
      kind: 'invoice',
      invoice: expect.objectContaining({ subscriptionId: id, outcome: 'paid', amount: 3700 }),
    }),
    expect.objectContaining({ kind: 'dispute', intentId: intent.id, isWon: false }),
    expect.objectContaining({ kind: 'dispute', intentId: intent.id, isWon: true }),
    expect.objectContaining({ kind: 'refund', intentId: intent.id, amountRefunded: 3700 }),
    expect.objectContaining({
      kind: 'subscription',
      subscription: expect.objectContaining({ status: 'canceled', endedAt: expect.any(Date) }),
    }),
  ])
  expect(events.length).toBeGreaterThan(8)
})

test('every kind of request that is compiled against the SDK is one that the product makes', async () => {
  const { payment, intent } = await paid()
  const begin = async (firstChargeAt: Date, more: object = {}) => {
    const { payment, intent } = await paid()
    return gateway.startSubscription(
      call,
      months(payment, intent.card?.paymentMethod, { firstChargeAt, endsFirst: true, ...more }),
      `start-subscription/${payment.orderId}`,
    )
  }
  await begin(new Date(Date.now() + day))
  const countedFrom = new Date('2091-01-31T10:30:00Z')
  for (const endsFirst of [true, false]) await begin(monthsAfter(countedFrom, 1), { countedFrom, endsFirst })
  const { id, customerId } = await begin(new Date(Date.now() - day))
  const [invoice] = stripe.invoicesOf(id)
  const part = { id: randomUUID(), amount: 100, refundedBefore: 0 }
  await opened({ savesCard: false })
  await gateway.refundPart(call, intent.id, part, `refund/${part.id}`)
  await gateway.invoiceOf(call, intent.id)
  await gateway.refundMonthPart(call, invoice?.id ?? '', part, `refund-month/${part.id}`)
  await gateway.refundMonth(call, invoice?.id ?? '', `refund-month/${payment.orderId}`)
  await gateway.updateCustomer(call, customerId, payment.email)
  const kinds = stripe.requestsAbout().flatMap(({ call, form }) => kindOfRequest(call, form) ?? [])
  const made = new Set(kinds.map(({ call, place }) => `${call} ${place}`))
  const known = Object.entries(stripeRequests).flatMap(([call, requests]) =>
    requests.map((_, index) => `${call} ${index}`),
  )
  expect(known.filter((kind) => !made.has(kind))).toEqual([])
})

test('a kind of request that nobody compiled is refused', async () => {
  const ask = (form: string) =>
    fetch(`${stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${variables.STRIPE_SECRET_KEY}`,
        'Stripe-Version': apiVersion,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: form,
    }).then((answer) => answer.text())
  expect(await ask('payment_intent=pi_of_nobody')).toContain('No such payment_intent')
  for (const form of [
    'payment_intent=pi_of_nobody&sum=1',
    'payment_intent=pi_of_nobody&amount=a&metadata[part]=b',
    '',
  ])
    expect(await ask(form)).toContain('Not in test/billing/stripe-requests.ts')
})
