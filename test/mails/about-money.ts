import type { Plan } from '#schema/levels.ts'
import * as covered from '#worker/features/billing/covered-emails.ts'
import * as disputes from '#worker/features/billing/dispute-emails.ts'
import * as orders from '#worker/features/billing/order-emails.ts'
import { purchaseLinkEmail } from '#worker/features/billing/purchase-emails.ts'
import * as months from '#worker/features/billing/subscription-emails.ts'
import { sprintReminderEmail } from '#worker/features/sprints/emails.ts'
import { later, type MailInput, type Mails, soon } from './mail-input.ts'

export const payAt = 'https://invoice.stripe.example/in_of_nobody?one=1&two=2'
export const sprintRoom = 'https://meet.example/sprint'

/** Of purchases, months and places, with an account and without. */
export function moneyMails({ name, email, siteUrl }: MailInput): Mails {
  const plan: Plan = 'sprint'
  const bought = { email, name, plan, amount: 19_700, consentAt: soon, card: 'Visa ending in 4242' }
  const seated = { ...bought, sprintNumber: 9 }
  const payer = { email, name, plan }
  const account = { siteUrl }
  const both = [account, { siteUrl, token: 'a-token.of_nobody' }]
  const disputed = [false, true].map((isMonth) => ({ amount: 3700, paidAt: soon, isMonth }))
  const month = { amount: 3700, at: soon, nextAt: later, isFirst: true, isLast: false }
  return {
    receiptEmail: both.map((links) => orders.receiptEmail(seated, { paidAt: soon, links, room: sprintRoom })),
    soldOutEmail: [orders.soldOutEmail(seated, siteUrl)],
    sprintBegunEmail: [orders.sprintBegunEmail(seated, 10, siteUrl)],
    notCollectedEmail: [orders.notCollectedEmail(bought, siteUrl)],
    trialStartedEmail: both.map((links) => orders.trialStartedEmail(bought, { endsAt: soon, links })),
    trialDeclinedEmail: [orders.trialDeclinedEmail(bought, siteUrl)],
    partRefundedEmail: [orders.partRefundedEmail(bought, 1000, siteUrl)],
    refundedEmail: (['free', 'starter'] as const).map((left) =>
      orders.refundedEmail({ ...bought, amountRefunded: 700 }, { plan: left, goesOn: true }, siteUrl),
    ),

    trialCoveredEmail: [covered.trialCoveredEmail(bought, 'premium', account)],
    givenBackEmail: [covered.givenBackEmail(bought, plan, account)],
    supersededEmail: [covered.supersededEmail(payer, 'premium', account)],
    disputedEmail: [false, true].map((isMonth) =>
      disputes.disputedEmail(payer, { endsAt: soon, isMonth }, account),
    ),
    paymentDisputedEmail: disputed.map((payment) =>
      disputes.paymentDisputedEmail(payer, payment, { planLeft: 'starter', hasAccount: true, siteUrl }),
    ),
    disputeLostEmail: disputed.map((payment) =>
      disputes.disputeLostEmail(payer, payment, { isSprintToCome: true, siteUrl }),
    ),
    disputeWonEmail: disputed.flatMap((payment) =>
      [true, false].map((covers) =>
        disputes.disputeWonEmail(payer, payment, {
          covers,
          hasMonths: covers,
          isSeatGone: !covers,
          hasAccount: true,
          siteUrl,
        }),
      ),
    ),
    seatLostEmail: [
      disputes.seatLostEmail(
        { id: 'an-order', name, email },
        { amount: 59_700, paidAt: soon, isMonth: false },
        siteUrl,
      ),
    ],
    monthGivenBackEmail: [
      covered.monthGivenBackEmail(payer, { amount: 3700, unrefunded: 1000, paidAt: soon }, account),
    ],
    monthRefundedEmail: [
      covered.monthRefundedEmail(payer, { amount: 3700, part: 1000, paidAt: soon }, account),
    ],

    renewalReceiptEmail: both.map((links) => months.renewalReceiptEmail(payer, month, links)),
    renewalFailedEmail: both.map((links) => months.renewalFailedEmail(payer, { until: soon, payAt }, links)),
    renewalActionEmail: both.map((links) => months.renewalActionEmail(payer, { until: soon, payAt }, links)),
    planExpiredEmail: [months.planExpiredEmail(payer, account)],
    trialReminderEmail: both.flatMap((links) =>
      (['charged', 'perhaps charged', 'cancelled', 'nothing'] as const).map((afterwards) =>
        months.trialReminderEmail(payer, { endsAt: soon, afterwards }, links),
      ),
    ),
    cancelledEmail: both.map((links) =>
      months.cancelledEmail(payer, { endsAt: soon, isTrial: false }, links),
    ),
    resumedEmail: [months.resumedEmail(payer, { nextAt: soon }, account)],
    goesOnEmail: both.map((links) =>
      months.goesOnEmail({ ...payer, isTrial: true }, { nextAt: soon }, links),
    ),

    purchaseLinkEmail: both.map((links) => purchaseLinkEmail(bought, links, links)),
    sprintReminderEmail: [
      sprintReminderEmail(
        { name, email, startsAt: soon, timeZone: 'Asia/Tokyo' },
        {
          room: sprintRoom,
          calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
          link: { link: new URL('/customer-dashboard', siteUrl).href, label: 'Open your dashboard' },
          isSecret: false,
        },
      ),
    ],
  }
}
