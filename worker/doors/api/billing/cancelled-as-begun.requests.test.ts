import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { eventually } from '#test/eventually.ts'
import { runJob } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks } = tables
const { stripe, product, database, soon, deliverEvents } = await startStripeProduct()
afterEach(() => {
  stripe.calm()
  stripe.moveTo(new Date())
})

const later = () => new Date(Date.now() + 33 * 24 * 3600_000)
const monthsOf = (orderId: string) =>
  stripe.state.all('subscription').filter(({ metadata }) => metadata.order === orderId)
const hasEnd = (orderId: string) => monthsOf(orderId).map((one) => one.cancel_at_period_end)

/** Stripe answers the next request about something as things are, but says so only when it is let go. */
function holdNext(about: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = stripe.asked(about).length
  stripe.disturb(about, { acts: true, ends: promise }, 1)
  return { reached: () => eventually(() => stripe.asked(about).length > before), letGo: () => resolve() }
}

async function bought() {
  const owner = await registeredOwner({}, { url: product.url })
  const { clientSecret, order } = await opened(owner, checkout(1, { customer_email: owner.email }))
  const isStart = eq(gatewayTasks.key, `start-subscription/${order.id}`)
  const state = async () => (await database().select().from(gatewayTasks).where(isStart))[0]?.state
  const tryAgain = () => database().update(gatewayTasks).set({ state: 'waiting', dueAt: 0 }).where(isStart)
  // Not only at the end of a job: the run that the refusal ended may still look for tasks, and take it up again.
  const isBegun = () => soon(async () => (await state()) === 'done')
  return { ...owner, order, clientSecret, state, isBegun, tryAgain }
}

const refuseToBegin = (orderId: string) =>
  stripe.disturb(new RegExp(`POST /v1/subscriptions .*${orderId}`), { ends: 402 })

/** An owner whose months Stripe refused to begin, which it stores under the key. */
async function refusedStart() {
  const owner = await bought()
  refuseToBegin(owner.order.id)
  stripe.confirm(owner.clientSecret)
  await deliverEvents()
  await soon(async () => (await owner.state()) === 'failed')
  stripe.calm()
  return owner
}

async function expectNeverCharged(orderId: string) {
  await deliverEvents()
  stripe.moveTo(later())
  await deliverEvents(later())
  expect(hasEnd(orderId)).toEqual([true])
  const invoices = monthsOf(orderId).flatMap(({ id }) => stripe.invoicesOf(id))
  expect(invoices.map(({ amount_paid }) => amount_paid)).toEqual([0])
}

test('months that are cancelled while a task begins them are not charged', async () => {
  const owner = await bought()
  const task = holdNext(/GET \/v1\/customers/)
  stripe.confirm(owner.clientSecret)
  await deliverEvents()
  await task.reached()
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  task.letGo()
  await owner.isBegun()
  await expectNeverCharged(owner.order.id)
})

test('months that are cancelled while a task begins them again are not charged', async () => {
  const owner = await refusedStart()
  const task = holdNext(/GET \/v1\/subscriptions/)
  await owner.tryAgain()
  const run = runJob('gateway-tasks', product.url)
  await task.reached()
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  task.letGo()
  await run
  await owner.isBegun()
  await expectNeverCharged(owner.order.id)
})

test('months that a task begins while they are cancelled are not charged', async () => {
  const owner = await refusedStart()
  const cancellation = holdNext(/GET \/v1\/subscriptions/)
  const cancelled = owner.post('/billing/cancel')
  await cancellation.reached()
  await owner.tryAgain()
  await runJob('gateway-tasks', product.url)
  await owner.isBegun()
  expect(hasEnd(owner.order.id)).toEqual([false])
  cancellation.letGo()
  expect((await cancelled).status).toBe(200)
  await expectNeverCharged(owner.order.id)
})

test('months that Stripe refuses to begin are said to be charged never, and nobody begins them later', async () => {
  const owner = await refusedStart()
  refuseToBegin(owner.order.id)
  expect(await refusalOf(owner.post('/billing/cancel'))).toEqual([409, 'MONTHS_NOT_BEGUN'])
  stripe.calm()
  expect(await owner.state()).toBe('done')
  await runJob('gateway-tasks', product.url)
  expect(monthsOf(owner.order.id)).toEqual([])
})
