import { CronExpressionParser } from 'cron-parser'
import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

const expressions = ['* * * * *', '0-29 * * * *', '30-59 * * * *', '7 * * * *', '37 * * * *', '17 3 * * *']

test('the next run of a job is when cron runs it', () => {
  for (let hour = 0; hour < 60; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 25, 0, hour * 37, 11))
    for (const expression of expressions) {
      const next = CronExpressionParser.parse(expression, { currentDate: now, tz: 'UTC' }).next().toDate()
      expect(nextRun([expression], now), `${expression} after ${now.toISOString()}`).toEqual(next)
    }
  }
})

test('a job of two expressions runs at the earlier one', () => {
  const now = new Date('2026-11-25T10:29:30Z')
  expect(nextRun(['0-29 * * * *', '30-59 * * * *'], now)).toEqual(new Date('2026-11-25T10:30:00Z'))
})
