import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { verifier } from '#test/verifiers/verifier.ts'
import type { Call } from '../../call.ts'
import { type CalendarEntry, calendarFile, calendarType } from './calendar-file.ts'

const now = new Date('2026-11-22T23:30:00Z')
const call = (variables: Partial<Call['variables']> = {}) => {
  const nobodys = callOn({} as Call['db'], { now })
  return { ...nobodys, variables: { ...nobodys.variables, ...variables } }
}
const entry: CalendarEntry = {
  uid: '6f0c5a8e-2f4e-4f3c-9a52-0c1d2e3f4a5b',
  sequence: 3,
  status: 'booked',
  link: 'http://nowhere.example/meeting/abc',
  startsAt: new Date('2027-03-28T09:30:00Z'),
  endsAt: new Date('2027-03-28T10:00:00Z'),
  summary: 'Meeting: Zoë Ó Súilleabháin',
  description: 'One; two, three\\four.\nA line “below” 🛶🛶 and more',
  location: 'https://meet.example/room?one=1,2;3',
  attendees: [{ email: 'zoe@there.example', name: 'Zoë, of the boats' }],
}
const read = (text: string) => convertIcsCalendar(undefined, text)

test('a request is read back as it was meant, with any characters in its texts', () => {
  const calendar = read(
    calendarFile(call({ MAIL_FROM: 'Rembrandt <post@house.example>' }), 'REQUEST', [entry]),
  )
  expect(calendar).toMatchObject({ version: '2.0', method: 'REQUEST' })
  expect(calendar.events).toHaveLength(1)
  const [event] = calendar.events ?? []
  expect(event).toMatchObject({
    uid: entry.uid,
    sequence: 3,
    status: 'CONFIRMED',
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.link,
    organizer: { name: 'Rembrandt', email: 'post@house.example' },
    attendees: [{ email: 'zoe@there.example', name: 'Zoë, of the boats', partstat: 'ACCEPTED' }],
  })
  expect(event?.start.date).toEqual(entry.startsAt)
  expect(event?.end?.date).toEqual(entry.endsAt)
  expect(event?.stamp.date).toEqual(now)
})

test('times stand in UTC, so that no calendar has to know a zone', () => {
  const text = calendarFile(call(), 'REQUEST', [entry])
  expect(text).toContain('\r\nDTSTART:20270328T093000Z\r\n')
  expect(text).toContain('\r\nDTEND:20270328T100000Z\r\n')
  expect(text).not.toContain('TZID')
})

test('a cancelled meeting is taken out by its own name', () => {
  const text = calendarFile(call(), 'CANCEL', [{ ...entry, status: 'cancelled', sequence: 4 }])
  expect(read(text)).toMatchObject({
    method: 'CANCEL',
    events: [{ uid: entry.uid, sequence: 4, status: 'CANCELLED' }],
  })
})

test('lines end as they must, are 75 octets long at most, and break no character', () => {
  const description = `${'Ein sehr langer Satz über Fähren, 🛶 und Häfen; '.repeat(40)}\n\nEnde`
  const text = calendarFile(call(), 'REQUEST', [{ ...entry, description }])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('�')
  expect(read(text).events?.[0]?.description).toBe(description)
})

test('no character that a calendar may not hold is in it, and no line of anybody’s own', () => {
  const description = 'One\u0000two\u0007\r\nATTENDEE:mailto:eve@elsewhere.example\rSTATUS:CANCELLED'
  const text = calendarFile(call(), 'REQUEST', [{ ...entry, description }])
  expect(text.match(/^ATTENDEE/gm)).toHaveLength(1)
  expect(text.match(/^STATUS/gm)).toHaveLength(1)
  expect(read(text).events?.[0]?.description).toBe(
    'Onetwo\nATTENDEE:mailto:eve@elsewhere.example\nSTATUS:CANCELLED',
  )
})

test('many meetings stand in one calendar under its name, and an empty one is a calendar, too', () => {
  const other = { ...entry, uid: 'another' }
  expect(read(calendarFile(call(), 'PUBLISH', [entry, other], 'Meetings')).events).toHaveLength(2)
  expect(read(calendarFile(call(), 'PUBLISH', [])).events ?? []).toEqual([])
})

test('a calendar’s media type names its method', () => {
  expect(calendarType('REQUEST')).toBe('text/calendar; method=REQUEST; charset=utf-8')
})

type ReadEvent = { type: string; uid: string; summary: string; sequence: number; start: Date; end: Date }

test.each([
  ['an hour that the clocks leave out', '2027-03-28T00:30:00Z', 'Meeting'],
  ['an hour that the clocks repeat', '2026-10-25T00:30:00Z', 'BEGIN:VEVENT END:VCALENDAR, ; \\ " : ='],
  ['a leap day', '2028-02-29T23:45:00Z', '👩🏽‍🔧 שרה '.repeat(30).trim()],
  ['the end of a year', '2026-12-31T23:45:00Z', `${'x'.repeat(74)},${'é'.repeat(80)}`],
])('another reader finds %s and its title as they were meant, in each method', async (_, start, summary) => {
  const { default: ical } = await verifier<{
    default: { parseICS(text: string): Record<string, ReadEvent> }
  }>('node-ical')
  const startsAt = new Date(start)
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
  for (const [method, sequence] of [
    ['REQUEST', 0],
    ['REQUEST', 1],
    ['CANCEL', 2],
    ['PUBLISH', 3],
  ] as const) {
    const text = calendarFile(call(), method, [{ ...entry, sequence, startsAt, endsAt, summary }])
    const events = Object.values(ical.parseICS(text)).filter(({ type }) => type === 'VEVENT')
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ uid: entry.uid, summary, sequence })
    expect([events[0]?.start.getTime(), events[0]?.end.getTime()]).toEqual([
      startsAt.getTime(),
      endsAt.getTime(),
    ])
    for (const once of ['UID', 'DTSTAMP', 'SEQUENCE', 'ORGANIZER', 'METHOD', 'PRODID', 'VERSION'])
      expect(text.match(new RegExp(`^${once}[;:]`, 'gm')), once).toHaveLength(1)
  }
})
