import ICAL from 'ical.js'
import { dayMs, hourMs } from '#schema/durations.ts'
import { isEmail, normaliseEmail } from '#schema/email.ts'
import {
  type CalendarComponent,
  type CalendarTime,
  lengthOf,
  type MomentOf,
  partsOf,
  textOf,
  timeIn,
  timesOf,
} from './events.ts'
import {
  broughtIn,
  changedBy,
  changeFor,
  isForLater,
  type LaterChange,
  laterChangesIn,
} from './later-changes.ts'
import { type Budget, fullBudget, recurrencesOf } from './recurrence.ts'
import { momentsIn } from './zones.ts'

export type Span = { from: number; to: number }
/** How a calendar is read: its range, its owner's time zone and mailboxes, and which events are our own meetings. */
export type Reading = {
  from: number
  to: number
  timeZone: string
  mailboxes: string[]
  isOurs: (uid: string) => boolean
}

const maxEvents = 5000
const maxSpans = 5000
/** The most that a wall time differs from its moment. */
const zoneMs = 2 * dayMs

/**
 * The busy times of a calendar's text (RFC 5545), in order and apart, without free, cancelled and declined events and
 * our own meetings, in a bounded number of steps; `isWhole` is false where it contains too much.
 */
export function busySpansIn(
  text: string,
  reading: Reading,
): { spans: Span[]; isWhole: boolean } | 'not a calendar' | 'cut off' {
  const parts = partsOf(text, (event) => mayBlock(event, reading))
  if (typeof parts === 'string') return parts
  const { calendar } = parts
  const budget = fullBudget()
  const momentOf = momentsIn(calendar, reading.timeZone, reading.to + zoneMs, budget)
  const mailboxes = new Set(
    [...reading.mailboxes, textOf(calendar, 'x-wr-calname')].filter(isEmail).map(normaliseEmail),
  )
  const events = calendar.parts.filter((part) => part.name === 'vevent')
  const read = events.slice(0, maxEvents)
  const declared = calendar.parts.filter((part) => part.name === 'vfreebusy').flatMap(busyIn)
  const spans = [
    ...(read.length ? spansOf(read, mailboxes, { ...reading, momentOf, budget }) : []),
    ...declared,
  ]
  const isWhole = parts.isWhole && events.length === read.length && !budget.isSpent
  const whole = merged(spans, reading)
  // Nobody is that busy: what is less than an hour apart is one, so that none of it is lost.
  return { spans: whole.length > maxSpans ? merged(whole, reading, hourMs) : whole, isWhole }
}

/** Whether an event may block: most of a calendar is over and does not recur. */
function mayBlock(event: CalendarComponent, { from, isOurs }: Reading): boolean {
  if (isOurs(textOf(event, 'uid'))) return false
  if (['rrule', 'rdate', 'duration'].some((name) => event.lines.has(name)) || isForLater(event)) return true
  const times = ['dtstart', 'dtend', 'recurrence-id'].flatMap((name) => timesOf(event, name))
  return times.some(({ wall }) => wall > from - zoneMs)
}

/** What the occurrences of an event are worked out with. */
type Expansion = Pick<Reading, 'from' | 'to'> & { momentOf: MomentOf; budget: Budget }

function spansOf(events: CalendarComponent[], mailboxes: Set<string>, expansion: Expansion): Span[] {
  const { momentOf } = expansion
  const overridden = new Map<string, Set<number>>()
  for (const event of events)
    for (const time of timesOf(event, 'recurrence-id')) {
      const uid = textOf(event, 'uid')
      overridden.set(uid, (overridden.get(uid) ?? new Set()).add(occurrenceAt(time, momentOf)))
    }
  const blocks = (event: CalendarComponent) => isBlocking(event, mailboxes)
  const laterChangesOf = laterChangesIn(events, blocks, momentOf)
  return events.filter(blocks).flatMap((event) => {
    if (event.lines.has('recurrence-id')) return occurrencesOf(event, new Set(), [], expansion)
    const inSeries = overridden.get(textOf(event, 'uid')) ?? new Set()
    return occurrencesOf(event, inSeries, laterChangesOf(event), expansion)
  })
}

/** The key of an occurrence: its moment, or its day for a whole-day event. */
const occurrenceAt = (time: CalendarTime, momentOf: MomentOf) =>
  time.isDay ? time.wall + 0.5 : momentOf(time)

function isBlocking(event: CalendarComponent, mailboxes: Set<string>): boolean {
  const declined = (event.lines.get('attendee') ?? []).map(([, , , value]) =>
    normaliseEmail(String(value).replace(/^mailto:/i, '')),
  )
  return (
    textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
    !/^(?:FREE|WORKINGELSEWHERE)$/i.test(textOf(event, 'x-microsoft-cdo-busystatus')) &&
    !declined.some((mailbox) => mailboxes.has(mailbox))
  )
}

function occurrencesOf(
  event: CalendarComponent,
  overridden: ReadonlySet<number>,
  laterChanges: readonly LaterChange[],
  { from, to, momentOf, budget }: Expansion,
): Span[] {
  const [start] = timesOf(event, 'dtstart')
  if (!start) return []
  const length = lengthOf(event, start, momentOf)
  const reach = length.days * dayMs + length.ms
  if (!(reach > 0)) return []
  const { before, after } = broughtIn(laterChanges)
  const [earliest, latest] = [from - Math.max(reach, before) - zoneMs, to + after + zoneMs]
  const excluded = new Set(timesOf(event, 'exdate').map((time) => occurrenceAt(time, momentOf)))
  const excludedDays = new Set([...excluded].filter((key) => !Number.isInteger(key)))
  const starts = new Set([start.wall])
  for (const [, , , rule] of (event.lines.get('rrule') ?? []).slice(0, 3)) {
    const isOver = untilIn(rule, start, momentOf)
    for (const wall of recurrencesOf(
      rule as object,
      start.wall,
      { from: earliest, to: latest, isOver },
      budget,
    ))
      starts.add(wall)
  }
  const times = [...[...starts].map((wall) => ({ ...start, wall })), ...timesOf(event, 'rdate')]
  return times
    .filter(({ wall }) => wall >= earliest && wall <= latest)
    .filter((time) => {
      const key = occurrenceAt(time, momentOf)
      const day = Math.floor(time.wall / dayMs) * dayMs + 0.5
      return !excluded.has(key) && !excludedDays.has(day) && !overridden.has(key) && !overridden.has(day)
    })
    .flatMap((time) => {
      const moment = momentOf(time)
      const change = changeFor(laterChanges, time, moment)
      if (!change) return spanAt(time, length, momentOf)
      return change.isEnd ? [] : spanAt(changedBy(change, time), change.length, momentOf)
    })
}

const spanAt = (time: CalendarTime, { days, ms }: ReturnType<typeof lengthOf>, momentOf: MomentOf): Span => ({
  from: momentOf(time),
  to: momentOf({ ...time, wall: time.wall + days * dayMs }) + ms,
})

/** Whether a wall time of an event is after the UNTIL of its rule. */
function untilIn(rule: unknown, start: CalendarTime, momentOf: MomentOf): (wall: number) => boolean {
  const until = timeIn((rule as { until?: unknown }).until)
  if (!until) return () => false
  if (until.isDay) return (wall) => wall >= until.wall + dayMs
  if (until.isUtc && !start.isDay) return (wall) => momentOf({ ...start, wall }) > until.wall
  return (wall) => wall > until.wall
}

/** The busy times of a calendar that lists only those. */
const busyIn = (part: CalendarComponent): Span[] =>
  (part.lines.get('freebusy') ?? [])
    .filter(([, { fbtype }]) => !/^FREE$/i.test(String(fbtype ?? '')))
    .flatMap(([, , , ...periods]) =>
      periods.flatMap((period) => {
        const [from, to] = Array.isArray(period) ? period : []
        const start = timeIn(from)
        const end = timeIn(to)
        if (!start) return []
        if (end) return { from: start.wall, to: end.wall }
        try {
          return {
            from: start.wall,
            to: start.wall + ICAL.Duration.fromString(String(to)).toSeconds() * 1000,
          }
        } catch {
          return []
        }
      }),
    )

/** Spans in order, merged where they overlap or are near, and cut to the range. */
function merged(spans: Span[], { from, to }: Reading, gap = 0): Span[] {
  const whole: Span[] = []
  const within = spans.filter((span) => span.to > from && span.from < to && span.from < span.to)
  for (const span of within.sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && span.from <= last.to + gap) last.to = Math.max(last.to, span.to)
    else whole.push({ from: Math.max(span.from, from), to: span.to })
  }
  return whole.map((span) => ({ from: span.from, to: Math.min(span.to, to) }))
}
