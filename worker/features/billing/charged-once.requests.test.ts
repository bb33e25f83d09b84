import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import type { Billing, OpenedPayment, VerifiedTrial } from '#schema/billing.ts'
import { nextSprint, sprintStart } from '#schema/sprints.ts'
import { browser, mailedToken, registeredOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { checkout, confirm, intentOf, opened, orderOf, paid } from '#test/checkout.ts'
import { startFakeStripe } from '#test/fakes/stripe.ts'
import { database, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import { kv } from '#test/simulations/ten-years.ts'
import { tables } from '../../services/database.ts'
import { runGatewayTasks } from '../../workflows/billing/run-gateway-tasks.ts'

const { gatewayTasks, outbox, sandboxObjects, sprintSeats, subscriptions } = tables
const stripe = await startFakeStripe()
const product = await startProduct({ ...stripe.variables, TURSO_DATABASE_URL: inject('databaseUrl') })
afterAll(async () => {
  await product.stop()
  stripe.stop()
})

/** An owner whose address is verified: what is paid under it is theirs, on whatever device. */
async function verifiedOwner(url?: string) {
  const owner = await registeredOwner({}, url ? { url } : {})
  const token = await mailedToken('welcome', owner.email)
  expect((await owner.post('/verify-email', { token })).status).toBe(200)
  return owner
}
const monthsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.to, email))
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const billingOf = (owner: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Billing>(owner.get('/billing'))
const advance = async (days: number, email: string) =>
  expect((await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })).status).toBe(200)
/** What the gateway gave back of an order, in pence. */
const refundedAtSandbox = async (orderId: string) => {
  const { intentId } = await orderOf(orderId)
  const [kept] = await database()
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, intentId ?? ''))
  return kept?.body.amountRefunded
}
const trialAt = async (buyer: ReturnType<typeof browser>, email: string) => {
  const { customer_name, customer_mobile } = checkout(1)
  const opened = await jsonOf<OpenedPayment>(
    buyer.post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email: email }),
  )
  const card = { expiry: '11 / 41', cvc: String(Math.floor(Math.random() * 9000) + 1000) }
  expect((await confirm(buyer, opened.clientSecret, undefined, card)).status).toBe(200)
  const verified = await jsonOf<VerifiedTrial>(
    buyer.post('/verify-trial', { setupIntentId: intentOf(opened.clientSecret) }),
  )
  return { order: opened.order, verified }
}
const tellStripe = async () => {
  for (const status of await stripe.deliver(product.url)) expect(status).toBe(200)
}
/** Waits for what the product does at Stripe once it has answered; the minute's job does what a busy machine was too slow for. */
function soon(holds: () => unknown) {
  const looksUntil = Date.now() + 15_000
  let jobAt = Date.now()
  return expect
    .poll(async () => {
      if (await holds()) return true
      if (Date.now() < looksUntil) return false
      jobAt += 3 * 60_000
      await runJob('gateway-tasks', product.url, new Date(jobAt))
      return Boolean(await holds())
    })
    .toBe(true)
}

test('whoever withdraws from a higher plan, takes the months up again and buys it anew is charged for it alone', async () => {
  const owner = await registeredOwner()
  const body = { customer_email: owner.email }
  const { order } = await paid(1, body, owner)
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  const premium = await paid(3, body, owner)
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  expect((await owner.post('/billing/withdraw')).status).toBe(200)
  await expect.poll(async () => (await orderOf(premium.order.id)).status).toBe('refunded')
  const told = (await mailsTo(owner.email)).find(({ kind }) => kind === 'refunded')
  expect(told?.text.replace(/\s+/g, ' ')).toContain('Your Level 1, Starter goes on as far as it is paid for')
  expect((await owner.post('/billing/resume')).status).toBe(200)
  expect((await monthsOf(order.id))[0]?.cancelAt).toBeNull()
  await paid(3, body, owner)
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  await advance(40, owner.email)
  expect((await billingOf(owner)).receipts.map(({ what }) => what)).not.toContain('Starter, one month')
})

test('a trial for an address that is covered does not begin, on whatever device, and its person is told', async () => {
  const owner = await verifiedOwner()
  await paid(1, { customer_email: owner.email }, owner)
  const { order, verified } = await trialAt(browser(), owner.email)
  expect(verified).toEqual({ ok: false, reason: 'covered' })
  expect(await orderOf(order.id)).toMatchObject({ status: 'expired', problem: 'covered', grantsUntil: null })
  expect(await monthsOf(order.id)).toEqual([])
  const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'no-trial')
  expect(mail?.text).toContain('Nothing was charged, and nothing will be')
  expect(mail?.text).not.toContain('free trial with this address')
})

test('a trial ends without a charge once a plan that covers it is bought without an account', async () => {
  const email = `${randomUUID()}@haddad.example`
  const { order } = await trialAt(browser(), email)
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  await paid(3, { customer_email: email })
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  await advance(20, email)
  expect((await monthsOf(order.id))[0]).toMatchObject({ status: 'canceled' })
  expect(await kindsTo(email)).not.toContain('renewal-receipt')
})

test('months whose start was late end before their first charge beside a higher plan', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  const body = { customer_email: owner.email }
  const starter = await opened(owner, checkout(1, body))
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${starter.order.id}`), { ends: 503 })
  stripe.confirm(starter.clientSecret)
  await tellStripe()
  const premium = await opened(owner, checkout(3, body))
  stripe.confirm(premium.clientSecret)
  await tellStripe()
  expect((await billingOf(owner)).plan).toBe('premium')
  expect(stripe.subscriptionOf(starter.order.id)).toBeUndefined()
  stripe.calm()
  await soon(() => stripe.subscriptionOf(starter.order.id)?.cancel_at_period_end)
})

test('a plan that is bought twice is given back the second time, in full, with a mail, and covers on', async () => {
  const owner = await verifiedOwner()
  const first = await paid(1, { customer_email: owner.email }, owner)
  await expect.poll(() => monthsOf(first.order.id)).toHaveLength(1)
  const second = await paid(1, { customer_email: owner.email })
  await expect.poll(async () => (await orderOf(second.order.id)).status).toBe('refunded')
  expect(await refundedAtSandbox(second.order.id)).toBe(3700)
  expect(await refundedAtSandbox(first.order.id)).toBe(0)
  const mail = (await mailsTo(owner.email)).filter(({ kind }) => kind === 'refunded')
  expect(mail).toHaveLength(1)
  expect(mail[0]?.text).toContain('You have Starter already')
  expect(mail[0]?.text).not.toContain('What the purchase covered has ended')
  await advance(40, owner.email)
  expect((await billingOf(owner)).plan).toBe('starter')
  const live = [...(await monthsOf(first.order.id)), ...(await monthsOf(second.order.id))]
  expect(live.filter(({ status }) => status !== 'canceled').map(({ orderId }) => orderId)).toEqual([
    first.order.id,
  ])
})

test('a lower plan bought beside a higher one without an account is given back', async () => {
  const email = `${randomUUID()}@haddad.example`
  await paid(3, { customer_email: email })
  const { order } = await paid(1, { customer_email: email.replace('@', '+again@') })
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  await expect
    .poll(async () => (await monthsOf(order.id)).every(({ status }) => status === 'canceled'))
    .toBe(true)
})

test('of two places of one sprint that one person pays for, one is given back and free again', async () => {
  const number = nextSprint(new Date('2084-03-01'))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const email = `${randomUUID()}@haddad.example`
  const seats: string[] = []
  for (const minute of [0, 1]) {
    const buyer = browser()
    const then = at(new Date(now.getTime() + minute * 60_000))
    const { clientSecret, order } = await jsonOf<OpenedPayment>(
      buyer.post('/create-payment-intent', checkout(2, { customer_email: email }), then),
    )
    const card = { clientSecret, number: '4242 4242 4242 4242', expiry: '12 / 90', cvc: '123' }
    expect((await buyer.post('/sandbox/confirm', card, then)).status).toBe(200)
    seats.push(order.id)
  }
  const stateOf = async (id: string | undefined) =>
    (
      await database()
        .select()
        .from(sprintSeats)
        .where(eq(sprintSeats.orderId, id ?? ''))
    )[0]?.state
  let minutes = 0
  await expect
    .poll(async () => {
      minutes += 3
      // Theirs alone: what others of this run wait for is not of this time.
      const call = callOn(database(), { now: new Date(now.getTime() + minutes * 60_000), kv })
      await runGatewayTasks(call, inArray(gatewayTasks.subject, seats))
      return Promise.all(seats.map(async (id) => [(await orderOf(id)).status, await stateOf(id)]))
    })
    .toEqual([
      ['paid', 'paid'],
      ['refunded', 'released'],
    ])
  expect(await refundedAtSandbox(seats[1] ?? '')).toBe(19700)
})

test('while a payment is disputed its months cannot be taken up again, here or in Stripe’s own portal', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  const { id } = stripe.confirm(clientSecret)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(order.id))
  stripe.dispute(id)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
  await tellStripe()
  expect((await billingOf(owner)).canResume).toBe(false)
  expect((await owner.post('/billing/resume')).status).toBe(409)
  stripe.resume(stripe.subscriptionOf(order.id)?.id ?? '')
  await tellStripe()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
})

test('two plans that become one person’s by a verified address are charged once from then on', async () => {
  const email = `${randomUUID()}@haddad.example`
  const first = await paid(1, { customer_email: email })
  await expect.poll(() => monthsOf(first.order.id)).toHaveLength(1)
  const owner = await registeredOwner({ email })
  // Under another mailbox, signed in: nobody could know that both are one person’s.
  const second = await paid(1, { customer_email: `${randomUUID()}@elsewhere.example` }, owner)
  await expect.poll(() => monthsOf(second.order.id)).toHaveLength(1)
  await owner.post('/verify-email', { token: await mailedToken('welcome', email) })
  await expect
    .poll(async () => [(await orderOf(first.order.id)).status, (await orderOf(second.order.id)).status])
    .toEqual(['paid', 'refunded'])
})

test('a month that was charged while a higher plan covered it is given back, with a mail', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  const body = { customer_email: owner.email }
  const starter = await opened(owner, checkout(1, body))
  stripe.confirm(starter.clientSecret)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(starter.order.id))
  const premium = await opened(owner, checkout(3, body))
  // Stripe does not let itself be told to end the months, and they are charged.
  stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { ends: 503 })
  stripe.confirm(premium.clientSecret)
  await tellStripe()
  const wasThen = new Date()
  stripe.moveTo(new Date(Date.now() + 33 * 24 * 3600_000))
  const later = new Date(Date.now() + 33 * 24 * 3600_000)
  for (const status of await stripe.deliver(product.url, later)) expect(status).toBe(200)
  stripe.calm()
  await runJob('gateway-tasks', product.url, new Date(later.getTime() + 70 * 60_000))
  const months = stripe.invoicesOf(stripe.subscriptionOf(starter.order.id)?.id ?? '')
  expect(months.filter(({ amount_paid }) => amount_paid > 0)).toMatchObject([
    { amount_paid: 3700, post_payment_credit_notes_amount: 3700 },
  ])
  expect(await kindsTo(owner.email)).toContain('month-given-back')
  stripe.moveTo(wasThen)
})

test('the portal that is opened is the one of the months that go on, not of those that are over', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  const body = { customer_email: owner.email }
  const first = await opened(owner, checkout(1, body))
  const { id } = stripe.confirm(first.clientSecret)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(first.order.id))
  stripe.refund(id)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(first.order.id)?.status === 'canceled')
  const second = await opened(owner, checkout(1, body))
  stripe.confirm(second.clientSecret)
  await tellStripe()
  await soon(() => stripe.subscriptionOf(second.order.id))
  await tellStripe()
  const over = stripe.events.findLast(({ type }) => type === 'customer.subscription.deleted')
  if (!over) throw new Error('Nothing was ended')
  over.created += 3600
  expect((await stripe.handOver(product.url, over)).status).toBe(200)
  const { url } = await jsonOf<{ url: string }>(owner.post('/billing/portal'))
  expect(url).toContain(stripe.subscriptionOf(second.order.id)?.customer)
})

test('a refund or a dispute of a payment that nobody knows is taken', async () => {
  const intent = { payment_intent: `pi_${randomUUID()}` }
  for (const [type, object] of [
    ['charge.refunded', stripe.state.make('charge', { ...intent, amount_refunded: 3700 })],
    ['charge.dispute.created', stripe.state.make('dispute', { ...intent, status: 'needs_response' })],
  ] as const) {
    const event = stripe.state.make('event', { type, data: { object } })
    expect((await stripe.handOver(product.url, event)).status, type).toBe(200)
  }
})

test('the months of a sprint are asked for once its money was taken, not while it is only held', async () => {
  const now = new Date(sprintStart(nextSprint(new Date('2086-03-01'))).getTime() - 3 * 24 * 3600_000)
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    browser(product.url).post('/create-payment-intent', checkout(2), at(now)),
  )
  const { id } = stripe.confirm(clientSecret)
  stripe.disturb(new RegExp(`POST /v1/payment_intents/${id}/capture`), { ends: 503 })
  for (const status of await stripe.deliver(product.url, now)) expect(status).toBe(200)
  await runJob('gateway-tasks', product.url, after(3))
  expect((await orderOf(order.id)).status).toBe('paid')
  expect(stripe.asked(/POST \/v1\/subscriptions/).some(({ form }) => form.metadata?.order === order.id)).toBe(
    false,
  )
  stripe.calm()
  await runJob('gateway-tasks', product.url, after(70))
  expect(stripe.intentOf(id).status).toBe('succeeded')
  await soon(() => stripe.subscriptionOf(order.id))
})
