import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { type Browser, browser, registeredOwner } from '#test/account.ts'
import {
  checkout,
  confirm,
  intentOf,
  opened,
  orderOf,
  paid,
  testCards,
  verify,
} from '#test/billing/checkout.ts'
import { database } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { orders, receipts, sandboxObjects } = tables
const ordersOf = (email: string) => database().select().from(orders).where(eq(orders.email, email))

test.each<[string, 1 | 2 | 3, object, string]>([
  ['the price of another level', 1, { amount: 19700 }, 'PRICE_MISMATCH'],
  ['a penny less', 1, { amount: 3699 }, 'PRICE_MISMATCH'],
  ['a penny more', 3, { amount: 297001 }, 'PRICE_MISMATCH'],
  ['the price in pounds', 1, { amount: 37 }, 'PRICE_MISMATCH'],
  ['nothing', 3, { amount: 0 }, 'PRICE_MISMATCH'],
  ['less than nothing', 2, { amount: -19700 }, 'PRICE_MISMATCH'],
  ['a price that is a text', 1, { amount: '3700' }, 'BAD_REQUEST'],
  ['half a penny', 1, { amount: 3700.5 }, 'BAD_REQUEST'],
  ['no price', 1, { amount: undefined }, 'BAD_REQUEST'],
  ['another level with the price of the first', 1, { level_id: 3 }, 'PRICE_MISMATCH'],
  ['a level that is not there', 1, { level_id: 4 }, 'BAD_REQUEST'],
  ['no level', 1, { level_id: 0 }, 'BAD_REQUEST'],
  ['a level between two', 1, { level_id: 1.5 }, 'BAD_REQUEST'],
  ['a level that is a text', 1, { level_id: '1' }, 'BAD_REQUEST'],
  ['the name of another level', 1, { level_name: 'Premium' }, 'PRICE_MISMATCH'],
  ['the name in small letters', 2, { level_name: 'sprint' }, 'PRICE_MISMATCH'],
  ['no name of the level', 1, { level_name: undefined }, 'BAD_REQUEST'],
  ['another currency', 1, { currency: 'usd' }, 'PRICE_MISMATCH'],
  ['a currency in capitals', 1, { currency: 'GBP' }, 'PRICE_MISMATCH'],
  ['no currency', 1, { currency: undefined }, 'BAD_REQUEST'],
])('%s opens no payment', async (_, level, changes, code) => {
  const body = checkout(level, changes)
  const answer = await browser().post('/create-payment-intent', body)
  expect(answer.status).toBe(400)
  expect(await jsonOf(answer)).toMatchObject({ code })
  expect(await ordersOf(body.customer_email)).toEqual([])
})

test.each<[string, object, string]>([
  ['no name', { customer_name: ' ' }, 'customer_name'],
  ['no address', { customer_email: '' }, 'customer_email'],
  ['an address without an at-sign', { customer_email: 'noor' }, 'customer_email'],
  ['no number', { customer_mobile: undefined }, 'customer_mobile'],
  ['a number in letters', { customer_mobile: 'abc' }, 'customer_mobile'],
])('%s is refused with the field’s name, for a payment and for a trial', async (_, changes, path) => {
  for (const call of ['/create-payment-intent', '/create-free-trial-setup']) {
    const answer = await browser().post(call, checkout(1, changes))
    expect(answer.status).toBe(400)
    expect((await jsonOf<WireError>(answer)).details?.map((detail) => detail.path)).toEqual([path])
  }
})

/** Somebody at the card form of a level. */
async function atCardForm(level: 1 | 3 = 1) {
  const buyer = browser()
  return { buyer, ...(await opened(buyer, checkout(level))) }
}
const cancelAtGateway = async (clientSecret: string) => {
  const id = intentOf(clientSecret)
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  await database()
    .update(sandboxObjects)
    .set({ body: { ...row?.body, status: 'cancelled' } })
    .where(eq(sandboxObjects.id, id))
}

test.each<[string, () => Promise<{ buyer: Browser; clientSecret: string; level?: number }>, string]>([
  ['a payment that was not confirmed', () => atCardForm(), 'waiting'],
  ['a payment of another visitor', async () => ({ ...(await paid(1)), buyer: browser() }), 'unknown'],
  [
    'an intent that nobody opened',
    async () => ({ buyer: browser(), clientSecret: `sandbox_pi_${randomUUID()}` }),
    'unknown',
  ],
  ['a payment of another level', async () => ({ ...(await paid(1)), level: 3 }), 'wrong level'],
  [
    'a declined card',
    async () => {
      const form = await atCardForm()
      expect((await confirm(form.buyer, form.clientSecret, testCards.declines)).status).toBe(402)
      return form
    },
    'declined',
  ],
  [
    'a card whose bank was not answered',
    async () => {
      const form = await atCardForm()
      expect((await confirm(form.buyer, form.clientSecret, testCards.asksFirst)).status).toBe(200)
      return form
    },
    'waiting',
  ],
  [
    'a payment that was cancelled',
    async () => {
      const form = await atCardForm()
      await cancelAtGateway(form.clientSecret)
      return form
    },
    'cancelled',
  ],
  [
    'the payment of another order of theirs',
    async () => {
      const form = await atCardForm()
      const { clientSecret } = await paid(3, {}, form.buyer)
      return { ...form, clientSecret }
    },
    'wrong level',
  ],
])('%s gives nothing', async (_, prepared, reason) => {
  const { buyer, clientSecret, level = 1 } = await prepared()
  const answer = await verify(buyer, clientSecret, level)
  expect(answer.status).toBe(200)
  expect(await jsonOf(answer)).toEqual({ ok: false, reason })
})

test('a payment that was opened at an earlier price is not gone on with at the present one', async () => {
  const [buyer, body] = [browser(), checkout(1)]
  const before = await opened(buyer, body)
  const isFormer = eq(orders.id, before.order.id)
  await database().update(orders).set({ amount: 9900 }).where(isFormer)
  const after = await opened(buyer, body)
  expect(after.order).toMatchObject({ amount: body.amount })
  expect(await orderOf(before.order.id)).toMatchObject({ status: 'expired', problem: 'cancelled' })
  expect(await opened(buyer, body)).toEqual({ ...after, openedAt: expect.any(String) })
})

test('an intent that is longer than any is refused as unknown', async () => {
  const buyer = browser()
  for (const length of [255, 256, 4000]) {
    const intent = 'x'.repeat(length)
    for (const answer of [
      await buyer.post('/verify-payment', { paymentIntentId: intent, level: 1 }),
      await buyer.post('/verify-trial', { setupIntentId: intent }),
    ])
      expect(await jsonOf(answer), `${length}`).toEqual({ ok: false, reason: 'unknown' })
  }
})

test('a paid order is shown to its visitor and its signed-in account, and to nobody else', async () => {
  const owner = await registeredOwner()
  const { clientSecret } = await paid(1, {}, owner)
  expect(await jsonOf(verify(owner, clientSecret, 1))).toMatchObject({ ok: true, needsAccount: false })
  const elsewhere = browser()
  elsewhere.cookies.set('session', owner.cookies.get('session') ?? '')
  expect(await jsonOf(verify(elsewhere, clientSecret, 1))).toMatchObject({ ok: true })
  expect(await jsonOf(verify(await registeredOwner(), clientSecret, 1))).toEqual({
    ok: false,
    reason: 'unknown',
  })
})

test.each([
  ['an altered secret', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`],
  ['the id alone', intentOf],
  ['the secret of another intent', (secret: string) => `${intentOf(secret)}_secret_${'0'.repeat(48)}`],
])('%s confirms nothing', async (_, altered) => {
  const form = await atCardForm()
  const answer = await confirm(form.buyer, altered(form.clientSecret))
  expect(answer.status).toBe(404)
  expect((await orderOf(form.order.id)).status).toBe('awaiting')
})

test.each([
  ['a number that is no test card', { number: '4111 1111 1111 1111' }, 'number'],
  ['a month that is over', { expiry: '01 / 20' }, 'expiry'],
  ['half a code', { cvc: '1' }, 'cvc'],
])('%s is refused with the field’s name, and the order goes on waiting', async (_, card, path) => {
  const { buyer, clientSecret, order } = await atCardForm()
  const answer = await confirm(buyer, clientSecret, testCards.succeeds, card)
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map((detail) => detail.path)).toEqual([path])
  expect((await orderOf(order.id)).status).toBe('awaiting')
})

test('two tabs, a double press and a press on the day after go on with one order and one payment', async () => {
  const buyer = browser()
  const body = checkout(1)
  await buyer.get('/ping')
  const first = await opened(buyer, body)
  const more = await Promise.all(
    [body, body, { ...body, customer_email: body.customer_email.replace('@', '+tab@') }].map((same) =>
      opened(buyer, same),
    ),
  )
  const tomorrow = { 'X-Now': new Date(Date.now() + 24 * 3600_000).toISOString() }
  more.push(await jsonOf(buyer.post('/create-payment-intent', body, tomorrow)))
  for (const one of more)
    expect(one).toMatchObject({ clientSecret: first.clientSecret, order: { id: first.order.id } })
  expect(await ordersOf(body.customer_email)).toHaveLength(1)
})

test('presses at the same moment make one order', async () => {
  const buyer = browser()
  await opened(buyer, checkout(3))
  const body = checkout(1)
  const all = await Promise.all(Array.from({ length: 6 }, () => opened(buyer, body)))
  expect(new Set(all.map(({ clientSecret, order }) => `${order.id} ${clientSecret}`)).size).toBe(1)
  expect(await ordersOf(body.customer_email)).toHaveLength(1)
})

test('a buyer who paid pays no second time: not by the same form, not under another tag of their mailbox', async () => {
  const body = checkout(1)
  const { buyer, clientSecret, order } = await paid(1, body)
  for (const customer_email of [body.customer_email, body.customer_email.replace('@', '+again@')]) {
    const answer = await buyer.post('/create-payment-intent', { ...body, customer_email })
    expect(answer.status).toBe(409)
    expect(await jsonOf(answer)).toMatchObject({ code: 'ALREADY_COVERED' })
  }
  expect((await confirm(buyer, clientSecret, testCards.declines)).status).toBe(200)
  expect((await orderOf(order.id)).status).toBe('paid')
  expect(await database().select().from(receipts).where(eq(receipts.orderId, order.id))).toHaveLength(1)
})

test('a buyer who paid from a Gmail mailbox pays no second time on their device, with dots or without', async () => {
  const [plain, dotted] = gmailSpellings()
  const { buyer } = await paid(1, { customer_email: dotted })
  const again = buyer.post('/create-payment-intent', checkout(1, { customer_email: plain }))
  expect(await refusalOf(again)).toEqual([409, 'ALREADY_COVERED'])
})

test('a payment that arrived without its page’s knowledge is found by the next press', async () => {
  const form = await atCardForm()
  const id = intentOf(form.clientSecret)
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  await database()
    .update(sandboxObjects)
    .set({ body: { ...row?.body, status: 'succeeded' } })
    .where(eq(sandboxObjects.id, id))
  const again = checkout(1, { customer_email: form.order.email })
  expect(await jsonOf(form.buyer.post('/create-payment-intent', again))).toMatchObject({
    code: 'ALREADY_COVERED',
  })
  expect((await orderOf(form.order.id)).status).toBe('paid')
})

test('a press after a cancelled payment begins a new one', async () => {
  const form = await atCardForm()
  await cancelAtGateway(form.clientSecret)
  expect((await confirm(form.buyer, form.clientSecret)).status).toBe(409)
  const next = await opened(form.buyer, checkout(1, { customer_email: form.order.email }))
  expect(next.order.id).not.toBe(form.order.id)
  expect(next.clientSecret).not.toBe(form.clientSecret)
  expect((await orderOf(form.order.id)).status).toBe('expired')
})

test('an owner on a plan buys no lower one and not the same again, but a higher one', async () => {
  const owner = await registeredOwner()
  await paid(1, { customer_email: owner.email }, owner)
  expect((await owner.post('/create-payment-intent', checkout(1))).status).toBe(409)
  await paid(3, { customer_email: owner.email }, owner)
  for (const level of [1, 2, 3] as const) {
    const answer = await owner.post('/create-payment-intent', checkout(level))
    expect(await jsonOf(answer)).toMatchObject({ code: 'ALREADY_COVERED' })
  }
})
