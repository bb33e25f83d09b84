import { joiningText, sprintProgramme } from '#schema/billing/sprint-programme.ts'
import { sprintDays, sprintZone } from '#schema/billing/sprints.ts'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { zoneTime } from '#schema/labels.ts'
import { greeting, mailBody } from '../../services/mail/mail-body.ts'

/** The key of the mail of the day before, one for each person and sprint. */
export const reminderKeyOf = (mailbox: string, number: number) => `sprint/${number}/eve/${mailbox}`

type Reminded = {
  name: string
  email: string
  startsAt: Date
  /** The reader's own, if known. */
  timeZone: string | null
}

/** For a person with a place, on the day before the sprint begins: time, link, and the subject of the first day. */
export function sprintReminderEmail(
  { name, email, startsAt, timeZone }: Reminded,
  {
    room,
    calendar,
    link,
    isSecret,
  }: { room: string | undefined; calendar: string; link: { link: string; label: string }; isSecret: boolean },
) {
  const [first] = sprintProgramme
  const title = `Your sprint begins on ${momentIn(sprintZone, startsAt, 'short')} London time`
  return {
    kind: 'sprint-reminder',
    isNeeded: true,
    isSecret,
    to: email,
    subject: title,
    attachments: [{ filename: 'sprint.ics', contentType: 'text/calendar; charset=utf-8', content: calendar }],
    ...mailBody({
      title,
      pieces: [
        greeting(name),
        {
          text: `Your sprint begins on ${momentIn(sprintZone, startsAt, 'full')} London time${ownTime(startsAt, timeZone)}. It takes ${sprintDays} days, each at the same hour.`,
        },
        { text: joiningText(room) },
        ...(room ? [{ link: room, label: 'Join the sprint' }] : []),
        { text: `The first day is “${first.title}”. ${first.words}` },
        { text: 'The five days are attached as a file for your calendar.' },
        link,
        { small: `If you cannot come, please write to ${contacts.support}.` },
      ],
      foot: `You receive this mail because you have a place in the sprint at ${brand.name}. Questions: ${contacts.support}.`,
    }),
  }
}

/** `, which is Tuesday 19 August 2025 at 20:30 Tokyo time`; nothing where both clocks say the same. */
function ownTime(startsAt: Date, timeZone: string | null): string {
  if (!timeZone) return ''
  const own = momentIn(timeZone, startsAt, 'full')
  return own === momentIn(sprintZone, startsAt, 'full') ? '' : `, which is ${own} ${zoneTime(timeZone)}`
}

/** `Tuesday 19 August 2025 at 12:30`, or without the year and `at`. */
const momentIn = (timeZone: string, moment: Date, length: 'full' | 'short') =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(length === 'full' && { year: 'numeric' }),
  })
    .format(moment)
    .replaceAll(',', '')
