import type { Form } from './stripe-payments.ts'

export const dayOf = (seconds: number) => new Date(seconds * 1000).getUTCDate()

/** A day of the next month, or its last one. */
export function monthAfter(seconds: number, wanted: number): number {
  const next = new Date(seconds * 1000)
  next.setUTCMonth(next.getUTCMonth() + 1, 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(wanted, last))
  return next.getTime() / 1000
}

/** The next time that it is this hour of this day, or of the last one of a shorter month. */
export function nextAnchor(now: number, { day_of_month: day, hour, minute, second }: Form): number {
  const begin = new Date(now * 1000)
  begin.setUTCHours(Number(hour), Number(minute), Number(second), 0)
  // From the month before, so that this month counts as well.
  begin.setUTCDate(0)
  let next = monthAfter(begin.getTime() / 1000, Number(day))
  while (next <= now) next = monthAfter(next, Number(day))
  return next
}
