import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Billing, OpenedPayment, Purchase, VerifiedTrial } from '#schema/billing/billing-answers.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { checkout, intentOf, opened, verify } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { eventually } from '#test/eventually.ts'
import { mailedLink } from '#test/mailbox.ts'
import { runJob } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, outbox } = tables
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
  const before = stripe.requestsAbout(about).length
  stripe.disturb(about, { acts: true, ends: promise }, 1)
  return {
    reached: () => eventually(() => stripe.requestsAbout(about).length > before),
    letGo: () => resolve(),
  }
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
  expect(await jsonOf(verify(owner, owner.clientSecret, 1))).toMatchObject({ ok: true, nextChargeAt: null })
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

test('months that nobody begins any more are promised by no page, link or mail', async () => {
  const owner = await refusedStart()
  expect(await jsonOf<Billing>(owner.get('/billing'))).toMatchObject({
    nextCharge: { amount: 3700 },
    isStartFailed: true,
  })
  const afterwards = () => jsonOf(verify(owner, owner.clientSecret, 1))
  expect(await afterwards()).toMatchObject({ nextChargeAt: expect.any(String), isStartFailed: true })
  refuseToBegin(owner.order.id)
  await owner.post('/billing/cancel')
  expect(await afterwards()).toMatchObject({ nextChargeAt: null, isStartFailed: false })
  const billing = await jsonOf<Billing>(owner.get('/billing'))
  const { paidUntil } = billing
  expect(billing).toMatchObject({
    nextCharge: null,
    isStartFailed: false,
    endsAt: paidUntil,
    canCancel: false,
    canResume: false,
  })
})

/** A trial without an account whose months Stripe refused to begin, and refuses until it is calm. */
async function refusedTrial(card?: string) {
  const buyer = browser(product.url)
  const { customer_name, customer_mobile, customer_email: email } = checkout(1)
  const contact = { customer_name, customer_mobile, customer_email: email }
  const { clientSecret, order } = await jsonOf<OpenedPayment>(buyer.post('/create-free-trial-setup', contact))
  refuseToBegin(order.id)
  stripe.confirm(clientSecret, card)
  await deliverEvents()
  const link = new URL(await mailedLink(email, /\/cancel-trial#token=\S+/, product))
  const token = link.hash.replace('#token=', '')
  const trial = async (when: Record<string, string> = {}) =>
    (await jsonOf<Purchase>(buyer.get(`/purchases/${token}`, when))).trial
  const reminder = async () => {
    const until = Date.parse((await trial())?.until ?? '')
    await runJob('remind-trials', product.url, new Date(until - 3600_000))
    const isReminder = and(eq(outbox.kind, 'trial-reminder'), eq(outbox.to, email))
    return (await database().select().from(outbox).where(isReminder))[0]?.text
  }
  const verified = () =>
    jsonOf<VerifiedTrial>(buyer.post('/verify-trial', { setupIntentId: intentOf(clientSecret) }))
  return { buyer, token, trial, verified, reminder }
}

test('while the months of a trial could not be begun, page and mail say that they may be', async () => {
  const { trial, verified, reminder } = await refusedTrial()
  await soon(async () => (await trial())?.isStartFailed)
  expect(await trial()).toMatchObject({ state: 'running', canResume: false })
  expect(await verified()).toMatchObject({ nextChargeAt: (await trial())?.until, isStartFailed: true })
  expect(await reminder()).toContain('If we still can, it is £37 a month')
  const later = { 'X-Now': new Date(Date.now() + 25 * 24 * 3600_000).toISOString() }
  expect(await trial(later)).toMatchObject({ state: 'over', isStartFailed: false })
})

test('a trial whose months nobody begins any more is said to be cancelled, and not to be taken back', async () => {
  const { buyer, token, trial, verified, reminder } = await refusedTrial('5555555555554444')
  expect(await refusalOf(buyer.post('/trial/cancel', { token }))).toEqual([409, 'MONTHS_NOT_BEGUN'])
  stripe.calm()
  expect(await trial()).toMatchObject({ state: 'cancelled', canResume: false })
  expect(await verified()).toMatchObject({ nextChargeAt: null, isStartFailed: false })
  const text = await reminder()
  expect(text).toContain('Nothing is charged.')
  expect(text).not.toContain('undo the cancellation')
})
