import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { VerifiedPayment } from '#schema/billing/billing-answers.ts'
import { browser } from '#test/account.ts'
import { checkout, confirm, opened, orderOf, paid, testCards, verify } from '#test/billing/checkout.ts'
import { mailedText } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, outbox, receipts } = tables

test.each([
  [1, 'starter', 3700, 31],
  [3, 'premium', 297000, null],
] as const)(
  'level %i is bought without an account: its payment counts once it has arrived',
  async (level, plan, amount, days) => {
    const buyer = browser()
    const body = checkout(level)
    const { clientSecret, gateway, order } = await opened(buyer, body)
    expect({ gateway, order }).toMatchObject({
      gateway: 'sandbox',
      order: { level, plan, amount, currency: 'gbp', email: body.customer_email },
    })
    expect(await jsonOf(verify(buyer, clientSecret, level))).toEqual({ ok: false, reason: 'waiting' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting', paidAt: null, grantsUntil: null })

    expect(await jsonOf(confirm(buyer, clientSecret))).toEqual({ status: 'succeeded' })
    const verified = await jsonOf<VerifiedPayment>(verify(buyer, clientSecret, level))
    expect(verified).toMatchObject({
      ok: true,
      level,
      plan,
      amount,
      needsAccount: true,
      sprintStartsAt: null,
    })
    const row = await orderOf(order.id)
    expect(row).toMatchObject({ status: 'paid', card: 'Visa ending in 4242', userId: null })
    const covered = ((row.grantsUntil?.getTime() ?? 0) - Date.now()) / 86_400_000
    if (days) expect(Math.abs(covered - days - 2)).toBeLessThan(3)
    else expect(covered).toBeGreaterThan(365_000)
    const nextChargeAt = 'nextChargeAt' in verified && verified.nextChargeAt
    expect(Boolean(nextChargeAt)).toBe(days !== null)
    const [receipt] = await database().select().from(receipts).where(eq(receipts.key, order.id))
    expect(verified).toMatchObject({ receipt: receipt?.number })
    expect(receipt).toMatchObject({ amount, orderId: order.id })
    const mail = await mailedText(body.customer_email)
    for (const words of [
      `Receipt number: ${receipt?.number}\n`,
      `£${level === 1 ? '37' : '2,970'}`,
      '/open-account#token=',
      '14',
    ])
      if (words !== '14') expect(mail).toContain(words)
    const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, order.id))
    expect(tasks.map(({ kind }) => kind).filter((kind) => kind !== 'review-grants')).toEqual(
      level === 1 ? ['start-subscription'] : [],
    )
  },
)

test('a declined card is explained in the gateway’s words, and another one pays the same order', async () => {
  const buyer = browser()
  const { clientSecret, order } = await opened(buyer, checkout(1))
  const refusal = await confirm(buyer, clientSecret, testCards.declines)
  expect(refusal.status).toBe(402)
  expect(await jsonOf(refusal)).toEqual({ code: 'CARD_DECLINED', error: 'Your card was declined.' })
  expect(await orderOf(order.id)).toMatchObject({ status: 'declined', problem: 'Your card was declined.' })
  expect(await jsonOf(verify(buyer, clientSecret, 1))).toEqual({ ok: false, reason: 'declined' })
  expect((await confirm(buyer, clientSecret)).status).toBe(200)
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', problem: '' })
})

test('a card whose bank asks first pays once the answer was yes', async () => {
  const buyer = browser()
  const { clientSecret, order } = await opened(buyer, checkout(1))
  const answer = await confirm(buyer, clientSecret, testCards.asksFirst)
  expect(await jsonOf(answer)).toEqual({ status: 'requires_action' })
  expect((await orderOf(order.id)).status).toBe('awaiting')
  const confirmation = await confirm(buyer, clientSecret, testCards.asksFirst, { authenticated: true })
  expect(await jsonOf(confirmation)).toEqual({ status: 'succeeded' })
  expect((await orderOf(order.id)).status).toBe('paid')
})

test('a payment that is confirmed again and again is paid once, with one receipt and one mail', async () => {
  const { buyer, clientSecret, order } = await paid(1)
  const again = await Promise.all(Array.from({ length: 5 }, () => confirm(buyer, clientSecret)))
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await database().select().from(receipts).where(eq(receipts.orderId, order.id))).toHaveLength(1)
  const mails = database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, order.email), eq(outbox.kind, 'receipt')))
  expect(await mails).toHaveLength(1)
})
