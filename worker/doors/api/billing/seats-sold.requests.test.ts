import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import type { OrdersPage } from '#schema/billing/order-answers.ts'
import { lastSeats, nextSprint, seatCooldownMinutes, sprintStart } from '#schema/billing/sprints.ts'
import { sprintCapacity } from '#schema/levels.ts'
import { browser, registeredOwner, signedInAs } from '#test/account.ts'
import { checkout, confirm, intentOf, orderOf, testCards, verify } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { mailedText } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { openSprint } from '../../../features/sprints/commands.ts'
import { tables } from '../../../services/database.ts'
import type { SandboxIntent } from '../../../services/payments/sandbox-objects.ts'

const { gatewayTasks, orders, outbox, sandboxObjects, sprintSeats } = tables
const minutes = 60_000

/** Three days before a sprint far from now that no other test sells. */
let sprintsSoFar = 0
function ownSprint() {
  sprintsSoFar += 1
  const number = nextSprint(new Date('2071-03-01')) + sprintsSoFar
  return { number, now: new Date(sprintStart(number).getTime() - 3 * 24 * 60 * minutes) }
}

const press = async (now: Date, buyer = browser(), body = checkout(2)) => {
  const answer = await buyer.post('/create-payment-intent', body, at(now))
  return {
    buyer,
    body,
    status: answer.status,
    payment: await jsonOf<OpenedPayment & { code: string }>(answer),
  }
}
type Pressed = Awaited<ReturnType<typeof press>>
/** So many people press, most of them at once, then those of a network for each of the last places. */
async function pressMany(now: Date, people: number) {
  const nearby = Math.ceil(people / 2 / lastSeats)
  const pressed: Pressed[] = []
  for (const many of [people - nearby * lastSeats, ...Array<number>(lastSeats).fill(nearby)]) {
    const wave = await Promise.all(Array.from({ length: many }, () => press(now)))
    const ids = wave.flatMap(({ status, payment }) => (status === 200 ? [payment.order.id] : []))
    await database().update(orders).set({ network: randomUUID() }).where(inArray(orders.id, ids))
    pressed.push(...wave)
  }
  return pressed
}
const pay = ({ buyer, payment }: Pressed, now: Date, number = testCards.succeeds) =>
  buyer.post(
    '/sandbox/confirm',
    { clientSecret: payment.clientSecret, number, expiry: '12 / 2090', cvc: '123' },
    at(now),
  )
const verifyAt = ({ buyer, payment }: Pressed, now: Date) =>
  jsonOf(
    buyer.post('/verify-payment', { paymentIntentId: intentOf(payment.clientSecret), level: 2 }, at(now)),
  )
const chargedOf = async ({ payment }: Pressed) => {
  const id = intentOf(payment.clientSecret)
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return (row?.body as SandboxIntent | undefined)?.status
}
const seatsOf = (number: number, state: 'paid' | 'held' | 'released') =>
  database()
    .select()
    .from(sprintSeats)
    .where(and(eq(sprintSeats.sprintNumber, number), eq(sprintSeats.state, state)))

test('a place is held for a quarter of an hour, paid and charged, and its receipt names the start', async () => {
  const { number, now } = ownSprint()
  const pressed = await press(now)
  expect(pressed.status).toBe(200)
  expect(pressed.payment).toMatchObject({
    heldUntil: new Date(now.getTime() + 15 * minutes).toISOString(),
    order: { level: 2, plan: 'sprint', amount: 19700 },
  })
  expect((await pay(pressed, now)).status).toBe(200)
  expect(await verifyAt(pressed, now)).toMatchObject({
    ok: true,
    level: 2,
    plan: 'sprint',
    amount: 19700,
    receipt: expect.any(Number),
    sprintStartsAt: sprintStart(number).toISOString(),
  })
  await expect.poll(() => chargedOf(pressed)).toBe('succeeded')
  expect(await orderOf(pressed.payment.order.id)).toMatchObject({ status: 'paid', sprintNumber: number })
  expect(await seatsOf(number, 'paid')).toHaveLength(1)
  const day = sprintStart(number).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/London',
  })
  expect(await mailedText(pressed.body.customer_email)).toContain(
    `Your sprint begins: ${day}, 12:30 in London`,
  )
})

test('exactly ten of many people who press at once get a place and nobody else has to pay', async () => {
  const { number, now } = ownSprint()
  const all = await pressMany(now, 60)
  const holders = all.filter(({ status }) => status === 200)
  const others = all.filter(({ status }) => status !== 200)
  expect(holders).toHaveLength(sprintCapacity)
  expect(new Set(others.map(({ status, payment }) => `${status} ${payment.code}`))).toEqual(
    new Set(['409 SEATS_HELD_NEARBY', '409 SPRINT_SOLD_OUT']),
  )
  const payments = await Promise.all(holders.map((one) => pay(one, now)))
  expect(payments.map(({ status }) => status)).toEqual(Array(sprintCapacity).fill(200))
  for (const one of holders) await expect.poll(() => chargedOf(one)).toBe('succeeded')
  expect(await seatsOf(number, 'paid')).toHaveLength(sprintCapacity)
})

test('a request for a place that was refused is no order in the list of administrators', async () => {
  const { now } = ownSprint()
  const hold = await press(now)
  const refusal = await press(now, browser(), hold.body)
  expect([refusal.status, refusal.payment.code]).toEqual([409, 'SEAT_HELD_ALREADY'])
  const admin = await signedInAs('admin')
  const { items } = await jsonOf<OrdersPage>(admin.get(`/admin/orders?search=${hold.body.customer_email}`))
  expect(items.map(({ id, status }) => [id, status])).toEqual([[hold.payment.order.id, 'awaiting']])
})

test('a late buyer whose sprint is full is charged nothing, and told so', async () => {
  const { number, now } = ownSprint()
  const slow = await press(now)
  const later = new Date(now.getTime() + 16 * minutes)
  // Of the network that let one lapse one place is kept; everybody here comes from the same.
  await database().update(orders).set({ network: 'another' }).where(eq(orders.id, slow.payment.order.id))
  const quick = await pressMany(later, sprintCapacity)
  for (const one of quick) expect((await pay(one, later)).status).toBe(200)
  expect(await seatsOf(number, 'paid')).toHaveLength(sprintCapacity)

  expect((await pay(slow, later)).status).toBe(200)
  expect(await verifyAt(slow, later)).toEqual({ ok: false, reason: 'sold out' })
  await expect.poll(() => chargedOf(slow)).toBe('cancelled')
  expect(await orderOf(slow.payment.order.id)).toMatchObject({
    status: 'expired',
    problem: 'sold out',
    paidAt: null,
  })
  const mail = await mailedText(slow.body.customer_email)
  expect(mail).toContain('no money was taken')
  expect(mail).toContain(`/waitlist?sprint=${number}`)
  const kinds = await database()
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(eq(outbox.to, slow.body.customer_email))
  expect(kinds).toEqual([{ kind: 'sold-out' }])
  expect(await seatsOf(number, 'paid')).toHaveLength(sprintCapacity)
})

test('a buyer whose sprint has begun is charged nothing, and told when the next one begins', async () => {
  const { number } = ownSprint()
  const start = sprintStart(number).getTime()
  const slow = await press(new Date(start - 2 * minutes))
  expect(Date.parse(slow.payment.heldUntil ?? '')).toBe(start)
  const later = new Date(start + 11 * minutes)
  expect((await pay(slow, later)).status).toBe(200)
  expect(await verifyAt(slow, later)).toEqual({ ok: false, reason: 'begun' })
  await expect.poll(() => chargedOf(slow)).toBe('cancelled')
  const mail = await mailedText(slow.body.customer_email)
  expect(mail).toContain('had already begun')
  expect(mail).toContain('no money was taken')
  expect(await seatsOf(number, 'paid')).toHaveLength(0)
})

test('a late buyer gets a place if one is still free', async () => {
  const { number, now } = ownSprint()
  const slow = await press(now)
  const later = new Date(now.getTime() + 40 * minutes)
  expect((await pay(slow, later)).status).toBe(200)
  expect(await verifyAt(slow, later)).toMatchObject({ ok: true, level: 2 })
  await expect.poll(() => chargedOf(slow)).toBe('succeeded')
  expect(await seatsOf(number, 'paid')).toHaveLength(1)
})

test('a hold that lapsed cannot be had again within the hour, and the same payment goes on after it', async () => {
  const { now } = ownSprint()
  const first = await press(now)
  const again = await press(now, first.buyer, first.body)
  expect(again.payment).toMatchObject({
    clientSecret: first.payment.clientSecret,
    heldUntil: first.payment.heldUntil,
    order: { id: first.payment.order.id },
  })
  const soon = await press(new Date(now.getTime() + 20 * minutes), first.buyer, first.body)
  expect([soon.status, soon.payment.code]).toEqual([409, 'SEAT_HOLD_LAPSED'])
  const rested = new Date(now.getTime() + (15 + seatCooldownMinutes + 1) * minutes)
  const third = await press(rested, first.buyer, first.body)
  expect(third.payment).toMatchObject({
    clientSecret: first.payment.clientSecret,
    heldUntil: new Date(rested.getTime() + 15 * minutes).toISOString(),
  })
})

test('a place is held once, even if its payment is confirmed often, and captured once', async () => {
  const { number, now } = ownSprint()
  const pressed = await press(now)
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(pressed, now)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await expect.poll(() => chargedOf(pressed)).toBe('succeeded')
  expect(await seatsOf(number, 'paid')).toHaveLength(1)
  const tasks = async () => {
    const rows = await database()
      .select({ kind: gatewayTasks.kind })
      .from(gatewayTasks)
      .where(eq(gatewayTasks.subject, pressed.payment.order.id))
    return rows.map(({ kind }) => kind).sort()
  }
  // The gateway has the money a moment before its word of it is written here.
  await expect.poll(tasks).toEqual(['capture', 'review-grants', 'start-subscription'])
  expect(await jsonOf(verify(browser(), pressed.payment.clientSecret, 2))).toEqual({
    ok: false,
    reason: 'unknown',
  })
  expect((await confirm(pressed.buyer, pressed.payment.clientSecret)).status).toBe(200)
})

test('a payment that its page does not know of has its place by the next press', async () => {
  const { number, now } = ownSprint()
  const slow = await press(now)
  const id = intentOf(slow.payment.clientSecret)
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  const lost = { state: 'released' as const, heldUntil: new Date(now.getTime() - 2 * 60 * 60_000) }
  await database().batch([
    database()
      .update(sandboxObjects)
      .set({ body: { ...row?.body, status: 'held' } })
      .where(eq(sandboxObjects.id, id)),
    database().update(orders).set({ network: 'another' }).where(eq(orders.id, slow.payment.order.id)),
    database().update(sprintSeats).set(lost).where(eq(sprintSeats.orderId, slow.payment.order.id)),
  ])
  // Nine are sold, and the tenth goes to the press that finds the payment; it is theirs.
  await pressMany(now, sprintCapacity - 1)
  const again = await press(now, slow.buyer, slow.body)
  expect([again.status, again.payment.code]).toEqual([409, 'ALREADY_COVERED'])
  expect((await orderOf(slow.payment.order.id)).status).toBe('paid')
  await expect.poll(async () => (await seatsOf(number, 'paid')).length).toBe(1)
})

test('an account that is erased gives its place to others, unless the sprint has begun', async () => {
  const { number, now } = ownSprint()
  const owner = await registeredOwner()
  const user = eq(tables.users.email, owner.email)
  const [{ id: userId = '' } = {}] = await database().select().from(tables.users).where(user)
  const bought: string[] = []
  for (const _ of ['to come', 'begun']) {
    const pressed = await press(now)
    expect((await pay(pressed, now)).status).toBe(200)
    await expect.poll(async () => (await orderOf(pressed.payment.order.id)).status).toBe('paid')
    bought.push(pressed.payment.order.id)
  }
  // A review that came later, as after a capture, would find two sprints of one person, and give the second back.
  const waiting = and(inArray(gatewayTasks.subject, bought), eq(gatewayTasks.state, 'waiting'))
  await expect.poll(() => database().$count(gatewayTasks, waiting)).toBe(0)
  await database().update(orders).set({ userId }).where(inArray(orders.id, bought))
  const [, inBegun = ''] = bought
  await openSprint(callOn(database()), 1)
  await database().update(sprintSeats).set({ sprintNumber: 1 }).where(eq(sprintSeats.orderId, inBegun))
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  expect([await seatsOf(number, 'paid'), await seatsOf(number, 'released')]).toMatchObject([[], [{}]])
  const [row] = await database().select().from(sprintSeats).where(eq(sprintSeats.orderId, inBegun))
  expect(row?.state).toBe('paid')
  expect((await orderOf(inBegun)).status).toBe('paid')
})
