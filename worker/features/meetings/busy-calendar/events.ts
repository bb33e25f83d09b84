import ICAL from 'ical.js'
import { dayMs } from '#schema/durations.ts'
import { lookUp } from '#schema/look-up.ts'

/** A line of a calendar in jCal (RFC 7265): name, parameters, type and values. */
type Line = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]]

/** A component of a calendar, `vevent` or `vtimezone`: its relevant lines and components. */
export type CalendarComponent = { name: string; lines: Map<string, Line[]>; parts: CalendarComponent[] }

/** The lines that are read of each component; titles, notes, places and guests never are. */
const readLines: Record<string, readonly string[]> = {
  vcalendar: ['x-wr-calname'],
  vevent: [
    'uid',
    'dtstart',
    'dtend',
    'duration',
    'rrule',
    'rdate',
    'exdate',
    'recurrence-id',
    'status',
    'transp',
    'x-microsoft-cdo-busystatus',
    'attendee',
  ],
  vfreebusy: ['freebusy'],
  vtimezone: ['tzid'],
  standard: ['dtstart', 'rrule', 'rdate', 'tzoffsetfrom', 'tzoffsetto'],
  daylight: ['dtstart', 'rrule', 'rdate', 'tzoffsetfrom', 'tzoffsetto'],
}

/** Only lists of dates are long. */
const maxLineLength = 64 * 1024
const maxValueLength = 2000
const deepest = 4
const maxLinesOfAName = 500
/** The most relevant events and zones, so that every calendar fits into memory. */
const maxParts = 8000

/**
 * The relevant components of a calendar's text, or why it cannot be read; a broken line is skipped, events are selected
 * by `matters`, and `isWhole` is false where there are too many.
 */
export function partsOf(
  text: string,
  matters: (event: CalendarComponent) => boolean,
): { calendar: CalendarComponent; isWhole: boolean } | 'not a calendar' | 'cut off' {
  const trimmed = text.replace(/^\uFEFF?\s*/, '')
  if (!/^BEGIN:VCALENDAR\s/i.test(trimmed)) return 'not a calendar'
  const calendar = newPart('')
  const stack = [calendar]
  let partCount = 0
  for (const line of trimmed.replace(/\r?\n[ \t]/g, '').split(/\r\n|\n|\r/)) {
    const name = nameOf(line)
    if (name === 'begin') stack.push(newPart(partNameIn(line)))
    else if (name === 'end') {
      if (stack.length < 2) continue
      const part = stack.pop() as CalendarComponent
      // What several calendars in one text hold stands together.
      if (part.name === 'vcalendar') for (const [of, lines] of part.lines) calendar.lines.set(of, lines)
      else if (readLines[part.name] && stack.length <= deepest && (part.name !== 'vevent' || matters(part))) {
        const parent = stack.at(-1)?.name === 'vcalendar' ? calendar : stack.at(-1)
        partCount += 1
        if (partCount <= maxParts) parent?.parts.push(part)
      }
    } else keep(line, name, stack.at(-1) as CalendarComponent)
    if (stack.length > 1000) return 'not a calendar'
  }
  return stack.length > 1 ? 'cut off' : { calendar, isWhole: partCount <= maxParts }
}

const newPart = (name: string): CalendarComponent => ({ name, lines: new Map(), parts: [] })
const nameOf = (line: string) => /^[A-Za-z-]{1,40}/.exec(line)?.[0].toLowerCase() ?? ''
const partNameIn = (line: string) =>
  line
    .slice(line.indexOf(':') + 1, 100)
    .trim()
    .toLowerCase()

function keep(line: string, name: string, { name: partName, lines }: CalendarComponent) {
  if (!lookUp(readLines, partName)?.includes(name)) return
  if (line.length > (/^(?:exdate|rdate|freebusy)$/.test(name) ? maxLineLength : maxValueLength)) return
  if (name === 'attendee' && !/PARTSTAT="?DECLINED/i.test(line)) return
  const existing = lines.get(name)
  if (existing && existing.length >= maxLinesOfAName) return
  try {
    const read: Line = ICAL.parse.property(line, ICAL.design.icalendar)
    if (existing) existing.push(read)
    else lines.set(name, [read])
  } catch {
    // The rest of the part is read without it.
  }
}

/** The first value of a line as text; '' where it has none. */
export const textOf = (part: CalendarComponent, name: string) => String(part.lines.get(name)?.[0]?.[3] ?? '')

/**
 * A time of a calendar, in milliseconds without a zone: a whole day, a moment in UTC, the wall time of a named zone, or
 * a floating one.
 */
export type CalendarTime = { wall: number; isDay: boolean; isUtc: boolean; zone: string | undefined }

/** All valid times of the lines of this name. */
export const timesOf = (part: CalendarComponent, name: string): CalendarTime[] =>
  (part.lines.get(name) ?? []).flatMap(([, { tzid }, , ...values]) =>
    values.flatMap((value) => timeIn(Array.isArray(value) ? value[0] : value, tzid) ?? []),
  )

/** A time in jCal; undefined where it is invalid. */
export function timeIn(value: unknown, zone?: string | string[]): CalendarTime | undefined {
  const read = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z)?)?/.exec(String(value))
  if (!read) return undefined
  const [year, month, day, hour, minute, second] = read
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0)) as Digits
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60)
    return undefined
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return {
    wall,
    isDay: read[4] === undefined,
    isUtc: read[7] === 'Z',
    zone: typeof zone === 'string' ? zone : undefined,
  }
}
type Digits = [number, number, number, number, number, number]

/** Converts a time to a moment, in milliseconds. */
export type MomentOf = (time: CalendarTime) => number

/** How long an event is, in calendar days and milliseconds; a whole day by default. */
export function lengthOf(
  event: CalendarComponent,
  start: CalendarTime,
  momentOf: MomentOf,
): { days: number; ms: number } {
  const [end] = timesOf(event, 'dtend')
  const aDay = { days: start.isDay ? 1 : 0, ms: 0 }
  if (end && start.isDay) return { days: Math.max(1, Math.round((end.wall - start.wall) / dayMs)), ms: 0 }
  if (end) return { days: 0, ms: momentOf(end) - momentOf(start) }
  if (!event.lines.has('duration')) return aDay
  try {
    const read = ICAL.Duration.fromString(textOf(event, 'duration'))
    if (read.isNegative) return aDay
    return {
      days: read.weeks * 7 + read.days,
      ms: ((read.hours * 60 + read.minutes) * 60 + read.seconds) * 1000,
    }
  } catch {
    return aDay
  }
}
