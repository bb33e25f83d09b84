import { monthsAfter } from '#schema/billing/months.ts'
import { sprintZone } from '#schema/billing/sprints.ts'
import { type Plan, plans, planTitle, pounds } from '#schema/levels.ts'
import { localDay, localHour, writtenDay } from '#web/ui/local-time.tsx'
import type { Term } from './purchase-summary.tsx'

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: sprintZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `12 January 2027 at 12:30`, by London's clock. */
export const sprintMoment = (moment: string | Date) => inLondon.format(new Date(moment))

/** Which clock that moment is by, and what the reader’s own shows then, if it is another. */
export function clockNote(moment: string): string {
  const own = `${localDay(moment)} at ${localHour(moment)}`
  return own === sprintMoment(moment) ? 'London time.' : `London time. By your clock: ${own}.`
}

/** What is charged of months that could not be begun, which an administrator may try again. */
export const perhapsCharged = (plan: Plan) =>
  `The months that follow could not be set up. If we still can, ${pounds(plans[plan].monthly)} a month is charged from then on, unless you cancel before; if not, nothing is charged, and your profile continues on ${planTitle('free')}.`

/** What is due today for a plan, and what follows; `begins` is by the server's clock, where it is known. */
export function priceTerms(plan: Exclude<Plan, 'free'>, begins: Date | undefined): Term[] {
  const { firstPayment, monthly } = plans[plan]
  const today: Term = ['Due today', pounds(firstPayment), monthly ? undefined : 'Paid once. Nothing follows.']
  if (!monthly) return [today]
  return [
    today,
    [
      begins ? `From ${writtenDay(monthsAfter(begins, 1).getTime())}` : 'A month from today',
      `${pounds(monthly)} a month`,
      'Until you cancel. You keep the plan until the month ends.',
    ],
  ]
}
