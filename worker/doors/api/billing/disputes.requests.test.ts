import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Alerts } from '#schema/administration/administration-answers.ts'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import type { PaymentTroubles } from '#schema/billing/order-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { browser, newAddress, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { disputes, orders, outbox, sprintSeats, users } = tables
const { stripe, product, database, soon, orderOf } = await startStripeProduct()
const { url, databaseUrl } = product
const admin = await signedInAs('admin', { url, databaseUrl })

const tell = async () => {
  for (const status of await stripe.deliver(url)) expect(status).toBe(200)
}
/** Stripe's events about a payment, from its first dispute on, as often as it is called. */
const tellDisputesAgain = async (intentId: string) => {
  const said = stripe.events.filter(
    ({ type, data }) => type.startsWith('charge.dispute') && data.object.payment_intent === intentId,
  )
  for (const event of said) expect((await stripe.handOver(url, event)).status).toBe(200)
}
async function bought(level: 1 | 3, email = newAddress(), buyer = browser(url)) {
  const { clientSecret, order } = await opened(buyer, checkout(level, { customer_email: email }))
  const { id: intentId } = stripe.confirm(clientSecret)
  await tell()
  expect((await orderOf(order.id)).status).toBe('paid')
  return { ...order, intentId }
}
/** An owner whose address is verified: what is paid under it is theirs, on whatever device. */
async function verifiedOwner() {
  const owner = await registeredOwner({}, { url })
  await database().update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  return owner
}
const mailsTo = (email: string, kind = 'payment-disputed') =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, email), eq(outbox.kind, kind)))
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const troubles = () => jsonOf<PaymentTroubles>(admin.get('/admin/payment-tasks'))
const seatOf = async (orderId: string) =>
  (await database().select().from(sprintSeats).where(eq(sprintSeats.orderId, orderId)))[0]?.state

/** Somebody with a place in a sprint, whose bank wants its money back. */
async function disputedPlace(year: number) {
  const number = nextSprint(new Date(`${year}-03-01`))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    browser(url).post('/create-payment-intent', checkout(2), at(now)),
  )
  const { id: intentId } = stripe.confirm(clientSecret)
  for (const status of await stripe.deliver(url, now)) expect(status).toBe(200)
  await soon(() => stripe.intentOf(intentId).status === 'succeeded', now)
  await tell()
  const { id: dispute } = stripe.dispute(intentId)
  await tell()
  return { order, intentId, dispute }
}

test('a place in a sprint is free again once its dispute is lost, and kept until then', async () => {
  const { order, intentId, dispute } = await disputedPlace(2085)
  expect(await seatOf(order.id)).toBe('paid')
  stripe.closeDispute(dispute, 'lost')
  await tell()
  expect(await seatOf(order.id)).toBe('released')
  await tellDisputesAgain(intentId)
  expect(await seatOf(order.id)).toBe('released')
  expect((await mailsTo(order.email)).at(-1)?.text.replace(/\s+/g, ' ')).toContain(
    'the place in the sprint is free again',
  )
})

test('a place in a sprint whose dispute was won is kept', async () => {
  const { order, dispute } = await disputedPlace(2086)
  stripe.closeDispute(dispute, 'won')
  await tell()
  expect(await seatOf(order.id)).toBe('paid')
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('the owner and the address of a disputed payment are each mailed once how it stands', async () => {
  const owner = await verifiedOwner()
  const elsewhere = newAddress()
  const { intentId } = await bought(3, elsewhere, owner)
  const { id: dispute } = stripe.dispute(intentId)
  await tell()
  await tellDisputesAgain(intentId)
  for (const email of [owner.email, elsewhere])
    expect(await subjectsTo(email), email).toEqual(['A bank asks for £2,970 back'])
  stripe.closeDispute(dispute, 'won')
  await tell()
  await tellDisputesAgain(intentId)
  for (const email of [owner.email, elsewhere])
    expect(await subjectsTo(email), email).toEqual([
      'A bank asks for £2,970 back',
      'The payment for Premium stands',
    ])
})

test('an owner is told of a dispute of what a stranger paid under their address', async () => {
  const owner = await verifiedOwner()
  const { intentId } = await bought(3, owner.email)
  stripe.dispute(intentId)
  await tell()
  const [mail] = await mailsTo(owner.email)
  expect(mail?.text).toContain('if it was not you who paid')
})

test('a buyer whose months end for a dispute is mailed once, with their end', async () => {
  const order = await bought(1)
  await soon(() => stripe.subscriptionOf(order.id))
  await tell()
  stripe.dispute(order.intentId)
  await tell()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
  await expect.poll(() => mailsTo(order.email, 'plan-disputed')).toHaveLength(1)
  expect(await subjectsTo(order.email)).toEqual([])
})

test('a payment with one dispute lost stays lost, whatever becomes of another', async () => {
  const { id, intentId, email } = await bought(3)
  const [first, second] = [stripe.dispute(intentId), stripe.dispute(intentId)]
  stripe.closeDispute(first.id, 'lost')
  stripe.closeDispute(second.id, 'won')
  await tell()
  expect((await orderOf(id)).status).toBe('disputed')
  expect(await subjectsTo(email)).not.toContain('The payment for Premium stands')
})

test('a dispute of a payment without an order is listed and raises an alert until it is decided', async () => {
  const intent = stripe.openPayment({ amount: '5000', currency: 'gbp' })
  stripe.confirm(intent.client_secret)
  const { id: dispute } = stripe.dispute(intent.id)
  await tell()
  const listed = async () => (await troubles()).strayDisputes.filter(({ intentId }) => intentId === intent.id)
  expect(await listed()).toMatchObject([{ id: dispute, amount: 5000 }])
  const { alerts } = await jsonOf<Alerts>(admin.get('/admin/alerts'))
  expect(alerts.map(({ says }) => says).join('\n')).toContain('disputed')
  const stray = async () => (await troubles()).strays.find(({ id }) => id === intent.id)
  expect(await stray()).toMatchObject({ isDisputed: true })
  const act = (how: string) => admin.post(`/admin/stray-payments/${intent.id}`, { how, reason: 'Nobody’s' })
  expect(await refusalOf(act('refund'))).toEqual([409, 'PAYMENT_DISPUTED'])
  stripe.closeDispute(dispute, 'lost')
  await tell()
  expect(await listed()).toEqual([])
  expect(await stray()).toBeUndefined()
  await tellDisputesAgain(intent.id)
  expect(await listed()).toEqual([])
})

test('a payment without an order whose dispute was won can be refunded', async () => {
  const intent = stripe.openPayment({ amount: '5000', currency: 'gbp' })
  stripe.confirm(intent.client_secret)
  const { id: dispute } = stripe.dispute(intent.id)
  stripe.closeDispute(dispute, 'won')
  await tell()
  const reason = 'Nobody’s'
  expect((await admin.post(`/admin/stray-payments/${intent.id}`, { how: 'refund', reason })).status).toBe(202)
  await soon(() => stripe.refundsOf(intent.id).data.length)
})

test('a dispute of a month that is reported before its receipt ends the months all the same', async () => {
  const order = await bought(1)
  await soon(() => stripe.subscriptionOf(order.id))
  await tell()
  const [wasThen, later] = [new Date(), new Date(Date.now() + 33 * 24 * 3600_000)]
  stripe.moveTo(later)
  const subscription = stripe.subscriptionOf(order.id)?.id ?? ''
  const invoice = stripe.invoicesOf(subscription).find(({ amount_paid }) => amount_paid > 0)
  const [paid] = stripe.state.all('invoice_payment').filter((one) => one.invoice === invoice?.id)
  stripe.dispute(String(paid?.payment.payment_intent))
  const said = stripe.events.findLast(({ type }) => type === 'charge.dispute.created')
  if (!said) throw new Error('Stripe has nothing to tell')
  expect((await stripe.handOver(url, said, later)).status).toBe(200)
  const kept = async () =>
    (
      await database()
        .select()
        .from(disputes)
        .where(eq(disputes.invoiceId, invoice?.id ?? ''))
    )[0]
  expect(await kept()).toMatchObject({ orderId: '' })
  for (const status of await stripe.deliver(url, later)) expect(status).toBe(200)
  stripe.moveTo(wasThen)
  expect(await kept()).toMatchObject({ orderId: order.id })
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end, later)
})

test('somebody who was erased is not written to about a dispute', async () => {
  const { id, intentId, email } = await bought(3)
  await database().update(orders).set({ visitorId: '' }).where(eq(orders.id, id))
  stripe.dispute(intentId)
  await tell()
  expect(await subjectsTo(email)).toEqual([])
})
