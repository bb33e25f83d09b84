import type { Counts, Figures } from '#schema/figures/figure-answers.ts'
import { grouped } from '#schema/text/numbers.ts'

export type FigureName = keyof Counts

/** `label` is for the figure, `heading` for its days; `one` and `many` name what is counted. */
export const figureLabels: Record<FigureName, { label: string; heading: string; one: string; many: string }> =
  {
    views: { label: 'Profile Views', heading: 'Who has been looking', one: 'view', many: 'views' },
    chats: { label: 'Chat Interactions', heading: 'Who talked with your agent', one: 'chat', many: 'chats' },
    scorecards: {
      label: 'Scorecard Completions',
      heading: 'Who took your scorecard',
      one: 'scorecard',
      many: 'scorecards',
    },
    bookings: { label: 'Bookings', heading: 'Who booked an hour', one: 'booking', many: 'bookings' },
  }

/** `1 view`, `1,214 views`. */
export const countOf = (count: number, figure: FigureName) =>
  `${grouped(count)} ${count === 1 ? figureLabels[figure].one : figureLabels[figure].many}`

/** `83 more than the 30 days before`. */
export function comparedWith(now: number, before: number, days: Figures['days']) {
  const then = `the ${days} days before`
  if (before === 0) return now === 0 ? `None in ${then} either` : `None in ${then}`
  if (now === before) return `As many as ${then}`
  return now > before
    ? `${grouped(now - before)} more than ${then}`
    : `${grouped(before - now)} fewer than ${then}`
}
