import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Alerts } from '#schema/administration/administration-answers.ts'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import type { PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { contacts } from '#schema/contacts.ts'
import { browser, newAddress, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { disputes, orders, outbox, sprintSeats, users } = tables
const { stripe, product, database, soon, orderOf, deliverEvents } = await startStripeProduct()
const { url, databaseUrl } = product
const admin = await signedInAs('admin', { url, databaseUrl })

/** Stripe's events about a payment, from its first dispute on, as often as it is called. */
const tellDisputesAgain = async (intentId: string) => {
  const events = stripe.events.filter(
    ({ type, data }) => type.startsWith('charge.dispute') && data.object.payment_intent === intentId,
  )
  for (const event of events) expect((await stripe.handOver(url, event)).status).toBe(200)
}
async function bought(level: 1 | 3, email = newAddress(), buyer = browser(url)) {
  const { clientSecret, order } = await opened(buyer, checkout(level, { customer_email: email }))
  const { id: intentId } = stripe.confirm(clientSecret)
  await deliverEvents()
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
const troubles = () => jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))
const seatOf = async (orderId: string) =>
  (await database().select().from(sprintSeats).where(eq(sprintSeats.orderId, orderId)))[0]?.state

/** Somebody with a place in a sprint, whose bank wants its money back. */
async function disputedSeat(year: number) {
  const number = nextSprint(new Date(`${year}-03-01`))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    browser(url).post('/create-payment-intent', checkout(2), at(now)),
  )
  const { id: intentId } = stripe.confirm(clientSecret)
  for (const status of await stripe.deliver(url, now)) expect(status).toBe(200)
  await soon(() => stripe.intentOf(intentId).status === 'succeeded', now)
  await deliverEvents()
  const { id: dispute } = stripe.dispute(intentId)
  await deliverEvents()
  return { order, intentId, dispute }
}

test('a place in a sprint is free again once its dispute is lost, and kept until then', async () => {
  const { order, intentId, dispute } = await disputedSeat(2085)
  expect(await seatOf(order.id)).toBe('paid')
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
  expect(await seatOf(order.id)).toBe('released')
  await tellDisputesAgain(intentId)
  expect(await seatOf(order.id)).toBe('released')
  expect((await mailsTo(order.email)).at(-1)?.text.replace(/\s+/g, ' ')).toContain(
    'the place in the sprint is free again',
  )
})

test('a place in a sprint whose dispute was won is kept', async () => {
  const { order, dispute } = await disputedSeat(2086)
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
  expect(await seatOf(order.id)).toBe('paid')
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('the owner and the address of a disputed payment are each mailed once how it stands', async () => {
  const owner = await verifiedOwner()
  const elsewhere = newAddress()
  const { intentId } = await bought(3, elsewhere, owner)
  const { id: dispute } = stripe.dispute(intentId)
  await deliverEvents()
  await tellDisputesAgain(intentId)
  for (const email of [owner.email, elsewhere])
    expect(await subjectsTo(email), email).toEqual(['A bank asks for £2,970 back'])
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
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
  await deliverEvents()
  const [mail] = await mailsTo(owner.email)
  expect(mail?.text).toContain('if it was not you who paid')
})

test('a buyer whose months end for a dispute is mailed once, with their end', async () => {
  const order = await bought(1)
  await soon(() => stripe.subscriptionOf(order.id))
  await deliverEvents()
  stripe.dispute(order.intentId)
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
  await expect.poll(() => mailsTo(order.email, 'plan-disputed')).toHaveLength(1)
  expect(await subjectsTo(order.email)).toEqual([])
})

test('a payment with one dispute lost stays lost, whatever becomes of another', async () => {
  const { id, intentId, email } = await bought(3)
  const [first, second] = [stripe.dispute(intentId), stripe.dispute(intentId)]
  stripe.closeDispute(first.id, 'lost')
  stripe.closeDispute(second.id, 'won')
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('disputed')
  expect(await subjectsTo(email)).not.toContain('The payment for Premium stands')
})

test('a dispute of a payment without an order is listed and raises an alert until it is decided', async () => {
  const intent = stripe.openPayment({ amount: '5000', currency: 'gbp' })
  stripe.confirm(intent.client_secret)
  const { id: dispute } = stripe.dispute(intent.id)
  await deliverEvents()
  const listed = async () => (await troubles()).strayDisputes.filter(({ intentId }) => intentId === intent.id)
  expect(await listed()).toMatchObject([{ id: dispute, amount: 5000 }])
  const { alerts } = await jsonOf<Alerts>(admin.get('/admin/alerts'))
  expect(alerts.map(({ says }) => says).join('\n')).toContain('disputed')
  const stray = async () => (await troubles()).strays.find(({ id }) => id === intent.id)
  expect(await stray()).toMatchObject({ isDisputed: true })
  const act = (how: string) => admin.post(`/admin/stray-payments/${intent.id}`, { how, reason: 'Nobody’s' })
  expect(await refusalOf(act('refund'))).toEqual([409, 'PAYMENT_DISPUTED'])
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
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
  await deliverEvents()
  const reason = 'Nobody’s'
  expect((await admin.post(`/admin/stray-payments/${intent.id}`, { how: 'refund', reason })).status).toBe(202)
  await soon(() => stripe.refundsOf(intent.id).data.length)
})

/** Lets a month of an order be charged and asked back by its payer's bank, neither of which is delivered here yet. */
async function disputedMonth(orderId: string) {
  await soon(() => stripe.subscriptionOf(orderId))
  await deliverEvents()
  const [wasThen, later] = [new Date(), new Date(Date.now() + 33 * 24 * 3600_000)]
  stripe.moveTo(later)
  const subscription = stripe.subscriptionOf(orderId)?.id ?? ''
  const invoice = stripe.invoicesOf(subscription).find(({ amount_paid }) => amount_paid > 0)
  const [paid] = stripe.state.all('invoice_payment').filter((one) => one.invoice === invoice?.id)
  const { id: dispute } = stripe.dispute(String(paid?.payment.payment_intent))
  return { wasThen, later, invoice, dispute }
}

test('a dispute of a month that is reported before its receipt ends the months all the same', async () => {
  const order = await bought(1)
  const { wasThen, later, invoice } = await disputedMonth(order.id)
  const event = stripe.events.findLast(({ type }) => type === 'charge.dispute.created')
  if (!event) throw new Error('Stripe has nothing to tell')
  expect((await stripe.handOver(url, event, later)).status).toBe(200)
  const row = async () =>
    (
      await database()
        .select()
        .from(disputes)
        .where(eq(disputes.invoiceId, invoice?.id ?? ''))
    )[0]
  expect(await row()).toMatchObject({ orderId: '' })
  await deliverEvents(later)
  stripe.moveTo(wasThen)
  expect(await row()).toMatchObject({ orderId: order.id })
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end, later)
})

/** Somebody whose bank asks for a month back that is not recorded here yet; they bought it for an account elsewhere. */
async function disputedBeforeReceipt() {
  const owner = await verifiedOwner()
  const elsewhere = newAddress()
  const order = await bought(1, elsewhere, owner)
  const { wasThen, later, invoice, dispute } = await disputedMonth(order.id)
  const hear = async (about: (event: (typeof stripe.events)[number]) => boolean) => {
    for (const event of stripe.events.filter(about))
      expect((await stripe.handOver(url, event, later)).status).toBe(200)
  }
  const hearDispute = () => hear(({ data }) => data.object.id === dispute)
  const hearReceipt = () =>
    hear(({ type, data }) => type === 'invoice.paid' && data.object.id === invoice?.id)
  const hearAll = async () => {
    await deliverEvents(later)
    stripe.moveTo(wasThen)
  }
  return { owner, elsewhere, order, dispute, later, hearDispute, hearReceipt, hearAll }
}

test('a dispute of a month that comes before its receipt is mailed once it is recorded, once', async () => {
  const { owner, elsewhere, later, hearDispute, hearReceipt, hearAll } = await disputedBeforeReceipt()
  await hearDispute()
  expect(await subjectsTo(elsewhere)).toEqual([])
  for (let times = 0; times < 2; times += 1) {
    await hearReceipt()
    await hearDispute()
  }
  await hearAll()
  expect(await subjectsTo(elsewhere)).toEqual(['A bank asks for £37 back'])
  await soon(async () => (await mailsTo(owner.email, 'plan-disputed')).length === 1, later)
  expect(await subjectsTo(owner.email)).toEqual([])
})

test('a dispute of a month that is lost before its receipt comes is mailed as lost, once', async () => {
  const { owner, elsewhere, dispute, hearDispute, hearReceipt, hearAll } = await disputedBeforeReceipt()
  stripe.closeDispute(dispute, 'lost')
  await hearDispute()
  await hearReceipt()
  await hearDispute()
  await hearAll()
  for (const email of [owner.email, elsewhere])
    expect(await subjectsTo(email), email).toEqual(['£37 went back to the bank'])
})

test('a month and its dispute that come at the same moment are brought together', async () => {
  const { elsewhere, order, dispute, hearDispute, hearReceipt, hearAll } = await disputedBeforeReceipt()
  await Promise.all([hearDispute(), hearReceipt(), hearDispute(), hearReceipt()])
  await hearAll()
  const [row] = await database().select().from(disputes).where(eq(disputes.id, dispute))
  expect(row).toMatchObject({ orderId: order.id })
  expect(await subjectsTo(elsewhere)).toEqual(['A bank asks for £37 back'])
})

/** A bank takes back what it decided, an hour later. */
const reverse = (dispute: string, type = 'charge.dispute.closed') => {
  const object = stripe.closeDispute(dispute, 'won')
  stripe.events.pop()
  const created = stripe.state.now() + 3600
  const event = stripe.state.make('event', { type, created, data: { object: structuredClone(object) } })
  stripe.events.push(event)
  return event
}

test.each(['charge.dispute.closed', 'charge.dispute.updated', 'charge.dispute.funds_reinstated'])(
  'a dispute that was lost and is won after all (%s) gives the plan back, with a mail, in any order',
  async (type) => {
    const owner = await verifiedOwner()
    const { id, intentId } = await bought(3, owner.email, owner)
    const { id: dispute } = stripe.dispute(intentId)
    stripe.closeDispute(dispute, 'lost')
    await deliverEvents()
    expect((await orderOf(id)).status).toBe('disputed')
    reverse(dispute, type)
    await deliverEvents()
    expect(await orderOf(id)).toMatchObject({ status: 'paid', disputeClosedAt: null })
    await tellDisputesAgain(intentId)
    expect((await orderOf(id)).status).toBe('paid')
    const [row] = await database().select().from(disputes).where(eq(disputes.id, dispute))
    expect(row).toMatchObject({ state: 'won' })
    expect(await subjectsTo(owner.email)).toEqual([
      'A bank asks for £2,970 back',
      '£2,970 went back to the bank',
      'The payment for Premium stands',
    ])
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain('It covers Premium again.')
  },
)

test('a dispute whose reversal is heard before its loss is won', async () => {
  const { id, intentId, email } = await bought(3)
  const { id: dispute } = stripe.dispute(intentId)
  stripe.closeDispute(dispute, 'lost')
  reverse(dispute)
  for (const event of stripe.events.filter(({ data }) => data.object.id === dispute).toReversed())
    expect((await stripe.handOver(url, event)).status).toBe(200)
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('paid')
  expect(await subjectsTo(email)).toEqual(['The payment for Premium stands'])
})

test('a dispute that Stripe has settled at once by a refund is over, and waits for nobody’s answer', async () => {
  const { id, intentId, email } = await bought(3)
  stripe.dispute(intentId, 'prevented')
  await deliverEvents()
  expect(await orderOf(id)).toMatchObject({ status: 'disputed', disputeClosedAt: expect.any(Date) })
  expect((await troubles()).disputed.map((order) => order.id)).not.toContain(id)
  expect(await subjectsTo(email)).toEqual(['£2,970 went back to the bank'])
})

/** Somebody contests what was decided, a minute later. */
const appeal = (dispute: string) => {
  const object = { ...stripe.state.get(dispute, 'dispute'), status: 'appeal_needs_response' }
  const created = stripe.state.now() + 60
  stripe.events.push(
    stripe.state.make('event', { type: 'charge.dispute.updated', created, data: { object } }),
  )
}

test('a lost dispute that is contested is listed until it is decided, and nobody is mailed before', async () => {
  const { id, intentId, email } = await bought(3)
  const { id: dispute } = stripe.dispute(intentId)
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
  const isListed = async () => (await troubles()).disputed.some((order) => order.id === id)
  expect(await isListed()).toBe(false)
  appeal(dispute)
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('disputed')
  expect(await isListed()).toBe(true)
  expect(await subjectsTo(email)).toHaveLength(2)
  reverse(dispute)
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('paid')
  expect(await isListed()).toBe(false)
  expect((await subjectsTo(email)).slice(1)).toEqual([
    '£2,970 went back to the bank',
    'The payment for Premium stands',
  ])
})

test('a won dispute that a bank contests takes the plan away until it is decided again, with mails', async () => {
  const owner = await verifiedOwner()
  const { id, intentId } = await bought(3, owner.email, owner)
  const { id: dispute } = stripe.dispute(intentId)
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('paid')
  appeal(dispute)
  await deliverEvents()
  await tellDisputesAgain(intentId)
  expect(await orderOf(id)).toMatchObject({ status: 'disputed', disputeClosedAt: null })
  const asks = 'A bank asks for £2,970 back'
  expect(await subjectsTo(owner.email)).toEqual([asks, 'The payment for Premium stands', asks])
  stripe.closeDispute(dispute, 'lost')
  const event = stripe.events.at(-1)
  if (event) event.created += 3600
  await deliverEvents()
  await tellDisputesAgain(intentId)
  expect(await orderOf(id)).toMatchObject({ status: 'disputed', disputeClosedAt: expect.any(Date) })
  expect((await subjectsTo(owner.email)).at(-1)).toBe('£2,970 went back to the bank')
})

test('money that a bank gives back in part for a lost dispute wins nothing', async () => {
  const { id, intentId } = await bought(3)
  const { id: dispute } = stripe.dispute(intentId)
  const lost = stripe.closeDispute(dispute, 'lost')
  const type = 'charge.dispute.funds_reinstated'
  const created = stripe.state.now() + 60
  stripe.events.push(stripe.state.make('event', { type, created, data: { object: structuredClone(lost) } }))
  await deliverEvents()
  expect((await orderOf(id)).status).toBe('disputed')
})

test.each([
  [2087, false],
  [2088, true],
])(
  'a place given up for a lost dispute stays free once it is won in %d, and the house is told',
  async (year, isContested) => {
    const { order, dispute, intentId } = await disputedSeat(year)
    stripe.closeDispute(dispute, 'lost')
    await deliverEvents()
    if (isContested) appeal(dispute)
    await deliverEvents()
    reverse(dispute)
    await deliverEvents()
    await tellDisputesAgain(intentId)
    expect((await orderOf(order.id)).status).toBe('paid')
    expect(await seatOf(order.id)).toBe('released')
    const words = (await mailsTo(order.email)).at(-1)?.text.replace(/\s+/g, ' ')
    expect(words).toContain('we will write to you about another one')
    const mails = await database()
      .select()
      .from(outbox)
      .where(eq(outbox.key, `dispute/${dispute}/place`))
    expect(mails.map(({ to, text }) => [to, text.includes(order.email)])).toEqual([[contacts.support, true]])
  },
)

test('months that ended long before their dispute was won are not promised', async () => {
  const owner = await verifiedOwner()
  const order = await bought(1, owner.email, owner)
  await soon(() => stripe.subscriptionOf(order.id))
  await deliverEvents()
  const { id: dispute } = stripe.dispute(order.intentId)
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
  await soon(() => stripe.subscriptionOf(order.id)?.cancel_at_period_end)
  await deliverEvents()
  const [wasThen, later] = [new Date(), new Date(Date.now() + 60 * 24 * 3600_000)]
  stripe.moveTo(later)
  reverse(dispute)
  await deliverEvents(later)
  stripe.moveTo(wasThen)
  expect((await orderOf(order.id)).status).toBe('paid')
  const words = (await mailsTo(owner.email)).at(-1)?.text.replace(/\s+/g, ' ') ?? ''
  expect(words).toContain('The time that it paid for is over')
  expect(words).not.toContain('let them go on')
})

test.each([false, true])(
  'money without an order that a bank took and gave back (contested: %s) is listed again',
  async (isContested) => {
    const intent = stripe.openPayment({ amount: '5000', currency: 'gbp' })
    stripe.confirm(intent.client_secret)
    const { id: dispute } = stripe.dispute(intent.id)
    stripe.closeDispute(dispute, 'lost')
    await deliverEvents()
    const stray = async () => (await troubles()).strays.find(({ id }) => id === intent.id)
    expect(await stray()).toBeUndefined()
    if (isContested) {
      appeal(dispute)
      await deliverEvents()
      expect(await stray()).toMatchObject({ isDisputed: true })
    }
    reverse(dispute)
    await deliverEvents()
    expect(await stray()).toMatchObject({ amount: 5000, isDisputed: false })
    await tellDisputesAgain(intent.id)
    expect(await stray()).toMatchObject({ isDisputed: false })
  },
)

test('somebody who was erased is not written to about a dispute', async () => {
  const { id, intentId, email } = await bought(3)
  await database().update(orders).set({ visitorId: '' }).where(eq(orders.id, id))
  stripe.dispute(intentId)
  await deliverEvents()
  expect(await subjectsTo(email)).toEqual([])
})
