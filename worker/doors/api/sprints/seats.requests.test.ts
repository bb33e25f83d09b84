import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import {
  lastSeats,
  type SprintNow,
  seatCooldownMinutes,
  seatReservedMinutes,
  sprintStart,
} from '#schema/billing/sprints.ts'
import { sprintCapacity } from '#schema/levels.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { at, jsonOf } from '#test/requests.ts'
import { holdSeat, openSprint, paySeat, releaseSeat } from '../../../features/sprints/commands.ts'
import { type Buyer, seatsLeft, whyNoSeat } from '../../../features/sprints/queries.ts'
import { tables } from '../../../services/database.ts'
import { write } from '../../../services/write.ts'

const { orders, sprints, sprintSeats } = tables
const db = database()
const minute = 60_000

/** A sprint that no other test takes places in, on a day that is a week before it begins. */
let last = 400
function ownSprint() {
  last += 1
  const number = last
  const begin = sprintStart(number).getTime() - 7 * 24 * 60 * minute
  return { number, on: (minutes = 0) => callOn(db, { now: new Date(begin + minutes * minute) }) }
}
type Sprint = ReturnType<typeof ownSprint>

const somebody = (buyer: Partial<Buyer & { network: string }> = {}) => ({
  visitorId: randomUUID(),
  email: `${randomUUID()}@okafor.example`,
  network: randomUUID(),
  ...buyer,
})
type Somebody = ReturnType<typeof somebody>

/** The order of the sprint and its hold, in one batch, as the checkout does. */
async function order(sprint: Sprint, minutes: number, buyer: Somebody) {
  const call = sprint.on(minutes)
  const id = randomUUID()
  const row = {
    id,
    ...buyer,
    name: 'Daniel',
    mobile: '07700 900123',
    level: 2,
    plan: 'sprint' as const,
    amount: 19700,
    gateway: 'sandbox' as const,
    sprintNumber: sprint.number,
    createdAt: call.now,
  }
  const {
    seat: [seat],
  } = await write(call, {
    opened: openSprint(call),
    ordered: db.insert(orders).values(row).onConflictDoNothing(),
    ...holdSeat(call, buyer),
  })
  const [refusal] = seat ? [] : await whyNoSeat(call, buyer)
  return { id: seat?.orderId ?? id, seat, why: refusal?.why }
}
const placesLeft = async (sprint: Sprint, minutes: number) => {
  const [places] = await seatsLeft(sprint.on(minutes))
  return places?.left
}
const become = (id: string, status: 'paid' | 'expired' | 'refunded', paidAt?: Date) =>
  db
    .update(orders)
    .set({ status, ...(paidAt && { paidAt }) })
    .where(eq(orders.id, id))
/** The gateway holds the money: the place is paid for, and the order with it. */
async function pay(sprint: Sprint, minutes: number, id: string) {
  const call = sprint.on(minutes)
  const [seat] = await paySeat(call, id)
  if (seat) await become(id, 'paid', call.now)
  return seat
}
const fill = (sprint: Sprint, minutes: number, places: number) =>
  Promise.all(Array.from({ length: places }, () => order(sprint, minutes, somebody())))

test('exactly ten of two hundred who order at once hold a place; the others are told it is sold out', async () => {
  const sprint = ownSprint()
  const all = await fill(sprint, 0, 200)
  expect(all.filter(({ seat }) => seat)).toHaveLength(10)
  expect(new Set(all.flatMap(({ why }) => why ?? []))).toEqual(new Set(['SPRINT_SOLD_OUT']))
  expect(await placesLeft(sprint, 0)).toBe(0)
  const paid = await Promise.all(all.map(({ id }) => pay(sprint, 1, id)))
  expect(paid.flatMap((seat) => seat?.orderId ?? []).sort()).toEqual(
    all.flatMap(({ seat }) => seat?.orderId ?? []).sort(),
  )
  expect(await placesLeft(sprint, 999)).toBe(0)
})

test('a hold ends by the clock, and somebody else has its place in the same minute', async () => {
  const sprint = ownSprint()
  await fill(sprint, 0, 10)
  expect((await order(sprint, seatReservedMinutes - 0.1, somebody())).why).toBe('SPRINT_SOLD_OUT')
  expect(await placesLeft(sprint, seatReservedMinutes)).toBe(10)
  expect((await order(sprint, seatReservedMinutes, somebody())).seat).toBeTruthy()
})

test('a buyer who presses again while their hold stands keeps the same one, no longer than before', async () => {
  const sprint = ownSprint()
  const buyer = somebody()
  const first = await order(sprint, 0, buyer)
  const again = await order(sprint, 10, buyer)
  expect(again).toEqual(first)
  expect(await placesLeft(sprint, 10)).toBe(9)
})

test.each([
  ['visitor', ({ visitorId }: Somebody) => somebody({ visitorId })],
  ['mailbox', ({ email }: Somebody) => somebody({ email: email.replace('@', '+again@').toUpperCase() })],
])('the same %s gets no other hold within an hour after one lapsed, and then does', async (_, like) => {
  const sprint = ownSprint()
  const buyer = somebody()
  await order(sprint, 0, buyer)
  const next = () => like(buyer)
  expect((await order(sprint, seatReservedMinutes, next())).why).toBe('SEAT_HOLD_LAPSED')
  const rested = seatReservedMinutes + seatCooldownMinutes
  expect((await order(sprint, rested - 1, buyer)).why).toBe('SEAT_HOLD_LAPSED')
  expect((await order(sprint, rested, next())).seat).toBeTruthy()
})

test('the order whose own hold lapsed holds a place again after an hour, for as long as any', async () => {
  const sprint = ownSprint()
  const buyer = somebody()
  const first = await order(sprint, 0, buyer)
  const rested = seatReservedMinutes + seatCooldownMinutes
  const again = await order(sprint, rested, buyer)
  expect(again.id).toBe(first.id)
  expect(again.seat?.heldUntil).toEqual(sprint.on(rested + seatReservedMinutes).now)
})

test('a mailbox holds one place, on any device; a visitor who corrects their address keeps the hold', async () => {
  const sprint = ownSprint()
  const buyer = somebody()
  const first = await order(sprint, 0, buyer)
  expect((await order(sprint, 1, somebody({ email: buyer.email }))).why).toBe('SEAT_HELD_ALREADY')
  const corrected = await order(sprint, 5, { ...buyer, email: `right-${buyer.email}` })
  expect(corrected.id).not.toBe(first.id)
  expect(corrected.seat).toMatchObject({ orderId: corrected.id, heldUntil: first.seat?.heldUntil })
  expect(await placesLeft(sprint, 5)).toBe(9)
})

test('a Gmail mailbox holds one place, with dots and without', async () => {
  const sprint = ownSprint()
  const [plain, dotted] = gmailSpellings()
  await order(sprint, 0, somebody({ email: plain }))
  expect((await order(sprint, 1, somebody({ email: dotted }))).why).toBe('SEAT_HELD_ALREADY')
  const lapsed = seatReservedMinutes + 1
  expect((await order(sprint, lapsed, somebody({ email: dotted }))).why).toBe('SEAT_HOLD_LAPSED')
})

test('ten people of one office each hold and pay a place', async () => {
  const sprint = ownSprint()
  const network = randomUUID()
  for (let person = 0; person < 10; person += 1) {
    const { id } = await order(sprint, person, somebody({ network }))
    expect(await pay(sprint, person + 5, id)).toBeTruthy()
  }
  expect(await placesLeft(sprint, 60)).toBe(0)
})

/** Ten people of one network who order at once. */
const neighbours = (sprint: Sprint, minutes: number, network: string) =>
  Promise.all(Array.from({ length: 10 }, () => order(sprint, minutes, somebody({ network }))))

test('of the last five places a network holds one at a time, and one paid makes room', async () => {
  const sprint = ownSprint()
  const network = randomUUID()
  const all = await neighbours(sprint, 0, network)
  const [first, ...holders] = all.filter(({ seat }) => seat)
  expect([first, ...holders]).toHaveLength(sprintCapacity - lastSeats)
  expect(new Set(all.flatMap(({ why }) => why ?? []))).toEqual(new Set(['SEATS_HELD_NEARBY']))
  // A second network takes no more than one of them from everybody else.
  const others = await neighbours(sprint, 1, randomUUID())
  expect(others.filter(({ seat }) => seat)).toHaveLength(1)
  expect(new Set(others.flatMap(({ why }) => why ?? []))).toEqual(new Set(['SEATS_HELD_NEARBY']))
  for (const one of [first, ...holders]) await pay(sprint, 2, one?.id ?? '')
  const next = await neighbours(sprint, 3, network)
  expect(next.filter(({ seat }) => seat)).toHaveLength(1)
  expect((await fill(sprint, 4, 3)).every(({ seat }) => seat)).toBe(true)
  expect((await order(sprint, 5, somebody({ network }))).why).toBe('SPRINT_SOLD_OUT')
})

test('a network that let places lapse gets as many fewer for an hour, and everybody else gets them', async () => {
  const sprint = ownSprint()
  const network = randomUUID()
  const lapsed = 2 * seatReservedMinutes
  for (const minutes of [0, seatReservedMinutes]) await neighbours(sprint, minutes, network)
  expect((await order(sprint, lapsed, somebody({ network }))).why).toBe('SEAT_HOLD_LAPSED')
  expect((await fill(sprint, lapsed, 9)).every(({ seat }) => seat)).toBe(true)
  const rested = lapsed + seatCooldownMinutes
  expect((await order(sprint, rested, somebody({ network }))).seat).toBeTruthy()

  const another = ownSprint()
  await neighbours(another, 0, network)
  await order(another, 20, somebody({ network }))
  await fill(another, 21, 2)
  const colleagues = await neighbours(another, 22, network)
  expect(colleagues.filter(({ seat }) => seat)).toHaveLength(2)
})

test('a payment that comes after the hold lapsed gets a place only where one is free', async () => {
  const sprint = ownSprint()
  const [lucky, late] = [await order(sprint, 0, somebody()), await order(sprint, 0, somebody())]
  await fill(sprint, seatReservedMinutes, 9)
  expect(await pay(sprint, seatReservedMinutes + 1, lucky.id)).toMatchObject({ state: 'paid' })
  expect(await pay(sprint, seatReservedMinutes + 1, late.id)).toBeUndefined()
  expect(await placesLeft(sprint, seatReservedMinutes + 1)).toBe(0)
  expect(await pay(sprint, seatReservedMinutes + 2, lucky.id), 'told twice').toMatchObject({ state: 'paid' })
})

test('a place is not paid for once its sprint has begun, and its hold ends with the start', async () => {
  const sprint = ownSprint()
  const start = 7 * 24 * 60
  const inTime = await order(sprint, start - 5, somebody())
  const lapsed = await order(sprint, start - 16, somebody())
  expect(inTime.seat?.heldUntil).toEqual(sprintStart(sprint.number))
  expect(await pay(sprint, start - 1, inTime.id)).toMatchObject({ sprintNumber: sprint.number })
  const late = await order(sprint, start - 5, somebody())
  expect(await pay(sprint, start + 1, late.id)).toBeUndefined()
  expect(await pay(sprint, start + 1, lapsed.id)).toBeUndefined()
})

test('an order that is over gets no place, even by a late event', async () => {
  const sprint = ownSprint()
  const { id } = await order(sprint, 0, somebody())
  await become(id, 'expired')
  expect(await pay(sprint, 1, id)).toBeUndefined()
})

test('a refund releases the place, once; and its buyer can buy again at once', async () => {
  const sprint = ownSprint()
  const buyer = somebody()
  const { id } = await order(sprint, 0, buyer)
  await pay(sprint, 1, id)
  expect(await releaseSeat(sprint.on(2), id), 'paid for').toEqual([])
  expect(await placesLeft(sprint, 2)).toBe(9)
  await become(id, 'refunded')
  expect(await releaseSeat(sprint.on(3), id)).toMatchObject([{ orderId: id, state: 'released' }])
  expect(await releaseSeat(sprint.on(3), id)).toEqual([])
  expect(await placesLeft(sprint, 3)).toBe(10)
  expect(await pay(sprint, 4, id)).toBeUndefined()
  expect((await order(sprint, 4, buyer)).seat).toBeTruthy()
})

test('an intent that was cancelled gives its place back, and its buyer rests like one whose hold lapsed', async () => {
  const sprint = ownSprint()
  const buyer = somebody()
  const { id } = await order(sprint, 0, buyer)
  await become(id, 'expired')
  await releaseSeat(sprint.on(5), id)
  expect(await placesLeft(sprint, 5)).toBe(10)
  expect((await order(sprint, 6, buyer)).why).toBe('SEAT_HOLD_LAPSED')
})

test('a sprint that was closed takes nobody, and the next one is opened by its first order', async () => {
  const sprint = ownSprint()
  await openSprint(sprint.on())
  await db.update(sprints).set({ closedAt: sprint.on().now }).where(eq(sprints.number, sprint.number))
  expect((await order(sprint, 1, somebody())).why).toBe('SPRINT_SOLD_OUT')
  const following = ownSprint()
  expect((await order(following, 0, somebody())).seat?.sprintNumber).toBe(following.number)
})

test('anybody can ask for the sprint that takes people now; the answer is kept nowhere', async () => {
  const sprint = ownSprint()
  const { now } = sprint.on()
  const ask = () => fetch(`${inject('url')}/api/sprint`, { headers: at(now) })
  const answer = await ask()
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const expected: SprintNow = {
    number: sprint.number,
    startsAt: sprintStart(sprint.number).toISOString(),
    now: now.toISOString(),
    places: { of: 10, left: 10 },
  }
  expect(await jsonOf(answer)).toEqual(expected)
  await fill(sprint, 0, 3)
  expect(await jsonOf(ask())).toEqual({ ...expected, places: { of: 10, left: 7 } })
  await db.run(sql`update ${sprintSeats} set state = 'released' where sprint_number = ${sprint.number}`)
  expect(await jsonOf(ask())).toEqual(expected)
})
