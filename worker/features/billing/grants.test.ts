import { expect, test } from 'vitest'
import { monthsAfter } from '#schema/billing/months.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'
import { forever, paymentGrant, subscriptionGrant } from './grants.ts'

const day = (iso: string) => new Date(`${iso}T12:30:00.000Z`)

test('a month later is the same day, or the last one of a shorter month, and the day comes back', () => {
  const after = (anchor: string, months: number) =>
    monthsAfter(day(anchor), months).toISOString().slice(0, 10)
  expect([0, 1, 2, 3, 4].map((months) => after('2027-01-31', months))).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ])
  expect(after('2027-12-31', 2)).toBe('2028-02-29')
  expect(after('2026-11-22', 14)).toBe('2028-01-22')
  expect(monthsAfter(day('2026-03-15'), 1)).toEqual(day('2026-04-15'))
})

test('a monthly payment covers a month and three days, a one-time payment covers for good', () => {
  expect(paymentGrant('starter', day('2027-01-31'))).toEqual(day('2027-03-03'))
  expect(paymentGrant('sprint', day('2027-02-10'))).toEqual(day('2027-03-13'))
  expect(paymentGrant('premium', day('2027-02-10'))).toEqual(forever)
})

const subscription = (changes: Partial<GatewaySubscription>): GatewaySubscription => ({
  id: 'sub',
  orderId: 'order',
  customerId: 'customer',
  status: 'active',
  periodStart: day('2027-03-01'),
  periodEnd: day('2027-04-01'),
  ...changes,
})

test.each<[string, Partial<GatewaySubscription>, string | null]>([
  ['a paid month covers itself and the grace', {}, '2027-04-04'],
  ['one that was cancelled for its end covers exactly itself', { cancelAt: day('2027-04-01') }, '2027-04-01'],
  ['a first month that is paid already covers as well', { status: 'trialing' }, '2027-04-04'],
  ['a renewal that failed leaves three days', { status: 'past_due' }, '2027-03-04'],
  ['and no more of them where nobody tries again', { status: 'unpaid' }, '2027-03-04'],
  ['one that is over covers no longer', { status: 'canceled', endedAt: day('2027-03-10') }, '2027-03-10'],
  ['one that never began says nothing', { status: 'incomplete' }, null],
])('%s', (_, changes, until) => {
  expect(subscriptionGrant(subscription(changes))).toEqual(until && day(until))
})
