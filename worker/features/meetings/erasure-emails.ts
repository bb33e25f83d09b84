import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { greeting, mailBody, nameForSubject, safeName } from '../../services/mail/mail-body.ts'
import { attachmentNote, type MailedMeeting, ownersTitle } from './email-parts.ts'
import { timeInMail } from './meeting-times.ts'

/** For the visitor of a meeting whose expert was erased. */
export function expertErasedEmail(meeting: MailedMeeting, siteUrl: string) {
  const { name } = meeting.expert
  const cancelledWith = (called = 'your expert') => `Your meeting with ${called} is cancelled`
  const title = cancelledWith(nameForSubject(name))
  return {
    kind: 'meeting',
    to: meeting.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(meeting.name),
        {
          text: `${cancelledWith(safeName(name))}: they have had their account erased, and their profile is gone.`,
        },
        { list: [`It was to be: ${timeInMail(meeting, meeting.timeZone)}`] },
        {
          text: 'What you wrote for it is erased with it, and the links in our earlier mails open nothing any more.',
        },
        attachmentNote(false),
      ],
      foot: `You receive this mail because a meeting was booked with this address at ${new URL(siteUrl).host}. It is not kept. Questions: ${contacts.support}.`,
    }),
  }
}

/** For the expert of a meeting whose visitor erased their data. */
export function visitorErasedEmail(meeting: MailedMeeting, siteUrl: string) {
  const { expert } = meeting
  const title = `${ownersTitle(meeting)} is cancelled`
  return {
    kind: 'meeting',
    to: expert.owner ?? contacts.support,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: expert.owner ? `Dear ${expert.firstName},` : 'Hello,' },
        { text: `${title}: they have had everything erased that was kept of them here.` },
        { list: [`It was to be: ${timeInMail(meeting, expert.timeZone)}`] },
        { text: 'The time can be booked again, and what they wrote for it is gone from your dashboard.' },
        attachmentNote(false),
      ],
      foot: `You receive this mail because hours can be booked at ${new URL(paths.profile.href(expert.profileUrl), siteUrl).href}. It is not kept. Questions: ${contacts.support}.`,
    }),
  }
}
