/** Where sprints begin, and by whose clock (R12). */
export const sprintZone = 'Europe/London'
const first = { year: 2025, month: 8, day: 19, hour: 12, minute: 30 }
const daysApart = 28
/** How many days a sprint has, one after the other. */
export const sprintDays = 5
const dayMs = 24 * 3600_000

/** How long a place is kept for somebody whose payment has started. */
export const seatHeldMinutes = 15
/** For so much longer its order can still be paid, where a place is free: somebody may be at their bank at that moment. */
export const latePaymentMinutes = 5
/** After a hold that lapsed, the same visitor, address or network gets no other one for as long. */
export const seatCooldownMinutes = 60

/** Answer of GET /api/sprint: the sprint that takes people now, the server's time, and what is left of it. */
export type SprintNow = {
  number: number
  startsAt: string
  now: string
  places: { of: number; left: number }
}

/**
 * When a sprint begins: 19 August 2025, 12:30 in London, is number 0, and every 28 days after it the next one, at 12:30
 * by London's clock on both sides of a clock change.
 */
export const sprintStart = (number: number): Date => londonStart(sprintDay(number))

/** When each of its days begins: the first and the four after it, all at 12:30 by London's clock. */
export const sprintDayStarts = (number: number): Date[] =>
  Array.from({ length: sprintDays }, (_, place) => londonStart(sprintDay(number) + place * dayMs))

function londonStart(day: number): Date {
  const { hour, minute } = first
  const asUtc = day + (hour * 60 + minute) * 60_000
  return new Date(asUtc - offsetAt(asUtc))
}

/** The day in London on which a sprint begins, as its midnight in UTC: what it takes to write it, without a clock. */
export const sprintDay = (number: number) =>
  Date.UTC(first.year, first.month - 1, first.day) + number * daysApart * dayMs

/** The number of the first sprint that begins after a moment. */
export function nextSprint(now: Date): number {
  let number = Math.max(0, Math.floor((now.getTime() - sprintStart(0).getTime()) / (daysApart * dayMs)))
  while (sprintStart(number) <= now) number += 1
  return number
}

let londonClock: Intl.DateTimeFormat | undefined

/** By how many milliseconds London's clock is ahead of UTC on the midday of a moment. */
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
