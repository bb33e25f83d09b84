import { tzOffset } from '@date-fns/tz/tzOffset'
import { dayMs, minuteMs } from '#schema/durations.ts'

/** Days since 1970-01-01, without a zone: `2026-11-23` is 20,780. */
export const dayNumber = (isoDay: string) => Math.round(Date.parse(`${isoDay}T00:00:00Z`) / dayMs)
/** ISO date of a day. */
export const isoDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
/** 0 is Monday. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

/**
 * A clock in a time zone that caches one offset a day, because `Intl` is slow; `tzOffset` of `@date-fns/tz`, as its
 * `TZDate` reads a repeated hour as the second.
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
    /** The local day of a moment. */
    dayAt: (moment: number) => Math.floor((moment + offsetAt(moment)) / dayMs),
    /**
     * The moment of so many minutes past local midnight, as Temporal's `compatible`: the first where a clock is set
     * back over it, as far beyond where it is set forward.
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
