import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { mailBody, safeName } from '../../services/mail/mail-body.ts'

/** The mail to an address to which an expert would have conversations mailed, with the link that confirms it. */
export function handOffAddressEmail(
  to: string,
  { name, profileUrl }: { name: string; profileUrl: string },
  token: string,
  siteUrl: string,
) {
  const title = `Confirm this address for conversations from ${brand.name}`
  const expert = safeName(name) ?? 'An expert'
  const profile = new URL(paths.profile.href(profileUrl), siteUrl).href
  return {
    kind: 'hand-off-address',
    isSecret: true,
    isNeeded: true,
    to,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: 'Hello,' },
        {
          text: `${expert} has a page at ${brand.name} with an agent that answers visitors. Where a visitor asks to speak to ${expert} themselves, the conversation is to be mailed to this address, with the visitor’s name and address.`,
        },
        { text: `Please confirm that this is right, if you know ${expert} and have agreed on it:` },
        {
          link: new URL(`${paths.verifyEmail.href()}#conversations=${token}`, siteUrl).href,
          label: 'See what I confirm',
        },
        { quiet: profile, label: 'To the page' },
        {
          small:
            'The link is good for a week. Nothing is mailed to you without it. If you know nothing of this, do nothing.',
        },
      ],
      foot: `You receive this mail because somebody entered this address in their settings at ${new URL(siteUrl).host}. If it was not meant for you, write to ${contacts.support}.`,
    }),
  }
}
