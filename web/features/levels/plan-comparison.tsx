import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Plan, plans, pounds } from '#schema/levels.ts'
import { grouped } from '#schema/text/numbers.ts'

const columns: readonly Plan[] = ['free', 'starter', 'sprint', 'premium']

/** How many answers of some 2,200 tokens a language model words in a day, in two figures; the built-in agent gives the others. */
const modelAnswersADay = (plan: Plan) =>
  `about ${grouped(Number((plans[plan].agentTokensPerDay / 2_200).toPrecision(2)))}`

const storiesOf = (plan: Plan) => {
  const { publicStories } = plans[plan]
  return Number.isFinite(publicStories) ? publicStories : 'all'
}
const priceOf = (plan: Plan) => {
  const { firstPayment, monthly } = plans[plan]
  if (!firstPayment) return '£0'
  if (!monthly) return `${pounds(firstPayment)} once`
  return firstPayment === monthly
    ? `${pounds(monthly)} a month`
    : `${pounds(firstPayment)}, then ${pounds(monthly)} a month`
}
const withAPerson: Record<Plan, string | undefined> = {
  free: undefined,
  starter: 'a call of 20 minutes',
  sprint: 'a coach, for 5 days',
  premium: 'a coach, for 2 to 3 weeks',
}

const rows: readonly (readonly [feature: string, of: (plan: Plan) => ReactNode])[] = [
  ['Price', priceOf],
  ['Page in the gallery', () => true],
  ['Stories shown', storiesOf],
  ['Answers a day by a model', modelAnswersADay],
  ['Your visitors', (plan) => (plans[plan].analytics === 'totals' ? 'totals' : 'by day and source')],
  ['Signature system', (plan) => plans[plan].signatureSystem],
  ['Your own scorecard', (plan) => plans[plan].scorecard],
  ['Meetings to book', (plan) => plans[plan].booking],
  ['Advanced agent', (plan) => plans[plan].advancedAgent && plans[plan].widget],
  ['With a person', (plan) => withAPerson[plan]],
]

/** The price and capabilities of each plan side by side, the free one first; fits a phone. */
export function PlanComparison() {
  return (
    <table className="wrap-break-word w-full table-fixed border-collapse text-left text-small max-sm:table-auto max-sm:leading-[1.3]">
      <caption className="sr-only">What each plan costs and unlocks</caption>
      <thead>
        <tr className="border-ink border-b align-bottom">
          <td className="w-[25%]" />
          {columns.map((plan) => (
            <th key={plan} scope="col" className="py-s2 pl-s2 font-serif font-title max-sm:py-s1">
              {plans[plan].levelName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([feature, of]) => (
          <tr key={feature} className="border-line border-b align-top">
            <th scope="row" className="py-s2 pr-s1 font-bold max-sm:py-s1">
              {feature}
            </th>
            {columns.map((plan) => (
              <td key={plan} className="py-s2 pl-s2 max-sm:py-s1">
                <Value of={of(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ of }: { of: ReactNode }) {
  if (of === true) return <Check role="img" aria-label="included" className="size-4" />
  if (of) return of
  return (
    <span className="text-ink-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">not included</span>
    </span>
  )
}
