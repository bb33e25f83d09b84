import { type Availability, availabilitySchema, type OwnAvailability } from '#schema/meetings/availability.ts'
import { maxSpansADay } from '#schema/meetings/meeting-options.ts'
import type { HoursValues, Span } from '#schema/meetings/unsaved-hours.ts'
import { weekdays } from '#schema/meetings/weekdays.ts'
import { zoneToday } from '#web/features/meetings/wall-clock.ts'

export type WeekDay = HoursValues['week'][number]
export type OverrideValues = HoursValues['apart'][number]

const usual: Span = { from: '09:00', to: '17:00' }
const wholeDay = 1440

/** 540 → `09:00`; the end of the day is `00:00`. */
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
/** `09:00` → 540; NaN where nothing is chosen. */
const minuteOf = (clock: string) => {
  const [hour, minute] = clock.split(':')
  return minute === undefined ? Number.NaN : Number(hour) * 60 + Number(minute)
}
/** A span in minutes; one that ends at `00:00` ends with the day. */
export const minutesOf = ({ from, to }: Span) => ({ from: minuteOf(from), to: minuteOf(to) || endOf(to) })
const endOf = (clock: string) => (clock ? wholeDay : Number.NaN)

const clocksOf = ({ from, to }: { from: number; to: number }) => ({ from: clockOf(from), to: clockOf(to) })
const inOrder = <Of extends { from: number }>(spans: readonly Of[]) =>
  spans.toSorted((one, other) => one.from - other.from)

/**
 * The field values of saved hours, without the date overrides that are over. Until hours are saved, they are in the
 * device's time zone.
 */
export function hoursValuesOf(
  { availability, editedAt }: OwnAvailability,
  today: string,
  device: string,
): HoursValues {
  const { weekly, daysApart, placeKind, place, ...rest } = availability
  return {
    ...rest,
    timeZone: editedAt === null ? device : zoneToday(rest.timeZone),
    placeKind,
    link: placeKind === 'link' ? place : '',
    phone: placeKind === 'phone' ? place : '',
    week: weekdays.map((_, weekday) => {
      const spans = inOrder(weekly.filter((span) => span.weekday === weekday)).map(clocksOf)
      return { isOn: spans.length > 0, spans }
    }),
    apart: daysApart
      .filter(({ day }) => day >= today)
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, spans }) => ({ day, isOff: spans.length === 0, spans: inOrder(spans).map(clocksOf) })),
  }
}

/** The request's form of the fields, in its order. */
export const availabilityInputOf = ({ week, apart, link, phone, ...rest }: HoursValues): Availability => ({
  ...rest,
  place: rest.placeKind === 'mail' ? '' : { link, phone }[rest.placeKind].trim(),
  weekly: week.flatMap(({ isOn, spans }, weekday) =>
    isOn ? spans.map((span) => ({ weekday, ...minutesOf(span) })) : [],
  ),
  daysApart: apart.map(({ day, isOff, spans }) => ({ day, spans: isOff ? [] : spans.map(minutesOf) })),
})

/** Whether two are equal, in any order. */
export function isSameHours(one: HoursValues, other: HoursValues): boolean {
  const canonical = (values: HoursValues) => {
    const { weekly, daysApart, ...rest } = availabilityInputOf(values)
    return JSON.stringify([
      Object.entries(rest).toSorted(([name], [next]) => name.localeCompare(next)),
      weekly.map(({ weekday, from, to }) => [weekday, from, to]).toSorted(byNumbers),
      daysApart
        .map(({ day, spans }) => [day, ...inOrder(spans).map(({ from, to }) => `${from}-${to}`)])
        .toSorted(([day = ''], [next = '']) => day.localeCompare(next)),
    ])
  }
  return canonical(one) === canonical(other)
}
const byNumbers = (one: number[], other: number[]) =>
  one.reduce((order, number, index) => order || number - (other[index] ?? 0), 0)

/** The errors by field: `week-0-1` is Monday's second span, `apart-2-day` a date. */
export function hoursErrorsOf(values: HoursValues): ReadonlyMap<string, string> {
  const read = availabilitySchema.safeParse(availabilityInputOf(values))
  if (read.success) return new Map()
  const weekFields = values.week.flatMap(({ isOn, spans }, weekday) =>
    isOn ? spans.map((_, index) => `week-${weekday}-${index}`) : [],
  )
  const fieldOf = (path: readonly PropertyKey[]) => {
    const [name, at, part, index] = path
    if (name === 'weekly') return weekFields[Number(at)] ?? 'week'
    if (name !== 'daysApart' || at === undefined) return name === 'daysApart' ? 'apart' : String(name)
    return part === 'spans' && index !== undefined
      ? `apart-${String(at)}-${String(index)}`
      : `apart-${String(at)}-day`
  }
  // The first error of a field counts.
  return new Map(read.error.issues.toReversed().map(({ path, message }) => [fieldOf(path), message]))
}

/** The next span of a day: one hour after the last, the usual hours if there are none, empty if the day is full. */
export function nextSpan(spans: readonly Span[]): Span {
  if (spans.length === 0) return usual
  const last = Math.max(0, ...spans.map((span) => minutesOf(span).to || 0))
  const from = last + 60
  return from < wholeDay ? clocksOf({ from, to: Math.min(from + 180, wholeDay) }) : { from: '', to: '' }
}

/** A weekday switched on has its former hours, or the usual ones. */
export const withDaySwitched = ({ spans }: WeekDay, isOn: boolean): WeekDay => ({
  isOn,
  spans: isOn && spans.length === 0 ? [usual] : spans,
})

/** Copies the hours of one weekday to others. */
export const withHoursCopied = (week: readonly WeekDay[], from: number, to: readonly number[]): WeekDay[] =>
  week.map((day, weekday) => (to.includes(weekday) ? structuredClone(week[from] ?? day) : day))

export const isFull = (spans: readonly Span[]) => spans.length >= maxSpansADay
