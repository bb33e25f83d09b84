import ICAL from 'ical.js'
import { minuteMs } from '#schema/durations.ts'
import { clockIn } from '../wall-time.ts'
import { type CalendarComponent, type CalendarTime, textOf, timesOf } from './events.ts'
import { type Budget, recurrencesOf } from './recurrence.ts'
import { windowsZones } from './windows-zones.ts'

/** Each costs memory for the life of the worker; further ones use the owner's time zone, with a note. */
const maxZones = 40
/** Clocks change twice a year; a definition from 1601 on has a thousand changes. */
const maxOnsets = 5000

/** The moment of a wall time in one zone. */
type Clock = (wall: number) => number

/**
 * Converts the times of a calendar to milliseconds since 1970, by the IANA or Windows name of their zone, the
 * calendar's own definition, or else the owner's time zone.
 */
export function momentsIn(calendar: CalendarComponent, ownerZone: string, until: number, budget: Budget) {
  const definitions = new Map(
    calendar.parts
      .filter(({ name }) => name === 'vtimezone')
      .map((part) => [textOf(part, 'tzid'), part] as const),
  )
  const ownClock = byName(ownerZone)
  const cached = new Map<string, Clock>()
  const clockOf = (zone: string): Clock => {
    const clock = cached.get(zone)
    if (clock) return clock
    if (cached.size >= maxZones) {
      budget.isSpent = true
      return ownClock
    }
    const name = ianaName(zone)
    const definition = name ? undefined : definitions.get(zone)
    const made = name ? byName(name) : ((definition && byDefinition(definition, until, budget)) ?? ownClock)
    cached.set(zone, made)
    return made
  }
  return ({ wall, isDay, isUtc, zone }: CalendarTime): number => {
    if (isUtc) return wall
    return isDay || !zone ? ownClock(wall) : clockOf(zone)(wall)
  }
}

const byName = (name: string): Clock => {
  const clock = clockIn(name)
  return (wall) => clock.momentAt(0, wall / minuteMs)
}

/**
 * The IANA name of a calendar's zone: itself, what follows a prefix (`/mozilla.org/20050126_1/Europe/London`,
 * `tzone://Microsoft/Utc`), or by its Windows name.
 */
function ianaName(zone: string): string | undefined {
  const name = zone.trim().slice(0, 200)
  const segments = name.split('/')
  for (const length of [3, 2, 1]) {
    const canonical = canonicalName(segments.slice(-length).join('/'))
    if (canonical) return canonical
  }
  return Object.hasOwn(windowsZones, name) ? canonicalName(windowsZones[name] ?? '') : undefined
}

/** One spelling for each zone, so that it is cached once. */
function canonicalName(name: string): string | undefined {
  if (!/^[A-Za-z][\w+/-]{1,50}$/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** A clock by a VTIMEZONE, whose onsets are wall times of the offset before. */
function byDefinition({ parts }: CalendarComponent, until: number, budget: Budget): Clock | undefined {
  const onsets = parts
    .flatMap((part) => {
      const [start] = timesOf(part, 'dtstart')
      const [before, after] = [offsetOf(part, 'tzoffsetfrom'), offsetOf(part, 'tzoffsetto')]
      if (!start || before === undefined || after === undefined) return []
      const within = { from: Number.NEGATIVE_INFINITY, to: until, isOver: isAfterUntil(part, before) }
      const recurring = (part.lines.get('rrule') ?? [])
        .slice(0, 1)
        .flatMap(([, , , rule]) => [...recurrencesOf(rule as object, start.wall, within, budget)])
      const named = timesOf(part, 'rdate').flatMap(({ wall }) => (wall > until ? [] : wall))
      return [...new Set([start.wall, ...named, ...recurring])].map((wall) => ({ wall, before, after }))
    })
    .sort((one, other) => one.wall - other.wall)
  if (onsets.length > maxOnsets) budget.isSpent = true
  const latest = onsets.slice(-maxOnsets)
  const [first] = latest
  if (!first) return undefined
  return (wall) => {
    const last = lastUntil(latest, wall)
    if (!last) return wall - first.before
    // Within what a clock skips it still goes by the offset before.
    return wall - (wall < last.wall + last.after - last.before ? last.before : last.after)
  }
}

/** The last item of a sorted list that is not after a wall time, by binary search. */
function lastUntil<Onset extends { wall: number }>(onsets: Onset[], wall: number): Onset | undefined {
  let [begin, end] = [0, onsets.length]
  while (begin < end) {
    const middle = (begin + end) >> 1
    if ((onsets[middle] as Onset).wall <= wall) begin = middle + 1
    else end = middle
  }
  return onsets[begin - 1]
}

const isAfterUntil = (part: CalendarComponent, offset: number) => {
  const until = String((part.lines.get('rrule')?.[0]?.[3] as { until?: unknown } | undefined)?.until ?? '')
  const moment = Date.parse(until.endsWith('Z') ? until : `${until}Z`)
  const last = until.endsWith('Z') ? moment + offset : moment
  return (wall: number) => wall > last
}

/** Milliseconds. */
function offsetOf(part: CalendarComponent, name: string): number | undefined {
  try {
    return ICAL.UtcOffset.fromString(textOf(part, name)).toSeconds() * 1000
  } catch {
    return undefined
  }
}
