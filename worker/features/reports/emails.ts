import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { reportReasons } from '#schema/reports/report-reasons.ts'
import type { Report } from '#schema/reports/reports.ts'
import { letter } from '../../services/mail/letter.ts'

/** The reported profile. */
export type Reported = { name: string; profileUrl: string }

/** A report for the operator, whose subject has none of its words. */
export function reportEmail(
  { name, profileUrl }: Reported,
  { reason, text, email }: Report,
  siteUrl: string,
) {
  const page = new URL(paths.profile.href(profileUrl), siteUrl).href
  const title = `A profile was reported: ${profileUrl}`
  return {
    kind: 'report',
    to: contacts.support,
    subject: title,
    ...letter({
      title,
      pieces: [
        { text: 'Hello,' },
        { text: `Somebody reported the profile of ${name}. What is wrong, as they chose it from the list:` },
        { list: [reportReasons[reason]] },
        { text: 'And in their words:' },
        ...text
          .split(/\n{2,}/)
          .filter((part) => part.trim())
          .map((part) => ({ text: part })),
        { link: page, label: 'Open the profile' },
        ...(email
          ? [
              { list: [`Where they may be answered: ${email}`] },
              { quiet: `mailto:${email}`, label: 'Reply to them' },
            ]
          : [{ text: 'They left no address, so there is nobody to reply to.' }]),
        {
          small: email
            ? 'The words are theirs. Nobody has checked them, and nobody has confirmed the address: be careful with links. They were not told anything beyond that their report arrived.'
            : 'The words are theirs, and nobody has checked them: be careful with links.',
        },
      ],
      foot: `You receive this mail because every profile on ${brand.name} can be reported from its page.`,
    }),
  }
}
