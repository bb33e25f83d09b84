import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { payingOwner } from '#test/billing/checkout.ts'
import { database } from '#test/people.ts'
import { jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, outbox, partRefunds, profiles, receipts } = tables
const reason = 'Asked by letter'
const [admin, other] = [await signedInAs('admin'), await signedInAs('admin')]
const part = (amount: number, refunded = 0, key = randomUUID()) => ({ amount, refunded, key })
const refund = (number: number, body: object, by: Browser = admin) =>
  by.post(`/admin/receipts/${number}/refund`, { reason, ...body })
const detailOf = (id: string) => jsonOf<OrderDetail>(admin.get(`/admin/orders/${id}`))
const decisionsOn = (id: string) => database().select().from(decisions).where(eq(decisions.subjectKey, id))

/** An owner of Starter who was charged its second month, and the number of that receipt. */
async function charged() {
  const owner = await payingOwner(1)
  const { order } = owner
  const advance = { days: 32, email: owner.email }
  expect((await postJson(`${inject('url')}/api/dev/sandbox/advance`, advance)).status).toBe(200)
  const paid = await database().select().from(receipts).where(eq(receipts.orderId, order.id))
  const month = paid.find(({ key }) => key !== order.id)
  if (!month) throw new Error('No month was charged')
  const receipt = async () => (await detailOf(order.id)).receipts.find((one) => one.number === month.number)
  return { ...owner, number: month.number, receipt }
}

test('a part of a month is refunded, then the rest; the plan goes on, and its owner is told', async () => {
  const { email, order, number, profileUrl, receipt } = await charged()
  expect(await receipt()).toMatchObject({ amount: 3700, amountRefunded: 0, left: 3700 })
  expect((await refund(number, part(1250))).status).toBe(202)
  await expect.poll(receipt).toMatchObject({ amountRefunded: 1250, left: 2450, isGivenBack: false })
  expect((await refund(number, part(2450, 1250))).status).toBe(202)
  await expect.poll(receipt).toMatchObject({ amountRefunded: 3700, left: 0, isGivenBack: true })
  const detail = await detailOf(order.id)
  expect(detail).toMatchObject({ status: 'paid', amountRefunded: 0, can: { cancel: true } })
  const ofRefunds = detail.history.map(({ says }) => says).filter((says) => /refund/i.test(says))
  expect(ofRefunds).toEqual([
    `Refund asked for: £12.50 of £37 for Starter, one month: ${reason}`,
    '£12.50 of a month refunded',
    `Refund asked for: £24.50 of £37 for Starter, one month: ${reason}`,
    '£24.50 of a month refunded',
  ])
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, profileUrl))
  expect(profile?.plan).toBe('starter')
  const mails = await database().select().from(outbox).where(eq(outbox.to, email))
  expect(mails.map(({ subject }) => subject)).toContain('£12.50 for a month of Starter is on its way back')
  expect(await decisionsOn(order.id)).toMatchObject([
    { verdict: 'refunded', note: `£12.50 of £37 for Starter, one month: ${reason}` },
    { verdict: 'refunded', note: `£24.50 of £37 for Starter, one month: ${reason}` },
  ])
  expect(await refusalOf(refund(number, part(1, 3700)))).toEqual([409, 'ORDER_CHANGED'])
})

test('a month is refunded once, even by two administrators, with a stale page or odd amounts', async () => {
  const { order, number, receipt } = await charged()
  const body = part(1000)
  const answers = await Promise.all([
    ...[refund(number, body), refund(number, body), refund(number, body)],
    refund(number, part(3700), other),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0)
  expect(statuses.every((status) => status === 202 || status === 409)).toBe(true)
  await expect.poll(async () => (await receipt())?.amountRefunded).toBeGreaterThan(0)
  const back = (await receipt())?.amountRefunded ?? 0
  expect([1000, 3700]).toContain(back)
  expect(await decisionsOn(order.id)).toHaveLength(1)
  expect(await database().select().from(partRefunds).where(eq(partRefunds.orderId, order.id))).toHaveLength(1)
  expect((await refund(number, part(1), other)).status).toBe(409)
  for (const amount of [0, -1, 0.5]) expect((await refund(number, part(amount, back))).status).toBe(400)
  expect((await refund(number, part(3701, 0))).status).toBe(409)
  const [first] = await database().select().from(receipts).where(eq(receipts.key, order.id))
  expect(await refusalOf(refund(first?.number ?? 0, part(100)))).toEqual([404, 'NOT_FOUND'])
  expect(await refusalOf(refund(999_999_999, part(100)))).toEqual([404, 'NOT_FOUND'])
  expect((await receipt())?.amountRefunded).toBe(back)
})
