import { brand } from '../brand.ts'

/** A meeting with somebody, its times in ISO. */
type Dated = { start: string; end: string; name: string; place: string }

/** Where a meeting is added to the calendars that take no file on a phone; Apple's takes the file. */
export function calendarLinks({ start, end, name, place }: Dated) {
  const title = `Meeting with ${name} (${brand.name})`
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    location: place,
  })
  return {
    'Google Calendar': `https://calendar.google.com/calendar/render?${google}`,
    Outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}

/** `2026-11-24T10:00:00.000Z` → `20261124T100000Z`. */
const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
