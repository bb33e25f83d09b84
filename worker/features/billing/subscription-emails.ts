import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { graceDays, type Plan, plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { letter, type Piece, sayableName } from '../../services/mail/letter.ts'
import { idToCome } from '../../services/mail/outbox.ts'

/** Who pays, and for which plan. */
export type Payer = { email: string; name: string; plan: Plan }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** A letter about the months that somebody pays for: nobody can do without it. */
function written(kind: string, { email, name }: Payer, title: string, pieces: Piece[], siteUrl: string) {
  const called = sayableName(name)
  return {
    ...{ kind, isNeeded: true, to: email, subject: title },
    ...letter({
      title,
      pieces: [{ text: called ? `Dear ${called},` : 'Hello,' }, ...pieces],
      foot: `You receive this mail because a plan at ${new URL(siteUrl).host} is paid from this address. Questions: ${contacts.support}.`,
    }),
  }
}

const toDashboard = (siteUrl: string, label: string): Piece => ({
  link: new URL(paths.dashboard.href(), siteUrl).href,
  label,
})
const monthly = (plan: Plan) => `${pounds(plans[plan].monthly)} a month`

/** The receipt of a month; its number stands in as `idToCome`. After a trial it is the first. */
export function renewalReceiptEmail(
  payer: Payer,
  { amount, at, nextAt, isFirst }: { amount: number; at: Date; nextAt: Date | undefined; isFirst: boolean },
  siteUrl: string,
) {
  const { levelName } = plans[payer.plan]
  return written(
    'renewal-receipt',
    payer,
    isFirst
      ? `Your trial is over, and ${levelName} goes on`
      : `Your receipt for another month of ${levelName}`,
    [
      {
        text: isFirst
          ? `Your free trial has ended. As we said when it began, ${levelName} goes on from today, and this is the receipt for its first month.`
          : 'The next month is paid, and this is its receipt.',
      },
      {
        list: [
          `Receipt number: ${idToCome}`,
          `Date: ${day.format(at)}`,
          `What: ${brand.name} ${levelName}, one month`,
          `Amount: ${pounds(amount)}`,
        ],
      },
      {
        text: nextAt
          ? `The next ${pounds(amount)} is charged on ${day.format(nextAt)}, to the same card. You can cancel at any time before.`
          : `The next ${pounds(amount)} is charged in a month, to the same card. You can cancel at any time before.`,
      },
      toDashboard(siteUrl, 'Open your dashboard'),
    ],
    siteUrl,
  )
}

/** The card did not pay for the next month; nothing is lost yet. */
export function renewalFailedEmail(
  payer: Payer,
  { until, payAt }: { until: Date; payAt?: string | undefined },
  siteUrl: string,
) {
  const { levelName } = plans[payer.plan]
  return written(
    'renewal-failed',
    payer,
    `Your card did not pay for the next month of ${levelName}`,
    [
      {
        text: `We tried to charge ${pounds(plans[payer.plan].monthly)} for the next month, and your bank said no. That happens when a card has expired or been replaced.`,
      },
      {
        text: `Nothing has changed on your page. ${levelName} stands until ${day.format(until)}, so there are ${graceDays} days to put another card in its place. After that your page falls to the free plan; nothing is deleted, and all of it comes back once a month is paid.`,
      },
      payAt ? { link: payAt, label: 'Pay with another card' } : toDashboard(siteUrl, 'Open your dashboard'),
    ],
    siteUrl,
  )
}

/** The bank asks its customer before it pays for the next month. */
export function renewalActionEmail(
  payer: Payer,
  { until, payAt }: { until: Date; payAt?: string | undefined },
  siteUrl: string,
) {
  const { levelName } = plans[payer.plan]
  return written(
    'renewal-action',
    payer,
    `Your bank asks you before it pays for ${levelName}`,
    [
      {
        text: `Your bank wants to hear from you that the next month of ${levelName}, ${pounds(plans[payer.plan].monthly)}, is yours. It takes a minute.`,
      },
      payAt ? { link: payAt, label: 'Confirm the payment' } : toDashboard(siteUrl, 'Open your dashboard'),
      { text: `Until ${day.format(until)} nothing changes on your page.` },
    ],
    siteUrl,
  )
}

/** What covered the plan is over. */
export function planLapsedEmail(payer: Payer, siteUrl: string) {
  const { levelName } = plans[payer.plan]
  return written(
    'plan-lapsed',
    payer,
    `Your page is on the free plan now`,
    [
      {
        text: `${levelName} has ended, so your page is on the free plan from today. It still hangs where it hung, with ${plans.free.publicStories === 1 ? 'one story' : `${plans.free.publicStories} stories`} for everybody to read, and your agent goes on answering.`,
      },
      {
        text: 'Nothing is deleted. Your other stories and whatever else the plan unlocked wait for you, and only you see them. They are shown again as soon as a plan covers them.',
      },
      { link: new URL(paths.pricing.href(), siteUrl).href, label: 'See the plans' },
    ],
    siteUrl,
  )
}

/** A day before a trial ends: what will be charged, and how not to be. */
export function trialReminderEmail(
  payer: Payer,
  { endsAt, cancels }: { endsAt: Date; cancels: boolean },
  siteUrl: string,
) {
  const { levelName } = plans[payer.plan]
  return written(
    'trial-reminder',
    payer,
    `Your free trial ends on ${day.format(endsAt)}`,
    [
      cancels
        ? {
            text: `Your free trial of ${levelName} ends on ${day.format(endsAt)}. You have cancelled, so nothing is charged, and your page goes on with the free plan.`,
          }
        : {
            text: `Your free trial of ${levelName} ends on ${day.format(endsAt)}. From then on it is ${monthly(payer.plan)}, charged to the card you left with us, until you cancel.`,
          },
      {
        text: cancels
          ? 'Should you wish to keep it after all, you can take the cancellation back until then.'
          : 'If that is not what you want, cancel on your dashboard before then, and nothing is charged. Your page stays, on the free plan.',
      },
      toDashboard(siteUrl, cancels ? 'Open your dashboard' : 'Keep it or cancel it'),
    ],
    siteUrl,
  )
}

/** No month is charged any more. */
export function cancelledEmail(
  payer: Payer,
  { endsAt, isTrial }: { endsAt: Date; isTrial: boolean },
  siteUrl: string,
) {
  const { levelName } = plans[payer.plan]
  return written(
    'plan-cancelled',
    payer,
    isTrial ? 'Your free trial is cancelled' : `${levelName} is cancelled`,
    [
      {
        text: isTrial
          ? `You have cancelled your free trial of ${levelName}. Nothing is charged.`
          : `You have cancelled ${levelName}. Nothing more is charged.`,
      },
      {
        text: `It stays as it is until ${day.format(endsAt)}, and then your page goes on with the free plan. Nothing is deleted. Until that day you can take this back.`,
      },
      toDashboard(siteUrl, 'Open your dashboard'),
    ],
    siteUrl,
  )
}

/** A higher plan took the place of the months. */
export function outdoneEmail(payer: Payer, higher: Plan, siteUrl: string) {
  const { levelName } = plans[payer.plan]
  return written(
    'plan-outdone',
    payer,
    `${levelName} is no longer charged`,
    [
      {
        text: `You have ${plans[higher].levelName} now, and everything in ${levelName} is part of it. So we have ended the monthly payments for ${levelName}: nothing more is charged for it.`,
      },
      toDashboard(siteUrl, 'Open your dashboard'),
    ],
    siteUrl,
  )
}

/** The cancellation was taken back. */
export function resumedEmail(payer: Payer, { nextAt }: { nextAt: Date }, siteUrl: string) {
  const { levelName } = plans[payer.plan]
  return written(
    'plan-resumed',
    payer,
    `${levelName} goes on`,
    [
      {
        text: `You have taken your cancellation back, and ${levelName} goes on. The next ${pounds(plans[payer.plan].monthly)} is charged on ${day.format(nextAt)}.`,
      },
      toDashboard(siteUrl, 'Open your dashboard'),
    ],
    siteUrl,
  )
}
