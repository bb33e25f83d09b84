import { type Plan, plans, pounds } from '#schema/levels.ts'

type PaidPlan = Exclude<Plan, 'free'>

/** The first payment of a plan: `£37 per month`, `£197`, `£2,970 once`. */
export function Price({ plan, className = '' }: { plan: PaidPlan; className?: string }) {
  const { firstPayment, monthly } = plans[plan]
  const period = monthly === firstPayment ? ' per month' : monthly ? '' : ' once'
  return (
    <p className={className}>
      {pounds(firstPayment)}
      <span className="font-normal font-sans text-ink-soft text-label tracking-[0]">{period}</span>
    </p>
  )
}

/** The later payments, where they differ. */
export const laterPrice = (plan: PaidPlan) => {
  const { firstPayment, monthly } = plans[plan]
  return monthly > 0 && monthly !== firstPayment && `then ${pounds(monthly)} per month from the second month`
}
