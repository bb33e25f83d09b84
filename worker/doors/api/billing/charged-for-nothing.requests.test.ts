import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { registeredOwner } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import type { StripeObject } from '#test/fakes/stripe/stripe-state.ts'
import { runJob } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, orders, outbox, subscriptions, users } = tables
const { stripe, product, database, soon, orderOf, deliverEvents } = await startStripeProduct()
afterEach(() => {
  stripe.calm()
  stripe.moveTo(new Date())
})

const later = () => new Date(Date.now() + 33 * 24 * 3600_000)
const hear = async (events: StripeObject[], now?: Date) => {
  for (const event of events) expect((await stripe.handOver(product.url, event, now)).status).toBe(200)
}
/** Runs what waits, with whatever pauses failures made. */
const runTasks = async () => {
  for (const minutes of [3, 70])
    await runJob('gateway-tasks', product.url, new Date(later().getTime() + minutes * 60_000))
}
const monthsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
const kindsTo = async (email: string) => {
  const mails = await database().select().from(outbox).where(eq(outbox.to, email))
  return mails.map(({ kind }) => kind)
}

/** An owner who bought Starter, whose months have begun at Stripe. */
async function starter(card?: string) {
  const owner = await registeredOwner({}, { url: product.url })
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  const { id: intentId } = stripe.confirm(clientSecret, card)
  await deliverEvents()
  await expect.poll(() => stripe.subscriptionOf(order.id)).toBeDefined()
  const subscription = stripe.subscriptionOf(order.id)?.id ?? ''
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  const charged = () => stripe.invoicesOf(subscription).filter(({ amount_paid }) => amount_paid > 0)
  return { ...owner, order, intentId, subscription, charged }
}
const wentBack = [{ amount_paid: 3700, post_payment_credit_notes_amount: 3700 }]

test.each(['before', 'after'])(
  'a month charged while its order is disputed is refunded, reported %s the dispute',
  async (when) => {
    const owner = await starter()
    stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { ends: 503 })
    stripe.dispute(owner.intentId)
    const dispute = stripe.events.slice(-1)
    if (when === 'after') await hear(dispute)
    stripe.moveTo(later())
    await hear(
      stripe.events.filter((event) => !dispute.includes(event)),
      later(),
    )
    await hear(dispute, later())
    stripe.calm()
    await runTasks()
    expect((await orderOf(owner.order.id)).status).toBe('disputed')
    expect(owner.charged()).toMatchObject(wentBack)
    expect(await kindsTo(owner.email)).toContain('month-given-back')
  },
)

test('a month that is paid by its link after its months were ended is refunded', async () => {
  const owner = await starter('4000000000000341')
  stripe.moveTo(later())
  await deliverEvents(later())
  stripe.cancelSubscription(owner.subscription)
  const [invoice] = stripe.invoicesOf(owner.subscription).filter(({ status }) => status === 'open')
  stripe.payInvoice(invoice?.id ?? '')
  await deliverEvents(later())
  await runTasks()
  expect(owner.charged()).toMatchObject(wentBack)
})

test('the receipt of a month that is charged as its months are cancelled promises no further charge', async () => {
  const owner = await starter()
  stripe.moveTo(later())
  stripe.endAtPeriodEnd(owner.subscription)
  const isReceipt = ({ type }: StripeObject) => type.startsWith('invoice')
  await hear(
    stripe.events.filter((event) => !isReceipt(event)),
    later(),
  )
  await hear(stripe.events.filter(isReceipt), later())
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, owner.email), eq(outbox.kind, 'renewal-receipt')))
  expect(mail?.text).toContain('No further month is charged.')
})

/** An owner whose month failed, was heard of, and then was paid by the mailed link, of which nothing is heard yet. */
async function paidUnheard() {
  const owner = await starter('4000000000000341')
  stripe.moveTo(later())
  await deliverEvents(later())
  const [invoice] = stripe.invoicesOf(owner.subscription).filter(({ status }) => status === 'open')
  stripe.payInvoice(invoice?.id ?? '')
  return { ...owner, paid: stripe.events.slice(-3) }
}

test('a failed month that is paid by its link before its cancellation is used to its end', async () => {
  const owner = await paidUnheard()
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await deliverEvents(later())
  expect(stripe.subscriptionOf(owner.order.id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  })
  expect(owner.charged()).toMatchObject([{ amount_paid: 3700, post_payment_credit_notes_amount: 0 }])
})

test('a failed month that is paid by its link before the plan is bought again is not ended for it', async () => {
  const owner = await paidUnheard()
  // Signed out by then, they are known by the address alone.
  await database().update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  const again = await jsonOf<OpenedPayment>(
    owner.post('/create-payment-intent', checkout(1, { customer_email: owner.email }), at(later())),
  )
  const { id: second } = stripe.confirm(again.clientSecret)
  await hear(
    stripe.events.filter((event) => !owner.paid.includes(event)),
    later(),
  )
  await runTasks()
  await deliverEvents(later())
  await runTasks()
  expect(stripe.subscriptionOf(owner.order.id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
  })
  expect(stripe.refundsOf(second).data).toMatchObject([{ amount: 3700 }])
})

test('a month charged after its account was erased is refunded', async () => {
  const owner = await starter()
  stripe.disturb(/DELETE \/v1\/subscriptions/, { ends: 503 })
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  stripe.moveTo(later())
  await deliverEvents(later())
  stripe.calm()
  await runTasks()
  expect(stripe.subscriptionOf(owner.order.id)).toMatchObject({ status: 'canceled' })
  expect(owner.charged()).toMatchObject(wentBack)
})

test('an order whose months two runs each started keeps one subscription', async () => {
  const owner = await starter()
  const first = stripe.subscriptionOf(owner.order.id)
  const [{ price, current_period_end }] = first?.items.data ?? []
  const body = new URLSearchParams({
    customer: first?.customer,
    trial_end: current_period_end,
    'metadata[order]': owner.order.id,
    'items[0][price_data][product]': price.product,
    'items[0][price_data][currency]': 'gbp',
    'items[0][price_data][unit_amount]': '3700',
    'items[0][price_data][recurring][interval]': 'month',
    off_session: 'true',
  })
  const { STRIPE_SECRET_KEY } = stripe.variables
  const headers = { Authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'Stripe-Version': stripe.state.apiVersion }
  expect((await fetch(`${stripe.url}/v1/subscriptions`, { method: 'POST', headers, body })).status).toBe(200)
  await deliverEvents()
  await runTasks()
  const both = stripe.state.all('subscription').filter(({ metadata }) => metadata.order === owner.order.id)
  expect(both.map((one) => one.cancel_at_period_end).sort()).toEqual([false, true])
  expect(await kindsTo(owner.email)).not.toContain('plan-cancelled')
})

test('a cancellation taken back within its second is undone, in any order of Stripe’s events', async () => {
  const owner = await starter()
  stripe.endAtPeriodEnd(owner.subscription)
  stripe.resume(owner.subscription)
  const events = stripe.events.slice(-2)
  // Later than all that was said before: Stripe counts seconds.
  const created = (events[0]?.created ?? 0) + 60
  for (const event of events) event.created = created
  await hear(events.toReversed())
  await expect.poll(async () => (await monthsOf(owner.order.id))[0]?.cancelAt).toBeNull()
})

/** An owner who bought Starter, whose months Stripe refused to begin. */
async function refusedStart() {
  const owner = await registeredOwner({}, { url: product.url })
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${order.id}`), { ends: 402 })
  stripe.confirm(clientSecret)
  await deliverEvents()
  const isStart = eq(gatewayTasks.key, `start-subscription/${order.id}`)
  const state = async () => (await database().select().from(gatewayTasks).where(isStart))[0]?.state
  await soon(async () => (await state()) === 'failed')
  stripe.calm()
  const tryAgain = () => database().update(gatewayTasks).set({ state: 'waiting', dueAt: 0 }).where(isStart)
  return { ...owner, order, state, tryAgain }
}

test('months that are begun again after their plan lapsed are not charged', async () => {
  const { order, state, tryAgain } = await refusedStart()
  const lapsed = { grantsUntil: new Date(Date.now() - 1000) }
  await database().update(orders).set(lapsed).where(eq(orders.id, order.id))
  await tryAgain()
  await runTasks()
  expect(await state()).toBe('done')
  expect(stripe.subscriptionOf(order.id)).toBeUndefined()
})

test('months that begin as they are cancelled have an end at once, and it is mailed', async () => {
  const owner = await refusedStart()
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  const request = stripe
    .requestsAbout(/POST \/v1\/subscriptions$/)
    .findLast(({ form }) => form.metadata?.order === owner.order.id)
  expect(request?.form).toMatchObject({ cancel_at_period_end: 'true' })
  expect(stripe.subscriptionOf(owner.order.id)).toMatchObject({ cancel_at_period_end: true })
  expect(await kindsTo(owner.email)).toContain('plan-cancelled')
})
