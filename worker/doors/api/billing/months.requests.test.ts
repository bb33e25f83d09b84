import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import type { WireError } from '#schema/errors.ts'
import {
  askedFor,
  type Browser,
  browser,
  confirmAddress,
  registeredOwner,
  signedInAs,
} from '#test/account.ts'
import { checkout, confirm, opened, orderOf, payingOwner, testCards } from '#test/billing/checkout.ts'
import { database } from '#test/people.ts'
import { gmailTwice } from '#test/referees.ts'
import { at, jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, outbox, profiles, receipts } = tables
const dayMs = 24 * 3600_000

type Owner = Awaited<ReturnType<typeof registeredOwner>>

const billing = (owner: Browser) => jsonOf<Billing>(owner.get('/billing'))
const pastDueOf = async (owner: Browser) =>
  (await jsonOf<Dashboard>(owner.get('/current-user-dashboard'))).pastDue
const advance = async (days: number, email: string) => {
  const answer = await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })
  expect(answer.status, await answer.text()).toBe(200)
}
const planOf = async ({ profileUrl }: Owner) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.profileUrl, profileUrl))
  return row?.plan
}
/** The kinds of the mails about money to an address, in the order in which they were written. */
const mailsTo = async (email: string) => {
  const mails = await database().select().from(outbox).where(eq(outbox.to, email)).orderBy(asc(outbox.id))
  return mails.filter(({ kind }) => /^(receipt|renewal|plan|trial)/.test(kind))
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

test('a buyer of Starter has its plan at once, is told each charge, and pays each month once', async () => {
  const owner = await payingOwner(1)
  expect(await planOf(owner)).toBe('starter')
  const first = await billing(owner)
  expect(first).toMatchObject({
    plan: 'starter',
    level: 1,
    gateway: 'sandbox',
    trialUntil: null,
    endsAt: null,
    pastDue: null,
    card: 'Visa ending in 4242',
    canCancel: true,
    canResume: false,
    hasPortal: false,
    nextCharge: { amount: 3700, at: first.paidUntil },
    withdrawal: { orderId: owner.order.id, amount: 3700 },
    orders: [{ id: owner.order.id, what: 'Starter', amount: 3700, status: 'paid', isRefundUnderWay: false }],
    receipts: [{ amount: 3700 }],
  })
  expect((Date.parse(first.paidUntil ?? '') - Date.now()) / dayMs).toBeGreaterThan(27.9)

  await advance(32, owner.email)
  const second = await billing(owner)
  expect(second).toMatchObject({ plan: 'starter', withdrawal: null, canCancel: true })
  expect(second.receipts.map(({ what, amount }) => [what, amount])).toEqual([
    ['Starter, one month', 3700],
    [first.receipts[0]?.what, 3700],
  ])
  await advance(62, owner.email)
  expect((await billing(owner)).receipts).toHaveLength(4)
  expect(await kindsTo(owner.email)).toEqual([
    ...['receipt', 'renewal-receipt', 'renewal-receipt', 'renewal-receipt'],
  ])
  const [latest] = (await mailsTo(owner.email)).slice(-1)
  const [newest] = (await billing(owner)).receipts
  expect(latest?.text).toContain(`Receipt number: ${newest?.number}\n`)
})

test('a cancelled plan runs to its end, can be resumed until then, and falls to free', async () => {
  const owner = await payingOwner(1)
  const cancelled = await jsonOf<Billing>(owner.post('/billing/cancel'))
  expect(cancelled).toMatchObject({ plan: 'starter', nextCharge: null, canCancel: false, canResume: true })
  expect(cancelled.endsAt).toBe(cancelled.paidUntil)
  const again = await owner.post('/billing/cancel')
  expect([again.status, (await jsonOf<WireError>(again)).code]).toEqual([409, 'NOTHING_TO_CANCEL'])

  const resumed = await jsonOf<Billing>(owner.post('/billing/resume'))
  expect(resumed).toMatchObject({ endsAt: null, nextCharge: { amount: 3700 }, canCancel: true })
  expect((await owner.post('/billing/resume')).status).toBe(409)

  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await advance(27, owner.email)
  expect(await planOf(owner)).toBe('starter')
  // To the day, without the grace of a renewal that is still to come.
  await advance(5, owner.email)
  expect(await planOf(owner)).toBe('free')
  expect(await billing(owner)).toMatchObject({
    plan: 'free',
    paidUntil: null,
    canCancel: false,
    canResume: false,
  })
  expect((await billing(owner)).receipts).toHaveLength(1)
  expect(await kindsTo(owner.email)).toEqual([
    ...['receipt', 'plan-cancelled', 'plan-resumed', 'plan-cancelled', 'plan-lapsed'],
  ])
})

test('a renewal that fails leaves three days, is mailed once, and then the plan falls to free', async () => {
  const owner = await payingOwner(1, testCards.failsLater)
  const { paidUntil } = await billing(owner)
  expect(await pastDueOf(owner)).toBeNull()
  const untilDue = Math.ceil((Date.parse(paidUntil ?? '') - Date.now()) / dayMs)
  await advance(untilDue, owner.email)
  expect(await planOf(owner)).toBe('starter')
  const failed = await billing(owner)
  expect(failed).toMatchObject({ nextCharge: null, pastDue: { payAt: null } })
  expect((Date.parse(failed.pastDue?.until ?? '') - Date.now()) / dayMs).toBeGreaterThan(2)
  expect(await pastDueOf(owner), 'also on the dashboard').toEqual(failed.pastDue)
  await advance(2, owner.email)
  expect(await planOf(owner)).toBe('starter')
  await advance(2, owner.email)
  expect(await planOf(owner)).toBe('free')
  expect(await pastDueOf(owner)).toBeNull()
  await advance(30, owner.email)
  expect(await kindsTo(owner.email)).toEqual(['receipt', 'renewal-failed', 'plan-lapsed'])
  expect((await billing(owner)).receipts).toHaveLength(1)
})

test('a one-time payment covers for good, and there is nothing to cancel', async () => {
  const owner = await payingOwner(3)
  expect(await planOf(owner)).toBe('premium')
  await advance(3000, owner.email)
  expect(await billing(owner)).toMatchObject({
    plan: 'premium',
    level: 3,
    paidUntil: null,
    nextCharge: null,
    canCancel: false,
  })
  expect((await owner.post('/billing/cancel')).status).toBe(409)
  expect((await owner.post('/billing/portal')).status).toBe(404)
})

test('a purchase can be withdrawn from for fourteen days, once', async () => {
  const owner = await payingOwner(3)
  const late = await payingOwner(3)
  expect(await jsonOf(owner.post('/billing/withdraw'))).toMatchObject({ withdrawal: null })
  expect(await orderOf(owner.order.id)).toMatchObject({ refundReason: 'withdrawn' })
  const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, owner.order.id))
  expect(tasks.map(({ kind }) => kind)).toContain('refund')
  expect((await owner.post('/billing/withdraw')).status).toBe(409)

  await advance(13, late.email)
  expect((await billing(late)).withdrawal).toMatchObject({ orderId: late.order.id })
  await advance(1, late.email)
  expect((await billing(late)).withdrawal).toBeNull()
  const answer = await late.post('/billing/withdraw')
  expect([answer.status, (await jsonOf<WireError>(answer)).code]).toEqual([409, 'NOTHING_TO_WITHDRAW'])
})

test('withdrawing from one purchase in two tabs at once takes back no other one', async () => {
  const owner = await payingOwner(1)
  const { order: premium, clientSecret } = await opened(owner, checkout(3, { customer_email: owner.email }))
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  const withdraws = () => owner.post('/billing/withdraw', { orderId: premium.id })
  const answers = [...(await Promise.all([withdraws(), withdraws()])), await withdraws()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await orderOf(premium.id)).toMatchObject({ refundReason: 'withdrawn' })
  expect(await orderOf(owner.order.id)).toMatchObject({ status: 'paid', refundAskedAt: null })
  const others = await payingOwner(3)
  expect((await owner.post('/billing/withdraw', { orderId: others.order.id })).status).toBe(409)
  expect(await orderOf(others.order.id)).toMatchObject({ refundAskedAt: null })
})

/** An owner who bought level 1 under this address, and withdrew from it, twice. */
async function withdrawnTwice(body: ReturnType<typeof checkout>, account = {}) {
  const owner = await registeredOwner(account)
  for (const _ of ['once', 'and again']) {
    const { clientSecret, order } = await opened(owner, body)
    expect((await confirm(owner, clientSecret)).status).toBe(200)
    expect((await owner.post('/billing/withdraw')).status).toBe(200)
    await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  }
  return owner
}

test('two withdrawals of a Gmail mailbox count together, with dots and without, on any account', async () => {
  const [plain, dotted] = gmailTwice()
  await withdrawnTwice(checkout(1, { customer_email: dotted }), { email: dotted })
  for (const buyer of [browser(), await registeredOwner({ email: plain })])
    expect(
      await refusalOf(buyer.post('/create-payment-intent', checkout(1, { customer_email: plain }))),
    ).toEqual([409, 'WITHDRAWN_TWICE'])
})

test('two withdrawals still count once their account has moved, under its new address and its former one', async () => {
  const email = `${randomUUID()}@haddad.example`
  const owner = await withdrawnTwice(checkout(1, { customer_email: email }), { email })
  await confirmAddress(owner)
  const { newEmail, token } = await askedFor(owner)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  for (const customer_email of [email, newEmail])
    expect(
      await refusalOf(browser().post('/create-payment-intent', checkout(1, { customer_email }))),
    ).toEqual([409, 'WITHDRAWN_TWICE'])
})

test('a withdrawal under the address of somebody else is not counted against them', async () => {
  const body = checkout(1)
  await withdrawnTwice(body)
  expect((await browser().post('/create-payment-intent', body)).status).toBe(200)
})

test('a buyer who has withdrawn from two purchases within a year buys no third one until then', async () => {
  const email = `${randomUUID()}@haddad.example`
  const body = checkout(1, { customer_email: email })
  const owner = await withdrawnTwice(body, { email })
  const third = await owner.post('/create-payment-intent', body)
  expect([third.status, (await jsonOf<WireError>(third)).code]).toEqual([409, 'WITHDRAWN_TWICE'])
  const later = at(new Date(Date.now() + 366 * dayMs))
  const answer = await browser().post('/create-payment-intent', body, later)
  expect(answer.status, await answer.text()).toBe(200)
})

test('a payment that was opened before two withdrawals is not taken after them', async () => {
  const email = `${randomUUID()}@haddad.example`
  const [open, bySomebody] = [browser(), browser()]
  const third = await opened(open, checkout(1, { customer_email: email }))
  const others = await opened(bySomebody, checkout(1))
  const owner = await withdrawnTwice(checkout(1, { customer_email: email }), { email })
  // Where the payment is not cancelled yet, its money goes back.
  await confirm(open, third.clientSecret)
  expect(await orderOf(third.order.id)).toMatchObject({ status: 'expired', paidAt: null })
  expect(await planOf(owner)).toBe('free')
  expect((await confirm(bySomebody, others.clientSecret)).status).toBe(200)
})

test('an administrator refunds an order, with a reason', async () => {
  const [admin, owner] = [await signedInAs('admin'), await payingOwner(3)]
  const refund = (id: string, body: object = { reason: 'Bought twice' }) =>
    admin.post(`/admin/orders/${id}/refund`, body)
  expect((await refund('nothing-here')).status).toBe(404)
  expect((await refund(owner.order.id, { reason: ' ' })).status).toBe(400)
  expect((await refund(owner.order.id)).status).toBe(202)
  expect(await orderOf(owner.order.id)).toMatchObject({ refundReason: 'Bought twice' })
  const again = await refund(owner.order.id, { reason: 'Another' })
  expect([again.status, (await jsonOf<WireError>(again)).code]).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
  expect(await database().select().from(receipts).where(eq(receipts.orderId, owner.order.id))).toHaveLength(1)
})
