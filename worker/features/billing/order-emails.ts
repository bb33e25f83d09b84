import { monthsAfter } from '#schema/billing/months.ts'
import { joiningText } from '#schema/billing/sprint-programme.ts'
import { sprintStart } from '#schema/billing/sprints.ts'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { dayMs } from '#schema/durations.ts'
import { type Plan, plans, planTitle, pounds, trialDays, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'
import type { Order } from './order-queries.ts'
import {
  billingMail,
  bookedMeetingsStay,
  isSecret,
  londonDay,
  toCancelTrial,
  toDashboard,
} from './purchase-emails.ts'
import type { AccountLinks } from './purchase-links.ts'

export type Bought = Pick<Order, 'email' | 'name' | 'plan' | 'amount' | 'consentAt'>
type Seated = Bought & Pick<Order, 'sprintNumber'>

/** The title of an order, on its receipt and at the gateway: `Starter (level 1)`. */
export const orderTitle = (plan: Plan) => `${plans[plan].levelName} (level ${plans[plan].level})`

const onSite = (path: string, siteUrl: string) => new URL(path, siteUrl).href

/**
 * The receipt of an order, with `insertedIdPlaceholder` for its number, how to withdraw (R13), and without an account how to create
 * one.
 */
export function receiptEmail(
  { email, name, plan, amount, consentAt, sprintNumber }: Seated,
  { paidAt, links, room }: { paidAt: Date; links: AccountLinks; room: string | undefined },
) {
  const title = `Your receipt for ${orderTitle(plan)}`
  const { monthly } = plans[plan]
  const until = new Date(paidAt.getTime() + withdrawalDays * dayMs)
  return billingMail('receipt', { email, name }, links, {
    title,
    pieces: [
      { text: `Thank you. Your payment has arrived, and this is your receipt.` },
      {
        list: [
          `Receipt number: ${insertedIdPlaceholder}`,
          `Date: ${londonDay(paidAt)}`,
          `What: ${brand.name} ${orderTitle(plan)}`,
          `Amount: ${pounds(amount)}`,
          ...(sprintNumber === null
            ? []
            : [`Your sprint begins: ${londonDay(sprintStart(sprintNumber))}, 12:30 in London`]),
        ],
      },
      {
        text: monthly
          ? `From ${londonDay(monthsAfter(paidAt, 1))} it is ${pounds(monthly)} a month, charged to the same card, until you cancel. You can cancel at any time from your dashboard.`
          : 'It is paid once. No further payment follows.',
      },
      ...(sprintNumber === null ? [] : [{ text: joiningText(room) }]),
      ...toDashboard(links),
      ...(sprintNumber === null
        ? []
        : [{ text: 'Your dashboard has the five days by your own clock, and a file for your calendar.' }]),
      {
        small: `You can withdraw from this purchase until ${londonDay(until)} without giving a reason, from your dashboard or by writing to ${contacts.support}. You get the money back on the card you paid with.${
          consentAt ? ' You asked us to begin before these days are over.' : ''
        }`,
      },
    ],
  })
}

const nothingTaken =
  'We have cancelled the payment: no money was taken. Your bank may show the amount as pending for a few days; then it disappears.'

/** For a person who paid for a place in a sprint when none was left: nothing was charged (R12). */
export function soldOutEmail({ email, name, sprintNumber }: Seated, siteUrl: string) {
  return billingMail(
    'sold-out',
    { email, name },
    { siteUrl },
    {
      title: 'The sprint is full, and nothing was charged',
      pieces: [
        {
          text: `The place that we held for you was released before your payment arrived, and every other place of this sprint is taken. ${nothingTaken}`,
        },
        { text: 'If you join the waitlist, we write to you when a place is free.' },
        {
          link: onSite(paths.waitlist.href(sprintNumber ?? undefined), siteUrl),
          label: 'Join the waitlist',
        },
      ],
    },
  )
}

/** For a person who paid for a place in a sprint that had begun by then: nothing was charged (R12). */
export function sprintBegunEmail({ email, name, sprintNumber }: Seated, next: number, siteUrl: string) {
  return billingMail(
    'sold-out',
    { email, name },
    { siteUrl },
    {
      title: 'The sprint had begun, and nothing was charged',
      pieces: [
        {
          text: `Your payment arrived when the sprint${sprintNumber === null ? '' : ` of ${londonDay(sprintStart(sprintNumber))}`} had already begun. ${nothingTaken}`,
        },
        { text: `The next sprint begins on ${londonDay(sprintStart(next))}, 12:30 in London.` },
        { link: onSite(paths.sprint.href(), siteUrl), label: 'See the next sprint' },
      ],
    },
  )
}

/** For a person with a place in a sprint whose held payment was released before its capture. */
export function notCollectedEmail({ email, name, plan }: Bought, siteUrl: string) {
  return billingMail(
    'not-collected',
    { email, name },
    { siteUrl },
    {
      title: `Your payment for ${orderTitle(plan)} did not go through`,
      pieces: [
        {
          text: 'Your bank had set the money aside, and then did not let us take it. Nothing was charged, the receipt that we sent you does not count, and your place in the sprint is free again.',
        },
        { link: onSite(paths.checkout.href(plans[plan].level), siteUrl), label: 'Try again' },
      ],
    },
  )
}

/** The start of a trial: its end, and what follows. */
export function trialStartedEmail(
  { email, name, plan }: Bought,
  { endsAt, links }: { endsAt: Date; links: AccountLinks },
) {
  return billingMail('trial', { email, name }, links, {
    title: `Your ${trialDays}-day trial of ${plans[plan].levelName} has begun`,
    pieces: [
      {
        text: `Your trial runs until ${londonDay(endsAt)}, and nothing is charged before then. After that, ${plans[plan].levelName} costs ${pounds(plans[plan].monthly)} a month, charged to the card that you gave us, until you cancel. Cancel before the trial ends, ${isSecret(links) ? 'by the link below' : 'from your dashboard'}, and you pay nothing.`,
      },
      { text: 'We write to you again a day before it ends.' },
      ...toDashboard(links),
      ...toCancelTrial(links),
    ],
  })
}

/** For a person who had a trial before, by address or card. */
export function trialDeclinedEmail({ email, name, plan }: Bought, siteUrl: string) {
  return billingMail(
    'no-trial',
    { email, name },
    { siteUrl },
    {
      title: 'Your free trial could not begin',
      pieces: [
        {
          text: 'This address or this card has had a free trial before, and each person gets one. Nothing was charged, and nothing will be. If you think that this is a mistake, please answer this mail.',
        },
        {
          text: `A free profile stays free. You can buy ${plans[plan].levelName} at any time for ${pounds(plans[plan].monthly)} a month, and withdraw from it within ${withdrawalDays} days.`,
        },
        { link: onSite(paths.pricing.href(), siteUrl), label: 'See the plans' },
      ],
    },
  )
}

/** The refund of a part of an order, whose plan stays (R14). */
export function partRefundedEmail(
  { email, name, plan, amount, card }: Bought & Pick<Order, 'card'>,
  part: number,
  siteUrl: string,
) {
  return billingMail(
    'refunded',
    { email, name },
    { siteUrl },
    {
      title: `${pounds(part)} for ${orderTitle(plan)} is on its way back`,
      pieces: [
        {
          text: `We have refunded ${pounds(part)} of ${pounds(amount)} to the card you paid with${card && ` (${card})`}. Your bank may take five to ten days to show it.`,
        },
        { text: 'Your plan stays as it is, and so does everything that it covers.' },
      ],
    },
  )
}

/** The refund of an order, or of what was not refunded of it before. */
export function refundedEmail(
  { email, name, plan, amount, amountRefunded, card }: Bought & Pick<Order, 'card' | 'amountRefunded'>,
  { plan: planLeft, goesOn: monthsGoOn }: { plan: Plan; goesOn: boolean },
  siteUrl: string,
) {
  const title = `Your money for ${orderTitle(plan)} is on its way back`
  const back = amountRefunded ? `the rest, ${pounds(amount - amountRefunded)},` : pounds(amount)
  const goesOn =
    planLeft === 'free'
      ? ''
      : ` Your ${planTitle(planLeft)} goes on as far as it is paid for; ${monthsGoOn ? 'its months, which were to end because of this purchase, go on as well.' : 'where its months were to end because of this purchase, you keep them under “Plan and payments” on your dashboard.'}`
  return billingMail(
    'refunded',
    { email, name },
    { siteUrl },
    {
      title,
      pieces: [
        {
          text: `We have refunded ${back} to the card you paid with${card && ` (${card})`}. Your bank may take five to ten days to show it.`,
        },
        {
          text: `What the purchase covered has ended, and no further month is charged for it.${goesOn} Nothing of your profile is deleted: what ${planTitle(planLeft)} does not cover is not shown.${bookedMeetingsStay(plan, planLeft)}`,
        },
        { link: onSite(paths.pricing.href(), siteUrl), label: 'See the plans' },
      ],
    },
  )
}
