import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { type Plan, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { greeting, type MailPiece, mailBody } from '../../services/mail/mail-body.ts'
import type { Order } from './order-queries.ts'
import { type AccountLinks, purchaseLinkDays } from './purchase-links.ts'

let londonDays: Intl.DateTimeFormat | undefined

/** A day as mails about money write it. */
export function londonDay(moment: Date): string {
  londonDays ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
  return londonDays.format(moment)
}
const checkoutFoot = `You receive this mail because this address was given at a checkout of ${brand.name}. Questions: ${contacts.support}.`

/** Of a plan with booking that another without it follows, what becomes of booked meetings; else nothing. */
export const bookedMeetingsStay = (plan: Plan, next: Plan) =>
  plans[plan].booking && !plans[next].booking
    ? ' If meetings are booked with you, they stay booked: you can move or cancel them on your dashboard.'
    : ''

/** A mail about a purchase, which is not optional; `pieces` follow the greeting. */
export const billingMail = (
  kind: string,
  { email, name }: { email: string; name: string },
  links: AccountLinks,
  { title, pieces, foot = checkoutFoot }: { title: string; pieces: MailPiece[]; foot?: string },
) => ({
  kind,
  isNeeded: true,
  isSecret: isSecret(links),
  to: email,
  subject: title,
  ...mailBody({ title, pieces: [greeting(name), ...pieces, ...aboutLinks(links)], foot }),
})

const onSite = (path: string, { siteUrl }: AccountLinks) => new URL(path, siteUrl).href

/** Whether a mail with these links holds a secret (R25). */
export const isSecret = ({ token }: AccountLinks) => token !== undefined

/** A link to the dashboard, or without an account to the page that creates one. */
export const toDashboard = (links: AccountLinks, label = 'Open your dashboard'): MailPiece[] =>
  links.token === undefined
    ? [{ link: onSite(paths.dashboard.href(), links), label }]
    : [
        {
          text: 'This belongs to no account yet. Open yours now: you only choose a password, and everything is there.',
        },
        { link: onSite(paths.openAccount.href(links.token), links), label: 'Open your account' },
      ]

/** Without an account, a link to the page that cancels a trial. */
export const toCancelTrial = (links: AccountLinks): MailPiece[] =>
  links.token === undefined
    ? []
    : [
        { text: 'To cancel the trial you need no account, only this link and one press:' },
        { link: onSite(paths.cancelTrial.href(links.token), links), label: 'Cancel the trial' },
      ]

/** What a mail says below such links. */
const aboutLinks = (links: AccountLinks): MailPiece[] =>
  links.token === undefined
    ? []
    : [
        {
          small: `The links in this mail work for ${purchaseLinkDays} days. They are only for you: please do not pass them on.`,
        },
      ]

/** The same links once more, on request, to the address of the purchase. */
export function purchaseLinkEmail(
  { email, name, plan }: Pick<Order, 'email' | 'name' | 'plan'>,
  links: AccountLinks,
  trialLinks: AccountLinks | undefined,
) {
  return billingMail('purchase-link', { email, name }, links, {
    title: `Your account at ${brand.name} is waiting to be opened`,
    pieces: [
      { text: `Here is the link you asked for. It is about ${plans[plan].levelName}.` },
      ...toDashboard(links),
      ...(trialLinks ? toCancelTrial(trialLinks) : []),
      { small: 'If it was not you who asked for it, do nothing: without this mail nobody can use it.' },
    ],
  })
}
