import { expect, test } from 'vitest'
import { monthsAfter } from '#schema/billing/months.ts'
import { firstChargeParams } from './stripe-customers.ts'

const params = (paidAt: string, now = paidAt) => {
  const countedFrom = new Date(paidAt)
  return firstChargeParams(new Date(now), { countedFrom, firstChargeAt: monthsAfter(countedFrom, 1) }).params
}

test('months are charged on the day of the payment, or on the last day of a shorter month', () => {
  expect(params('2027-01-15T10:30:05Z')).toEqual({ trial_end: Date.UTC(2027, 1, 15, 10, 30, 5) / 1000 })
  expect(params('2027-01-31T10:30:05Z')).toEqual({
    billing_cycle_anchor_config: { day_of_month: 31, hour: 10, minute: 29, second: 5 },
    proration_behavior: 'none',
  })
  expect(params('2027-03-31T00:00:20Z')).toEqual({
    billing_cycle_anchor_config: { day_of_month: 31, hour: 0, minute: 0, second: 0 },
    proration_behavior: 'none',
  })
  // December has a 31st.
  expect(params('2026-11-30T10:30:05Z')).toEqual({ trial_end: Date.UTC(2026, 11, 30, 10, 30, 5) / 1000 })
})

test('months that begin late are charged soon, whatever day it is', () => {
  expect(params('2027-01-31T10:30:05Z', '2027-03-01T08:00:00Z')).toEqual({})
  const countedFrom = new Date('2027-01-31T10:30:05Z')
  const firstChargeAt = new Date('2027-03-01T09:00:00Z')
  expect(firstChargeParams(new Date('2027-03-01T08:00:00Z'), { countedFrom, firstChargeAt }).params).toEqual({
    trial_end: firstChargeAt.getTime() / 1000,
  })
})
