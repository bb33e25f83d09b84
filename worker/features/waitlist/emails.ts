import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { waitlistMail } from '#schema/mail-preferences.ts'
import { paths } from '#schema/paths.ts'
import type { WaitlistEntry } from '#schema/waitlist.ts'
import { letter, sayableName } from '../../services/letter.ts'

/** To whoever is on the list from now on. It repeats nothing that was written freely: anybody may have typed the address. */
export function joinedEmail({ name, email, interests = [] }: WaitlistEntry, siteUrl: string) {
  const called = sayableName(name)
  const title = 'You are on the webinar waitlist'
  return {
    kind: waitlistMail,
    to: email,
    subject: title,
    ...letter({
      title,
      pieces: [
        { text: called ? `Dear ${called},` : 'Hello,' },
        {
          text: `This address is on the waitlist for the training webinar of ${brand.name}. There is no date yet. We will write to you here when the webinar is scheduled.`,
        },
        ...(interests.length ? [{ text: 'You told us that these interest you:' }, { list: interests }] : []),
        {
          text: 'If something has changed, fill in the form again with this address, and your entry is brought up to date.',
        },
        { link: new URL(paths.waitlist.href(), siteUrl).href, label: 'Open the waitlist form' },
        {
          small: `You can leave at any time by the link at the very end. Your entry is then erased. Without a word from you it goes 400 days after you last sent it.`,
        },
      ],
      foot: `You receive this mail because somebody entered this address at ${new URL(siteUrl).host}${paths.waitlist.href()}. If that was not you, the link below takes it off the list. Questions reach us at ${contacts.support}.`,
    }),
  }
}
