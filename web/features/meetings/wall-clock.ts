import { dayMs } from '#schema/durations.ts'
import { zoneTime } from '#schema/labels.ts'
import { counted } from '#schema/text/numbers.ts'
import { months } from '#web/ui/local-time.tsx'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The local date and time of a moment: `{ day: '2026-11-24', time: '10:00' }`; in an hour that comes twice with its
 * offset, `01:30 GMT+1`. In the browser only.
 */
export function clockIn(timeZone: string, moment: string | number): { day: string; time: string } {
  const { day, time } = readingIn(timeZone, moment)
  return { day, time: [time, turnIn(timeZone, moment)].filter(Boolean).join(' ') }
}

function readingIn(timeZone: string, moment: string | number): { day: string; time: string } {
  let format = formats.get(timeZone)
  if (!format) {
    const [whole, two] = ['numeric', '2-digit'] as const
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: whole,
      month: two,
      day: two,
      hour: two,
      minute: two,
    })
    formats.set(timeZone, format)
  }
  const part = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** `2026-11-24` → `Tuesday 24 November`, or with its year. */
export function writtenDate(day: string, { withYear = false } = {}): string {
  const date = new Date(`${day}T00:00Z`)
  const written = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
  return withYear ? `${written} ${date.getUTCFullYear()}` : written
}

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** ISO. */
export const minutesLater = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString()

/** `10:00 to 10:30`, in this time zone. */
export const fromTo = (timeZone: string, start: string, end: string): string =>
  `${clockIn(timeZone, start).time} to ${clockIn(timeZone, end).time}`

/** `Tuesday 24 November 2026, 10:00 to 10:30 (London time)`, as in the mails. */
export const writtenTime = (timeZone: string, start: string, end: string): string =>
  `${writtenDate(clockIn(timeZone, start).day, { withYear: true })}, ${fromTo(timeZone, start, end)} (${zoneTime(timeZone)})`

/** `Tuesday 24 November, 10:00 (London time)`. */
export const writtenMoment = (timeZone: string, moment: string): string => {
  const { day, time } = clockIn(timeZone, moment)
  return `${writtenDate(day)}, ${time} (${zoneTime(timeZone)})`
}

/** The offset of this zone from UTC at a moment, in minutes. */
function minutesAhead(timeZone: string, moment: string | number): number {
  const { day, time } = readingIn(timeZone, moment)
  return Math.round((Date.parse(`${day}T${time}Z`) - new Date(moment).getTime()) / 60_000)
}

/** No clock is set back further than this. */
const farMinutes = 180

/** The offset of a time in an hour that comes twice, since a clock is set back over it: `GMT+1`; else ''. */
function turnIn(timeZone: string, moment: string | number): string {
  const aheadIn = (minutes: number) => minutesAhead(timeZone, new Date(moment).getTime() + minutes * 60_000)
  const [before, after] = [aheadIn(-farMinutes), aheadIn(farMinutes)]
  const back = before - after
  if (back <= 0) return ''
  const ahead = aheadIn(0)
  const isTwice = ahead === before ? aheadIn(back) === after : aheadIn(-back) === before
  if (!isTwice) return ''
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${minutes}` : ''}`
}

/** A moment in one time zone, in words: `Tuesday 24 November 2026` and `10:00`. */
export function wallClock(moment: string, timeZone: string): { day: string; hour: string } {
  const { day, time } = clockIn(timeZone, moment)
  return { day: writtenDate(day, { withYear: true }), hour: time }
}

/** The difference between two zones at a moment: `5 hours 30 minutes behind`; '' where there is none. */
export function offsetInWords(timeZone: string, other: string, moment: string): string {
  const minutes = minutesAhead(other, moment) - minutesAhead(timeZone, moment)
  if (!minutes) return ''
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const parts = [hours && counted(hours, 'hour'), rest && counted(rest, 'minute')].filter(Boolean)
  return `${parts.join(' ')} ${minutes > 0 ? 'ahead of' : 'behind'}`
}

/** Old names of time zones that some browsers still use, and may have stored. */
export const newNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}
/** The current name of a time zone. */
export const zoneToday = (zone: string): string => newNames[zone] ?? zone

/** `America/New_York` → `America/New York`. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')

let knownZone: string | undefined

/** The time zone of this device; UTC where it names none that it knows itself (`Etc/Unknown`). In the browser only. */
export function deviceZone(): string {
  if (!knownZone) {
    knownZone = detectZone()
    // Whoever travels with an open page sees it again in another zone.
    addEventListener('visibilitychange', () => (knownZone = undefined), { once: true })
  }
  return knownZone
}

function detectZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    return zoneToday(zone)
  } catch {
    return 'UTC'
  }
}
