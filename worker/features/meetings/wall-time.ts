import { tzOffset } from '@date-fns/tz/tzOffset'

const dayMs = 24 * 3600 * 1000
const minuteMs = 60_000

/** Days are counted from 1970-01-01, whatever the zone: `2026-11-23` is 20,780. */
export const dayNumber = (isoDay: string) => Math.round(Date.parse(`${isoDay}T00:00:00Z`) / dayMs)
/** ISO date of a day. */
export const isoDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
/** 0 is Monday. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

/**
 * A clock in a time zone, for reading many wall times near each other: one offset is asked for each day, since asking
 * `Intl` is what costs. Of `@date-fns/tz` only `tzOffset` serves: `TZDate` reads an hour that comes twice as its second turn.
 */
export function clockIn(timeZone: string) {
  const offsets = new Map<number, number>()
  const offsetAt = (moment: number) => tzOffset(timeZone, new Date(moment)) * minuteMs
  const offsetAsDayBegins = (day: number) => {
    const offset = offsets.get(day) ?? offsetAt(day * dayMs)
    offsets.set(day, offset)
    return offset
  }
  return {
    /** The day that it is here at a moment. */
    dayAt: (moment: number) => Math.floor((moment + offsetAt(moment)) / dayMs),
    /**
     * The moment at which it is so many minutes past midnight of a day here, as Temporal's `compatible` reads it: the first
     * where a clock is set back over it, as far beyond where it is set forward over it.
     */
    momentAt(day: number, minute: number): number {
      const wall = day * dayMs + minute * minuteMs
      const onDay = Math.floor(wall / dayMs)
      const [before, after] = [offsetAsDayBegins(onDay - 1), offsetAsDayBegins(onDay + 2)]
      if (before === after) return wall - before
      const greater = Math.max(before, after)
      const first = wall - greater
      return offsetAt(first) === greater ? first : wall - Math.min(before, after)
    },
  }
}
