type Span = { startsAt: Date; endsAt: Date }

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  return (date: Date) => format.format(date).replaceAll(',', '')
}
const dayIn = (timeZone: string) =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clockIn = (timeZone: string) => inZone(timeZone, { hour: '2-digit', minute: '2-digit' })
/** `America/New_York` → `America/New York`, as the pages name it. */
const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ')

/** A moment as a mail says it, in its reader's zone with the zone's name beside it: `Tuesday 24 November 2026, 10:00 (Europe/London)`. */
export const saidMoment = (date: Date, timeZone: string) =>
  `${dayIn(timeZone)(date)}, ${clockIn(timeZone)(date)} (${zoneName(timeZone)})`

/** From when to when: `Tuesday 24 November 2026, 10:00 to 10:30 (Europe/London)`. */
export function saidTime({ startsAt, endsAt }: Span, timeZone: string): string {
  const [day, clock] = [dayIn(timeZone), clockIn(timeZone)]
  const end = day(startsAt) === day(endsAt) ? clock(endsAt) : `${day(endsAt)}, ${clock(endsAt)}`
  return `${day(startsAt)}, ${clock(startsAt)} to ${end} (${zoneName(timeZone)})`
}
