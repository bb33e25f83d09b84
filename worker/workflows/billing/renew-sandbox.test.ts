import { expect, test } from 'vitest'
import { nextEnd } from './renew-sandbox.ts'

test.each([
  ['month for month', '2026-11-23', '2026-12-23', '2027-01-23'],
  ['at the end of a short month', '2026-12-31', '2027-02-28', '2027-03-31'],
  ['where days were let pass at the end of a month', '2027-01-03', '2027-01-31', '2027-03-03'],
  ['where days were let pass in the middle of a month', '2026-12-20', '2027-01-18', '2027-02-20'],
])('the sandbox charges the next month: %s', (_, countedFrom, periodEnd, next) => {
  const at = (day: string) => `${day}T10:30:00.000Z`
  expect(nextEnd({ countedFrom: at(countedFrom), periodEnd: at(periodEnd) }).toISOString()).toBe(at(next))
})
