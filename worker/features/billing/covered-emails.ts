import { type Plan, plans, pounds } from '#schema/levels.ts'
import { type Bought, orderTitle } from './order-emails.ts'
import type { Order } from './order-queries.ts'
import { billingMail, londonDay, toDashboard } from './purchase-emails.ts'
import type { AccountLinks } from './purchase-links.ts'
import { type Payer, subscriptionMail } from './subscription-emails.ts'

/** For a person who asked for a trial of what they already have. */
export function trialCoveredEmail({ email, name, plan }: Bought, own: Plan, links: AccountLinks) {
  return billingMail('no-trial', { email, name }, links, {
    title: 'Your free trial did not begin: you have it already',
    pieces: [
      {
        text: `${haveAlready(own, plan)} So the trial did not begin. Nothing was charged, and nothing will be; your trial is still yours for another time.`,
      },
      ...toDashboard(links),
    ],
  })
}

/** The reason why a request is of no use. */
const haveAlready = (own: Plan, plan: Plan) =>
  own === plan
    ? `You have ${plans[own].levelName} already, bought with this address or on your account.`
    : `You have ${plans[own].levelName} already, bought with this address or on your account, and everything in ${plans[plan].levelName} is part of it.`

/** The refund of a purchase that another one already covered, which goes on. */
export function givenBackEmail(
  { email, name, plan, amount, card }: Bought & Pick<Order, 'card'>,
  own: Plan,
  links: AccountLinks,
) {
  return billingMail('refunded', { email, name }, links, {
    title: `We have given your second payment back`,
    pieces: [
      {
        text: `${haveAlready(own, plan)} Nobody pays twice for one plan, so we have refunded the ${pounds(amount)} that you paid for ${orderTitle(plan)} to the card you paid with${card && ` (${card})`}. Your bank may take five to ten days to show it.`,
      },
      {
        text: 'What you have goes on as before, and no month of this second purchase is charged.',
      },
      ...toDashboard(links),
    ],
  })
}

/** For an owner whose subscription another plan or purchase replaced. */
export function supersededEmail(payer: Payer, higher: Plan, links: AccountLinks) {
  const { levelName } = plans[payer.plan]
  const why =
    higher === payer.plan
      ? `You pay for ${levelName} by another purchase as well.`
      : `You have ${plans[higher].levelName} now, and everything in ${levelName} is part of it.`
  return subscriptionMail('plan-outdone', payer, links, {
    title: `${levelName} is no longer charged`,
    pieces: [
      {
        text: `${why} So we have ended the monthly payments for ${higher === payer.plan ? 'this one' : levelName}: nothing more is charged for it.`,
      },
      ...toDashboard(links),
    ],
  })
}

/** The refund of a month that another purchase already covered, or that covered nothing. */
export function monthGivenBackEmail(
  payer: Payer,
  {
    amount,
    unrefunded,
    paidAt,
  }: { amount: number /** What was not refunded before, in pence. */; unrefunded: number; paidAt: Date },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('month-given-back', payer, links, {
    title: `We have given a month of ${levelName} back`,
    pieces: [
      {
        text: `On ${londonDay(paidAt)} you were charged ${pounds(amount)} for a month of ${levelName} that gave you nothing: something else that you had paid for covered it already, or what it belonged to had ended, been refunded or was disputed. We have refunded ${unrefunded < amount ? `the rest of it, ${pounds(unrefunded)}` : 'it'}, the way you paid it. Your bank may take five to ten days to show it.`,
      },
      ...toDashboard(links),
    ],
  })
}

/** A refund of a month, whole or in part, while the months go on (R14). */
export function monthRefundedEmail(
  payer: Payer,
  { amount, part, paidAt }: { amount: number; part: number; paidAt: Date },
  links: AccountLinks,
) {
  const { levelName } = plans[payer.plan]
  return subscriptionMail('refunded', payer, links, {
    title: `${pounds(part)} for a month of ${levelName} is on its way back`,
    pieces: [
      {
        text: `On ${londonDay(paidAt)} you were charged ${pounds(amount)} for a month of ${levelName}. We have refunded ${part < amount ? `${pounds(part)} of it` : 'all of it'}, the way you paid it. Your bank may take five to ten days to show it.`,
      },
      { text: `Nothing else about your ${levelName} changes by this.` },
      ...toDashboard(links),
    ],
  })
}
