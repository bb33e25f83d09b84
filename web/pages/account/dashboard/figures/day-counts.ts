import { grouped } from '#schema/text/numbers.ts'
import { listed } from '#schema/text/phrases.ts'
import { type FigureName, figureLabels } from './figure-labels.ts'

export type DayCount = { day: string; count: number }

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const parts = {
  weekday: part({ weekday: 'long' }),
  shortWeekday: part({ weekday: 'short' }),
  month: part({ month: 'long' }),
  shortMonth: part({ month: 'short' }),
}
const at = (day: string) => new Date(`${day}T00:00Z`)

/** `2025-11-13` → `Thursday 13 November`. */
export const wholeDay = (day: string) => `${parts.weekday.format(at(day))} ${dayAndMonth(day)}`
/** `2025-11-13` → `Thu 13 November`. */
export const shortDay = (day: string) => `${parts.shortWeekday.format(at(day))} ${dayAndMonth(day)}`
/** `2025-11-13` → `Thu`. */
export const weekday = (day: string) => parts.shortWeekday.format(at(day))
/** `2025-11-13` → `13 November`. */
const dayAndMonth = (day: string) => `${at(day).getUTCDate()} ${parts.month.format(at(day))}`
/** `2025-11-13` → `13 Nov`; September has three letters too. */
export const dayOnAxis = (day: string) =>
  `${at(day).getUTCDate()} ${parts.shortMonth.format(at(day)).slice(0, 3)}`

/** The days with the highest count; none if all are 0. */
export function bestDays(days: readonly DayCount[]) {
  const max = Math.max(0, ...days.map(({ count }) => count))
  return max === 0 ? [] : days.filter(({ count }) => count === max)
}

/** A true sentence about the days: which was the best, or that none was. */
export function daysSummary(days: readonly DayCount[]) {
  const best = bestDays(days)
  const [first] = best
  if (!first) return ''
  const max = first.count
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const names = listed(best.map(({ day }) => wholeDay(day)))
  if (total === 1) return `It came on ${names}.`
  if (total === max) return `All of them came on ${names}.`
  if (best.length === 1) return `The most came on ${names}: ${grouped(max)}.`
  if (best.length === days.length) return `Every day brought as many: ${grouped(max)}.`
  if (max === 1) return 'Never more than one came on a day.'
  if (best.length === 2) return `The most came on ${names}: ${grouped(max)} each.`
  return `The most on one day were ${grouped(max)}, and ${best.length} days brought as many.`
}

/** The chart in words: its days, the range of counts, and the best days. */
export function chartDescription(days: readonly DayCount[], figure: FigureName) {
  const [first, last, best] = [days[0], days.at(-1), bestDays(days)[0]]
  if (!first || !last) return ''
  const range = `${figureLabels[figure].label} by day, ${dayAndMonth(first.day)} to ${dayAndMonth(last.day)}.`
  if (!best) return `${range} None on any day.`
  const min = Math.min(...days.map(({ count }) => count))
  const span = min === best.count ? `${min} every day` : `Between ${min} and ${best.count} a day`
  return `${range} ${span}${min === best.count ? '' : `, the most on ${wholeDay(best.day)}`}. The table below has every day.`
}
