import type { HoursValues, Span } from '#schema/meetings/unsaved-hours.ts'
import { weekdays } from '#schema/meetings/weekdays.ts'
import { counted } from '#schema/text/numbers.ts'
import { listed } from '#schema/text/phrases.ts'
import { writtenDate, zoneName } from '#web/features/meetings/wall-clock.ts'
import { availabilityInputOf, minutesOf } from './hours-values.ts'

/** `09:00 to 12:00 and 13:00 to 17:00`; spans that are not whole are left out. */
export const spansInWords = (spans: readonly Span[]) =>
  listed(
    spans
      .filter((span) => minutesOf(span).from < minutesOf(span).to)
      .toSorted((one, other) => minutesOf(one).from - minutesOf(other).from)
      .map(({ from, to }) => `${from} to ${to === '00:00' ? 'midnight' : to}`),
  )

/** The week in words, days with the same hours together: `Monday to Friday 09:00 to 17:00. Saturday and Sunday closed.` */
export function weekInWords(week: HoursValues['week']): string {
  const perDay = week.map(({ isOn, spans }) => (isOn && spansInWords(spans)) || 'closed')
  if (perDay.every((hours) => hours === 'closed')) return 'No hours in any week.'
  if (perDay.every((hours) => hours === perDay[0])) return `Every day ${perDay[0]}.`
  const [open, closed] = [perDay.filter((hours) => hours !== 'closed'), 'closed']
  return [...new Set([...open, closed])]
    .filter((hours) => perDay.includes(hours))
    .map((hours) => `${daysInWords(perDay.flatMap((of, day) => (of === hours ? day : [])))} ${hours}.`)
    .join(' ')
}

/** `Monday to Friday`, `Monday, Wednesday and Friday`. */
export function daysInWords(days: readonly number[]): string {
  const runs = days.reduce<number[][]>((runs, day) => {
    const last = runs.at(-1)
    if (last && last.at(-1) === day - 1) last.push(day)
    else runs.push([day])
    return runs
  }, [])
  return listed(
    runs.flatMap((run) => {
      const names = run.map((day) => weekdays[day] ?? '')
      return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names
    }),
  )
}

/** A duration in words: 90 → `1 hour 30 minutes`, 1440 → `1 day`. */
export function durationInWords(minutes: number): string {
  if (minutes >= 10_080 && minutes % 10_080 === 0) return counted(minutes / 10_080, 'week')
  if (minutes >= 1440 && minutes % 1440 === 0) return counted(minutes / 1440, 'day')
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && counted(hours, 'hour'), (left || !hours) && counted(left, 'minute')]
    .filter(Boolean)
    .join(' ')
}

/** The differences of two sets of hours, with the first one's values: `Length: 45 minutes`. */
export function differencesOf(entered: HoursValues, saved: HoursValues): string[] {
  const [one, other] = [linesOf(entered), linesOf(saved)]
  return one.flatMap((line, index) => (line === other[index] ? [] : line || []))
}

const placeInWords = (values: HoursValues) =>
  ({
    link: `by the link ${values.link}`,
    phone: `by telephone, ${values.phone}`,
    mail: 'as you tell them by mail',
  })[values.placeKind]

/** Every setting as a line, in a fixed order. */
function linesOf(values: HoursValues): string[] {
  const { daysApart } = availabilityInputOf(values)
  return [
    values.isOpen ? 'Open for bookings' : 'Closed for bookings',
    ...values.week.map(
      ({ isOn, spans }, day) => `${weekdays[day]}: ${(isOn && spansInWords(spans)) || 'closed'}`,
    ),
    `Days off and extra days: ${
      daysApart.length
        ? values.apart
            .map(
              ({ day, isOff, spans }) =>
                `${day && writtenDate(day, { withYear: true })} ${isOff ? 'off' : spansInWords(spans)}`,
            )
            .join(', ')
        : 'none'
    }`,
    `Length: ${durationInWords(values.length)}`,
    `Pause after: ${values.buffer ? durationInWords(values.buffer) : 'none'}`,
    `Notice: ${durationInWords(values.noticeMinutes)}`,
    `How far ahead: ${values.horizonDays} days`,
    `Time zone: ${zoneName(values.timeZone)}`,
    `Where: ${placeInWords(values)}`,
  ]
}
