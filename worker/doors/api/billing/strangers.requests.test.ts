import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import { browser, mailedToken, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, opened } from '#test/billing/checkout.ts'
import { startStripeProduct } from '#test/billing/stripe-product.ts'
import { runJob } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, outbox, subscriptions } = tables
const { stripe, product, database, soon, orderOf, deliverEvents } = await startStripeProduct()
const { url, databaseUrl } = product
afterEach(() => stripe.calm())

async function buys(buyer: ReturnType<typeof browser>, level: 1 | 3, email: string) {
  const { clientSecret, order } = await opened(buyer, checkout(level, { customer_email: email }))
  const { id: intentId } = stripe.confirm(clientSecret)
  await deliverEvents()
  return { ...order, intentId }
}
const isEnding = (orderId: string) => stripe.subscriptionOf(orderId)?.cancel_at_period_end
const monthsOf = async (orderId: string) =>
  (await database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId)))[0]
const mailsTo = (email: string, kind: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, email), eq(outbox.kind, kind)))
const planOf = async (owner: { get: (path: string) => Promise<Response> }) =>
  (await jsonOf<Billing>(owner.get('/billing'))).plan
/** The events at Stripe are of seconds: what it says next is of a later one. */
const aSecondLater = () => sleep(1100)

/** Nothing waits at the gateway any more. */
const atRest = () =>
  soon(async () => {
    const waiting = await database().select().from(gatewayTasks).where(eq(gatewayTasks.state, 'waiting'))
    return waiting.length === 0
  })

/** An owner of Starter, whose months have begun at Stripe. */
async function paysMonthly({ isVerified }: { isVerified: boolean }) {
  const owner = await registeredOwner({}, { url })
  const verify = async () => {
    const token = await mailedToken('welcome', owner.email, product)
    expect((await owner.post('/verify-email', { token })).status).toBe(200)
  }
  if (isVerified) await verify()
  const order = await buys(owner, 1, owner.email)
  await soon(() => stripe.subscriptionOf(order.id))
  await deliverEvents()
  await soon(() => monthsOf(order.id))
  return { ...owner, order, verify }
}
/** Such an owner, under whose address somebody buys Premium who is not signed in. */
async function outdone() {
  const owner = await paysMonthly({ isVerified: true })
  const premium = await buys(browser(url), 3, owner.email)
  await soon(() => isEnding(owner.order.id))
  await soon(async () => (await monthsOf(owner.order.id))?.cancelAt)
  await aSecondLater()
  return { ...owner, premium }
}

test('what somebody pays under an address that its owner has not verified ends none of their months', async () => {
  const owner = await paysMonthly({ isVerified: false })
  const stranger = await buys(browser(url), 3, owner.email)
  await atRest()
  expect(isEnding(owner.order.id)).toBe(false)
  expect(await planOf(owner)).toBe('starter')
  expect(await orderOf(stranger.id)).toMatchObject({ status: 'paid', userId: null })
  await owner.verify()
  await soon(() => isEnding(owner.order.id))
  expect(await planOf(owner)).toBe('premium')
})

test('what an owner pays is not given back for what a stranger paid under their unverified address', async () => {
  const owner = await registeredOwner({}, { url })
  await buys(browser(url), 1, owner.email)
  const own = await buys(owner, 1, owner.email)
  await atRest()
  expect(await orderOf(own.id)).toMatchObject({ status: 'paid', refundAskedAt: null })
  expect(await planOf(owner)).toBe('starter')
})

test('months that ended for a stranger’s purchase go on once a bank wants its money back', async () => {
  const owner = await outdone()
  const { id: dispute } = stripe.dispute(owner.premium.intentId)
  await deliverEvents()
  await soon(() => !isEnding(owner.order.id))
  await deliverEvents()
  await soon(async () => !(await monthsOf(owner.order.id))?.cancelAt)
  expect(await monthsOf(owner.order.id)).toMatchObject({ endedFor: null })
  expect(await planOf(owner)).toBe('starter')
  const [mail, ...others] = await mailsTo(owner.email, 'plan-resumed')
  expect(others).toEqual([])
  expect(mail?.text).toContain('goes on as before')
  expect(await mailsTo(owner.email, 'payment-disputed')).toHaveLength(1)
  await aSecondLater()
  stripe.closeDispute(dispute, 'won')
  await deliverEvents()
  await soon(() => isEnding(owner.order.id))
  expect(await planOf(owner)).toBe('premium')
})

test('months that ended for a stranger’s purchase go on once an administrator refunds it', async () => {
  const owner = await outdone()
  const admin = await signedInAs('admin', { url, databaseUrl })
  const refund = { reason: 'Asked by its buyer' }
  expect((await admin.post(`/admin/orders/${owner.premium.id}/refund`, refund)).status).toBe(202)
  await soon(() => !isEnding(owner.order.id))
  await soon(async () => (await orderOf(owner.premium.id)).status === 'refunded')
  expect(await planOf(owner)).toBe('starter')
})

test('months go on although Stripe does not answer at first', async () => {
  const owner = await outdone()
  stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { acts: true, ends: 503 }, 2)
  stripe.refund(owner.premium.intentId)
  await deliverEvents()
  await soon(async () => !(await monthsOf(owner.order.id))?.cancelAt)
  expect(isEnding(owner.order.id)).toBe(false)
})

test('months that their owner cancels themselves stay cancelled, whatever becomes of the other purchase', async () => {
  const owner = await outdone()
  // They were ended as its page was open.
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  expect((await owner.post('/billing/cancel')).status).toBe(409)
  stripe.refund(owner.premium.intentId)
  await deliverEvents()
  await soon(async () => (await orderOf(owner.premium.id)).status === 'refunded')
  await atRest()
  expect(isEnding(owner.order.id)).toBe(true)
})

test('an owner who lets months go on that another purchase had ended is told of their own act, once', async () => {
  const owner = await outdone()
  // Its money goes back, and Stripe lets nothing go on as yet.
  stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { ends: 503 })
  stripe.refund(owner.premium.intentId)
  await deliverEvents()
  await soon(async () => (await orderOf(owner.premium.id)).status === 'refunded')
  const isTask = eq(gatewayTasks.key, `resume-subscription/${(await monthsOf(owner.order.id))?.id}`)
  await soon(async () => (await database().select().from(gatewayTasks).where(isTask))[0]?.problem)
  stripe.calm()
  expect((await owner.post('/billing/resume')).status).toBe(200)
  await deliverEvents()
  await atRest()
  expect(await monthsOf(owner.order.id)).toMatchObject({ cancelAt: null, endedFor: null })
  const [mail, ...others] = await mailsTo(owner.email, 'plan-resumed')
  expect(others).toEqual([])
  expect(mail?.text).toContain('You have taken your cancellation back')
})

test('a resumption that Stripe does not answer leaves it to us that the months go on', async () => {
  const owner = await outdone()
  const { id: subject = '' } = (await monthsOf(owner.order.id)) ?? {}
  stripe.disturb(/POST \/v1\/subscriptions\/sub_/, { ends: 503 })
  stripe.refund(owner.premium.intentId)
  await deliverEvents()
  await soon(async () => (await orderOf(owner.premium.id)).status === 'refunded')
  const Cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { 'Content-Type': 'application/json', Cookie }
  const pressed = await fetch(`${url}/api/billing/resume`, { method: 'POST', body: '{}', headers })
  expect(pressed.status).toBe(503)
  expect(await monthsOf(owner.order.id)).toMatchObject({ id: subject, endedFor: owner.premium.id })
  stripe.calm()
  await soon(() => !isEnding(owner.order.id))
})

test('an owner who resumes at Stripe what another purchase covers is not told that its money went back', async () => {
  const owner = await outdone()
  const { id: subject = '' } = (await monthsOf(owner.order.id)) ?? {}
  stripe.resume(subject)
  await deliverEvents()
  const mails = await mailsTo(owner.email, 'plan-resumed')
  expect(mails.map(({ text }) => text.includes('You have taken your cancellation back'))).toEqual([true])
  await soon(() => isEnding(owner.order.id))
})

test('months that are over as their owner presses are cancelled for them, and cannot be resumed', async () => {
  const owner = await paysMonthly({ isVerified: true })
  const { id: subject = '' } = (await monthsOf(owner.order.id)) ?? {}
  stripe.endAtPeriodEnd(subject)
  await deliverEvents()
  stripe.cancelSubscription(subject)
  expect((await owner.post('/billing/resume')).status).toBe(409)
  const other = await paysMonthly({ isVerified: true })
  stripe.cancelSubscription((await monthsOf(other.order.id))?.id ?? '')
  expect((await other.post('/billing/cancel')).status).toBe(200)
})

test('months that their owner cancels at Stripe stay cancelled, whatever was to end them before', async () => {
  const owner = await paysMonthly({ isVerified: true })
  const { id: subject = '' } = (await monthsOf(owner.order.id)) ?? {}
  // As a run leaves it that Stripe did not answer, before the money of the other purchase went back.
  await database().update(subscriptions).set({ endedFor: 'gone' }).where(eq(subscriptions.id, subject))
  const task = { key: `end-subscription/${subject}`, kind: 'end-subscription', subject } as const
  await database()
    .insert(gatewayTasks)
    .values({ ...task, createdAt: new Date() })
  await runJob('gateway-tasks', url)
  await aSecondLater()
  stripe.endAtPeriodEnd(subject)
  await deliverEvents()
  await soon(async () => (await monthsOf(owner.order.id))?.cancelAt)
  await atRest()
  expect(isEnding(owner.order.id)).toBe(true)
})

test('an owner who withdraws from the higher plan decides themselves whether their months go on', async () => {
  const owner = await outdone()
  expect((await owner.post('/billing/withdraw', { orderId: owner.premium.id })).status).toBe(200)
  await soon(async () => (await orderOf(owner.premium.id)).status === 'refunded')
  await atRest()
  expect(isEnding(owner.order.id)).toBe(true)
  expect((await owner.post('/billing/resume')).status).toBe(200)
  expect(isEnding(owner.order.id)).toBe(false)
})

test('a withdrawal decides nothing about months that were ended for another purchase than that', async () => {
  const owner = await outdone()
  const isTheirs = eq(subscriptions.orderId, owner.order.id)
  await database().update(subscriptions).set({ endedFor: 'gone' }).where(isTheirs)
  expect((await owner.post('/billing/withdraw', { orderId: owner.premium.id })).status).toBe(200)
  await soon(() => !isEnding(owner.order.id))
})
