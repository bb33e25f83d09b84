import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { tables } from '#worker/services/database.ts'
import { browser } from '../account.ts'
import { visitorOf } from '../agent.ts'
import { eventually } from '../eventually.ts'
import { booked } from '../meetings.ts'
import { databaseAt } from '../people.ts'
import { type Product, startProduct } from '../product.ts'
import { jsonOf, postJson } from '../requests.ts'
import { fault } from './fault.ts'
import { publishOwner } from './owner.ts'

const { meetings, outbox } = tables
const hour = 3_600_000
const day = 24 * hour

async function startHere() {
  const product = await startProduct({ SAMPLE_DATA: 'off' })
  onTestFinished(product.stop)
  return product
}
async function clockAt({ url }: Product, now: number) {
  expect((await postJson(`${url}/api/dev/clock`, { now: new Date(now).toISOString() })).status).toBe(200)
}
async function tickAll({ url }: Product) {
  for (const expression of readWorkerConfig('dist').api.cronTriggers ?? [])
    expect((await postJson(`${url}/api/dev/timetable`, { expression })).status, expression).toBe(200)
}

fault(
  'meetings keep their local time over daylight saving, and reminders come once',
  {
    fault: 'daylight saving begins and ends',
    effect: 'nothing: a meeting at nine o’clock in London stays at nine o’clock',
    onlyWhole: true,
  },
  async ({ note }) => {
    const product = await startHere()
    const db = databaseAt(product.databaseUrl)
    const owner = await publishOwner(product)
    const changes = [
      { night: '2027-03-28', before: '09:00', after: '08:00' },
      { night: '2027-10-31', before: '08:00', after: '09:00' },
    ]
    for (const { night, before, after } of changes) {
      const midnight = Date.parse(`${night}T00:00:00Z`)
      const dayBefore = new Date(midnight - day).toISOString().slice(0, 10)
      await clockAt(product, midnight - 3 * day)
      const offered = await jsonOf<SlotsAnswer>(
        fetch(`${product.url}/api/meetings/slots/${owner.profileUrl}?from=${dayBefore}&days=3`),
      )
      const firstOf = (date: string) => offered.slots.find((slot) => slot.startsWith(date))?.slice(11, 16)
      expect([firstOf(dayBefore), firstOf(night)], night).toEqual([before, after])
      const visits = []
      for (const start of [`${dayBefore}T${before}:00.000Z`, `${night}T${after}:00.000Z`])
        visits.push(await booked(owner.profileUrl, start, {}, { url: product.url }))
      for (
        let time = midnight - 2 * day;
        time <= midnight + 2 * hour;
        time += time < midnight - hour ? 6 * hour : hour / 2
      ) {
        await clockAt(product, time)
        await tickAll(product)
      }
      for (const { body } of visits) {
        const mails = await db.select().from(outbox).where(eq(outbox.to, body.email))
        expect(
          mails.filter(({ key }) => /reminder/.test(key)),
          body.start,
        ).toHaveLength(1)
        const [meeting] = await db.select().from(meetings).where(eq(meetings.email, body.email))
        expect(meeting?.startsAt.toISOString()).toBe(body.start)
      }
    }
    note('4 meetings, 4 reminders')
  },
)

fault(
  'the newest writes count when the clock goes back a day, and none is lost',
  {
    fault: 'the clock goes back a day',
    effect: 'nothing: the page shows the newest edit, people stay signed in, mails go out',
    onlyWhole: true,
  },
  async ({ note }) => {
    const product = await startHere()
    const db = databaseAt(product.databaseUrl)
    const owner = await publishOwner(product)
    const today = Date.now()
    const page = async () => (await fetch(`${product.url}/profile/${owner.profileUrl}`)).text()
    const save = async (headline: string) => {
      const saved = await owner.account.put('/customer-profile', { headline })
      expect(saved.status, await saved.text()).toBe(200)
      await eventually(async () => (await page()).includes(headline))
    }
    const someone = visitorOf(owner.profileUrl, browser(product.url, { isPatient: false }))
    const noon = Math.floor(today / day) * day + 12 * hour
    const book = (days: number) =>
      booked(owner.profileUrl, new Date(noon + days * day).toISOString(), {}, { url: product.url })
    const clocks = [today + day, today, today + day]
    const visits = []
    for (const [turn, clock] of clocks.entries()) {
      await clockAt(product, clock)
      await tickAll(product)
      await save(`The edit number ${turn} of them`)
      expect((await someone.save(`Line ${turn}`)).status).toBe(201)
      visits.push(await book(turn + 5))
      await tickAll(product)
      expect((await fetch(`${product.url}/api/health`)).status, `health at turn ${turn}`).toBe(200)
    }
    // They stand by the clock's time, not by the order in which they were said.
    expect((await someone.storedLines(3)).map(({ text }) => text).toSorted()).toEqual([
      'Line 0',
      'Line 1',
      'Line 2',
    ])
    for (const { body } of visits) {
      expect(await db.$count(meetings, eq(meetings.email, body.email))).toBe(1)
      expect(await db.$count(outbox, eq(outbox.to, body.email))).toBe(1)
    }
    expect(await db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(0)
    expect(await owner.account.user(), 'still signed in').not.toBeNull()
    note('3 edits, 3 lines, 3 bookings')
  },
)
