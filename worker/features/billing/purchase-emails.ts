import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { greeting, letter, type Piece } from '../../services/mail/letter.ts'
import type { Order } from './order-queries.ts'
import { purchaseLinkDays, type WayIn } from './purchase-links.ts'

const onSite = (path: string, { siteUrl }: WayIn) => new URL(path, siteUrl).href

/** Whether a letter with these links is kept from everybody but its reader (R25). */
export const isSecret = ({ token }: WayIn) => token !== undefined

/** The dashboard; for who has no account yet, the page that opens one. */
export const toDashboard = (way: WayIn, label = 'Open your dashboard'): Piece[] =>
  way.token === undefined
    ? [{ link: onSite(paths.dashboard.href(), way), label }]
    : [
        {
          text: 'This belongs to no account yet. To open yours you choose a password, and nothing else is asked: all of it is there at once.',
        },
        { link: onSite(paths.openAccount.href(way.token), way), label: 'Open your account' },
      ]

/** The page that cancels a trial, for who has no account yet; nothing for the others, who have their dashboard. */
export const toCancelTrial = (way: WayIn): Piece[] =>
  way.token === undefined
    ? []
    : [
        { text: 'To cancel the trial you need no account, only this link and one press:' },
        { link: onSite(paths.cancelTrial.href(way.token), way), label: 'Cancel the trial' },
      ]

/** What is said of such links below them. */
export const aboutLinks = (way: WayIn): Piece[] =>
  way.token === undefined
    ? []
    : [
        {
          small: `The links in this mail are good for ${purchaseLinkDays} days, and they are yours alone: please do not pass them on.`,
        },
      ]

/** The same links once more, for whoever lost them: to the address that bought it. */
export function purchaseLinkEmail(
  { email, name, plan }: Pick<Order, 'email' | 'name' | 'plan'>,
  way: WayIn,
  trialWay: WayIn | undefined,
) {
  const title = `Your account at ${brand.name} is waiting to be opened`
  return {
    ...{ kind: 'purchase-link', isNeeded: true, isSecret: true, to: email, subject: title },
    ...letter({
      title,
      pieces: [
        greeting(name),
        { text: `Here is the link you asked for. It is about ${plans[plan].levelName}.` },
        ...toDashboard(way),
        ...(trialWay ? toCancelTrial(trialWay) : []),
        ...aboutLinks(way),
        { small: 'If it was not you who asked for it, do nothing: without this mail nobody can use it.' },
      ],
      foot: `You receive this mail because this address was given at a checkout of ${brand.name}. Questions: ${contacts.support}.`,
    }),
  }
}
