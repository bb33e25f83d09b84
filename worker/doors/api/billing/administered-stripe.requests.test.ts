import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderDetail, PaymentTroubles } from '#schema/billing/order-answers.ts'
import { browser, signedInAs } from '#test/account.ts'
import { checkout, opened } from '#test/checkout.ts'
import { runJob } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { startStripeProduct } from '#test/stripe-product.ts'
import { tables } from '../../../services/database.ts'

const { stripe, product, database, soon, orderOf } = await startStripeProduct()
const { url, databaseUrl } = product
const admin = await signedInAs('admin', { url, databaseUrl })
const reason = 'Asked by letter'

const tell = async () => {
  for (const status of await stripe.deliver(url)) expect(status).toBe(200)
}
async function bought(level: 1 | 3 = 3) {
  const { clientSecret, order } = await opened(browser(url), checkout(level))
  const { id: intentId } = stripe.confirm(clientSecret)
  await tell()
  expect((await orderOf(order.id)).status).toBe('paid')
  return { ...order, intentId }
}
const refund = (id: string, body: object) => admin.post(`/admin/orders/${id}/refund`, { reason, ...body })
const part = (amount: number, refunded = 0) => ({ amount, refunded, key: randomUUID() })
const refundsOf = (intentId: string) => stripe.refundsOf(intentId).data.map(({ amount }) => amount)
const detailOf = (id: string) => jsonOf<OrderDetail>(admin.get(`/admin/orders/${id}`))

test('a part goes back at Stripe to the penny, and the rest later', async () => {
  const { id, intentId } = await bought()
  expect((await refund(id, part(12_345))).status).toBe(202)
  await soon(async () => (await orderOf(id)).amountRefunded === 12_345)
  await tell()
  expect((await refund(id, { refunded: 12_345 })).status).toBe(202)
  await soon(async () => (await orderOf(id)).status === 'refunded')
  expect(refundsOf(intentId).toSorted()).toEqual([12_345, 297_000 - 12_345])
})

test('a part whose answer was lost is refunded once, also after Stripe has forgotten its key', async () => {
  const { id, intentId } = await bought()
  stripe.disturb(/POST \/v1\/refunds/, { acts: true, ends: 'drop' })
  expect((await refund(id, part(10_000))).status).toBe(202)
  await soon(() => refundsOf(intentId).length)
  stripe.moveTo(new Date(Date.now() + 26 * 3600_000))
  stripe.calm()
  await runJob('gateway-tasks', url, new Date(Date.now() + 26 * 3600_000))
  await soon(async () => (await orderOf(id)).amountRefunded === 10_000)
  await tell()
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
  await tell()
  const { disputed } = await jsonOf<PaymentTroubles>(admin.get('/admin/payment-tasks'))
  expect(disputed.map((order) => order.id)).toContain(id)
  expect(await refusalOf(refund(id, part(500)))).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
})

test('a refund that Stripe refused is listed with the reason and works when it is tried again', async () => {
  const { id, intentId } = await bought()
  stripe.disturb(/POST \/v1\/refunds/, { ends: 402 })
  expect((await refund(id, {})).status).toBe(202)
  const failed = async () => {
    const { tasks } = await jsonOf<PaymentTroubles>(admin.get('/admin/payment-tasks'))
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

test('money that Stripe reports for no order is listed and refunded once', async () => {
  const { clientSecret, order } = await opened(browser(url), checkout(1))
  await database().delete(tables.orders).where(eq(tables.orders.id, order.id))
  const { id } = stripe.confirm(clientSecret)
  await tell()
  const strays = async () =>
    (await jsonOf<PaymentTroubles>(admin.get('/admin/payment-tasks'))).strays.filter((one) => one.id === id)
  expect(await strays()).toMatchObject([{ amount: 3700, why: 'no order', orderId: order.id }])
  const act = (how: string) => admin.post(`/admin/stray-payments/${id}`, { how, reason })
  const answers = await Promise.all([act('refund'), act('refund')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  await soon(async () => !(await strays()).length)
  expect(refundsOf(id)).toEqual([3700])
  expect(await refusalOf(act('settle'))).toEqual([409, 'PAYMENT_SETTLED'])
})
