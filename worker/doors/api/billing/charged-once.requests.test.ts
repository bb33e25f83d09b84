import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing, OpenedPayment, VerifiedTrial } from '#schema/billing/billing-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { browser, mailedToken, registeredOwner } from '#test/account.ts'
import { checkout, confirm, intentOf, orderOf, paid } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import { kv } from '#test/simulations/ten-years.ts'
import { tables } from '../../../services/database.ts'
import { runGatewayTasks } from '../../../workflows/billing/run-gateway-tasks.ts'

const { gatewayTasks, outbox, receipts, sandboxObjects, sprintSeats, subscriptions } = tables

/** An owner whose address is verified: what is paid under it is theirs, on whatever device. */
async function verifiedOwner(url?: string) {
  const owner = await registeredOwner({}, url ? { url } : {})
  const token = await mailedToken('welcome', owner.email)
  expect((await owner.post('/verify-email', { token })).status).toBe(200)
  return owner
}
const monthsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.to, email))
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const billingOf = (owner: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Billing>(owner.get('/billing'))
const advance = async (days: number, email: string) =>
  expect((await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })).status).toBe(200)
/** What the gateway gave back of an order, in pence. */
const refundedAtSandbox = async (orderId: string) => {
  const { intentId } = await orderOf(orderId)
  const [row] = await database()
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, intentId ?? ''))
  return row?.body.amountRefunded
}
const trialAt = async (buyer: ReturnType<typeof browser>, email: string) => {
  const { customer_name, customer_mobile } = checkout(1)
  const payment = await jsonOf<OpenedPayment>(
    buyer.post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email: email }),
  )
  const card = { expiry: '11 / 41', cvc: String(Math.floor(Math.random() * 9000) + 1000) }
  expect((await confirm(buyer, payment.clientSecret, undefined, card)).status).toBe(200)
  const verified = await jsonOf<VerifiedTrial>(
    buyer.post('/verify-trial', { setupIntentId: intentOf(payment.clientSecret) }),
  )
  return { order: payment.order, verified }
}

test('a buyer who withdraws from a higher plan, resubscribes and buys it again is charged for that alone', async () => {
  const owner = await registeredOwner()
  const body = { customer_email: owner.email }
  const { order } = await paid(1, body, owner)
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  const premium = await paid(3, body, owner)
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  expect((await owner.post('/billing/withdraw')).status).toBe(200)
  await expect.poll(async () => (await orderOf(premium.order.id)).status).toBe('refunded')
  const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'refunded')
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('Your Level 1, Starter goes on as far as it is paid for')
  expect((await owner.post('/billing/resume')).status).toBe(200)
  expect((await monthsOf(order.id))[0]?.cancelAt).toBeNull()
  await paid(3, body, owner)
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  await advance(40, owner.email)
  expect((await billingOf(owner)).receipts.map(({ what }) => what)).not.toContain('Starter, one month')
})

test('a trial for an address with a plan does not begin, on any device, and the visitor is told', async () => {
  const owner = await verifiedOwner()
  await paid(1, { customer_email: owner.email }, owner)
  const { order, verified } = await trialAt(browser(), owner.email)
  expect(verified).toEqual({ ok: false, reason: 'covered' })
  expect(await orderOf(order.id)).toMatchObject({ status: 'expired', problem: 'covered', grantsUntil: null })
  expect(await monthsOf(order.id)).toEqual([])
  const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'no-trial')
  expect(mail?.text).toContain('Nothing was charged, and nothing will be')
  expect(mail?.text).not.toContain('free trial with this address')
})

test('a trial ends without a charge once a plan that covers it is bought without an account', async () => {
  const email = `${randomUUID()}@haddad.example`
  const { order } = await trialAt(browser(), email)
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  await paid(3, { customer_email: email })
  await expect.poll(async () => (await monthsOf(order.id))[0]?.cancelAt).toBeTruthy()
  await advance(20, email)
  expect((await monthsOf(order.id))[0]).toMatchObject({ status: 'canceled' })
  expect(await kindsTo(email)).not.toContain('renewal-receipt')
})

test('a plan that is bought again elsewhere before its address is verified goes back whole once it is', async () => {
  const owner = await registeredOwner()
  const first = await paid(1, { customer_email: owner.email }, owner)
  const second = await paid(1, { customer_email: owner.email })
  for (const { order } of [first, second]) await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  expect(await orderOf(second.order.id)).toMatchObject({ status: 'paid', userId: null, refundAskedAt: null })
  await advance(32, owner.email)
  const token = await mailedToken('welcome', owner.email)
  expect((await owner.post('/verify-email', { token })).status).toBe(200)
  await expect.poll(async () => (await orderOf(second.order.id)).status).toBe('refunded')
  expect(await refundedAtSandbox(second.order.id)).toBe(3700)
  const months = () => database().select().from(receipts).where(eq(receipts.orderId, second.order.id))
  await expect
    .poll(async () => (await months()).filter(({ key }) => key !== second.order.id))
    .toMatchObject([{ amount: 3700, amountRefunded: 3700, givenBackAt: expect.any(Date) }])
  await expect.poll(async () => (await monthsOf(second.order.id))[0]?.status).toBe('canceled')
  expect(await monthsOf(first.order.id)).toMatchObject([{ status: 'active', cancelAt: null }])
  expect(await billingOf(owner)).toMatchObject({ plan: 'starter', canCancel: true })
  const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject)
  expect(subjects).toContain('We have given your second payment back')
  expect(subjects).toContain('We have given a month of Starter back')
})

test('a plan bought twice is refunded the second time, in full, with a mail, and stays active', async () => {
  const owner = await verifiedOwner()
  const first = await paid(1, { customer_email: owner.email }, owner)
  await expect.poll(() => monthsOf(first.order.id)).toHaveLength(1)
  const second = await paid(1, { customer_email: owner.email })
  await expect.poll(async () => (await orderOf(second.order.id)).status).toBe('refunded')
  expect(await refundedAtSandbox(second.order.id)).toBe(3700)
  expect(await refundedAtSandbox(first.order.id)).toBe(0)
  const mail = (await mailsTo(owner.email)).filter(({ kind }) => kind === 'refunded')
  expect(mail).toHaveLength(1)
  expect(mail[0]?.text).toContain('You have Starter already')
  expect(mail[0]?.text).not.toContain('What the purchase covered has ended')
  await advance(40, owner.email)
  expect((await billingOf(owner)).plan).toBe('starter')
  const live = [...(await monthsOf(first.order.id)), ...(await monthsOf(second.order.id))]
  expect(live.filter(({ status }) => status !== 'canceled').map(({ orderId }) => orderId)).toEqual([
    first.order.id,
  ])
})

test('a lower plan bought beside a higher one without an account is refunded', async () => {
  const email = `${randomUUID()}@haddad.example`
  await paid(3, { customer_email: email })
  const { order } = await paid(1, { customer_email: email.replace('@', '+again@') })
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  await expect
    .poll(async () => (await monthsOf(order.id)).every(({ status }) => status === 'canceled'))
    .toBe(true)
})

test('a plan bought twice from a Gmail mailbox, with dots and without, is refunded the second time', async () => {
  const [plain, dotted] = gmailSpellings()
  await paid(1, { customer_email: dotted })
  const { order } = await paid(1, { customer_email: plain })
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
})

test('a buyer who pays for two places of one sprint gets one refunded', async () => {
  const number = nextSprint(new Date('2084-03-01'))
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 3600_000)
  const email = `${randomUUID()}@haddad.example`
  const seats: string[] = []
  for (const minute of [0, 1]) {
    const buyer = browser()
    const then = at(new Date(now.getTime() + minute * 60_000))
    const { clientSecret, order } = await jsonOf<OpenedPayment>(
      buyer.post('/create-payment-intent', checkout(2, { customer_email: email }), then),
    )
    const card = { clientSecret, number: '4242 4242 4242 4242', expiry: '12 / 90', cvc: '123' }
    expect((await buyer.post('/sandbox/confirm', card, then)).status).toBe(200)
    seats.push(order.id)
  }
  const stateOf = async (id: string | undefined) =>
    (
      await database()
        .select()
        .from(sprintSeats)
        .where(eq(sprintSeats.orderId, id ?? ''))
    )[0]?.state
  let minutes = 0
  await expect
    .poll(async () => {
      minutes += 3
      // Theirs alone: what others of this run wait for is not of this time.
      const call = callOn(database(), { now: new Date(now.getTime() + minutes * 60_000), kv })
      await runGatewayTasks(call, inArray(gatewayTasks.subject, seats))
      return Promise.all(seats.map(async (id) => [(await orderOf(id)).status, await stateOf(id)]))
    })
    .toEqual([
      ['paid', 'paid'],
      ['refunded', 'released'],
    ])
  expect(await refundedAtSandbox(seats[1] ?? '')).toBe(19700)
})

test('two plans that become one person’s by a verified address are charged once from then on', async () => {
  const email = `${randomUUID()}@haddad.example`
  const first = await paid(1, { customer_email: email })
  await expect.poll(() => monthsOf(first.order.id)).toHaveLength(1)
  const owner = await registeredOwner({ email })
  // Under another mailbox, signed in: nobody could know that both are one person’s.
  const second = await paid(1, { customer_email: `${randomUUID()}@elsewhere.example` }, owner)
  await expect.poll(() => monthsOf(second.order.id)).toHaveLength(1)
  await owner.post('/verify-email', { token: await mailedToken('welcome', email) })
  await expect
    .poll(async () => [(await orderOf(first.order.id)).status, (await orderOf(second.order.id)).status])
    .toEqual(['paid', 'refunded'])
})
