import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Billing, OpenedPayment } from '#schema/billing/billing-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { browser, mailedToken, newAddress, registeredOwner } from '#test/account.ts'
import { checkout, opened, verify } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { runJob } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { simulatePayments } from '#test/simulations/payment-storm.ts'
import { dayOf } from '../../../services/clock.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, users } = tables
const { stripe, product, database, soon, orderOf } = await startStripeProduct()
const newOwner = () => registeredOwner({}, { url: product.url })
const billingOf = (owner: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Billing>(owner.get('/billing'))
const deliverEvents = async () => {
  for (const status of await stripe.deliver(product.url)) expect(status).toBe(200)
}
const customersOf = (orderId: string) =>
  stripe.state.all('customer').filter(({ metadata }) => metadata.order === orderId)

// The first one: it counts all that Stripe has said.
/** Whole in the bench (`bench/simulations/payment-storm.ts`): 1,000 events five times over. */
test('events repeated, shuffled and at once end every payment right, with each mail and task once', async () => {
  const { wrong, events } = await simulatePayments(product, stripe, { buyers: 10, times: 2, atOnce: 12 })
  expect(wrong).toEqual([])
  expect(events).toBeGreaterThan(60)
})

test('a new address is sent to Stripe, and months are not begun again for it', async () => {
  const owner = await newOwner()
  await database().update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  await soon(() => stripe.subscriptionOf(order.id))
  expect(customersOf(order.id)).toMatchObject([{ email: owner.email }])
  const newEmail = newAddress()
  await owner.post('/account/email', { password: owner.password, newEmail })
  const token = await mailedToken('new-email', newEmail, product)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  await soon(() => customersOf(order.id)[0]?.email === newEmail)
  // The same task again, when Stripe does not know its key any more.
  const again = { key: `again/${order.id}`, state: 'waiting' as const, dueAt: 0 }
  const isIts = eq(gatewayTasks.key, `start-subscription/${order.id}`)
  await database().update(gatewayTasks).set(again).where(isIts)
  await runJob('gateway-tasks', product.url)
  const [task] = await database().select().from(gatewayTasks).where(eq(gatewayTasks.key, again.key))
  expect(task?.state).toBe('done')
  expect(customersOf(order.id)).toMatchObject([{ email: newEmail }])
  const subscriptions = stripe.state.all('subscription').filter(({ metadata }) => metadata.order === order.id)
  expect(subscriptions).toHaveLength(1)
})

/** An order that was paid, and what Stripe says of a dispute about it. */
async function disputable() {
  const buyer = browser(product.url)
  const { clientSecret, order } = await opened(buyer, checkout(1))
  const { id: payment_intent } = stripe.confirm(clientSecret)
  await stripe.deliver(product.url)
  const now = Math.floor(Date.now() / 1000)
  const disputeEvent = (
    type: 'created' | 'updated' | 'closed',
    status: string,
    id: string,
    seconds: number,
  ) =>
    stripe.state.make('event', {
      type: `charge.dispute.${type}`,
      created: now + seconds,
      data: { object: { id, object: 'dispute', payment_intent, status } },
    })
  const hear = async (event: ReturnType<typeof disputeEvent>) => {
    expect((await stripe.handOver(product.url, event)).status).toBe(200)
    return (await orderOf(order.id)).status
  }
  return { disputeEvent, hear, verified: () => jsonOf(verify(buyer, clientSecret, 1)) }
}

test('a late event of the second in which a dispute was won disputes nothing', async () => {
  const { disputeEvent, hear } = await disputable()
  const id = `dp_${randomUUID()}`
  expect(await hear(disputeEvent('created', 'needs_response', id, -60))).toBe('disputed')
  expect(await hear(disputeEvent('closed', 'won', id, 0))).toBe('paid')
  expect(await hear(disputeEvent('updated', 'under_review', id, 0))).toBe('paid')
})

test('a buyer whose bank asks about the payment is told so, and not that it was refunded', async () => {
  const { disputeEvent, hear, verified } = await disputable()
  const id = `dp_${randomUUID()}`
  expect(await hear(disputeEvent('created', 'needs_response', id, -60))).toBe('disputed')
  expect(await verified()).toEqual({ ok: false, reason: 'disputed' })
  expect(await hear(disputeEvent('closed', 'won', id, 0))).toBe('paid')
  expect(await verified()).toMatchObject({ ok: true })
})

test('a dispute that was won is recorded again, and the next one about the same payment stands', async () => {
  const { disputeEvent, hear } = await disputable()
  const [first, second] = [`dp_${randomUUID()}`, `dp_${randomUUID()}`]
  const won = disputeEvent('closed', 'won', first, -30)
  expect(await hear(disputeEvent('created', 'needs_response', first, -60))).toBe('disputed')
  expect(await hear(won)).toBe('paid')
  expect(await hear(disputeEvent('created', 'needs_response', second, -10))).toBe('disputed')
  expect(await hear(won)).toBe('disputed')
  expect(await hear(disputeEvent('closed', 'won', second, 0))).toBe('paid')
})

test('months whose start was late end before their first charge beside a higher plan', async () => {
  const owner = await newOwner()
  const body = { customer_email: owner.email }
  const starter = await opened(owner, checkout(1, body))
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${starter.order.id}`), { ends: 503 })
  stripe.confirm(starter.clientSecret)
  await deliverEvents()
  const premium = await opened(owner, checkout(3, body))
  stripe.confirm(premium.clientSecret)
  await deliverEvents()
  expect((await billingOf(owner)).plan).toBe('premium')
  expect(stripe.subscriptionOf(starter.order.id)).toBeUndefined()
  stripe.calm()
  await soon(() => stripe.subscriptionOf(starter.order.id)?.cancel_at_period_end)
})

test('months of a disputed payment cannot be resumed meanwhile, here or in Stripe’s own portal', async () => {
  const owner = await newOwner()
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  const { id } = stripe.confirm(clientSecret)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(order.id))
  stripe.dispute(id)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
  await deliverEvents()
  expect((await billingOf(owner)).canResume).toBe(false)
  expect((await owner.post('/billing/resume')).status).toBe(409)
  stripe.resume(stripe.subscriptionOf(order.id)?.id ?? '')
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
})

test('a month charged while a higher plan covered it is refunded, with a mail', async () => {
  const owner = await newOwner()
  const body = { customer_email: owner.email }
  const starter = await opened(owner, checkout(1, body))
  stripe.confirm(starter.clientSecret)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(starter.order.id))
  const premium = await opened(owner, checkout(3, body))
  // Stripe refuses to end the months, and they are charged.
  stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { ends: 503 })
  stripe.confirm(premium.clientSecret)
  await deliverEvents()
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
  const mails = await database().select().from(tables.outbox).where(eq(tables.outbox.to, owner.email))
  expect(mails.map(({ kind }) => kind)).toContain('month-given-back')
  stripe.moveTo(wasThen)
})

test('the portal that is opened is the one of the months that go on, not of those that are over', async () => {
  const owner = await newOwner()
  const body = { customer_email: owner.email }
  const first = await opened(owner, checkout(1, body))
  const { id } = stripe.confirm(first.clientSecret)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(first.order.id))
  stripe.refund(id)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(first.order.id)?.status === 'canceled')
  const second = await opened(owner, checkout(1, body))
  stripe.confirm(second.clientSecret)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(second.order.id))
  await deliverEvents()
  const over = stripe.events.findLast(({ type }) => type === 'customer.subscription.deleted')
  if (!over) throw new Error('Nothing was ended')
  over.created += 3600
  expect((await stripe.handOver(product.url, over)).status).toBe(200)
  const { url } = await jsonOf<{ url: string }>(owner.post('/billing/portal'))
  expect(url).toContain(stripe.subscriptionOf(second.order.id)?.customer)
})

test('a refund or a dispute of an unknown payment is accepted', async () => {
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
  expect(
    stripe.requestsAbout(/POST \/v1\/subscriptions/).some(({ form }) => form.metadata?.order === order.id),
  ).toBe(false)
  stripe.calm()
  await runJob('gateway-tasks', product.url, after(70))
  expect(stripe.intentOf(id).status).toBe('succeeded')
  await soon(() => stripe.subscriptionOf(order.id))
})

/** The next 31st, and the last days of the four months after it. */
function next31st() {
  const now = new Date()
  const lastDayOf = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0, 10, 30, 5))
  const first = [1, 2].find((months) => lastDayOf(months).getUTCDate() === 31) ?? 0
  return { the31st: lastDayOf(first), monthEnds: [1, 2, 3, 4].map((months) => lastDayOf(first + months)) }
}

// The last one: it leaves Stripe months ahead.
test('months of a purchase on the 31st are charged on the last day of each month, none of them at once', async () => {
  const { the31st, monthEnds } = next31st()
  stripe.moveTo(the31st)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    browser(product.url).post('/create-payment-intent', checkout(1), at(the31st)),
  )
  stripe.confirm(clientSecret)
  for (const status of await stripe.deliver(product.url, the31st)) expect(status).toBe(200)
  await soon(() => stripe.subscriptionOf(order.id), the31st)
  stripe.moveTo(new Date(Number(monthEnds.at(-1)) + 24 * 3600_000))
  const { id = '' } = stripe.subscriptionOf(order.id) ?? {}
  const charged = stripe.invoicesOf(id).filter(({ amount_paid }) => amount_paid > 0)
  const days = charged.map(({ status_transitions }) => dayOf(new Date(status_transitions.paid_at * 1000)))
  expect(days.toSorted()).toEqual(monthEnds.map(dayOf))
})
