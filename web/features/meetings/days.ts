import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { clockIn, daysLater } from './wall-clock.ts'

/** A day in the visitor's time zone, with the slots that begin on it (ISO, in order). */
export type SlotDay = { day: string; slots: string[] }
type Shown = { days: SlotDay[]; earlier: string | undefined; later: string | undefined }

/**
 * The days of an answer in this time zone that have a slot, and the day on which more begin. @param isFirst The
 * answer begins with the first free slot, whatever its day in this time zone.
 */
export function daysOf(answer: SlotsAnswer, timeZone: string, isFirst: boolean): Shown {
  const end = daysLater(answer.from, answer.days)
  const byDay = groupedBy(answer.slots, (start) => clockIn(timeZone, start).day)
  const days = [...byDay].map(([day, slots]) => ({ day, slots }))
  const next = answer.next && clockIn(timeZone, answer.next).day
  const isBeyond = days.some(({ day }) => day >= end)
  return {
    days: days.filter(({ day }) => day < end && (isFirst || day >= answer.from)),
    earlier: isFirst ? undefined : daysLater(answer.from, -answer.days),
    later: isBeyond ? end : next ? (next > end ? next : end) : undefined,
  }
}

const parts = [
  ['Night', '06:00'],
  ['Morning', '12:00'],
  ['Afternoon', '18:00'],
  ['Evening', '24:00'],
] as const

/** The slots of a day by part of the day; parts without slots are left out. */
export function dayPartsOf({ slots }: SlotDay, timeZone: string) {
  const byPart = groupedBy(slots, (start) => {
    const { time } = clockIn(timeZone, start)
    return parts.find(([, end]) => time < end)?.[0] ?? 'Evening'
  })
  return [...byPart]
}

/** Groups in order by `keyOf`. Map.groupBy, for browsers from before 2024. */
export function groupedBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
