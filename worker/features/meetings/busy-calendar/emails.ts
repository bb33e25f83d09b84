import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { mailBody, safeName } from '../../../services/mail/mail-body.ts'

/** For an owner whose calendar could not be read for a day, with its host only. */
export function calendarUnreadEmail(
  owner: { name: string; email: string },
  { host, lastReadAt, problem }: { host: string; lastReadAt: Date | null; problem: string },
  siteUrl: string,
) {
  const title = 'We cannot read your calendar any more'
  const called = safeName(owner.name)
  const last = lastReadAt?.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    kind: 'calendar-unread',
    to: owner.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: called ? `Dear ${called},` : 'Hello,' },
        { text: `For a day we have not been able to read your calendar at ${host}. ${problem}` },
        {
          text: `Visitors can still book you. We leave out the busy times that we read last${last ? `, on ${last}` : ''}, and what came into your calendar since then does not block your hours.`,
        },
        { link: new URL(paths.dashboard.href('meetings'), siteUrl).href, label: 'Look at your calendar' },
        { text: 'We go on trying, and write about it no more until it has worked again.' },
      ],
      foot: `You receive this mail because you gave us a calendar to read. Questions: ${contacts.support}.`,
    }),
  }
}
