import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { greeting, mailBody } from '../../services/mail/mail-body.ts'

type DraftAuthor = { email: string; fullName: string }

const footOf = (siteUrl: string) =>
  `You receive this mail because somebody drafted a profile with this address at ${new URL(siteUrl).host}. If that was not you, write to ${contacts.support} and we erase it.`

/** The link that opens a draft on another device (R7). */
export function adoptionEmail({ email, fullName }: DraftAuthor, token: string, siteUrl: string) {
  const title = `Open your ${brand.name} profile on another device`
  return {
    kind: 'adopt-draft',
    isSecret: true,
    to: email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(fullName),
        {
          text: 'Your profile was looked up on a device other than the one it was made on. This link lets you change it there.',
        },
        { link: new URL(paths.profileLookup.href(token), siteUrl).href, label: 'Open my profile here' },
        {
          small:
            'The link works for a day, on one device. The profile then belongs to the device you open it on, and can no longer be changed on the other one. If it was not you who asked for this, do nothing, and nothing changes.',
        },
      ],
      foot: footOf(siteUrl),
    }),
  }
}

/** The reminder a week before a draft is deleted. */
export function expiryEmail(
  { email, fullName, expiresAt }: DraftAuthor & { expiresAt: Date },
  siteUrl: string,
) {
  const day = expiresAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const title = `Your profile draft will be erased on ${day}`
  return {
    kind: 'draft-expiry',
    to: email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(fullName),
        {
          text: `We keep a profile that has no account for 90 days. Yours has not been changed for nearly that long, and will be erased on ${day}.`,
        },
        {
          text: 'To keep it, open it and save it once more, or create an account. If you do not need it any more, do nothing.',
        },
        { link: new URL(paths.myProfile.href(), siteUrl).href, label: 'Open my profile' },
      ],
      foot: footOf(siteUrl),
    }),
  }
}
