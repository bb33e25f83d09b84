import type { Billing } from '#schema/billing/billing-answers.ts'
import { plans, planTitle, pounds } from '#schema/levels.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** The state of a plan, in a sentence or two: the next charge, or its end and what follows. */
export function planStateOf({
  plan,
  trialUntil,
  endsAt,
  nextCharge,
  isStartFailed,
  pastDue,
  card,
  paidUntil,
  orders,
}: Billing): string {
  const afterwards = `Then your profile continues on ${planTitle('free')}, and nothing is deleted.`
  const { levelName } = plans[plan]
  if (plan !== 'free' && orders.some(({ isRefundUnderWay }) => isRefundUnderWay))
    return `You have withdrawn. Your money is on its way back, and the plan ends as soon as it has gone. Nothing is deleted.`
  if (trialUntil && endsAt)
    return `You are trying ${levelName} until ${writtenDay(endsAt)}. You have cancelled, so nothing is charged. ${afterwards}`
  if (endsAt) return `You have cancelled: it ends on ${writtenDay(endsAt)}. ${afterwards}`
  const to = card ? ` to ${card}` : ''
  if (isStartFailed && nextCharge) {
    const until = `${trialUntil ? `You are trying ${levelName}` : 'It is paid'} until ${writtenDay(nextCharge.at)}`
    return `${until}. The months after that could not be set up. If we still can, ${pounds(nextCharge.amount)} a month is charged from then on${to}, unless you cancel before; if not, nothing is charged, and your profile continues on ${planTitle('free')}.`
  }
  if (trialUntil && nextCharge)
    return `You are trying ${levelName} until ${writtenDay(trialUntil)}. Then ${pounds(nextCharge.amount)} a month is charged${to}, unless you cancel before.`
  if (pastDue) return 'The last month is not paid yet.'
  if (nextCharge)
    return `${pounds(nextCharge.amount)} is charged on ${writtenDay(nextCharge.at)}${to}, and every month after it.`
  if (plan === 'free')
    return 'It shows one validated story, and your agent. It costs nothing, and stays free.'
  if (paidUntil) return `It is paid until ${writtenDay(paidUntil)}.`
  // A plan without a purchase, as the samples have.
  if (!orders.some(({ status }) => status === 'paid')) return 'Nothing is charged for it.'
  return 'It is paid for once and for all; nothing more is charged.'
}

/** What cancelling does, before and after it is done; months that could not be charged end at once. */
export function cancellingOf({
  trialUntil,
  paidUntil,
  pastDue,
  isStartFailed,
}: Pick<Billing, 'trialUntil' | 'paidUntil' | 'pastDue' | 'isStartFailed'>): {
  before: string
  after: string
} {
  const free = planTitle('free')
  if (pastDue)
    return {
      before: `Nothing more is charged. The last month is not paid, so the plan ends at once, and your profile continues on ${free}. Nothing is deleted.`,
      after: 'The plan has ended.',
    }
  const until = trialUntil ?? paidUntil
  const ends = until ? `ends on ${writtenDay(until)}` : 'ends when what is paid for is over'
  const next = `then your profile continues on ${free}. Nothing is deleted`
  const untilThen = isStartFailed ? '' : ', and you can change your mind until then'
  return {
    before: trialUntil
      ? `Nothing is charged. The trial goes on and ${ends}; ${next}.`
      : `Nothing more is charged. The plan ${ends}; ${next}${untilThen}.`,
    after: `The ${trialUntil ? 'trial' : 'plan'} ${ends}.`,
  }
}
