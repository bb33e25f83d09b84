import { asc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import type { WireError } from '#schema/errors.ts'
import { type Browser, type registeredOwner, signedInAs } from '#test/account.ts'
import { orderOf, payingOwner, testCards } from '#test/billing/checkout.ts'
import { database } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { outbox, profiles, receipts } = tables
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
