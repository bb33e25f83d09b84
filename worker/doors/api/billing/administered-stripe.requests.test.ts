import { randomUUID } from 'node:crypto'
import { eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Alerts } from '#schema/administration/administration-answers.ts'
import type { OrderDetail, PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { browser, signedInAs } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { runJob } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { stripe, product, database, soon, orderOf, deliverEvents } = await startStripeProduct()
const { url, databaseUrl } = product
const admin = await signedInAs('admin', { url, databaseUrl })
const reason = 'Asked by letter'

async function bought(level: 1 | 3 = 3) {
  const { clientSecret, order } = await opened(browser(url), checkout(level))
  const { id: intentId } = stripe.confirm(clientSecret)
  await deliverEvents()
  expect((await orderOf(order.id)).status).toBe('paid')
  return { ...order, intentId }
}
const refund = (id: string, body: object) => admin.post(`/admin/orders/${id}/refund`, { reason, ...body })
const part = (amount: number, refunded = 0) => ({ amount, refunded, key: randomUUID() })
const refundsOf = (intentId: string) => stripe.refundsOf(intentId).data.map(({ amount }) => amount)
const triedInVain = () =>
  database().select().from(tables.gatewayTasks).where(isNotNull(tables.gatewayTasks.problem))
const detailOf = (id: string) => jsonOf<OrderDetail>(admin.get(`/admin/orders/${id}`))

test('a part is refunded at Stripe to the penny, and the rest later', async () => {
  const { id, intentId } = await bought()
  expect((await refund(id, part(12_345))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 12_345)
  await deliverEvents()
  expect((await refund(id, { refunded: 12_345 })).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  expect(refundsOf(intentId).toSorted()).toEqual([12_345, 297_000 - 12_345])
})

test('a part whose answer was lost is refunded once, also after Stripe has forgotten its key', async () => {
  const { id, intentId } = await bought()
  stripe.disturb(/POST \/v1\/refunds/, { acts: true, ends: 'drop' })
  expect((await refund(id, part(10_000))).status).toBe(202)
  // The driver tries a second time at once, while Stripe still knows the key.
  await soon(async () => (await triedInVain()).length)
  stripe.moveTo(new Date(Date.now() + 26 * 3600_000))
  stripe.calm()
  await runJob('gateway-tasks', url, new Date(Date.now() + 26 * 3600_000))
  await soon(async () => (await orderOf(id)).amountRefunded === 10_000)
  await deliverEvents()
  expect(refundsOf(intentId)).toEqual([10_000])
  expect(await orderOf(id)).toMatchObject({ status: 'paid', amountRefunded: 10_000 })
})

test('a part is dropped and says why when Stripe’s dashboard refunded meanwhile', async () => {
  const { id, intentId } = await bought()
  stripe.refund(intentId, 2000)
  expect((await refund(id, part(10_000))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 2000)
  expect(refundsOf(intentId)).toEqual([2000])
  const { history, can } = await detailOf(id)
  expect(history.map(({ says }) => says).join('\n')).toContain('£100 not refunded: Another refund')
  expect(can.refund).toBe(295_000)
  expect((await refund(id, part(10_000, 2000))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 12_000)
})

test('a part of a payment that is disputed at Stripe is dropped with Stripe’s reason', async () => {
  const { id, intentId } = await bought()
  stripe.dispute(intentId)
  expect((await refund(id, part(500))).status).toBe(202)
  await soon(async () => (await detailOf(id)).history.some(({ says }) => says.includes('charged back')))
  expect(refundsOf(intentId)).toEqual([])
  await deliverEvents()
  const { disputed } = await jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))
  expect(disputed.map((order) => order.id)).toContain(id)
  expect(await refusalOf(refund(id, part(500)))).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
})

test('a refund that Stripe refused is listed with the reason and works when it is tried again', async () => {
  const { id, intentId } = await bought()
  stripe.disturb(/POST \/v1\/refunds/, { ends: 402 })
  expect((await refund(id, {})).status).toBe(202)
  const failed = async () => {
    const { tasks } = await jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))
    return tasks.find(({ orderId, isWaiting }) => orderId === id && !isWaiting)
  }
  await soon(failed)
  const task = await failed()
  expect(task?.problem).toContain('Your card was declined.')
  stripe.calm()
  expect((await admin.post(`/admin/payment-tasks/${task?.id}/retry`)).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  expect(refundsOf(intentId)).toEqual([297_000])
  expect(await refusalOf(admin.post(`/admin/payment-tasks/${task?.id}/retry`))).toEqual([
    409,
    'TASK_NOT_FAILED',
  ])
})

const troubles = () => jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))
const unrefunded = async (order: string) =>
  (await troubles()).unrefunded.filter(({ orderId }) => orderId === order)
const alertsNow = async () => {
  const { alerts } = await jsonOf<Alerts>(admin.get('/admin/alerts'))
  return alerts.map(({ says }) => says).join('\n')
}
const health = async () => {
  const answer = await fetch(`${url}/api/health`)
  return (await answer.json()) as { status: string; payments: Record<string, number> }
}

test('a whole refund that the bank sends back is on the order, raises an alert and can be made again', async () => {
  const { id, intentId } = await bought()
  expect((await refund(id, {})).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  await deliverEvents()
  const [made] = stripe.refundsOf(intentId).data
  stripe.failRefund(made?.id ?? '')
  await deliverEvents()
  expect(await orderOf(id)).toMatchObject({ status: 'paid', amountRefunded: 0, grantsUntil: null })
  const { can, history } = await detailOf(id)
  expect(can.refund).toBe(297_000)
  expect(history.map(({ says }) => says)).toContain(
    '£2,970 was refunded and came back to us: lost or stolen card',
  )
  expect(await unrefunded(id)).toMatchObject([{ amount: 297_000 }])
  expect(await alertsNow()).toContain('1 refund was not made, or the money came back.')
  expect(await health()).toMatchObject({ status: 'degraded', payments: { notRefunded: 1 } })
  expect((await refund(id, { refunded: 0 })).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  expect(refundsOf(intentId)).toEqual([297_000, 297_000])
  expect(await unrefunded(id)).toEqual([])
  expect((await health()).payments).toMatchObject({ notRefunded: 0 })
})

test('a part that the bank sends back counts no more, even if Stripe reports it late', async () => {
  const { id, intentId } = await bought()
  expect((await refund(id, part(10_000))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 10_000)
  await deliverEvents()
  const event = stripe.events.findLast(({ type }) => type === 'charge.refunded')
  stripe.failRefund(stripe.refundsOf(intentId).data[0]?.id ?? '')
  await deliverEvents()
  expect(await orderOf(id)).toMatchObject({ status: 'paid', amountRefunded: 0 })
  if (event) expect((await stripe.handOver(url, { ...event, id: `evt_${randomUUID()}` })).status).toBe(200)
  expect((await orderOf(id)).amountRefunded).toBe(0)
  expect((await refund(id, part(10_000))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 10_000)
  expect((await orderOf(id)).grantsUntil).not.toBeNull()
})

test('a dispute that is open and money without an order raise an alert until they are dealt with', async () => {
  const before = (await health()).payments
  const { intentId } = await bought()
  const { id: dispute } = stripe.dispute(intentId)
  await deliverEvents()
  expect((await health()).payments.disputed).toBe((before.disputed ?? 0) + 1)
  expect(await alertsNow()).toContain('disputed')
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
  expect((await health()).payments.disputed).toBe(before.disputed)
  expect((await troubles()).disputed.map((one) => one.id)).not.toContain(intentId)
})

test('a payment without an order’s name and an invoice of no subscription are listed and refunded', async () => {
  const intent = stripe.openPayment({ amount: '5000', currency: 'gbp' })
  stripe.confirm(intent.client_secret)
  const invoice = stripe.state.make('invoice', {
    amount_due: 2500,
    amount_paid: 2500,
    status: 'paid',
    parent: null,
  })
  stripe.state.tell('invoice.paid', invoice)
  await deliverEvents()
  const listed = async () =>
    (await troubles()).strays.filter(({ id }) => [intent.id, invoice.id].includes(id))
  expect(await listed()).toHaveLength(2)
  expect((await listed()).map(({ amount, why }) => [amount, why]).toSorted()).toEqual([
    [2500, 'no subscription'],
    [5000, 'no order'],
  ])
  expect(await alertsNow()).toContain('2 payments arrived and belong to no order.')
  for (const id of [intent.id, invoice.id])
    expect((await admin.post(`/admin/stray-payments/${id}`, { how: 'refund', reason })).status).toBe(202)
  await soon(async () => !(await listed()).length)
  expect(refundsOf(intent.id)).toEqual([5000])
  expect(stripe.state.get(invoice.id, 'invoice').post_payment_credit_notes_amount).toBe(2500)
})

test('payments without an order are listed a page at a time, the latest first, other problems once', async () => {
  const order = await bought(1)
  const isOrder = eq(tables.orders.id, order.id)
  await database().update(tables.orders).set({ status: 'disputed' }).where(isOrder)
  const seenAt = new Date()
  const ids = Array.from({ length: 30 }, (): string => randomUUID())
  const stray = { gateway: 'stripe', orderId: '', amount: 500, why: 'no order', seenAt } as const
  await database()
    .insert(tables.unmatchedPayments)
    .values(ids.map((id) => ({ ...stray, id })))
  onTestFinished(async () => {
    await database().delete(tables.unmatchedPayments).where(inArray(tables.unmatchedPayments.id, ids))
    await database().update(tables.orders).set({ status: 'paid' }).where(isOrder)
  })
  const first = await troubles()
  expect(first.disputed.map(({ id }) => id)).toContain(order.id)
  expect(first.strays).toHaveLength(24)
  const rest = await jsonOf<PaymentProblemsPage>(admin.get(`/admin/payment-tasks?cursor=${first.nextCursor}`))
  expect(rest).toMatchObject({ nextCursor: null, tasks: [], disputed: [], unrefunded: [], strayDisputes: [] })
  const listed = [...first.strays, ...rest.strays].map(({ id }) => id)
  expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toSorted().reverse())
})

/** A buyer of Starter whose first month was charged, with the payment of it. */
async function chargedMonth() {
  const order = await bought(1)
  await soon(() => stripe.subscriptionOf(order.id))
  await deliverEvents()
  const wasThen = new Date()
  const later = new Date(Date.now() + 33 * 24 * 3600_000)
  stripe.moveTo(later)
  await deliverEvents(later)
  stripe.moveTo(wasThen)
  const subscription = stripe.subscriptionOf(order.id)?.id ?? ''
  const invoice = stripe.invoicesOf(subscription).find(({ amount_paid }) => amount_paid > 0)
  const [paid] = stripe.state.all('invoice_payment').filter((one) => one.invoice === invoice?.id)
  return { ...order, subscription, monthIntent: String(paid?.payment.payment_intent) }
}
const isListedDisputed = async (id: string) => (await troubles()).disputed.some((one) => one.id === id)
const mailsOf = async (id: string) => {
  const { email } = await orderOf(id)
  const mails = await database().select().from(tables.outbox).where(eq(tables.outbox.to, email))
  return mails.map(({ kind }) => kind)
}
/** Goes on with months in Stripe's portal, later than all that was said of them before. */
async function resumed(subscription: string) {
  stripe.resume(subscription)
  const event = stripe.events.findLast(({ type }) => type === 'customer.subscription.updated')
  if (event) event.created += 60 * 24 * 3600
  await deliverEvents()
}
const isEnding = (id: string) => stripe.subscriptionOf(id)?.cancel_at_period_end

test('a month whose payment is disputed is listed, and its buyer is mailed and charged no further', async () => {
  const { id, subscription, monthIntent } = await chargedMonth()
  const before = (await health()).payments.disputed ?? 0
  const { id: dispute } = stripe.dispute(monthIntent)
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(true)
  expect((await health()).payments.disputed).toBe(before + 1)
  await soon(() => isEnding(id))
  await expect.poll(() => mailsOf(id)).toContain('plan-disputed')
  stripe.closeDispute(dispute, 'lost')
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(false)
  await resumed(subscription)
  await soon(() => isEnding(id))
  expect((await orderOf(id)).status).toBe('paid')
})

test('a month whose dispute was won can go on, and the order tells its story', async () => {
  const { id, subscription, monthIntent } = await chargedMonth()
  const { id: dispute } = stripe.dispute(monthIntent)
  await deliverEvents()
  await soon(() => isEnding(id))
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(false)
  await resumed(subscription)
  await runJob('gateway-tasks', url)
  expect(isEnding(id)).toBe(false)
  const sentences = (await detailOf(id)).history.map((line) => line.says)
  expect(sentences).toEqual(expect.arrayContaining(['A month is disputed', 'The dispute of a month was won']))
})

test('a month that is refunded in Stripe’s dashboard counts as refunded here', async () => {
  const { id, monthIntent } = await chargedMonth()
  const month = async () => (await detailOf(id)).receipts.find(({ what }) => what.includes('one month'))
  stripe.refund(monthIntent, 1200)
  await deliverEvents()
  expect(await month()).toMatchObject({ amountRefunded: 1200, isGivenBack: false })
  stripe.refund(monthIntent)
  await deliverEvents()
  expect(await month()).toMatchObject({ amountRefunded: 3700, isGivenBack: true })
})

const sendAgain = async (type: string, intentId: string) => {
  for (const event of stripe.events.filter((one) => one.type === type))
    if (event.data.object.payment_intent === intentId)
      expect((await stripe.handOver(url, event)).status).toBe(200)
}
const refundMailsOf = async (id: string) => {
  const { email } = await orderOf(id)
  const mails = await database().select().from(tables.outbox).where(eq(tables.outbox.to, email))
  return mails.filter(({ kind }) => kind === 'refunded').map(({ subject }) => subject)
}

test('the buyer of a month that is refunded in Stripe’s dashboard is mailed each part once', async () => {
  const { id, monthIntent } = await chargedMonth()
  stripe.refund(monthIntent, 1200)
  await deliverEvents()
  stripe.refund(monthIntent)
  await deliverEvents()
  await sendAgain('charge.refunded', monthIntent)
  expect(await refundMailsOf(id)).toEqual([
    '£12 for a month of Starter is on its way back',
    '£25 for a month of Starter is on its way back',
  ])
})

test('a month that an administrator refunds is mailed once, however Stripe reports it', async () => {
  const { id, monthIntent } = await chargedMonth()
  const [month] = (await detailOf(id)).receipts.filter(({ what }) => what.includes('one month'))
  const body = { amount: 1000, refunded: 0, reason, key: randomUUID() }
  expect((await admin.post(`/admin/receipts/${month?.number}/refund`, body)).status).toBe(202)
  await soon(async () => (await detailOf(id)).receipts.some(({ amountRefunded }) => amountRefunded === 1000))
  await deliverEvents()
  await sendAgain('charge.refunded', monthIntent)
  expect(await refundMailsOf(id)).toEqual(['£10 for a month of Starter is on its way back'])
})

test('the buyer of a purchase that is partly refunded in Stripe’s dashboard is mailed, once', async () => {
  const { id, intentId } = await bought()
  stripe.refund(intentId, 10_000)
  await deliverEvents()
  await sendAgain('charge.refunded', intentId)
  expect(await refundMailsOf(id)).toEqual(['£100 for Premium (level 3) is on its way back'])
})

test('a dispute of a payment that was refunded before is listed until it is decided', async () => {
  const { id, intentId } = await bought()
  expect((await refund(id, {})).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  await deliverEvents()
  const before = (await health()).payments.disputed ?? 0
  const { id: dispute } = stripe.dispute(intentId)
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(true)
  expect((await health()).payments.disputed).toBe(before + 1)
  expect(await alertsNow()).toContain('disputed')
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(false)
  expect((await orderOf(id)).status).toBe('refunded')
})

test('of two disputes of one payment the one that is open stays listed', async () => {
  const { id, intentId } = await bought()
  const [first, second] = [stripe.dispute(intentId), stripe.dispute(intentId)]
  await deliverEvents()
  stripe.closeDispute(first.id, 'won')
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(true)
  stripe.closeDispute(second.id, 'won')
  await deliverEvents()
  expect(await isListedDisputed(id)).toBe(false)
})

const straysOf = async (intentId: string) => (await troubles()).strays.filter(({ id }) => id === intentId)
const failLastRefund = async (intentId: string) => {
  stripe.failRefund(stripe.refundsOf(intentId).data[0]?.id ?? '')
  await deliverEvents()
}
const refundStray = async (intentId: string) => {
  expect((await admin.post(`/admin/stray-payments/${intentId}`, { how: 'refund', reason })).status).toBe(202)
  await soon(async () => !(await straysOf(intentId)).length)
}

test('a refund of a late payment that the bank sends back is listed and can be made again', async () => {
  const { clientSecret, order } = await opened(browser(url), checkout(3))
  await database().update(tables.orders).set({ status: 'expired' }).where(eq(tables.orders.id, order.id))
  const { id: intentId } = stripe.confirm(clientSecret)
  await deliverEvents()
  await soon(() => refundsOf(intentId).length)
  await deliverEvents()
  expect(await straysOf(intentId)).toEqual([])
  await failLastRefund(intentId)
  expect(await straysOf(intentId)).toMatchObject([
    { amount: 297_000, orderId: order.id, why: 'refund failed' },
  ])
  await refundStray(intentId)
  expect(refundsOf(intentId)).toEqual([297_000, 297_000])
})

test('a refund of money without an order that the bank sends back can be made again', async () => {
  const { id, client_secret } = stripe.openPayment({ amount: '5000', currency: 'gbp' })
  stripe.confirm(client_secret)
  await deliverEvents()
  await refundStray(id)
  await deliverEvents()
  await failLastRefund(id)
  expect(await straysOf(id)).toMatchObject([{ amount: 5000, isRefundUnderWay: false }])
  await refundStray(id)
  expect(refundsOf(id)).toEqual([5000, 5000])
  await deliverEvents()
  expect(await straysOf(id)).toEqual([])
})

test('a month is refunded at Stripe by hand in two parts, and is no payment without an order', async () => {
  const { id, monthIntent } = await chargedMonth()
  const month = async () => (await detailOf(id)).receipts.find(({ left }) => left > 0)
  const { number = 0 } = (await month()) ?? {}
  const invoice = () =>
    stripe.invoicesOf(stripe.subscriptionOf(id)?.id ?? '').find(({ amount_paid }) => amount_paid > 0)
  const backOf = (body: object) => admin.post(`/admin/receipts/${number}/refund`, { reason, ...body })
  expect((await backOf(part(1200))).status).toBe(202)
  await soon(() => invoice()?.post_payment_credit_notes_amount === 1200)
  await soon(async () => (await month())?.left === 2500)
  expect((await backOf(part(2500, 1200))).status).toBe(202)
  await soon(() => invoice()?.post_payment_credit_notes_amount === 3700)
  await deliverEvents()
  expect((await troubles()).strays).toEqual([])
  const back = stripe.refundsOf(monthIntent).data
  stripe.failRefund(back[0]?.id ?? '')
  await deliverEvents()
  expect((await detailOf(id)).receipts.find((one) => one.number === number)).toMatchObject({
    amountRefunded: 3700 - (back[0]?.amount ?? 0),
    isGivenBack: false,
    left: 0,
  })
  expect(await unrefunded(id)).toMatchObject([{ amount: back[0]?.amount }])
})

test('money that Stripe reports for no order is listed and refunded once', async () => {
  const { clientSecret, order } = await opened(browser(url), checkout(1))
  await database().delete(tables.orders).where(eq(tables.orders.id, order.id))
  const { id } = stripe.confirm(clientSecret)
  await deliverEvents()
  const strays = async () =>
    (await jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))).strays.filter(
      (one) => one.id === id,
    )
  expect(await strays()).toMatchObject([{ amount: 3700, why: 'no order', orderId: order.id }])
  const act = (how: string) => admin.post(`/admin/stray-payments/${id}`, { how, reason })
  const answers = await Promise.all([act('refund'), act('refund')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  await soon(async () => !(await strays()).length)
  expect(refundsOf(id)).toEqual([3700])
  expect(await refusalOf(act('settle'))).toEqual([409, 'PAYMENT_SETTLED'])
})
