import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { type Plan, plans, planTitle, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { type MailPiece, mailBody } from '../../services/mail/mail-body.ts'
import { orderTitle } from './order-emails.ts'
import { billingMail, londonDay, toDashboard } from './purchase-emails.ts'
import type { AccountLinks } from './purchase-links.ts'
import { type Payer, subscriptionMail } from './subscription-emails.ts'

/** A payment that a bank wants back: of a purchase, or of one of its months. */
export type DisputedPayment = { amount: number; paidAt: Date; isMonth: boolean }

const purchaseName = (plan: Plan, { isMonth }: DisputedPayment) =>
  isMonth ? `a month of ${plans[plan].levelName}` : orderTitle(plan)
const paid = (plan: Plan, payment: DisputedPayment) =>
  `the ${pounds(payment.amount)} that was paid for ${purchaseName(plan, payment)} on ${londonDay(payment.paidAt)}`

/** Only an account has a dashboard; no link proves an address while its payment is disputed. */
const toOwn = (hasAccount: boolean, links: AccountLinks) => (hasAccount ? toDashboard(links) : [])

const disputeMail = (payer: Payer, links: AccountLinks, title: string, pieces: MailPiece[]) =>
  billingMail('payment-disputed', payer, links, { title, pieces })

/** For a payer whose months end because a payment is disputed: the one for their order, or one of the months. */
export function disputedEmail(
  payer: Payer,
  { endsAt, isMonth = false }: { endsAt: Date; isMonth?: boolean },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  const ends = londonDay(endsAt)
  return subscriptionMail('plan-disputed', payer, links, {
    title: `${levelName} is no longer charged`,
    pieces: [
      {
        text: isMonth
          ? `Your bank has asked for the money that you paid for a month of ${levelName} back. No further month is charged, and ${levelName} ends on ${ends}.`
          : `Your bank has asked for the money that you paid for ${levelName} back. Until that is decided ${levelName} is not covered, and no further month is charged: the monthly payments end on ${ends}.`,
      },
      { text: `If you know nothing of this, please write to ${contacts.support}.` },
      ...toDashboard(links),
    ],
  })
}

/** For the buyer and the account of a disputed payment: what it covers until that is decided. */
export function paymentDisputedEmail(
  payer: Payer,
  payment: DisputedPayment,
  { planLeft, hasAccount, siteUrl }: { planLeft: Plan; hasAccount: boolean; siteUrl: string },
) {
  const { levelName } = plans[payer.plan]
  const until = payment.isMonth
    ? `Until then no further month is charged, and ${levelName} stays as far as it is paid for.`
    : `Until then it does not cover ${levelName}.${planLeft === 'free' ? '' : ` Your ${planTitle(planLeft)} goes on as far as it is paid for.`} Nothing of a profile is deleted: what ${planTitle(planLeft)} does not cover is not shown.`
  return disputeMail(payer, { siteUrl }, `A bank asks for ${pounds(payment.amount)} back`, [
    {
      text: `A bank has asked us to give back ${paid(payer.plan, payment)}. Banks take some weeks to decide about that. ${until}`,
    },
    {
      text: `If you know nothing of this, or if it was not you who paid, please write to ${contacts.support}.`,
    },
    ...toOwn(hasAccount, { siteUrl }),
  ])
}

/** For both, once a bank took the money back for good. */
export function disputeLostEmail(
  payer: Payer,
  payment: DisputedPayment,
  { isSprintToCome, siteUrl }: { isSprintToCome: boolean; siteUrl: string },
) {
  const { levelName } = plans[payer.plan]
  const over = `What it covered has ended${isSprintToCome ? ', and the place in the sprint is free again' : ''}. Nothing of a profile is deleted, and ${levelName} can be bought again at any time.`
  return disputeMail(payer, { siteUrl }, `${pounds(payment.amount)} went back to the bank`, [
    {
      text: `The bank has decided about ${paid(payer.plan, payment)}: it went back to the card that paid. ${payment.isMonth ? 'No further month is charged.' : over}`,
    },
    { link: new URL(paths.pricing.href(), siteUrl).href, label: 'See the plans' },
  ])
}

/** What a payment that stands again covers, and what becomes of its months and of its place in a sprint. */
export type BuyerState = { covers: boolean; hasMonths: boolean; isSeatGone: boolean; hasAccount: boolean }

/** For both, once a disputed payment stands again. */
export function disputeWonEmail(
  payer: Payer,
  payment: DisputedPayment,
  { covers, hasMonths, isSeatGone, hasAccount, siteUrl }: BuyerState & { siteUrl: string },
) {
  const { levelName } = plans[payer.plan]
  const covered = covers
    ? `It covers ${levelName} again.`
    : `The time that it paid for is over, and ${levelName} can be bought again at any time.`
  const place =
    ' The place in the sprint was free for others meanwhile: we will write to you about another one, or give your money back.'
  const months =
    ' If its monthly payments were to end because of this, you can let them go on under “Plan and payments” on your dashboard.'
  return disputeMail(payer, { siteUrl }, `The payment for ${levelName} stands`, [
    {
      text: `The bank has decided about ${paid(payer.plan, payment)}: the payment stands. ${payment.isMonth ? 'That month stays paid.' : covered}${isSeatGone ? place : ''}${hasAccount && hasMonths ? months : ''}`,
    },
    ...toOwn(hasAccount, { siteUrl }),
  ])
}

/** For the house: a payment stands again whose place in a sprint was given up when its dispute was lost. */
export function seatLostEmail(
  { id, name, email }: { id: string; name: string; email: string },
  payment: DisputedPayment,
  siteUrl: string,
) {
  const title = 'A payment stands again whose place in a sprint is gone'
  return {
    kind: 'place-gone',
    isNeeded: true,
    to: contacts.support,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: 'Hello,' },
        {
          text: `A bank had taken ${paid('sprint', payment)} back, so the place was free for others. Now it has decided the other way, and the payment stands. The place was not taken back from anybody.`,
        },
        { list: [`Who paid: ${name}`, `Their address: ${email}`] },
        { text: 'Please agree on another place with them, or refund the order.' },
        {
          link: new URL(paths.adminHouse.href('payments', { order: id }), siteUrl).href,
          label: 'Open the order',
        },
      ],
      foot: `You receive this mail because you look after the payments at ${brand.name}.`,
    }),
  }
}
