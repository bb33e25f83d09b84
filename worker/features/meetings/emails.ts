import { contacts } from '#schema/contacts.ts'
import { calendarLinks } from '#schema/meetings/calendar-links.ts'
import type { PlaceKind } from '#schema/meetings/meeting-options.ts'
import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import { tryOut } from '#schema/try-out.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import {
  greeting,
  type LetterPiece,
  letter,
  nameForSubject,
  paragraphs,
  plainParagraphs,
  sayableName,
} from '../../services/mail/letter.ts'
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

type Letter = {
  kind: 'meeting' | 'meeting-reminder'
  to: string
  subject: string
  text: string
  html: string
}
const kindOf = (occasion: Occasion) =>
  occasion === 'reminder' ? ({ kind: 'meeting-reminder' } as const) : ({ kind: 'meeting' } as const)

/** For the visitor of a meeting; nothing that they typed is in the mail, because the address may be another person's. */
export function visitorEmail(
  occasion: Occasion,
  meeting: MailedMeeting,
  {
    link,
    changeableUntil,
    before,
  }: {
    link: string
    /** Null once that is over. */
    changeableUntil: Date | null
    before?: Date | undefined
  },
  siteUrl: string,
): Letter {
  const { expert, place } = meeting
  const called = sayableName(expert.name) ?? 'your expert'
  const happens = {
    booked: 'is booked',
    moved: 'has a new time',
    cancelled: 'is cancelled',
    reminder: 'is coming up',
  }
  const whatWith = (whom: string) => `Your meeting with ${whom} ${happens[occasion]}`
  const what = whatWith(nameForSubject(expert.name) ?? 'your expert')
  const title = expert.isSample ? `Try-out: ${what}` : what
  const isOn = occasion !== 'cancelled'
  return {
    ...kindOf(occasion),
    to: meeting.email,
    subject: title,
    ...letter({
      title,
      pieces: [
        greeting(meeting.name),
        { text: `${whatWith(called)}.` },
        ...(expert.isSample ? [{ text: tryOut.meeting }] : []),
        {
          list: [
            `${isOn ? 'When' : 'It was to be'}: ${timeInMail(meeting, meeting.timeZone)}`,
            ...(before ? [`Before: ${momentInMail(before, meeting.timeZone)}`] : []),
            ...(isOn ? [`Where: ${placeFor('visitor', meeting)}`] : []),
          ],
        },
        ...(occasion === 'cancelled' ? cancellation('visitor', meeting) : []),
        ...(isOn && !expert.isSample && place.kind === 'link' && place.text
          ? [{ quiet: place.text, label: 'Where you meet' }]
          : []),
        { link, label: isOn && changeableUntil ? 'See, move or cancel it' : 'See the meeting' },
        ...(isOn
          ? [
              {
                small: changeableUntil
                  ? `You can move or cancel it until ${momentInMail(changeableUntil, meeting.timeZone)}. Keep the link to yourself: anybody who has it can do the same.`
                  : `It is too close now to be moved or cancelled. ${expert.isSample ? 'Nobody waits for you.' : 'If you cannot come, open it and write a message, so that nobody waits for you.'}`,
              },
            ]
          : expert.isPublic
            ? [{ quiet: bookingPage(expert.profileUrl, siteUrl), label: 'Choose another time' }]
            : []),
        ...(occasion === 'reminder' ? [] : [attached(isOn)]),
        ...(occasion === 'booked' && !expert.isSample
          ? otherCalendars(meeting, called, placeFor('visitor', meeting))
          : []),
      ],
      foot: `You receive this mail because a meeting was booked with this address at ${new URL(siteUrl).host}.${isOn ? ` If it was not you, please ${changeableUntil ? 'cancel it with the link' : 'tell us'}.` : ''} Questions: ${contacts.support}.`,
    }),
  }
}

/**
 * For the expert, or the operator for a sample profile; a subject says nothing of the visitor’s but a plausible name.
 */
export function ownerEmail(
  occasion: Occasion,
  meeting: MailedMeeting,
  { link, before, site }: { link: string; before?: Date | undefined; site?: string | undefined },
  siteUrl: string,
): Letter {
  const { expert } = meeting
  const called = sayableName(meeting.name) ?? 'Somebody'
  const whom = expert.owner ? 'you' : (sayableName(expert.name) ?? 'an expert')
  const what = {
    booked: `${called} booked a meeting with ${whom}`,
    moved: `${ownersTitle(meeting)} has a new time`,
    cancelled: `${ownersTitle(meeting)} is cancelled`,
    reminder: `${called} meets ${whom} soon`,
  }[occasion]
  const title = expert.isSample ? `Try-out: ${what}` : what
  const isOn = occasion !== 'cancelled'
  return {
    ...kindOf(occasion),
    to: expert.owner ?? contacts.support,
    subject: title,
    ...letter({
      title,
      pieces: [
        { text: expert.owner ? `Dear ${expert.firstName},` : 'Hello,' },
        { text: `${what}.` },
        ...(expert.isSample ? [{ text: sampleVisitorNote }] : []),
        {
          list: [
            `${isOn ? 'When' : 'It was to be'}: ${timeInMail(meeting, expert.timeZone)}`,
            ...(before ? [`Before: ${momentInMail(before, expert.timeZone)}`] : []),
            ...(isOn ? [`Where: ${placeFor('owner', meeting)}`] : []),
            `Email address: ${meeting.email}`,
            ...(site === undefined ? [] : [`They came ${fromSite(site)}`]),
          ],
        },
        ...(occasion === 'cancelled' ? cancellation('owner', meeting) : []),
        ...(isOn ? [{ heading: 'What it is about' }, ...paragraphs(meeting.about)] : []),
        ...(isOn && meeting.brief
          ? [{ heading: 'What they want you to know beforehand' }, ...paragraphs(meeting.brief)]
          : []),
        { link, label: isOn ? 'See, move or cancel it' : 'See the meeting' },
        { quiet: `mailto:${meeting.email}`, label: `Write to ${called === 'Somebody' ? 'them' : called}` },
        ...(occasion === 'reminder' ? [] : [attached(isOn)]),
        ...(occasion === 'booked' && !expert.isSample
          ? otherCalendars(meeting, called, placeFor('owner', meeting))
          : []),
        {
          small:
            'The words are the visitor’s. Nobody has checked them, and nobody has confirmed the address: be careful with links.',
        },
      ],
      foot: `You receive this mail because hours can be booked at ${new URL(paths.profile.href(expert.profileUrl), siteUrl).href}. Questions: ${contacts.support}.`,
    }),
  }
}

const bookingPage = (profileUrl: string, siteUrl: string) =>
  new URL(paths.booking.href(profileUrl), siteUrl).href

export const attached = (isOn: boolean): LetterPiece => ({
  small: isOn
    ? 'The attached file puts it into your calendar, or changes it there.'
    : 'The attached file takes it out of your calendar.',
})

/** The calendars that a link fills in; what a link made does not change by a later file. */
const otherCalendars = ({ startsAt, endsAt }: MailedMeeting, whom: string, where: string): LetterPiece[] => [
  {
    small:
      'Apple takes the file. Or add it by a link; should the meeting move, you change such an entry yourself:',
  },
  ...Object.entries(
    calendarLinks({ start: startsAt.toISOString(), end: endsAt.toISOString(), whom, where }),
  ).map(([calendar, quiet]) => ({ quiet, label: `Add it to ${calendar}` })),
]

/** Who cancelled and why, without the reader's own words; a visitor's address may be another person's, so without links. */
function cancellation(
  to: MeetingSide,
  { cancelledBy, cancelReason, name, expert }: MailedMeeting,
): LetterPiece[] {
  if (cancelledBy === to)
    return [
      { text: to === 'visitor' ? 'It was cancelled with your link.' : 'It was cancelled on your side.' },
    ]
  const other =
    to === 'owner' ? (sayableName(name) ?? 'Your visitor') : (sayableName(expert.firstName) ?? 'The expert')
  return cancelReason
    ? [
        { text: `${other} cancelled it, and writes:` },
        ...(to === 'visitor' ? plainParagraphs : paragraphs)(cancelReason),
      ]
    : [{ text: `${other} cancelled it.` }]
}

/** The title of a meeting for its expert. */
export function ownersTitle({ name, expert }: MailedMeeting): string {
  const called = sayableName(name) ?? 'a visitor'
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
  if (expert.isSample && (side === 'visitor' || !expert.owner))
    return 'Nowhere, since it is a try-out and nobody will come'
  if (place.kind === 'link') return place.text
  if (place.kind === 'phone') return `By telephone: ${place.text}`
  const called = sayableName(name) ?? 'your visitor'
  if (side === 'owner') return `You tell ${called} by mail how you meet`
  return expert.owner
    ? `${sayableName(expert.firstName) ?? 'The expert'} tells you by mail how you meet`
    : 'We tell you by mail how you meet'
}
