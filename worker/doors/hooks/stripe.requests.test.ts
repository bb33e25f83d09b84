import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import type { OpenedPayment, VerifiedPayment } from '#schema/billing/billing-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { browser, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, opened, verify } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import type { Disturbance } from '#test/fakes/stripe/stripe.ts'
import { signatureOf } from '#test/fakes/stripe/stripe-webhooks.ts'
import { runJob } from '#test/people.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../services/database.ts'

vi.mock('virtual:site-assets', () => ({ buildId: '' }))

const { gatewayTasks, orders, outbox, paymentEvents, profiles, receipts, sprintSeats, subscriptions } = tables
const { stripe, product, database, soon, orderOf } = await startStripeProduct()

const buyer = () => browser(product.url)
const secret = stripe.variables.STRIPE_WEBHOOK_SECRET
const send = (body: string, headers: Record<string, string>, url = product.url) =>
  fetch(`${url}/api/stripe/webhook`, { method: 'POST', body, headers })
/** An order whose card succeeded at Stripe, with no event delivered yet. */
async function bought(level: 1 | 3 = 1, by = buyer()) {
  const { clientSecret, order } = await opened(by, checkout(level))
  const { id: intentId } = stripe.confirm(clientSecret)
  const event = stripe.events.findLast(
    ({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === intentId,
  )
  if (!event) throw new Error('Stripe has nothing to tell')
  return { by, clientSecret, order, event, intentId }
}
/** Stripe's events of a payment, oldest first. */
const eventsOf = (intentId: string) =>
  stripe.events.filter(({ data }) => JSON.stringify(data.object).includes(intentId))
async function tell(events: ReturnType<typeof eventsOf>) {
  for (const event of events) expect((await stripe.handOver(product.url, event)).status).toBe(200)
}
async function paid(level: 1 | 3 = 1, by = buyer()) {
  const purchase = await bought(level, by)
  await tell(eventsOf(purchase.intentId))
  expect((await orderOf(purchase.order.id)).status).toBe('paid')
  return purchase
}
/** Of what kinds. */
const mailsTo = async (email: string) =>
  (await database().select({ kind: outbox.kind }).from(outbox).where(eq(outbox.to, email))).map(
    ({ kind }) => kind,
  )
const receiptsOf = (orderId: string) =>
  database().select().from(receipts).where(eq(receipts.orderId, orderId))

test('a level bought through Stripe is paid by its webhook, with its card, one receipt and one mail', async () => {
  const by = buyer()
  const { clientSecret, gateway, publishableKey, order } = await opened(by, checkout(1))
  expect({ gateway, publishableKey }).toEqual({
    gateway: 'stripe',
    publishableKey: stripe.variables.STRIPE_PUBLISHABLE_KEY,
  })
  expect(await jsonOf(verify(by, clientSecret, 1))).toEqual({ ok: false, reason: 'waiting' })
  stripe.confirm(clientSecret)
  expect(new Set(await stripe.deliver(product.url))).toEqual(new Set([200]))
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', card: 'Visa ending in 4242' })
  const [receipt] = await receiptsOf(order.id)
  expect(await jsonOf<VerifiedPayment>(verify(by, clientSecret, 1))).toMatchObject({
    ok: true,
    level: 1,
    plan: 'starter',
    amount: 3700,
    receipt: receipt?.number,
  })
  expect(await mailsTo(order.email)).toEqual(['receipt'])
})

test('a declined card is reported by the webhook too, and another one pays the same order', async () => {
  const by = buyer()
  const { clientSecret, order } = await opened(by, checkout(1))
  expect(() => stripe.confirm(clientSecret, '4000000000000002')).toThrow()
  await stripe.deliver(product.url)
  expect(await orderOf(order.id)).toMatchObject({
    status: 'declined',
    problem: 'Your card was declined.',
  })
  expect((await opened(by, checkout(1, { customer_email: order.email }))).clientSecret).toBe(clientSecret)
  stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', problem: '' })
})

test('the same event again and again, all at once, is one receipt, one mail and one event', async () => {
  const { order, event } = await bought(3)
  const answers = await Promise.all(Array.from({ length: 8 }, () => stripe.handOver(product.url, event)))
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ received: true })
  }
  expect([(await receiptsOf(order.id)).length, (await mailsTo(order.email)).length]).toEqual([1, 1])
  const rows = database().select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
  expect(await rows).toHaveLength(1)
})

test('an event of another kind, or about an unknown customer, is accepted', async () => {
  const { event } = await bought()
  for (const [type, object] of [
    ['account.updated', { id: 'acct_1', object: 'account' }],
    ['something.new', {}],
    ['payment_intent.succeeded', { ...event.data.object, id: 'pi_of_nobody' }],
    ['payment_intent.succeeded', { ...event.data.object, metadata: {} }],
    ['customer.subscription.deleted', stripe.state.make('subscription', { metadata: { order: 'nobody' } })],
  ] as const) {
    const other = stripe.state.make('event', { type, data: { object } })
    expect((await stripe.handOver(product.url, other)).status, type).toBe(200)
  }
})

test.each([
  'null',
  '[]',
  '"charge"',
  '{}',
  '{"data":null}',
  '{"id":"evt_1","type":"charge.refunded","created":1}',
])(
  'a signed notice that is no event, %s, is accepted, so that Stripe does not send it again',
  async (body) => {
    const answer = await send(body, { 'Stripe-Signature': signatureOf(body, { secret, at: new Date() }) })
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
  },
)

test('an event about nothing, or about no amount, is accepted and changes no order', async () => {
  const { order, intentId } = await paid(1)
  const before = await orderOf(order.id)
  const refund = (amount_refunded: unknown) => ({
    id: 'ch_1',
    object: 'charge',
    payment_intent: intentId,
    amount_refunded,
  })
  const wrong = [null, undefined, 'x', -1, 0.5, {}].map(refund)
  for (const object of [null, undefined, 'charge', ...wrong]) {
    const event = stripe.state.make('event', { type: 'charge.refunded', data: { object } })
    expect((await stripe.handOver(product.url, event)).status, JSON.stringify(object)).toBe(200)
    expect(await orderOf(order.id)).toEqual(before)
  }
})

test('a webhook that Stripe did not sign, or signed long ago or for another body, changes nothing', async () => {
  const { order, event } = await bought()
  const body = JSON.stringify(event)
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const sentAt = new Date()
  const good = signatureOf(body, { secret, at: sentAt })
  const unversioned = createHmac('sha256', secret).update(body).digest('hex')
  for (const signature of [
    undefined,
    '',
    'nonsense',
    good.replace(/^t=\d+,/, ''),
    good.replace('v1=', 'v0='),
    good.replace(/^t=\d+/, 't=soon'),
    good.replace(/^t=\d/, 't=9'),
    `${good.split(',')[0]},v1=${unversioned}`,
    signatureOf(body, { secret: `${secret}x` }),
    signatureOf(`${body} `, { secret }),
    signatureOf(body, { secret, at: minutes(-6) }),
    signatureOf(body, { secret, at: minutes(6) }),
    signatureOf(body, { secret, at: minutes(23 * 60) }),
  ]) {
    const answer = await send(body, signature === undefined ? {} : { 'Stripe-Signature': signature })
    expect([answer.status, (await jsonOf<{ code: string }>(answer)).code], signature).toEqual([
      400,
      'BAD_SIGNATURE',
    ])
  }
  expect((await send('', { 'Stripe-Signature': signatureOf('', { secret }) })).status).toBe(400)
  expect((await orderOf(order.id)).status).toBe('awaiting')
  const old = `${signatureOf(body, { secret: 'an older one', at: sentAt })},${good.split(',')[1]}`
  expect((await send(body, { 'Stripe-Signature': old })).status, 'while a secret is changed').toBe(200)
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('an event in the words of another release of Stripe is refused, and changes no months', async () => {
  const { order } = await paid()
  const rows = () => database().select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
  await soon(async () => (await rows())[0])
  const before = await rows()
  const months = structuredClone(stripe.subscriptionOf(order.id))
  for (const item of months?.items.data ?? []) {
    delete item.current_period_start
    delete item.current_period_end
  }
  const event = stripe.state.make('event', {
    type: 'customer.subscription.updated',
    api_version: '2024-06-20',
    created: Math.floor(Date.now() / 1000) + 60,
    data: { object: months },
  })
  expect((await stripe.handOver(product.url, event)).status).toBe(400)
  expect(await rows()).toEqual(before)
})

test('a product that runs on the sandbox has no such call', async () => {
  const body = JSON.stringify(stripe.events.at(-1))
  const answer = await send(body, { 'Stripe-Signature': signatureOf(body, { secret }) }, inject('url'))
  expect(answer.status).toBe(404)
})

test('an event is not accepted while the database is away, and Stripe sends it again', async () => {
  const { order, event } = await bought(3)
  const { app } = await import('../app.ts')
  const env = {
    APP_ENV: 'local',
    APP_URL: 'http://nowhere.example',
    AUTH_SECRET: inject('authSecret'),
    ...stripe.variables,
    TURSO_DATABASE_URL: 'http://127.0.0.1:9',
  }
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const body = JSON.stringify(event)
  const request = new Request('http://nowhere.example/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signatureOf(body, { secret }) },
  })
  expect((await app.fetch(request, env as never, context as never)).status).toBe(503)
  expect((await stripe.handOver(product.url, event)).status).toBe(200)
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('an event is not accepted while Stripe cannot be asked, either', async () => {
  const { order, event, intentId } = await bought(3)
  stripe.disturb(new RegExp(`GET /v1/payment_intents/${intentId}`), { ends: 503 }, 2)
  expect((await stripe.handOver(product.url, event)).status).toBe(503)
  expect((await orderOf(order.id)).status).toBe('awaiting')
  expect((await stripe.handOver(product.url, event)).status).toBe(200)
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('a task for Stripe outlives an hour without it, and is then done once', async () => {
  const now = new Date(sprintStart(nextSprint(new Date('2085-03-01'))).getTime() - 3 * 24 * 3600_000)
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    buyer().post('/create-payment-intent', checkout(2), at(now)),
  )
  const { id } = stripe.confirm(clientSecret)
  const events = (type: string) =>
    stripe.events.filter((event) => event.type === type && event.data.object.payment_intent === id)
  const event = stripe.events.findLast(
    ({ type, data }) => type === 'payment_intent.amount_capturable_updated' && data.object.id === id,
  )
  if (!event) throw new Error('Nothing is held')
  stripe.disturb(new RegExp(`POST /v1/payment_intents/${id}/capture`), { ends: 503 })
  expect((await stripe.handOver(product.url, event, now)).status).toBe(200)
  for (const minutes of [3, 6, 15, 30, 62]) await runJob('gateway-tasks', product.url, after(minutes))
  const task = async () =>
    (await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, order.id))).find(
      ({ kind }) => kind === 'capture',
    )
  expect(await task()).toMatchObject({ state: 'waiting', problem: 'GatewayUnavailable' })
  expect((await orderOf(order.id)).status, 'the place is theirs').toBe('paid')
  stripe.calm()
  await runJob('gateway-tasks', product.url, after(130))
  expect(await task()).toMatchObject({ state: 'done' })
  expect(stripe.intentOf(id).status).toBe('succeeded')
  expect(events('charge.captured')).toHaveLength(1)
})

/** Somebody who pays while Stripe fails for as many requests as one press makes. */
async function payThrough(disturbance: Disturbance, level: 1 | 3, times: { post: number; get: number }) {
  const by = buyer()
  await by.post('/verify-payment', { paymentIntentId: 'pi_of_nobody', level })
  // Not the browser's own way to ask, which would go on by itself.
  const press = (path: string, body: object) =>
    postJson(
      `${product.url}/api/${path}`,
      body,
      { Cookie: [...by.cookies].map((pair) => pair.join('=')).join('; ') },
      AbortSignal.timeout(10_000),
    )
  const unavailable = async (answer: Response) =>
    expect([answer.status, await jsonOf(answer)]).toEqual([
      503,
      expect.objectContaining({ code: 'PAYMENT_UNAVAILABLE' }),
    ])
  const body = checkout(level)
  stripe.disturb(new RegExp(`POST /v1/payment_intents .*"amount":"${body.amount}"`), disturbance, times.post)
  await unavailable(await press('create-payment-intent', body))
  const { clientSecret, order } = await jsonOf<OpenedPayment>(press('create-payment-intent', body))
  const mine = stripe.state.all('payment_intent').filter(({ metadata }) => metadata.order === order.id)
  expect(mine.map(({ client_secret }) => client_secret)).toContain(clientSecret)
  const { id: paymentIntentId } = stripe.confirm(clientSecret)

  stripe.disturb(new RegExp(`GET /v1/payment_intents/${paymentIntentId}`), disturbance, times.get)
  await unavailable(await press('verify-payment', { paymentIntentId, level }))
  const verified = await press('verify-payment', { paymentIntentId, level })
  expect(await jsonOf(verified)).toMatchObject({ ok: true })
  expect((await orderOf(order.id)).status).toBe('paid')
  return mine
}

test.concurrent.each([
  [{ ends: 'hang' }, 1],
  [{ acts: true, ends: 'hang' }, 3],
] as const)(
  'a Stripe that is silent (%j) is reported within ten seconds, and the next press goes on',
  async (disturbance, level) => {
    expect(await payThrough(disturbance, level, { post: 2, get: 2 })).toHaveLength(1)
  },
)

test.each([
  [{ ends: 'drop' }, { post: 2, get: 2 }],
  [
    { acts: true, ends: 'drop' },
    { post: 2, get: 2 },
  ],
  [{ ends: 429 }, { post: 1, get: 1 }],
  [{ ends: 500 }, { post: 2, get: 2 }],
] as const)(
  'a Stripe that fails (%j) is reported, and the next press goes on',
  async (disturbance, times) => {
    expect(await payThrough(disturbance, 1, times)).toHaveLength(1)
  },
)

test('a full refund ends the plan, and its buyer is told once', async () => {
  const owner = await registeredOwner({}, product)
  const { intentId, order, clientSecret } = await paid(3, owner)
  const planOf = async () =>
    (await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl)))[0]?.plan
  expect(await planOf()).toBe('premium')
  stripe.refund(intentId)
  const events = eventsOf(intentId)
  await tell([...events, ...events.toReversed()])
  expect(await orderOf(order.id)).toMatchObject({
    status: 'refunded',
    amountRefunded: 297000,
    grantsUntil: null,
    refundedAt: expect.any(Date),
  })
  expect(await planOf()).toBe('free')
  expect((await mailsTo(order.email)).sort()).toEqual(['receipt', 'refunded'])
  expect(await jsonOf(verify(owner, clientSecret, 3))).toEqual({ ok: false, reason: 'refunded' })
  // It can be bought again.
  expect((await owner.post('/create-payment-intent', checkout(3))).status).toBe(200)
})

test('a partial refund leaves the order paid', async () => {
  const { intentId, order } = await paid(3)
  stripe.refund(intentId, 100000)
  await tell(eventsOf(intentId))
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', amountRefunded: 100000 })
  stripe.refund(intentId)
  await tell(eventsOf(intentId).toReversed())
  expect(await orderOf(order.id)).toMatchObject({ status: 'refunded', amountRefunded: 297000 })
})

test('a refund that is reported before its payment leaves the order as if all had come in turn', async () => {
  const { intentId, order } = await bought()
  stripe.refund(intentId)
  await tell(eventsOf(intentId).toReversed())
  expect(await orderOf(order.id)).toMatchObject({ status: 'refunded', paidAt: expect.any(Date) })
  expect((await mailsTo(order.email)).sort()).toEqual(['receipt', 'refunded'])
  expect(await database().select().from(receipts).where(eq(receipts.orderId, order.id))).toHaveLength(1)
})

test('a disputed payment covers no plan until the dispute is won, in any order of Stripe’s events', async () => {
  const { intentId, order } = await paid(3)
  const dispute = stripe.dispute(intentId)
  await tell(eventsOf(intentId))
  expect((await orderOf(order.id)).status).toBe('disputed')
  stripe.closeDispute(dispute.id, 'won')
  const closed = stripe.events.filter(({ type }) => type === 'charge.dispute.closed').slice(-1)
  // Stripe counts seconds: the word of the end is of a later one.
  for (const event of closed) event.created += 60
  await tell([...closed, ...eventsOf(intentId)])
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('a place in the sprint is charged once it is sold, and free again after a refund', async () => {
  const number = nextSprint(new Date('2083-03-01'))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const buyer = browser(product.url)
  const { clientSecret, order } = await jsonOf<Awaited<ReturnType<typeof opened>>>(
    buyer.post('/create-payment-intent', checkout(2), at(now)),
  )
  const { id: intentId } = stripe.confirm(clientSecret)
  expect(stripe.intentOf(intentId).status).toBe('requires_capture')
  const verified = buyer.post('/verify-payment', { paymentIntentId: intentId, level: 2 }, at(now))
  expect(await jsonOf(verified)).toMatchObject({ ok: true, level: 2 })
  await soon(() => stripe.intentOf(intentId).status === 'succeeded', now)
  const seat = async () =>
    (await database().select().from(sprintSeats).where(eq(sprintSeats.orderId, order.id)))[0]?.state
  expect(await seat()).toBe('paid')
  stripe.refund(intentId)
  await tell(eventsOf(intentId))
  expect(await seat()).toBe('released')
})

test('a place whose money was released before it was taken is free again, and the buyer is told', async () => {
  const number = nextSprint(new Date('2083-06-01'))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const buyer = browser(product.url)
  const body = checkout(2)
  const { clientSecret, order } = await jsonOf<Awaited<ReturnType<typeof opened>>>(
    buyer.post('/create-payment-intent', body, at(now)),
  )
  const { id: intentId } = stripe.confirm(clientSecret)
  stripe.disturb(new RegExp(`${intentId}/capture`), { ends: 500 })
  const verified = buyer.post('/verify-payment', { paymentIntentId: intentId, level: 2 }, at(now))
  expect(await jsonOf(verified)).toMatchObject({ ok: true })
  stripe.cancel(intentId)
  await tell(eventsOf(intentId))
  expect(await orderOf(order.id)).toMatchObject({
    status: 'expired',
    problem: 'cancelled',
    grantsUntil: null,
  })
  expect((await mailsTo(body.customer_email)).sort()).toEqual(['not-collected', 'receipt'])
  const [seat] = await database()
    .select()
    .from(sprintSeats)
    .where(and(eq(sprintSeats.orderId, order.id)))
  expect(seat?.state).toBe('released')
  expect(await database().select().from(orders).where(eq(orders.id, order.id))).toHaveLength(1)
})

test('a subscription that became known only after the refund ends before it charges', async () => {
  const { intentId, order } = await bought()
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${order.id}`), { acts: true, ends: 'drop' }, 2)
  await tell(eventsOf(intentId))
  await soon(() => stripe.subscriptionOf(order.id))
  stripe.refund(intentId)
  await tell(eventsOf(intentId))
  expect((await orderOf(order.id)).status).toBe('refunded')
  const began = stripe.events.filter(({ data }) => data.object.id === stripe.subscriptionOf(order.id)?.id)
  await tell(began)
  await soon(() => stripe.subscriptionOf(order.id)?.status === 'canceled')
})

test('a buyer whose bank took the money back is charged no further month', async () => {
  const { intentId, order } = await paid()
  await soon(() => stripe.subscriptionOf(order.id))
  stripe.dispute(intentId)
  await tell(eventsOf(intentId))
  expect((await orderOf(order.id)).status).toBe('disputed')
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
})

test('a payment for an order that expired meanwhile is refunded', async () => {
  const { intentId, order } = await bought(3)
  await database().update(orders).set({ status: 'expired' }).where(eq(orders.id, order.id))
  await tell(eventsOf(intentId))
  await soon(() =>
    stripe.events.some(
      ({ type, data }) => type === 'charge.refunded' && data.object.payment_intent === intentId,
    ),
  )
  expect((await orderOf(order.id)).status).toBe('expired')
})

test('a refund that Stripe refused can be asked for again by an administrator', async () => {
  const admin = await signedInAs('admin', product)
  const { intentId, order } = await paid(3)
  const refund = () => admin.post(`/admin/orders/${order.id}/refund`, { reason: 'Bought twice' })
  const task = async () =>
    (
      await database()
        .select()
        .from(gatewayTasks)
        .where(eq(gatewayTasks.key, `refund/${order.id}`))
    )[0]?.state
  stripe.disturb(new RegExp(`POST /v1/refunds .*${intentId}`), { ends: 402 }, 1)
  expect((await refund()).status).toBe(202)
  await expect.poll(task).toBe('failed')
  expect((await refund()).status).toBe(202)
  await soon(async () => (await orderOf(order.id)).status === 'refunded')
  expect((await refund()).status).toBe(409)
})
