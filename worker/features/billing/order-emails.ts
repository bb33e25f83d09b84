import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { type Plan, plans, pounds, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { letter, sayableName } from '../../services/letter.ts'
import { idToCome } from '../../services/outbox.ts'
import { monthsAfter } from './grants.ts'
import type { Order } from './order-queries.ts'

type Bought = Pick<Order, 'email' | 'name' | 'plan' | 'amount' | 'consentAt'>

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const dear = (name: string) => ({ text: sayableName(name) ? `Dear ${sayableName(name)},` : 'Hello,' })
const foot = `You receive this mail because this address was given at a checkout of ${brand.name}. Questions: ${contacts.support}.`

/** What an order is called, on its receipt and at the gateway: `Starter (level 1)`. */
export const orderTitle = (plan: Plan) => `${plans[plan].levelName} (level ${plans[plan].level})`

/**
 * The receipt of an order; its number stands in as `idToCome`. Whoever has no account is told how the purchase becomes theirs,
 * and everybody how to withdraw from it (R13).
 */
export function receiptEmail(
  { email, name, plan, amount, consentAt }: Bought,
  { paidAt, hasAccount, siteUrl }: { paidAt: Date; hasAccount: boolean; siteUrl: string },
) {
  const title = `Your receipt for ${orderTitle(plan)}`
  const { monthly } = plans[plan]
  const until = new Date(paidAt.getTime() + withdrawalDays * 24 * 3600_000)
  const link = (path: string) => new URL(path, siteUrl).href
  return {
    ...{ kind: 'receipt', isNeeded: true, to: email, subject: title },
    ...letter({
      title,
      pieces: [
        dear(name),
        { text: `Thank you. Your payment has arrived, and this is your receipt.` },
        {
          list: [
            `Receipt number: ${idToCome}`,
            `Date: ${day.format(paidAt)}`,
            `What: ${brand.name} ${orderTitle(plan)}`,
            `Amount: ${pounds(amount)}`,
          ],
        },
        {
          text: monthly
            ? `From ${day.format(monthsAfter(paidAt, 1))} it is ${pounds(monthly)} a month, charged to the same card, until you cancel. You can cancel at any time from your dashboard.`
            : 'It is paid once. No further payment follows.',
        },
        ...(hasAccount
          ? [{ link: link(paths.dashboard.href()), label: 'Open your dashboard' }]
          : [
              {
                text: `There is no account with this address yet. Register with ${email} and confirm the address by the link that we mail you then: the purchase becomes part of that account by itself.`,
              },
              { link: link(paths.register.href()), label: 'Make your account' },
            ]),
        {
          small: `You can withdraw from this purchase until ${day.format(until)} without giving a reason, from your dashboard or by writing to ${contacts.support}. You get the money back on the card you paid with.${
            consentAt ? ' You asked us to begin before these days are over.' : ''
          }`,
        },
      ],
      foot,
    }),
  }
}
