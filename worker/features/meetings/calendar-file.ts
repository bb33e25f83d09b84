import ICAL from 'ical.js'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import type { MeetingStatus } from '#schema/meetings/meetings.ts'
import { addressIn } from '#schema/variables.ts'
import type { Call } from '../../call.ts'

/** The leading space of a folded line counts, too (RFC 5545 3.1). */
ICAL.foldLength = 74

/** A meeting in one side's calendar. */
export type CalendarEntry = {
  uid: string
  sequence: number
  status: MeetingStatus
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  /** The calendar owner's link; '' where there is none any more. */
  link: string
  location: string
  /** The people whose mail addresses this calendar may contain, with their names. */
  attendees: { email: string; name?: string | undefined }[]
}

/** The method of a calendar (RFC 5546): REQUEST and CANCEL for one meeting in a mail, PUBLISH for a feed. */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** The content type of a calendar in a mail or a response. */
export const calendarType = (method: CalendarMethod) => `text/calendar; method=${method}; charset=utf-8`

/** Meetings as a calendar (RFC 5545) in UTC, organised by the site, so that no expert's address is given away. */
export function calendarFile(
  call: Call,
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  name?: string,
): string {
  const { MAIL_FROM: from } = call.variables
  const organizer = from ? addressIn(from) : contacts.support
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${brand.name}//Meetings//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', method)
  if (name) {
    calendar.addPropertyWithValue('x-wr-calname', name)
    calendar.addPropertyWithValue('x-published-ttl', 'PT1H')
  }
  for (const entry of entries) calendar.addSubcomponent(eventOf(call, method, entry, organizer))
  return `${calendar.toString()}\r\n`
}

function eventOf(
  { now }: Call,
  method: CalendarMethod,
  entry: CalendarEntry,
  organizer: string,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const put = (property: string, value: string | number | ICAL.Time) =>
    event.addPropertyWithValue(property, value)
  put('uid', entry.uid)
  put('sequence', entry.sequence)
  put('dtstamp', inUtc(now))
  put('dtstart', inUtc(entry.startsAt))
  put('dtend', inUtc(entry.endsAt))
  put('summary', printable(entry.summary))
  if (entry.description) put('description', printable(entry.description))
  if (entry.location) put('location', printable(entry.location))
  if (entry.link) put('url', entry.link)
  put('status', entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  put('transp', entry.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE')
  put('organizer', `mailto:${organizer}`).setParameter('cn', brand.name)
  // A feed names nobody (RFC 5546 3.2.1).
  for (const { email, name } of method === 'PUBLISH' ? [] : entry.attendees) {
    const attendee = put('attendee', `mailto:${email}`)
    if (name) attendee.setParameter('cn', name)
    // Nothing is asked of anybody: who wants to change it uses the link.
    attendee.setParameter('partstat', 'ACCEPTED')
    attendee.setParameter('rsvp', 'FALSE')
  }
  return event
}

/** To the second, which is what calendars know. */
const inUtc = (date: Date) => ICAL.Time.fromJSDate(date, true)

/** Without characters that a calendar may not contain. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
