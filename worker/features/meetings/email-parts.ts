import { calendarLinks } from '#schema/meetings/calendar-links.ts'
import type { PlaceKind } from '#schema/meetings/meeting-options.ts'
import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { type MailPiece, paragraphs, plainParagraphs, safeName } from '../../services/mail/mail-body.ts'
import { momentInMail, timeInMail } from './meeting-times.ts'

export type Occasion = 'booked' | 'moved' | 'cancelled' | 'reminder'

/** A meeting for the mails about it; `owner` is their mailbox, undefined for a sample profile. */
export type MailedMeeting = {
  startsAt: Date
  endsAt: Date
  name: string
  email: string
  about: string
  brief: string
  timeZone: string
  place: { kind: PlaceKind; text: string }
  cancelledBy: MeetingSide | null
  cancelReason: string
  expert: {
    name: string
    firstName: string
    profileUrl: string
    timeZone: string
    isSample: boolean
    /** Whether the profile, and so their booking page, can be seen. */
    isPublic: boolean
    owner?: string
  }
}

/** When and where a meeting takes place, in the time zone of a side; `before` is when it was to be until now. */
export function timeAndPlace(
  side: MeetingSide,
  meeting: MailedMeeting,
  isOn: boolean,
  before?: Date,
): string[] {
  const timeZone = side === 'visitor' ? meeting.timeZone : meeting.expert.timeZone
  return [
    `${isOn ? 'When' : 'It was to be'}: ${timeInMail(meeting, timeZone)}`,
    ...(before ? [`Before: ${momentInMail(before, timeZone)}`] : []),
    ...(isOn ? [`Where: ${placeFor(side, meeting)}`] : []),
  ]
}

export const attachmentNote = (isOn: boolean): MailPiece => ({
  small: isOn
    ? 'The attached file puts it into your calendar, or changes it there.'
    : 'The attached file takes it out of your calendar.',
})

/** How to put a meeting into a calendar, by the attached file or by a link; a reminder attaches none. */
export function calendarPieces(
  side: MeetingSide,
  occasion: Occasion,
  meeting: MailedMeeting,
  name: string,
): MailPiece[] {
  if (occasion === 'reminder') return []
  const isNew = occasion === 'booked' && !meeting.expert.isSample
  return [
    attachmentNote(occasion !== 'cancelled'),
    ...(isNew ? otherCalendars(meeting, name, placeFor(side, meeting)) : []),
  ]
}

/** The calendars that a link fills in; what a link made does not change by a later file. */
const otherCalendars = ({ startsAt, endsAt }: MailedMeeting, name: string, place: string): MailPiece[] => [
  {
    small:
      'Apple takes the file. Or add it by a link; should the meeting move, you change such an entry yourself:',
  },
  ...Object.entries(
    calendarLinks({ start: startsAt.toISOString(), end: endsAt.toISOString(), name, place }),
  ).map(([calendar, quiet]) => ({ quiet, label: `Add it to ${calendar}` })),
]

/** Who cancelled and why, without the reader's own words; a visitor's address may be another person's, so without links. */
export function cancellation(
  to: MeetingSide,
  { cancelledBy, cancelReason, name, expert }: MailedMeeting,
): MailPiece[] {
  if (cancelledBy === to)
    return [
      { text: to === 'visitor' ? 'It was cancelled with your link.' : 'It was cancelled on your side.' },
    ]
  const other =
    to === 'owner' ? (safeName(name) ?? 'Your visitor') : (safeName(expert.firstName) ?? 'The expert')
  return cancelReason
    ? [
        { text: `${other} cancelled it, and writes:` },
        ...(to === 'visitor' ? plainParagraphs : paragraphs)(cancelReason),
      ]
    : [{ text: `${other} cancelled it.` }]
}

/** The title of a meeting for its expert. */
export function ownersTitle({ name, expert }: MailedMeeting): string {
  const called = safeName(name) ?? 'a visitor'
  return expert.owner ? `Your meeting with ${called}` : `The meeting of ${called} with ${expert.name}`
}

/** For the operator, who reads the mails of a sample profile. */
export const sampleVisitorNote =
  'It is a try-out with a sample profile: whoever booked was told that nobody will come.'

/** Where a meeting takes place, for a side; nowhere for a trial meeting. */
export function placeFor(
  side: MeetingSide,
  { place, expert, name }: Pick<MailedMeeting, 'place' | 'expert' | 'name'>,
) {
  if (expert.isSample) return 'Nowhere, since it is a try-out and nobody will come'
  if (place.kind === 'link') return place.text
  if (place.kind === 'phone') return `By telephone: ${place.text}`
  const called = safeName(name) ?? 'your visitor'
  if (side === 'owner') return `You tell ${called} by mail how you meet`
  return expert.owner
    ? `${safeName(expert.firstName) ?? 'The expert'} tells you by mail how you meet`
    : 'We tell you by mail how you meet'
}
