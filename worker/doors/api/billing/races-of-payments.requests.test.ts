import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing, OpenedPayment } from '#schema/billing/billing-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { sprintCapacity } from '#schema/levels.ts'
import { type Browser, browser, registration, signedInAs, verifiedOwner } from '#test/account.ts'
import { checkout, confirm, opened, orderOf, paid } from '#test/billing/checkout.ts'
import { eventually } from '#test/eventually.ts'
import { database } from '#test/people.ts'
import { at, codeOf, jsonOf, postJson } from '#test/requests.ts'
import { allAtOnce } from '#test/simulations/all-at-once.ts'
import { tables } from '../../../services/database.ts'
import type { SandboxIntent } from '../../../services/payments/sandbox-objects.ts'

const { orders, outbox, profiles, sandboxObjects, sprintSeats, subscriptions, users } = tables
const minutes = 60_000
const admin = await signedInAs('admin')
const done = ({ status }: Response) => status < 300
const newCard = () => ({
  expiry: `0${randomInt(1, 10)} / ${randomInt(2040, 2099)}`,
  cvc: `${randomInt(1000, 10_000)}`,
})
const billingOf = (owner: Browser) => jsonOf<Billing>(owner.get('/billing'))
const monthsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
const intentAt = async (orderId: string) => {
  const { intentId } = await orderOf(orderId)
  const [row] = await database()
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, intentId ?? ''))
  return row?.body as SandboxIntent
}
/** What the gateway has of an order, in pence. */
const balanceOf = async (orderId: string) => {
  const { status, amount, amountRefunded } = await intentAt(orderId)
  return status === 'succeeded' ? amount - amountRefunded : 0
}
const balanceOfAll = async (ids: string[]) => {
  let sum = 0
  for (const id of ids) sum += await balanceOf(id)
  return sum
}
const advance = (days: number, email: string) =>
  postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })
const setUp = (buyer: Browser, email: string) => {
  const { customer_name, customer_mobile } = checkout(1)
  return buyer.post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email: email })
}

test('one of two trials that one card begins under two addresses at once runs', async () => {
  const trials = await Promise.all(
    [0, 1, 2].map(async () => {
      const buyer = browser()
      const email = `${randomUUID()}@haddad.example`
      return { buyer, ...(await jsonOf<OpenedPayment>(setUp(buyer, email))) }
    }),
  )
  const card = newCard()
  await allAtOnce(
    trials.map(
      ({ buyer, clientSecret }) =>
        () =>
          confirm(buyer, clientSecret, undefined, card),
    ),
  )
  await expect
    .poll(async () =>
      (await Promise.all(trials.map(({ order }) => orderOf(order.id)))).map(({ status }) => status).sort(),
    )
    .toEqual(['expired', 'expired', 'paid'])
})

test('a buyer who pays for one plan on three devices at once gets two payments refunded', async () => {
  const owner = await verifiedOwner()
  const body = checkout(1, { customer_email: owner.email })
  const payments = await Promise.all(
    [owner, browser(), browser()].map(async (buyer) => ({ buyer, ...(await opened(buyer, body)) })),
  )
  const ids = payments.map(({ order }) => order.id)
  await allAtOnce(
    payments.map(
      ({ buyer, clientSecret }) =>
        () =>
          confirm(buyer, clientSecret),
    ),
  )
  await expect.poll(() => balanceOfAll(ids)).toBe(3700)
  await expect
    .poll(async () =>
      (await Promise.all(ids.map(monthsOf)))
        .flat()
        .filter(({ status, cancelAt }) => status === 'trialing' && !cancelAt),
    )
    .toHaveLength(1)
  expect((await billingOf(owner)).plan).toBe('starter')
})

test('one of a trial and a purchase of its plan that begin at once is charged, once', async () => {
  const owner = await verifiedOwner()
  const trial = await jsonOf<OpenedPayment>(setUp(owner, owner.email))
  const elsewhere = browser()
  const bought = await opened(elsewhere, checkout(1, { customer_email: owner.email }))
  await allAtOnce([
    () => confirm(owner, trial.clientSecret, undefined, newCard()),
    () => confirm(elsewhere, bought.clientSecret),
  ])
  const live = async () =>
    [...(await monthsOf(trial.order.id)), ...(await monthsOf(bought.order.id))]
      .filter(({ status, cancelAt }) => status !== 'canceled' && !cancelAt)
      .map(({ orderId }) => orderId)
  // A trial that begins first covers the purchase, which is refunded; else it does not begin.
  await expect
    .poll(async () => [...(await live()), await balanceOf(bought.order.id)])
    .toBeOneOf([
      [trial.order.id, 0],
      [bought.order.id, 3700],
    ])
  await advance(20, owner.email)
  const { plan, receipts } = await billingOf(owner)
  const months = receipts.filter(({ what, isGivenBack }) => what === 'Starter, one month' && !isGivenBack)
  const charged = (await balanceOf(bought.order.id)) + months.reduce((sum, { amount }) => sum + amount, 0)
  expect([plan, charged]).toEqual(['starter', 3700])
})

test('the higher of two plans that are paid at once stays and no month of the lower is charged', async () => {
  const owner = await verifiedOwner()
  const elsewhere = browser()
  const lower = await opened(owner, checkout(1, { customer_email: owner.email }))
  const higher = await opened(elsewhere, checkout(3, { customer_email: owner.email }))
  await allAtOnce([() => confirm(owner, lower.clientSecret), () => confirm(elsewhere, higher.clientSecret)])
  const live = async () =>
    (await monthsOf(lower.order.id)).filter(({ status, cancelAt }) => status !== 'canceled' && !cancelAt)
  await expect.poll(live).toEqual([])
  await advance(70, owner.email)
  expect(await balanceOf(higher.order.id)).toBe(297_000)
  // Bought before the higher one its first month stays; bought after it, it goes back.
  expect([0, 3700]).toContain(await balanceOf(lower.order.id))
  const { plan, receipts } = await billingOf(owner)
  expect([plan, receipts.length]).toEqual(['premium', 2])
})

test('five presses with two cards on one payment pay once', async () => {
  const buyer = browser()
  const { clientSecret, order } = await opened(buyer, checkout(3))
  const cards = ['4242 4242 4242 4242', '4000 0000 0000 0002']
  await allAtOnce([0, 1, 0, 1, 0].map((card) => () => confirm(buyer, clientSecret, cards[card])))
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('paid')
  expect(await balanceOf(order.id)).toBe(297_000)
  const mails = await database().select().from(outbox).where(eq(outbox.to, order.email))
  expect(mails.map(({ kind }) => kind)).toEqual(['receipt'])
})

test('a person who presses for a place of a sprint on three devices at once holds one', async () => {
  const number = nextSprint(new Date('2067-03-01')) + randomInt(40)
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 60 * minutes)
  const email = `${randomUUID()}@haddad.example`
  const body = (tag: string) => checkout(2, { customer_email: email.replace('@', `${tag}@`) })
  const answers = await allAtOnce(
    ['', '+one', '+two'].map((tag) => () => browser().post('/create-payment-intent', body(tag), at(now))),
  )
  const outcomes = await Promise.all(answers.map(async (answer) => [answer.status, await codeOf(answer)]))
  expect(outcomes.toSorted()).toEqual([[200, undefined], ...Array(2).fill([409, 'SEAT_HELD_ALREADY'])])
  const seats = await database().select().from(sprintSeats).where(eq(sprintSeats.sprintNumber, number))
  expect(seats).toHaveLength(1)
})

test('a withdrawal and a second purchase at once keep no more than one plan costs', async () => {
  const owner = await verifiedOwner()
  const { order } = await paid(3, { customer_email: owner.email }, owner)
  const elsewhere = browser()
  const second = await opened(elsewhere, checkout(3, { customer_email: owner.email }))
  const [withdrawn, again] = await allAtOnce([
    () => owner.post('/billing/withdraw', { orderId: order.id }),
    () => confirm(elsewhere, second.clientSecret),
  ])
  expect([withdrawn?.status, again?.status]).toEqual([200, 200])
  const ids = [order.id, second.order.id]
  // The first goes back as asked; the second too, where it was covered as it came.
  await expect.poll(() => balanceOf(order.id)).toBe(0)
  const settled = async () => (await orderOf(second.order.id)).status
  await expect
    .poll(async () => [await settled(), await balanceOfAll(ids), (await billingOf(owner)).plan])
    .toSatisfy(([status, balance, plan]: [string, number, string]) =>
      status === 'refunded' ? balance === 0 && plan === 'free' : balance === 297_000 && plan === 'premium',
    )
})

test('a payment during the erasure of its account is refunded, or came before and has no month to come', async () => {
  const owner = await verifiedOwner()
  const payment = await opened(owner, checkout(1, { customer_email: owner.email }))
  const id = payment.order.id
  const [erased, confirmed] = await allAtOnce([
    () => owner.post('/privacy/erase', { password: owner.password }),
    () => confirm(owner, payment.clientSecret),
  ])
  expect(erased?.status).toBe(204)
  if (confirmed && done(confirmed)) {
    const { paidAt } = await orderOf(id)
    if (!paidAt) await expect.poll(() => balanceOf(id)).toBe(0)
  }
  const { userId, grantsUntil } = await orderOf(id)
  expect([userId, grantsUntil]).toEqual([null, null])
  const charging = async () => (await monthsOf(id)).filter(({ status }) => status !== 'canceled')
  await expect.poll(charging).toEqual([])
  await advance(70, owner.email)
  await expect.poll(charging).toEqual([])
})

test('a trial that is begun while its account is erased charges nobody, then or later', async () => {
  const owner = await verifiedOwner()
  const { clientSecret, order } = await jsonOf<OpenedPayment>(setUp(owner, owner.email))
  await allAtOnce([
    () => owner.post('/privacy/erase', { password: owner.password }),
    () => confirm(owner, clientSecret, undefined, newCard()),
  ])
  const charging = async () => (await monthsOf(order.id)).filter(({ status }) => status !== 'canceled')
  await expect.poll(charging).toEqual([])
  await advance(40, owner.email)
  await expect.poll(charging).toEqual([])
  expect((await orderOf(order.id)).grantsUntil).toBeNull()
})

/** The token of the link by which whoever paid without an account opens one. */
const openLink = (email: string) =>
  eventually(async () => {
    const of = and(eq(outbox.to, email), eq(outbox.kind, 'receipt'))
    const [newest] = await database().select().from(outbox).where(of).orderBy(desc(outbox.id))
    return /\/open-account#token=(\S+)/.exec(newest?.text ?? '')?.[1]
  })

test('opening an account by a purchase while its address registers leaves one account with the plan', async () => {
  const email = `${randomUUID()}@haddad.example`
  const { order } = await paid(3, { customer_email: email })
  const token = await openLink(email)
  const buyer = browser()
  const stranger = registration({ email, password: 'the loaf of another' })
  const [byLink] = await allAtOnce([
    () => buyer.post('/account/open', { token, password: 'a loaf of bread' }),
    () => browser().post('/register-free-profile', stranger),
  ])
  expect(byLink?.status).toBe(201)
  const accounts = await database().select().from(users).where(eq(users.email, email))
  expect(accounts).toHaveLength(1)
  expect((await orderOf(order.id)).userId).toBe(accounts[0]?.id)
  expect((await billingOf(buyer)).plan).toBe('premium')
  const theirs = { email, password: stranger.password }
  expect((await browser().post('/login', theirs)).status).toBe(401)
})

test('an account that is opened by a purchase while that is refunded has no plan', async () => {
  const email = `${randomUUID()}@haddad.example`
  const { order } = await paid(3, { customer_email: email })
  const token = await openLink(email)
  const buyer = browser()
  const [, refunded] = await allAtOnce([
    () => buyer.post('/account/open', { token, password: 'a loaf of bread' }),
    () => admin.post(`/admin/orders/${order.id}/refund`, { reason: 'Asked by letter' }),
  ])
  expect(refunded && done(refunded)).toBe(true)
  await expect.poll(() => balanceOf(order.id)).toBe(0)
  const planned = async () => {
    const [user] = await database().select().from(users).where(eq(users.email, email))
    const [own] = await database()
      .select()
      .from(profiles)
      .where(eq(profiles.ownerId, user?.id ?? ''))
    return own?.plan ?? 'free'
  }
  await expect.poll(planned).toBe('free')
})

test('a place that is released while many press for it goes to one person', async () => {
  const number = nextSprint(new Date('2079-03-01')) + randomInt(50)
  const now = new Date(sprintStart(number).getTime() - 3 * 24 * 60 * minutes)
  const press = async (when = now) => {
    const buyer = browser()
    const answer = await buyer.post('/create-payment-intent', checkout(2), at(when))
    return { buyer, answer, payment: await jsonOf<OpenedPayment & { code?: string }>(answer.clone()) }
  }
  const card = (clientSecret: string) => ({
    clientSecret,
    number: '4242 4242 4242 4242',
    expiry: '12 / 2090',
    cvc: '123',
  })
  const full: string[] = []
  for (let place = 0; place < sprintCapacity; place += 1) {
    const { buyer, payment } = await press()
    expect((await buyer.post('/sandbox/confirm', card(payment.clientSecret), at(now))).status).toBe(200)
    full.push(payment.order.id)
  }
  await expect
    .poll(async () => (await Promise.all(full.map(balanceOf))).filter((balance) => balance === 19_700))
    .toHaveLength(sprintCapacity)
  const pressing = Array.from({ length: 4 }, () => async () => {
    const { buyer, payment, answer } = await press(new Date(now.getTime() + 5 * minutes))
    if (payment.clientSecret)
      await buyer.post(
        '/sandbox/confirm',
        card(payment.clientSecret),
        at(new Date(now.getTime() + 6 * minutes)),
      )
    return answer
  })
  await allAtOnce([
    () => admin.post(`/admin/orders/${full[0]}/refund`, { reason: 'Asked by letter' }),
    () =>
      browser().post('/waitlist', { name: 'Ida', email: `${randomUUID()}@okafor.example`, sprint: number }),
    ...pressing,
  ])
  await expect.poll(() => balanceOf(full[0] ?? '')).toBe(0)
  const paidSeats = async () =>
    (
      await database()
        .select()
        .from(sprintSeats)
        .where(and(eq(sprintSeats.sprintNumber, number), eq(sprintSeats.state, 'paid')))
    ).length
  await expect.poll(paidSeats).toBeLessThanOrEqual(sprintCapacity)
  const sold = await database().select().from(orders).where(eq(orders.sprintNumber, number))
  const took = await Promise.all(sold.filter(({ intentId }) => intentId).map(({ id }) => balanceOf(id)))
  expect(took.filter((balance) => balance > 0).length).toBeLessThanOrEqual(sprintCapacity)
})
