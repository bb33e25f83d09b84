import { expect, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import { cancellingOf, planStateOf } from './plan-state.ts'

const billing = (changes: Partial<Billing>): Billing => ({
  plan: 'starter',
  level: 1,
  gateway: 'sandbox',
  card: 'Visa ending in 4242',
  hasPortal: false,
  paidUntil: null,
  trialUntil: null,
  endsAt: null,
  nextCharge: null,
  isStartFailed: false,
  pastDue: null,
  withdrawal: null,
  canCancel: false,
  canResume: false,
  orders: [],
  receipts: [],
  ...changes,
})
const day = '2026-12-21T10:00:00.000Z'
const paidOrder: Billing['orders'][number] = {
  id: 'one',
  what: 'Premium',
  amount: 297_000,
  at: day,
  status: 'paid',
  amountRefunded: 0,
  isRefundUnderWay: false,
  sprintStartsAt: null,
}

test.each<[name: string, stands: Partial<Billing>, sentence: string]>([
  [
    'a month that follows',
    { nextCharge: { amount: 3700, at: day } },
    '£37 is charged on 21 December 2026 to Visa ending in 4242, and every month after it.',
  ],
  [
    'a trial',
    { trialUntil: day, nextCharge: { amount: 3700, at: day } },
    'You are trying Starter until 21 December 2026. Then £37 a month is charged to Visa ending in 4242, unless you cancel before.',
  ],
  [
    'a month whose start has failed',
    { nextCharge: { amount: 3700, at: day }, isStartFailed: true },
    'It is paid until 21 December 2026. The months after that could not be set up. If we still can, £37 a month is charged from then on to Visa ending in 4242, unless you cancel before; if not, nothing is charged, and your profile continues on Level 1, Free.',
  ],
  [
    'a trial whose months could not be begun',
    { trialUntil: day, nextCharge: { amount: 3700, at: day }, isStartFailed: true },
    'You are trying Starter until 21 December 2026. The months after that could not be set up. If we still can, £37 a month is charged from then on to Visa ending in 4242, unless you cancel before; if not, nothing is charged, and your profile continues on Level 1, Free.',
  ],
  [
    'a trial that was cancelled',
    { trialUntil: day, endsAt: day },
    'You are trying Starter until 21 December 2026. You have cancelled, so nothing is charged. Then your profile continues on Level 1, Free, and nothing is deleted.',
  ],
  [
    'a plan that was cancelled',
    { endsAt: day },
    'You have cancelled: it ends on 21 December 2026. Then your profile continues on Level 1, Free, and nothing is deleted.',
  ],
  ['a charge that failed', { pastDue: { until: day, payAt: null } }, 'The last month is not paid yet.'],
  [
    'a one-time payment',
    { plan: 'premium', orders: [paidOrder] },
    'It is paid for once and for all; nothing more is charged.',
  ],
  ['a plan that nobody pays for', { plan: 'sprint' }, 'Nothing is charged for it.'],
  [
    'a plan that nobody pays for, once a purchase was refunded',
    { plan: 'premium', orders: [{ ...paidOrder, status: 'refunded' }] },
    'Nothing is charged for it.',
  ],
  ['a payment that months do not follow yet', { paidUntil: day }, 'It is paid until 21 December 2026.'],
  [
    'money that is being refunded',
    {
      orders: [
        {
          id: 'one',
          what: 'Starter',
          amount: 3700,
          status: 'paid',
          at: day,
          amountRefunded: 0,
          isRefundUnderWay: true,
          sprintStartsAt: null,
        },
      ],
    },
    'You have withdrawn. Your money is on its way back, and the plan ends as soon as it has gone. Nothing is deleted.',
  ],
  [
    'the free plan',
    { plan: 'free' },
    'It shows one validated story, and your agent. It costs nothing, and stays free.',
  ],
])('the dashboard says of %s which charge comes next, or when it ends', (_, stands, sentence) => {
  expect(planStateOf(billing(stands))).toBe(sentence)
})

test.each<[name: string, stands: Partial<Billing>, before: RegExp, after: string]>([
  [
    'a plan',
    { paidUntil: day },
    /The plan ends on 21 December 2026; .*change your mind until then/,
    'The plan ends on 21 December 2026.',
  ],
  [
    'a trial',
    { trialUntil: day },
    /The trial goes on and ends on 21 December 2026; /,
    'The trial ends on 21 December 2026.',
  ],
  [
    'a plan whose months could not be begun',
    { paidUntil: day, isStartFailed: true },
    /The plan ends on 21 December 2026; then your profile continues on Level 1, Free\. Nothing is deleted\.$/,
    'The plan ends on 21 December 2026.',
  ],
  [
    'months that are not paid',
    { paidUntil: day, pastDue: { until: day, payAt: null } },
    /the plan ends at once, and your profile continues on Level 1, Free\. Nothing is deleted\.$/,
    'The plan has ended.',
  ],
])('an owner who cancels %s reads the end of the plan, before and after', (_, stands, before, after) => {
  const texts = cancellingOf(billing(stands))
  expect(texts.before).toMatch(before)
  expect(texts.after).toBe(after)
})
