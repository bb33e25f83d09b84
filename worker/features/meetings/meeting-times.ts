import { zoneTime } from '#schema/labels.ts'

type Span = { startsAt: Date; endsAt: Date }

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  return (date: Date) => format.format(date).replaceAll(',', '')
}
const dayIn = (timeZone: string) =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** By how many minutes clocks are set back. */
const setBack = [30, 60, 120]

/** `10:00`; in an hour that the clock repeats with its offset, `01:30 GMT+1`. */
function clockIn(timeZone: string) {
  const clock = inZone(timeZone, { hour: '2-digit', minute: '2-digit' })
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
  return (date: Date) => {
    const time = clock(date)
    const isSaidAt = (minutes: number) => clock(new Date(date.getTime() + minutes * 60_000)) === time
    if (!setBack.some((minutes) => isSaidAt(minutes) || isSaidAt(-minutes))) return time
    const { value = '' } = offset.formatToParts(date).find(({ type }) => type === 'timeZoneName') ?? {}
    return `${time} ${value}`
  }
}

/** A moment in a mail, in its reader's time zone: `Tuesday 24 November 2026, 10:00 (London time)`. */
export const momentInMail = (date: Date, timeZone: string) =>
  `${dayIn(timeZone)(date)}, ${clockIn(timeZone)(date)} (${zoneTime(timeZone)})`

/** The times of a meeting in a mail: `Tuesday 24 November 2026, 10:00 to 10:30 (London time)`. */
export function timeInMail({ startsAt, endsAt }: Span, timeZone: string): string {
  const [day, clock] = [dayIn(timeZone), clockIn(timeZone)]
  const end = day(startsAt) === day(endsAt) ? clock(endsAt) : `${day(endsAt)}, ${clock(endsAt)}`
  return `${day(startsAt)}, ${clock(startsAt)} to ${end} (${zoneTime(timeZone)})`
}
