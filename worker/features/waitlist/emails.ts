import { waitlistMail } from '#schema/accounts/mail-preferences.ts'
import { seatReservedMinutes, sprintStart, sprintZone } from '#schema/billing/sprints.ts'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import type { WaitlistEntry } from '#schema/waitlist/waitlist.ts'
import { greeting, type MailPiece, mailBody } from '../../services/mail/mail-body.ts'

/** A sprint with free places, and how many. */
export type FreeSeats = { number: number; startsAt: Date; of: number; left: number }

/** For a new entry, without anything that was written freely, as anybody may have typed the address. */
export const joinedEmail = ({ name, email, interests = [], sprint }: WaitlistEntry, siteUrl: string) =>
  waitlistEmail({ name, email }, siteUrl, {
    title: sprint === undefined ? 'You are on the webinar waitlist' : 'You are on the sprint waitlist',
    pieces: [
      ...(sprint === undefined
        ? [
            {
              text: `This address is on the waitlist for the training webinar of ${brand.name}. There is no date yet. We will write to you here when the webinar is scheduled.`,
            },
          ]
        : [
            {
              text: `This address is on the waitlist for the sprint of ${brand.name} that begins on ${startDay(sprintStart(sprint))}. When a place in it is free again, we write to you here, and to everybody else who waits for it. If none is, you hear when the next sprint takes people.`,
            },
            {
              text: 'The list is also the one for our training webinar: you will hear when it is scheduled.',
            },
          ]),
      ...(interests.length ? [{ text: 'You told us that these interest you:' }, { list: interests }] : []),
      {
        text: 'If something has changed, fill in the form again with this address, and your entry is brought up to date.',
      },
      { link: new URL(paths.waitlist.href(sprint), siteUrl).href, label: 'Open the waitlist form' },
      {
        small: `You can leave at any time by the link at the very end. Your entry is then erased. Without a word from you it goes 400 days after you last sent it.`,
      },
    ],
  })

/** For a person who waits for a sprint: places are free, first come, first served. */
export const freeSeatEmail = (to: Recipient, { startsAt, of, left }: FreeSeats, siteUrl: string) =>
  waitlistEmail(to, siteUrl, {
    title: `A place is free in the sprint that begins on ${startDay(startsAt)}`,
    pieces: [
      {
        text: `You asked us to write when a place is free in a sprint. At the moment ${left === of ? `all ${of} places` : `${left} of ${of} places`} of the one that begins on ${startDay(startsAt)}, at 12:30 in London, ${left === 1 ? 'is' : 'are'} free.`,
      },
      {
        text: `Everybody who waits is told, and whoever comes first has the place. It is held for ${seatReservedMinutes} minutes once payment starts.`,
      },
      { link: new URL(paths.sprint.href(), siteUrl).href, label: 'See the sprint' },
      {
        small:
          'If it is gone when you come, your entry stays, and you hear of the next one that is free, at most once a day.',
      },
    ],
  })

type Recipient = { name: string; email: string }

const waitlistEmail = (
  { name, email }: Recipient,
  siteUrl: string,
  { title, pieces }: { title: string; pieces: MailPiece[] },
) => ({
  kind: waitlistMail,
  to: email,
  subject: title,
  ...mailBody({
    title,
    pieces: [greeting(name), ...pieces],
    foot: `You receive this mail because somebody entered this address at ${new URL(siteUrl).host}${paths.waitlist.href()}. If that was not you, the link below takes it off the list. Questions reach us at ${contacts.support}.`,
  }),
})

/** The first day of a sprint, always a Tuesday. */
const startDay = (startsAt: Date) =>
  `Tuesday ${startsAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: sprintZone })}`
