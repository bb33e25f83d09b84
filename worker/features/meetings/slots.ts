import { dayMs, hourMs, minuteMs } from '#schema/durations.ts'
import type { DateOverride, WeeklyHours } from '#schema/meetings/meeting-options.ts'
import { clockIn, dayNumber, isoDay, weekdayOf } from './wall-time.ts'

/** The open hours of `availabilitySchema`. */
export type OpenHours = {
  timeZone: string
  length: number
  buffer: number
  noticeMinutes: number
  horizonDays: number
  weekly: readonly WeeklyHours[]
  daysApart: readonly DateOverride[]
}
/** Blocks every slot that begins before `to` and ends after `from`; milliseconds. */
export type Blocked = { from: number; to: number }

/**
 * Every slot offered from a moment on, in order, in milliseconds (R24). Slots of a span follow every `length + buffer`
 * real minutes, also on days of 23 and 25 hours; a span ends where the next begins.
 */
export function* slotsFrom(
  hours: OpenHours,
  blocked: readonly Blocked[],
  now: number,
  from = Number.NEGATIVE_INFINITY,
): Generator<number, undefined> {
  const clock = clockIn(hours.timeZone)
  const [length, step] = [hours.length * minuteMs, (hours.length + hours.buffer) * minuteMs]
  const earliest = Math.max(from, now + hours.noticeMinutes * minuteMs)
  const lastDay = clock.dayAt(now) + hours.horizonDays
  const openOn = openingOf(hours, clock)
  const busy = merged(blocked)
  let next = 0
  let day = clock.dayAt(earliest) - 1
  let following = openOn(day)
  for (; day <= lastDay; day += 1) {
    const open = following
    following = openOn(day + 1)
    const starts = [...open, ...following].map(({ from }) => from)
    for (const [index, span] of open.entries()) {
      const end = Math.min(span.to, ...starts.slice(index + 1))
      for (let start = span.from; start + length <= end; start += step) {
        if (start < earliest) continue
        for (let one = busy[next]; one && one.to <= start; one = busy[next]) next += 1
        const blocking = busy[next]
        if (!blocking || blocking.from >= start + length) yield start
      }
    }
  }
}

export const isOffered = (hours: OpenHours, blocked: readonly Blocked[], now: number, start: number) =>
  slotsFrom(hours, blocked, now, start).next().value === start

/** Single days are at most so far ahead. */
const farDays = 400

/** Whether there will be a slot if nothing is booked: in the week, or on a single day to come. */
export const hasHoursAhead = (hours: OpenHours, now: number) =>
  slotsFrom({ ...hours, horizonDays: farDays }, [], now).next().value !== undefined

/** The last day that can be booked in the owner's time zone; ISO date. */
export const lastDayOf = ({ timeZone, horizonDays }: OpenHours, now: number) =>
  isoDay(clockIn(timeZone).dayAt(now) + horizonDays)

/** The farthest offsets from UTC. */
const [aheadMs, behindMs] = [14 * hourMs, 12 * hourMs]

/**
 * The slots on `days` days from `from` on, in any time zone, and the first one after; without `from` they begin with
 * the owner's day of the first slot, or its neighbours in other zones.
 */
export function slotsOn(
  hours: OpenHours,
  blocked: readonly Blocked[],
  now: number,
  range: { from?: string | undefined; days: number },
) {
  const starting = range.from === undefined ? undefined : dayNumber(range.from)
  const offered = slotsFrom(
    hours,
    blocked,
    now,
    starting === undefined ? undefined : starting * dayMs - aheadMs,
  )
  const first = offered.next().value
  const from = starting ?? clockIn(hours.timeZone).dayAt(first ?? now)
  const end = (from + range.days + (starting === undefined ? 1 : 0)) * dayMs + behindMs
  const slots: number[] = []
  let slot = first
  for (; slot !== undefined && slot < end; slot = offered.next().value) slots.push(slot)
  return { from: isoDay(from), slots, next: slot ?? null }
}

/** The spans of a day as moments, in order. */
function openingOf({ weekly, daysApart }: OpenHours, clock: ReturnType<typeof clockIn>) {
  const overrides = new Map(daysApart.map(({ day, spans }) => [dayNumber(day), spans]))
  const ofWeek = Array.from({ length: 7 }, (_, day) => weekly.filter(({ weekday }) => weekday === day))
  return (day: number): Blocked[] =>
    (overrides.get(day) ?? ofWeek[weekdayOf(day)] ?? [])
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, to }) => ({ from: clock.momentAt(day, from), to: clock.momentAt(day, to) }))
}

/** The same times, in order and joined. */
function merged(blocked: readonly Blocked[]): Blocked[] {
  const apart: Blocked[] = []
  for (const { from, to } of blocked.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else apart.push({ from, to })
  }
  return apart
}
