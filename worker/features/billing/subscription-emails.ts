import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { dayMs } from '#schema/durations.ts'
import { graceDays, type Plan, plans, planTitle, pounds, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import type { MailPiece } from '../../services/mail/mail-body.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'
import {
  billingMail,
  bookedMeetingsStay,
  isSecret,
  londonDay,
  toCancelTrial,
  toDashboard,
} from './purchase-emails.ts'
import type { AccountLinks } from './purchase-links.ts'

export type Payer = { email: string; name: string; plan: Plan }

export const subscriptionMail = (
  kind: string,
  payer: Payer,
  links: AccountLinks,
  written: { title: string; pieces: MailPiece[] },
) =>
  billingMail(kind, payer, links, {
    ...written,
    foot: `You receive this mail because a plan at ${new URL(links.siteUrl).host} was bought or tried with this address. Questions: ${contacts.support}.`,
  })

const monthly = (plan: Plan) => `${pounds(plans[plan].monthly)} a month`

/** The receipt of a month, with `insertedIdPlaceholder` for its number; the first one after a trial. */
export function renewalReceiptEmail(
  payer: Payer,
  {
    amount,
    at,
    nextAt,
    isFirst,
    isLast,
  }: { amount: number; at: Date; nextAt: Date | undefined; isFirst: boolean; isLast: boolean },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  const next = nextAt ? `on ${londonDay(nextAt)}` : 'in a month'
  return subscriptionMail('renewal-receipt', payer, links, {
    title: isFirst
      ? `Your trial is over, and ${levelName} goes on`
      : `Your receipt for another month of ${levelName}`,
    pieces: [
      {
        text: isFirst
          ? `Your free trial has ended. As we said when it began, ${levelName} goes on from today, and this is the receipt for its first month.`
          : 'The next month is paid, and this is its receipt.',
      },
      {
        list: [
          `Receipt number: ${insertedIdPlaceholder}`,
          `Date: ${londonDay(at)}`,
          `What: ${brand.name} ${levelName}, one month`,
          `Amount: ${pounds(amount)}`,
        ],
      },
      {
        text: isLast
          ? 'No further month is charged.'
          : `The next ${pounds(amount)} is charged ${next}, to the same card. You can cancel at any time before.`,
      },
      ...(isFirst
        ? [
            {
              text: `You can also withdraw until ${londonDay(new Date(at.getTime() + withdrawalDays * dayMs))} without giving a reason, from your dashboard or by writing to ${contacts.support}. Then you get the ${pounds(amount)} back, and ${levelName} ends.`,
            },
          ]
        : []),
      ...toDashboard(links),
    ],
  })
}

/** For a payer whose card failed for the next month; nothing has ended yet. */
export function renewalFailedEmail(
  payer: Payer,
  { until, payAt }: { until: Date; payAt?: string | undefined },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('renewal-failed', payer, links, {
    title: `Your card did not pay for the next month of ${levelName}`,
    pieces: [
      {
        text: `We tried to charge ${pounds(plans[payer.plan].monthly)} for the next month, and your bank said no. That happens when a card has expired or been replaced.`,
      },
      {
        text: `Nothing has changed on your page. You keep ${levelName} until ${londonDay(until)}: that gives you ${graceDays} days to pay with another card. After that your page continues on ${planTitle('free')}; nothing is deleted, and all of it comes back once a month is paid.`,
      },
      ...(payAt ? [{ link: payAt, label: 'Pay with another card' }] : []),
      ...(payAt && !isSecret(links) ? [] : toDashboard(links)),
    ],
  })
}

/** For a payer whose bank asks them to confirm the next month. */
export function renewalActionEmail(
  payer: Payer,
  { until, payAt }: { until: Date; payAt?: string | undefined },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('renewal-action', payer, links, {
    title: `Your bank asks you before it pays for ${levelName}`,
    pieces: [
      {
        text: `Your bank wants to hear from you that the next month of ${levelName}, ${pounds(plans[payer.plan].monthly)}, is yours. It takes a minute.`,
      },
      ...(payAt ? [{ link: payAt, label: 'Confirm the payment' }] : []),
      ...(payAt && !isSecret(links) ? [] : toDashboard(links)),
      { text: `Until ${londonDay(until)} nothing changes on your page.` },
    ],
  })
}

/** For a payer whose plan has ended. */
export function planExpiredEmail(payer: Payer, links: AccountLinks) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('plan-lapsed', payer, links, {
    title: `Your page is on ${planTitle('free')} now`,
    pieces: [
      {
        text: `${levelName} has ended, so your page is on ${planTitle('free')} from today. If it is on public view it stays there, with ${plans.free.publicStories === 1 ? 'one story' : `${plans.free.publicStories} stories`} for everybody to read, and your agent goes on answering.`,
      },
      {
        text: `Nothing is deleted. Your other stories and whatever else the plan unlocked wait for you, and only you see them. They are shown again as soon as a plan covers them.${bookedMeetingsStay(payer.plan, 'free')}`,
      },
      { link: new URL(paths.pricing.href(), links.siteUrl).href, label: 'See the plans' },
    ],
  })
}

/** The reminder a day before a trial ends: the charge to come, and how to prevent it. */
export function trialReminderEmail(
  payer: Payer,
  {
    endsAt,
    afterwards,
  }: { endsAt: Date; afterwards: 'charged' | 'perhaps charged' | 'cancelled' | 'nothing' },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  const goesOn = isSecret(links) ? '' : `, and your page goes on with ${planTitle('free')}`
  const continued = `${monthly(payer.plan)}, charged to the card that you gave us, until you cancel`
  const after = {
    charged: `From then on it is ${continued}.`,
    'perhaps charged': `We could not set up the months after it. If we still can, it is ${continued}; if not, nothing is charged${goesOn}.`,
    cancelled: `You have cancelled, so nothing is charged${goesOn}.`,
    nothing: `Nothing is charged${goesOn}.`,
  }
  const isCharged = afterwards === 'charged' || afterwards === 'perhaps charged'
  const keep = 'If you want to keep it after all, you can undo the cancellation until then.'
  const cancel = isSecret(links)
    ? 'If that is not what you want, cancel before then, and nothing is charged.'
    : `If that is not what you want, cancel on your dashboard before then, and nothing is charged. Your page stays, on ${planTitle('free')}.`
  return subscriptionMail('trial-reminder', payer, links, {
    title: `Your free trial ends on ${londonDay(endsAt)}`,
    pieces: [
      { text: `Your free trial of ${levelName} ends on ${londonDay(endsAt)}. ${after[afterwards]}` },
      ...(isCharged ? [{ text: cancel }, ...toCancelTrial(links)] : []),
      ...(afterwards === 'cancelled' ? [{ text: keep }] : []),
      ...toDashboard(links, isCharged ? 'Keep it or cancel it' : 'Open your dashboard'),
    ],
  })
}

/** The confirmation of a cancellation. */
export function cancelledEmail(
  payer: Payer,
  { endsAt, isTrial }: { endsAt: Date; isTrial: boolean },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('plan-cancelled', payer, links, {
    title: isTrial ? 'Your free trial is cancelled' : `${levelName} is cancelled`,
    pieces: [
      {
        text: isTrial
          ? `You have cancelled your free trial of ${levelName}. Nothing is charged.`
          : `You have cancelled ${levelName}. Nothing more is charged.`,
      },
      {
        text: isSecret(links)
          ? `It stays as it is until ${londonDay(endsAt)}, and then it ends. Until that day you can take this back, with an account.`
          : `It stays as it is until ${londonDay(endsAt)}, and then your page goes on with ${planTitle('free')}. Nothing is deleted. Until that day you can take this back.`,
      },
      ...toDashboard(links),
    ],
  })
}

/** The confirmation that a cancellation was taken back. */
export function resumedEmail(payer: Payer, { nextAt }: { nextAt: Date }, links: AccountLinks) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('plan-resumed', payer, links, {
    title: `${levelName} goes on`,
    pieces: [
      {
        text: `You have taken your cancellation back, and ${levelName} goes on. The next ${pounds(plans[payer.plan].monthly)} is charged on ${londonDay(nextAt)}.`,
      },
      ...toDashboard(links),
    ],
  })
}

/** For a payer whose months were to end for another purchase, once the money of that went back. */
export function goesOnEmail(
  payer: Payer & { isTrial: boolean },
  { nextAt }: { nextAt: Date },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('plan-resumed', payer, links, {
    title: `${levelName} goes on`,
    pieces: [
      {
        text: `We had ended your monthly payments for ${levelName}, because another purchase covered it. The money of that purchase went back, or a bank asks for it. So that you lose nothing by it, ${levelName} goes on as before: the next ${pounds(plans[payer.plan].monthly)} is charged on ${londonDay(nextAt)}, to the same card.`,
      },
      {
        text: `If you do not want that, cancel before then${isSecret(links) ? '' : ' on your dashboard'}, and nothing more is charged.`,
      },
      ...(payer.isTrial ? toCancelTrial(links) : []),
      ...toDashboard(links),
    ],
  })
}
