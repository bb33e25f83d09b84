import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { tryOut } from '#schema/try-out.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import {
  greeting,
  type MailPiece,
  mailBody,
  nameForSubject,
  paragraphs,
  safeName,
} from '../../services/mail/mail-body.ts'
import {
  calendarPieces,
  cancellation,
  type MailedMeeting,
  type Occasion,
  ownersTitle,
  sampleVisitorNote,
  timeAndPlace,
} from './email-parts.ts'
import { momentInMail } from './meeting-times.ts'

type MeetingMail = {
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
): MeetingMail {
  const { expert, place } = meeting
  const called = safeName(expert.name) ?? 'your expert'
  const happens = {
    booked: 'is booked',
    moved: 'has a new time',
    cancelled: 'is cancelled',
    reminder: 'is coming up',
  }
  const subjectWith = (name: string) => `Your meeting with ${name} ${happens[occasion]}`
  const subject = subjectWith(nameForSubject(expert.name) ?? 'your expert')
  const title = expert.isSample ? `Try-out: ${subject}` : subject
  const isOn = occasion !== 'cancelled'
  return {
    ...kindOf(occasion),
    to: meeting.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(meeting.name),
        { text: `${subjectWith(called)}.` },
        ...(expert.isSample && isOn ? [{ text: tryOut.meeting }] : []),
        { list: timeAndPlace('visitor', meeting, isOn, before) },
        ...(occasion === 'cancelled' ? cancellation('visitor', meeting) : []),
        ...(isOn && !expert.isSample && place.kind === 'link' && place.text
          ? [{ quiet: place.text, label: 'Where you meet' }]
          : []),
        { link, label: isOn && changeableUntil ? 'See, move or cancel it' : 'See the meeting' },
        ...(isOn ? [howToChange(meeting, changeableUntil)] : []),
        ...(!isOn && expert.isPublic
          ? [
              {
                quiet: new URL(paths.booking.href(expert.profileUrl), siteUrl).href,
                label: 'Choose another time',
              },
            ]
          : []),
        ...calendarPieces('visitor', occasion, meeting, called),
      ],
      foot: `You receive this mail because a meeting was booked with this address at ${new URL(siteUrl).host}.${isOn ? ` If it was not you, please ${changeableUntil ? 'cancel it with the link' : 'tell us'}.` : ''} Questions: ${contacts.support}.`,
    }),
  }
}

const howToChange = ({ timeZone, expert }: MailedMeeting, changeableUntil: Date | null): MailPiece => ({
  small: changeableUntil
    ? `You can move or cancel it until ${momentInMail(changeableUntil, timeZone)}. Keep the link to yourself: anybody who has it can do the same.`
    : `It is too close now to be moved or cancelled. ${expert.isSample ? 'Nobody waits for you.' : 'If you cannot come, open it and write a message, so that nobody waits for you.'}`,
})

/**
 * For the expert, or the operator for a sample profile; a subject says nothing of the visitor’s but a plausible name.
 */
export function ownerEmail(
  occasion: Occasion,
  meeting: MailedMeeting,
  { link, before, site }: { link: string; before?: Date | undefined; site?: string | undefined },
  siteUrl: string,
): MeetingMail {
  const { expert } = meeting
  const called = safeName(meeting.name) ?? 'Somebody'
  const expertName = expert.owner ? 'you' : (safeName(expert.name) ?? 'an expert')
  const subject = {
    booked: `${called} booked a meeting with ${expertName}`,
    moved: `${ownersTitle(meeting)} has a new time`,
    cancelled: `${ownersTitle(meeting)} is cancelled`,
    reminder: `${called} meets ${expertName} soon`,
  }[occasion]
  const title = expert.isSample ? `Try-out: ${subject}` : subject
  const isOn = occasion !== 'cancelled'
  const hasWords = isOn || (meeting.cancelledBy === 'visitor' && meeting.cancelReason !== '')
  return {
    ...kindOf(occasion),
    to: expert.owner ?? contacts.support,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: expert.owner ? `Dear ${expert.firstName},` : 'Hello,' },
        { text: `${subject}.` },
        ...(expert.isSample ? [{ text: sampleVisitorNote }] : []),
        {
          list: [
            ...timeAndPlace('owner', meeting, isOn, before),
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
        ...calendarPieces('owner', occasion, meeting, called),
        {
          small: hasWords
            ? 'The words are the visitor’s. Nobody has checked them, and nobody has confirmed the address: be careful with links.'
            : 'Nobody has confirmed the address.',
        },
      ],
      foot: `You receive this mail because hours can be booked at ${new URL(paths.profile.href(expert.profileUrl), siteUrl).href}. Questions: ${contacts.support}.`,
    }),
  }
}
