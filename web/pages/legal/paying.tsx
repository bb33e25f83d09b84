import { seatReservedMinutes } from '#schema/billing/sprints.ts'
import { graceDays, type Plan, plans, planTitle, pounds, trialDays, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { Link } from '#web/ui/link.tsx'
import { Contact, type LegalSection } from './legal-page.tsx'

const storiesOf = (plan: Plan) => {
  const { publicStories } = plans[plan]
  if (publicStories === Number.POSITIVE_INFINITY) return 'Every validated story'
  return publicStories === 1 ? 'One story' : `Up to ${publicStories} stories`
}

const priceList: [plan: Plan, price: string][] = [
  ['free', 'Nothing'],
  ['starter', `${pounds(plans.starter.monthly)} a month`],
  [
    'sprint',
    `${pounds(plans.sprint.firstPayment)}, then ${pounds(plans.sprint.monthly)} a month from the second month`,
  ],
  ['premium', `${pounds(plans.premium.firstPayment)} once`],
]

/** The terms about money: prices, the trial, cancelling and withdrawal (R5, R13). */
export const paying: readonly LegalSection[] = [
  {
    id: 'prices',
    title: 'Plans and prices',
    text: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Price</th>
              <th scope="col">Shown to the public</th>
            </tr>
          </thead>
          <tbody>
            {priceList.map(([plan, price]) => (
              <tr key={plan}>
                <th scope="row">{planTitle(plan)}</th>
                <td>{price}</td>
                <td>{storiesOf(plan)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Prices are in pounds sterling. You are told the full price before you pay; a new price never changes
          a month that you have paid for.
        </p>
        <p>
          A month is charged to the card of the first payment, on the same day of the month. If a charge fails
          we write to you, and the plan stands for {counted(graceDays, 'more day')} while you put it right.
        </p>
        <p>
          A place in a sprint is held for you for {seatReservedMinutes} minutes when you begin to pay, and is
          yours once the payment is confirmed. If it was given to somebody else meanwhile, nothing is charged.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    text: (
      <p>
        You can try {plans.starter.levelName} for {counted(trialDays, 'day')}. We ask for a card and charge
        nothing until they are over; then the first month is charged, unless you have cancelled. We write to
        you a day before. Everybody has one trial, whatever address or card they use. You need no account to
        begin one or to cancel it: without one, our mail about it holds a link that cancels the trial, and one
        that opens an account.
      </p>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling and withdrawing',
    text: (
      <>
        <p>
          You can cancel a monthly plan or a trial at any time{' '}
          <Link to={paths.dashboard.href('settings')}>on your dashboard, under Settings</Link>, or by writing
          to <Contact />; a trial without an account also by the link in our mail. It runs to the end of what
          is paid for, and then your profile falls to {planTitle('free')}. Nothing is deleted: what that does
          not cover is no longer shown, and is shown again if you come back.
        </p>
        <p>
          You can withdraw within {counted(withdrawalDays, 'day')} of buying, or of the first charge after a
          free trial, and need give no reason: on your dashboard, under Settings, or by writing to <Contact />{' '}
          from the address you paid with. We pay back all that you paid for it, the way you paid it, within
          fourteen days of hearing from you, and the plan ends then. Whoever has withdrawn from two purchases
          within a year can buy no third one on this site until that year is over; please write to us instead.
          When you buy, we ask whether we may begin at once; if you had rather wait, please buy when you want
          to begin. These terms take none of your statutory rights away.
        </p>
      </>
    ),
  },
]
