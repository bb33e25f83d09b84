import { and, eq } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { nextSprint, sprintStart } from '#schema/sprints.ts'
import { browser, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, opened, orderOf, verify } from '#test/checkout.ts'
import { startFakeStripe } from '#test/fakes/stripe.ts'
import { database } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../services/database.ts'

const { gatewayTasks, orders, outbox, profiles, receipts, sprintSeats } = tables
const stripe = await startFakeStripe()
const product = await startProduct({ ...stripe.variables, TURSO_DATABASE_URL: inject('databaseUrl') })
afterAll(async () => {
  await product.stop()
  stripe.stop()
})

/** An order whose card succeeded; the product is told when a test says so. */
async function atStripe(level: 1 | 3 = 1, buyer = browser(product.url)) {
  const { clientSecret, order } = await opened(buyer, checkout(level))
  const { id: intentId } = stripe.confirm(clientSecret)
  return { buyer, clientSecret, order, intentId }
}
/** What Stripe has to tell of a payment, oldest first. */
const eventsOf = (intentId: string) =>
  stripe.events.filter(({ data }) => JSON.stringify(data.object).includes(intentId))
async function tell(events: ReturnType<typeof eventsOf>) {
  for (const event of events) expect((await stripe.handOver(product.url, event)).status).toBe(200)
}
async function paidAtStripe(level: 1 | 3 = 1, buyer = browser(product.url)) {
  const bought = await atStripe(level, buyer)
  await tell(eventsOf(bought.intentId))
  expect((await orderOf(bought.order.id)).status).toBe('paid')
  return bought
}
const mailsTo = async (email: string) =>
  (await database().select({ kind: outbox.kind }).from(outbox).where(eq(outbox.to, email))).map(
    ({ kind }) => kind,
  )

test('what is refunded in full covers nothing any more, and its person is told once', async () => {
  const owner = await registeredOwner({}, { url: product.url })
  const { intentId, order, clientSecret } = await paidAtStripe(3, owner)
  const planOf = async () =>
    (await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl)))[0]?.plan
  expect(await planOf()).toBe('premium')
  stripe.refund(intentId)
  const events = eventsOf(intentId)
  await tell([...events, ...events.toReversed()])
  expect(await orderOf(order.id)).toMatchObject({
    ...{ status: 'refunded', amountRefunded: 297000, grantsUntil: null, refundedAt: expect.any(Date) },
  })
  expect(await planOf()).toBe('free')
  expect((await mailsTo(order.email)).sort()).toEqual(['receipt', 'refunded'])
  expect(await jsonOf(verify(owner, clientSecret, 3))).toEqual({ ok: false, reason: 'refunded' })
  // It can be bought again.
  expect((await owner.post('/create-payment-intent', checkout(3))).status).toBe(200)
})

test('what is refunded in part stays paid', async () => {
  const { intentId, order } = await paidAtStripe(3)
  stripe.refund(intentId, 100000)
  await tell(eventsOf(intentId))
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', amountRefunded: 100000 })
  stripe.refund(intentId)
  await tell(eventsOf(intentId).toReversed())
  expect(await orderOf(order.id)).toMatchObject({ status: 'refunded', amountRefunded: 297000 })
})

test('a refund that is heard before its payment leaves the order as if all had come in turn', async () => {
  const { intentId, order } = await atStripe()
  stripe.refund(intentId)
  await tell(eventsOf(intentId).toReversed())
  expect(await orderOf(order.id)).toMatchObject({ status: 'refunded', paidAt: expect.any(Date) })
  expect((await mailsTo(order.email)).sort()).toEqual(['receipt', 'refunded'])
  expect(await database().select().from(receipts).where(eq(receipts.orderId, order.id))).toHaveLength(1)
})

test('while a payment is disputed it covers nothing, and again once that is won, in whatever order it is told', async () => {
  const { intentId, order } = await paidAtStripe(3)
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

test('a place in the sprint is charged once it is theirs, and free again after a refund', async () => {
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
  await expect.poll(() => stripe.intentOf(intentId).status).toBe('succeeded')
  const seat = async () =>
    (await database().select().from(sprintSeats).where(eq(sprintSeats.orderId, order.id)))[0]?.state
  expect(await seat()).toBe('paid')
  stripe.refund(intentId)
  await tell(eventsOf(intentId))
  expect(await seat()).toBe('released')
})

test('a place whose money the bank let go of before it was taken is free again, and its person is told', async () => {
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

test('months that began while their answer was lost, and are heard of after the refund, are ended before they charge', async () => {
  const { intentId, order } = await atStripe()
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${order.id}`), { acts: true, ends: 'drop' }, 2)
  await tell(eventsOf(intentId))
  await expect.poll(() => stripe.subscriptionOf(order.id)?.status).toBe('trialing')
  stripe.refund(intentId)
  await tell(eventsOf(intentId))
  expect((await orderOf(order.id)).status).toBe('refunded')
  const began = stripe.events.filter(({ data }) => data.object.id === stripe.subscriptionOf(order.id)?.id)
  await tell(began)
  await expect.poll(() => stripe.subscriptionOf(order.id)?.status).toBe('canceled')
})

test('whose bank took the money back is charged no further month', async () => {
  const { intentId, order } = await paidAtStripe()
  await expect.poll(() => stripe.subscriptionOf(order.id)?.status).toBe('trialing')
  stripe.dispute(intentId)
  await tell(eventsOf(intentId))
  expect((await orderOf(order.id)).status).toBe('disputed')
  await expect.poll(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end).toBe(true)
})

test('what is paid for an order that was let go meanwhile goes back', async () => {
  const { intentId, order } = await atStripe(3)
  await database().update(orders).set({ status: 'expired' }).where(eq(orders.id, order.id))
  await tell(eventsOf(intentId))
  await expect
    .poll(() =>
      stripe.events.some(
        ({ type, data }) => type === 'charge.refunded' && data.object.payment_intent === intentId,
      ),
    )
    .toBe(true)
  expect((await orderOf(order.id)).status).toBe('expired')
})

test('a refund that Stripe refused can be asked for again by an administrator', async () => {
  const admin = await signedInAs('admin', { url: product.url })
  const { intentId, order } = await paidAtStripe(3)
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
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  expect((await refund()).status).toBe(409)
})
