import { dayMs } from '#schema/durations.ts'

/** The time zone of sprints (R12). */
export const sprintZone = 'Europe/London'
const first = { year: 2025, month: 8, day: 19, hour: 12, minute: 30 }
const daysBetweenStarts = 28
/** How many days a sprint has, one after the other. */
export const sprintDays = 5

export const soldOut =
  'Every place in this sprint is taken or held at the moment. You can join the waitlist, and we write when one is free.'

/** How long a place is held for a payment that has started. */
export const seatReservedMinutes = 15
/** How much longer its order can be paid where a place is free, as the buyer may be at their bank. */
export const latePaymentMinutes = 5
/** Of so many last places of a sprint a network gets one only while it holds none unpaid, so that a few cannot take them all. */
export const lastSeats = 5
/** How long a visitor, address or network gets no other hold after one expired. */
export const seatCooldownMinutes = 60

/** Answer of GET /api/sprint: the current sprint, the server's time, and the places left. */
export type SprintNow = {
  number: number
  startsAt: string
  now: string
  places: { of: number; left: number }
}

/**
 * The start of a sprint: number 0 on 19 August 2025 at 12:30 in London, and the next every 28 days at 12:30 local time.
 */
export const sprintStart = (number: number): Date => londonStart(sprintDay(number))

/** When each of its days begins: the first and the four after it, all at 12:30 by London's clock. */
export const sprintDayStarts = (number: number): Date[] =>
  Array.from({ length: sprintDays }, (_, index) => londonStart(sprintDay(number) + index * dayMs))

/** Whether a sprint is over, by when each of its days begins: a day after the last one. */
export function isSprintOver(dayStarts: readonly string[], now: number): boolean {
  const last = dayStarts.at(-1)
  return last === undefined || Date.parse(last) + dayMs <= now
}

function londonStart(day: number): Date {
  const { hour, minute } = first
  const asUtc = day + (hour * 60 + minute) * 60_000
  return new Date(asUtc - offsetAt(asUtc))
}

/** The day in London on which a sprint begins, as its midnight in UTC, for writing it. */
export const sprintDay = (number: number) =>
  Date.UTC(first.year, first.month - 1, first.day) + number * daysBetweenStarts * dayMs

/** The number of the first sprint that begins after a moment. */
export function nextSprint(now: Date): number {
  let number = Math.max(
    0,
    Math.floor((now.getTime() - sprintStart(0).getTime()) / (daysBetweenStarts * dayMs)),
  )
  while (sprintStart(number) <= now) number += 1
  return number
}

let londonClock: Intl.DateTimeFormat | undefined

/** How far London's clock is ahead of UTC at the midday of a moment, in milliseconds. */
function offsetAt(moment: number): number {
  // Made when it is first asked: a page that only names a day does not load the browser's language data.
  londonClock ??= new Intl.DateTimeFormat('en-GB', {
    ...({ timeZone: sprintZone, hourCycle: 'h23', year: 'numeric', month: 'numeric' } as const),
    ...({ day: 'numeric', hour: 'numeric', minute: 'numeric' } as const),
  })
  const read = Object.fromEntries(
    londonClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = read
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000
}
