import { plans } from '#schema/levels.ts'
import { unbuilt } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`

const options = [
  { plan: plans.starter, gives: 'A basic profile with hosting', period: ' per month' },
  {
    plan: plans.sprint,
    gives: 'A 5-day cohort for a full interactive CV',
    note: `then ${pounds(plans.sprint.monthly)} per month from the second month`,
  },
  { plan: plans.premium, gives: 'Complete brand positioning and strategy' },
]

/** The plans that are paid for, as a price list. */
export function Prices() {
  return (
    <ul className="prices">
      {options.map(({ plan: { level, levelName, firstPayment }, gives, period, note }) => (
        <li key={levelName}>
          <p className="plan">{levelName}</p>
          <p className="text-ink-soft text-label max-sm:col-span-full">
            {gives}
            {note && <span className="block text-small">{note}</span>}
          </p>
          <p className="price max-sm:col-start-2 max-sm:row-start-1">
            {pounds(firstPayment)}
            {period && <span>{period}</span>}
          </p>
          <ButtonLink
            variant="quiet"
            to={unbuilt.checkout.href(level)}
            className="justify-self-start max-sm:col-span-full sm:justify-self-end"
          >
            Choose {levelName}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
