import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sprintStart } from '#schema/billing/sprints.ts'
import { callOn } from '#test/call.ts'
import { databaseAt, runJob } from '#test/people.ts'
import { type Product, startProduct } from '#test/product.ts'
import { at, postJson } from '#test/requests.ts'
import { kv, simulateYears } from '#test/simulations/ten-years.ts'
import { holdSeat, openSprint, paySeat } from '../../../features/sprints/commands.ts'
import { type Database, tables } from '../../../services/database.ts'
import { write } from '../../../services/write.ts'
import { releaseSeats } from '../../../workflows/billing/release-seats.ts'
import { advanceSprints } from '../../../workflows/sprints/advance-sprints.ts'
import { mailFreeSeats } from '../../../workflows/waitlist/mail-free-seats.ts'

const { gatewayTasks, orders, outbox, sprints, sprintSeats } = tables
const minute = 60_000
const day = 24 * 60 * minute

let product: Product
let db: Database
beforeAll(async () => {
  // These sprints begin and end for everybody, so nobody else's product may see them.
  product = await startProduct({ SAMPLE_DATA: 'off' })
  db = databaseAt(product.databaseUrl)
})
afterAll(() => product.stop())
const on = (now: Date) => callOn(db, { now, kv })
const turned = (now: Date) => advanceSprints(on(now))
const allSprints = () => db.select().from(sprints).orderBy(asc(sprints.number))

// The first one: the years begin today, and every sprint below is far ahead of them.
test('one sprint at a time takes people over years, and each month is charged once, with receipt and mail', async () => {
  const { begun, months, wrong } = await simulateYears(product, 1.2)
  expect(wrong).toEqual([])
  expect(begun).toBeGreaterThan(14)
  expect(months).toBeGreaterThan(60)
})

test('a sprint closes in the minute in which it begins, and runs in between write nothing', async () => {
  const start = sprintStart(300)
  await turned(new Date(start.getTime() - 1))
  const before = await allSprints()
  expect(before.at(-1)).toMatchObject({ number: 300, closedAt: null })
  await turned(new Date(start.getTime() - 1))
  expect(await allSprints()).toEqual(before)
  await Promise.all([turned(start), turned(start)])
  expect((await allSprints()).slice(-2)).toMatchObject([
    { number: 300, closedAt: start },
    { number: 301, closedAt: null },
  ])
})

test('the sprint’s page says the next one within a minute, and never how many places are left', async () => {
  const [start, next] = [sprintStart(310), sprintStart(311)]
  const page = async (now: Date) => {
    const answer = await fetch(`${product.url}/sprint-landing`, { headers: at(now) })
    return { cached: answer.headers.get('X-Cache'), html: await answer.text() }
  }
  const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
  const before = secondsAfter(start, -10)
  await runJob('advance-sprints', product.url, before)
  const [first, second] = [await page(secondsAfter(before, 1)), await page(secondsAfter(before, 2))]
  expect(first.html).toContain(`dateTime="${start.toISOString()}"`)
  expect(second.cached).toBe('hit')
  await runJob('advance-sprints', product.url, start)
  const { html } = await page(secondsAfter(start, 2))
  expect(html).toContain(`dateTime="${next.toISOString()}"`)
  expect(html).not.toContain(start.toISOString())
  expect(html).not.toMatch(/places left|"places"/)
})

const wait = async (sprint: number | undefined, now: Date) => {
  const email = `${randomUUID()}@okafor.example`
  const answer = await postJson(`${product.url}/api/waitlist`, { name: 'Daniel', email, sprint }, at(now))
  expect(answer.status).toBe(201)
  return email
}
const mailsOfTurn = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.normalisedTo, email)).orderBy(outbox.id)).filter(
    ({ key }) => key.startsWith('sprint-place/'),
  )
/** The mailed people, by number of mails. */
const mailCounts = async (...emails: string[]) =>
  Promise.all(emails.map(async (email) => (await mailsOfTurn(email)).length))

test('a mailbox that waits for a sold-out sprint is told of each free place once, at most once a day', async () => {
  const number = 320
  const begin = sprintStart(number).getTime() - 10 * day
  const later = (minutes: number) => new Date(begin + minutes * minute)
  await turned(later(0))
  const seats = Array.from({ length: 10 }, () => randomUUID())
  const order = {
    visitorId: 'somebody',
    name: 'Daniel',
    email: '',
    mobile: '',
    level: 2,
    plan: 'sprint' as const,
    amount: 19700,
    gateway: 'sandbox' as const,
    status: 'paid' as const,
    createdAt: later(0),
  }
  const seat = { sprintNumber: number, state: 'paid' as const, heldUntil: later(0), createdAt: later(0) }
  await db.batch([
    db.insert(orders).values(seats.map((id) => ({ ...order, id }))),
    db.insert(sprintSeats).values(seats.map((orderId) => ({ ...seat, orderId }))),
  ])
  const become = (orderId: string | undefined, state: 'paid' | 'released') =>
    db
      .update(sprintSeats)
      .set({ state })
      .where(eq(sprintSeats.orderId, orderId ?? ''))
  const [first, second] = [await wait(number, later(1)), await wait(number, later(2))]
  const ofOneBefore = await wait(number - 5, new Date(sprintStart(number - 5).getTime() - day))
  const [ofTheNext, ofTheWebinar] = [await wait(number + 1, later(4)), await wait(undefined, later(4))]
  const everybody = [first, second, ofOneBefore, ofTheNext, ofTheWebinar]

  await mailFreeSeats(on(later(5)))
  expect(await mailCounts(...everybody)).toEqual([0, 0, 0, 0, 0])
  await become(seats[0], 'released')
  await Promise.all([mailFreeSeats(on(later(6))), mailFreeSeats(on(later(6)))])
  await mailFreeSeats(on(later(7)))
  expect(await mailCounts(...everybody)).toEqual([1, 1, 1, 0, 0])
  const [mail] = await mailsOfTurn(first)
  expect(mail?.text).toMatch(/At the moment 1 of 10 places .+ is free\./)
  expect(mail?.text).toContain('whoever comes first has the place')
  expect(mail?.text).toMatch(/\/sprint-landing$/m)
  expect(mail?.text).toMatch(/^Leave the waitlist: /m)
  expect((await mailsOfTurn(second))[0]?.id).toBeGreaterThan(mail?.id ?? 0)

  // It stays free for days: nobody is mailed again.
  await mailFreeSeats(on(later(2 * 24 * 60)))
  expect(await mailCounts(first)).toEqual([1])
  await become(seats[0], 'paid')
  await mailFreeSeats(on(later(2 * 24 * 60 + 1)))
  await become(seats[1], 'released')
  await mailFreeSeats(on(later(2 * 24 * 60 + 2)))
  expect(await mailCounts(...everybody)).toEqual([2, 2, 2, 0, 0])
  // Taken and free again within a day.
  await become(seats[1], 'paid')
  await mailFreeSeats(on(later(2 * 24 * 60 + 30)))
  await become(seats[2], 'released')
  await mailFreeSeats(on(later(2 * 24 * 60 + 40)))
  expect(await mailCounts(first, second)).toEqual([2, 2])
  await mailFreeSeats(on(later(3 * 24 * 60 + 30)))
  expect(await mailCounts(first, second)).toEqual([3, 3])
})

test('an unpaid hold expires with its order, at the gateway too; five minutes late is not too late', async () => {
  const number = 340
  const begin = sprintStart(number).getTime() - 10 * day
  const later = (minutes: number) => new Date(begin + minutes * minute)
  await db.batch([openSprint(on(later(0)))])
  /** An order that began to pay after so many minutes. */
  const order = async (minutes: number) => {
    const id = randomUUID()
    const buyer = { visitorId: id, email: `${id}@okafor.example` }
    const {
      seat: [seat],
    } = await write(on(later(minutes)), {
      ordered: db.insert(orders).values({
        id,
        ...buyer,
        name: 'Daniel',
        mobile: '',
        level: 2,
        plan: 'sprint',
        amount: 19700,
        gateway: 'sandbox',
        status: 'awaiting',
        createdAt: later(minutes),
      }),
      ...holdSeat(on(later(minutes)), buyer),
    })
    expect(seat?.orderId).toBe(id)
    return id
  }
  const [abandoned, paidLate, paid, fresh] = [await order(0), await order(0), await order(0), await order(5)]
  const stateOf = async (id: string) => {
    const [row] = await db
      .select({ status: orders.status, problem: orders.problem, seat: sprintSeats.state })
      .from(orders)
      .leftJoin(sprintSeats, eq(sprintSeats.orderId, orders.id))
      .where(eq(orders.id, id))
    const tasks = await db.select().from(gatewayTasks).where(eq(gatewayTasks.subject, id))
    return [row?.status, row?.seat, ...tasks.map(({ kind }) => kind)]
  }
  const pay = async (id: string, minutes: number) => {
    const [seat] = await paySeat(on(later(minutes)), id)
    if (seat)
      await db
        .update(orders)
        .set({ status: 'paid', paidAt: later(minutes) })
        .where(eq(orders.id, id))
    return seat
  }
  await pay(paid, 10)
  await releaseSeats(on(later(19)))
  expect(await pay(paidLate, 19)).toMatchObject({ state: 'paid' })
  await Promise.all([releaseSeats(on(later(20))), releaseSeats(on(later(20)))])
  expect(await stateOf(abandoned)).toEqual(['expired', 'released', 'cancel-intent'])
  expect(await stateOf(paidLate)).toEqual(['paid', 'paid'])
  expect(await stateOf(paid)).toEqual(['paid', 'paid'])
  expect(await stateOf(fresh)).toEqual(['awaiting', 'held'])
  expect(await pay(abandoned, 21)).toBeUndefined()
})
