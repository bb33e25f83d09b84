/// <reference lib="esnext.temporal" />
import { expect, test } from 'vitest'
import {
  bufferChoices,
  horizonChoices,
  meetingLengths,
  noticeChoices,
} from '#schema/meetings/meeting-options.ts'
import { seededRandom } from '#schema/picture/random.ts'
import { type Blocked, isOffered, lastDayOf, type OpenHours, slotsFrom, slotsOn } from './slots.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const week = [0, 1, 2, 3, 4, 5, 6]
const everyDay = (from: number, to: number) => week.map((weekday) => ({ weekday, from, to }))
const hours = (changes: Partial<OpenHours>): OpenHours => ({
  timeZone: 'Europe/London',
  length: 60,
  buffer: 0,
  noticeMinutes: 60,
  horizonDays: 14,
  weekly: [],
  daysApart: [],
  ...changes,
})
const offered = (open: OpenHours, now: string, blocked: Blocked[] = []) =>
  [...slotsFrom(open, blocked, Date.parse(now))].map((slot) => new Date(slot).toISOString())
/** Those of one day, by the owner's clock: `09:00`. */
const onDay = (open: OpenHours, now: string, day: string) =>
  [...slotsFrom(open, [], Date.parse(now))]
    .map((slot) => Temporal.Instant.fromEpochMilliseconds(slot).toZonedDateTimeISO(open.timeZone))
    .filter((slot) => slot.toPlainDate().toString() === day)
    .map((slot) => slot.toPlainTime().toString({ smallestUnit: 'minute' }))

/** Zones with whole, half and odd hours, with clock changes and without, at midnight and by half an hour; Apia left out a day. */
const zones = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Santiago',
  'America/Nuuk',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
]

test('slots agree with Temporal, in every zone, over every clock change, for random hours', () => {
  const random = seededRandom(17)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const one = <Choice>(of: readonly Choice[]) => of[upTo(of.length - 1)] as Choice
  const spans = () => {
    const marks = Array.from({ length: 2 * upTo(4) }, () =>
      one([upTo(1440), 15 * upTo(96), 60 * upTo(4)]),
    ).toSorted((a, b) => a - b)
    return marks.flatMap((from, index) => {
      const to = marks[index + 1] ?? from
      return index % 2 === 0 && from < to ? [{ from, to }] : []
    })
  }
  let withSlots = 0
  for (let round = 0; round < 120; round += 1) {
    const timeZone = one(zones)
    const now = nowIn(timeZone, random)
    const today = zoned(now, timeZone).toPlainDate()
    const open = {
      timeZone,
      length: one(meetingLengths),
      buffer: one(bufferChoices),
      noticeMinutes: one(noticeChoices),
      horizonDays: one(horizonChoices.filter((days) => days < 90 || round % 20 === 0)),
      weekly: week.flatMap((weekday) => spans().map((span) => ({ weekday, ...span }))),
      daysApart: Array.from(new Set(Array.from({ length: upTo(6) }, () => upTo(40))), (days) => ({
        day: today.add({ days }).toString(),
        spans: spans(),
      })),
    }
    const meetings = Array.from({ length: upTo(12) }, () => {
      const startsAt = now + upTo(20 * 24 * 60) * minuteMs
      return { startsAt, blockedUntil: startsAt + upTo(120) * minuteMs }
    })
    const busy = Array.from({ length: upTo(12) }, () => {
      const startsAt = now + upTo(20 * 24 * 4) * 15 * minuteMs
      return { startsAt, endsAt: startsAt + upTo(1440) * minuteMs }
    })
    const blocked = [
      ...meetings.map(({ startsAt, blockedUntil }) => ({
        from: startsAt - open.buffer * minuteMs,
        to: blockedUntil,
      })),
      ...busy.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
    ]
    const expected = oracle(open, meetings, busy, now)
    const found = [...slotsFrom(open, blocked, now)]
    const where = `${timeZone} at ${new Date(now).toISOString()}: ${JSON.stringify({ open, meetings, busy })}`
    expect(found, where).toEqual(expected)
    const from = today.add({ days: upTo(20) })
    const shown = slotsOn(open, blocked, now, { from: from.toString(), days: 14 })
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', timeZone]) {
      const theirs = expected.filter((slot) => {
        const { days } = from.until(zoned(slot, zone).toPlainDate())
        return days >= 0 && days < 14
      })
      expect(shown.slots, where).toEqual(expect.arrayContaining(theirs))
    }
    const after = shown.slots.at(-1) ?? Date.parse(`${from}T00:00Z`)
    expect(shown.next, where).toBe(expected.find((slot) => slot > after) ?? null)
    withSlots += Number(found.length > 0)
  }
  expect(withSlots).toBeGreaterThan(60)
})

const zoned = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)

/** A moment within a fortnight before a clock change of this zone, or any. */
function nowIn(timeZone: string, random: () => number): number {
  const years = timeZone === 'Pacific/Apia' ? [2011, 2026] : [2017, 2026]
  const begun = Temporal.ZonedDateTime.from(`${years[Number(random() < 0.5)]}-01-01T00:00[${timeZone}]`)
  let change = begun.getTimeZoneTransition('next')
  if (random() < 0.5) change = change?.getTimeZoneTransition('next') ?? change
  const near = change && change.epochMilliseconds < Date.UTC(2028, 0) ? change : begun.add({ days: 200 })
  return near.epochMilliseconds - Math.floor(random() * 14 * 24 * 60) * minuteMs
}

/** The same rules, each read out of its sentence, with Temporal and without haste. */
function oracle(
  open: OpenHours,
  meetings: { startsAt: number; blockedUntil: number }[],
  busy: { startsAt: number; endsAt: number }[],
  now: number,
): number[] {
  const today = zoned(now, open.timeZone).toPlainDate()
  const moment = (day: Temporal.PlainDate, minute: number) =>
    day
      .toPlainDateTime('00:00')
      .add({ minutes: minute })
      .toZonedDateTime(open.timeZone, { disambiguation: 'compatible' }).epochMilliseconds
  const spans = Array.from({ length: open.horizonDays + 3 }, (_, ahead) => {
    const day = today.add({ days: ahead - 1 })
    const ofWeek = open.weekly.filter(({ weekday }) => weekday === day.dayOfWeek - 1)
    const own = open.daysApart.find((apart) => apart.day === day.toString())?.spans ?? ofWeek
    return own
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, to }) => ({ ahead: ahead - 1, start: moment(day, from), end: moment(day, to) }))
  }).flat()
  const slots: number[] = []
  for (const [index, { ahead, start, end }] of spans.entries()) {
    if (ahead > open.horizonDays) continue
    const overtaken = Math.min(...spans.slice(index + 1).map((later) => later.start))
    const step = (open.length + open.buffer) * minuteMs
    for (let slot = start; slot + open.length * minuteMs <= Math.min(end, overtaken); slot += step) {
      const slotEnd = slot + open.length * minuteMs
      const isSoon = slot < now + open.noticeMinutes * minuteMs
      const isBooked = meetings.some(
        ({ startsAt, blockedUntil }) => startsAt < slotEnd + open.buffer * minuteMs && blockedUntil > slot,
      )
      const isBusy = busy.some(({ startsAt, endsAt }) => startsAt < slotEnd && endsAt > slot)
      if (!isSoon && !isBooked && !isBusy) slots.push(slot)
    }
  }
  return slots
}

test('an expert open all day can be met 23 times on a Sunday of 23 hours, and 25 times on one of 25', () => {
  const open = hours({ weekly: everyDay(0, 1440) })
  expect(onDay(open, '2027-03-20T12:00:00Z', '2027-03-27')).toHaveLength(24)
  expect(onDay(open, '2027-03-20T12:00:00Z', '2027-03-28')).toHaveLength(23)
  expect(onDay(open, '2026-10-18T12:00:00Z', '2026-10-25')).toHaveLength(25)
})

test('nine o’clock stays nine o’clock over a clock change', () => {
  const open = hours({ timeZone: 'Europe/Berlin', weekly: everyDay(540, 600), horizonDays: 14 })
  const slots = offered(open, '2027-03-26T12:00:00Z')
  expect(slots.slice(0, 2)).toEqual(['2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z'])
})

test('hours inside the hour that a clock change skips are held an hour later, and offer nothing twice', () => {
  const now = '2027-03-27T12:00:00Z'
  const sunday = '2027-03-28'
  const alone = hours({ daysApart: [{ day: sunday, spans: [{ from: 60, to: 120 }] }], length: 30 })
  expect(onDay(alone, now, sunday)).toEqual([])
  const half = hours({ daysApart: [{ day: sunday, spans: [{ from: 60, to: 90 }] }], length: 30 })
  expect(onDay(half, now, sunday)).toEqual(['02:00'])
  const before = hours({
    daysApart: [
      {
        day: sunday,
        spans: [
          { from: 60, to: 90 },
          { from: 120, to: 180 },
        ],
      },
    ],
    length: 30,
  })
  expect(onDay(before, now, sunday)).toEqual(['02:00', '02:30'])
})

test('an hour that the clock repeats is open twice, unless the hours begin with it', () => {
  const now = '2026-10-24T12:00:00Z'
  const sunday = '2026-10-25'
  const across = hours({ daysApart: [{ day: sunday, spans: [{ from: 0, to: 180 }] }] })
  expect(onDay(across, now, sunday)).toEqual(['00:00', '01:00', '01:00', '02:00'])
  const first = hours({ daysApart: [{ day: sunday, spans: [{ from: 60, to: 90 }] }], length: 30 })
  expect(offered(first, now)).toEqual(['2026-10-25T00:00:00.000Z'])
})

test('the last hour of a day is where it is also where clocks were set forward an hour before it', () => {
  const open = hours({ timeZone: 'America/Nuuk', weekly: everyDay(1380, 1440) })
  expect(onDay(open, '2017-03-25T12:00:00Z', '2017-03-25')).toEqual(['23:00'])
  expect(offered(open, '2017-03-25T12:00:00Z')[0]).toBe('2017-03-26T01:00:00.000Z')
})

test('a day’s notice is 24 hours, also where the day has 23', () => {
  const open = hours({ weekly: everyDay(600, 660), noticeMinutes: 1440 })
  // Ten o'clock on Sunday comes 23 hours after ten o'clock on Saturday.
  expect(offered(open, '2027-03-27T10:00:00Z')[0]).toBe('2027-03-29T09:00:00.000Z')
  expect(offered(open, '2027-03-27T09:00:00Z')[0]).toBe('2027-03-28T09:00:00.000Z')
})

test('an owner who moves keeps their hours by the new clock, and earlier bookings still block their times', () => {
  const now = '2026-11-23T00:00:00Z'
  const inLondon = hours({ weekly: everyDay(540, 660) })
  const inNewYork = { ...inLondon, timeZone: 'America/New_York' }
  const booked = Date.parse('2026-11-23T14:00:00Z')
  const blocked = [{ from: booked, to: booked + hourMs }]
  expect(offered(inLondon, now)[0]).toBe('2026-11-23T09:00:00.000Z')
  expect(offered(inNewYork, now)[0]).toBe('2026-11-23T14:00:00.000Z')
  expect(offered(inNewYork, now, blocked)[0]).toBe('2026-11-23T15:00:00.000Z')
})

test('a day apart has its own hours, or is off', () => {
  const open = hours({
    weekly: everyDay(540, 600),
    daysApart: [
      { day: '2026-12-25', spans: [] },
      { day: '2026-12-26', spans: [{ from: 840, to: 900 }] },
    ],
  })
  const now = '2026-12-24T00:00:00Z'
  expect(onDay(open, now, '2026-12-24')).toEqual(['09:00'])
  expect(onDay(open, now, '2026-12-25')).toEqual([])
  expect(onDay(open, now, '2026-12-26')).toEqual(['14:00'])
})

test('slots without a given day begin with the first free one, and the last bookable day is given', () => {
  const now = Date.parse('2026-11-23T00:00:00Z')
  const open = hours({ weekly: [{ weekday: 3, from: 540, to: 600 }], horizonDays: 60 })
  const thursday = Date.parse('2026-11-26T09:00:00Z')
  const shown = slotsOn(open, [], now, { days: 7 })
  expect(shown.from).toBe('2026-11-26')
  expect(shown.slots[0]).toBe(thursday)
  expect(lastDayOf(open, now)).toBe('2027-01-22')
  expect(slotsOn(hours({}), [], now, { days: 14 })).toEqual({ from: '2026-11-23', slots: [], next: null })
  expect(isOffered(open, [], now, thursday)).toBe(true)
  expect(isOffered(open, [], now, thursday + 15 * minuteMs)).toBe(false)
  expect(isOffered(open, [{ from: thursday, to: thursday + 1 }], now, thursday)).toBe(false)
})
