import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'

/** The application letter to the community, complete except for the applicant's four lines. */
export const application = {
  to: contacts.support,
  subject: `Application to the ${brand.name} Solution Community`,
  lines: ['Name:', 'Email:', 'Current Role:', 'Why I want to join:'],
} as const

const body = application.lines.map((line) => `${line} \n`).join('\n')

/** Not URLSearchParams: Outlook shows its plus signs as they are. */
const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

const { to, subject } = application

/** The addresses that open a new mail with the application at the two services. */
export const composeIn = {
  Gmail: `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to, su: subject, body })}`,
  Outlook: `https://outlook.live.com/mail/0/deeplink/compose?${query({ to, subject, body })}`,
} as const
