import { expect, test } from 'vitest'
import { fullBudget, recurrencesOf } from './recurrence.ts'

const rules = [
  { freq: 'DAILY', interval: 3 },
  { freq: 'DAILY', interval: 2, byday: ['MO', 'TU', 'WE', 'TH', 'FR'] },
  { freq: 'DAILY', bymonth: [3, 11], byhour: [9, 14] },
  { freq: 'WEEKLY' },
  { freq: 'WEEKLY', interval: 2, byday: ['SU', 'MO', 'WE'] },
  { freq: 'WEEKLY', interval: 3, byday: ['SU', 'MO'], wkst: 1 },
  { freq: 'MONTHLY' },
  { freq: 'MONTHLY', interval: 5 },
  { freq: 'MONTHLY', byday: ['1MO'] },
  { freq: 'MONTHLY', interval: 2, byday: ['-1FR', '5WE'] },
  { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: [-1] },
  { freq: 'MONTHLY', bymonthday: [-1, 15] },
  { freq: 'YEARLY' },
  { freq: 'YEARLY', interval: 2, bymonth: [1, 6], bymonthday: [31, 30] },
  { freq: 'YEARLY', bymonth: [10], byday: ['-1SU'] },
  { freq: 'HOURLY', interval: 36 },
]
const starts = ['2022-01-31', '2022-02-28', '2024-02-29', '2022-06-15', '2023-12-25', '2024-03-04']
const moment = (text: string) => Date.parse(`${text}T09:30:00Z`)

test('a rule that is followed from shortly before recurs as one that is followed from its beginning', () => {
  const to = moment('2027-05-01')
  for (const rule of rules)
    for (const start of starts.map(moment)) {
      const recurrences = (since: number) => [
        ...recurrencesOf(rule, start, { from: since, to, isOver: () => false }, fullBudget()),
      ]
      const all = recurrences(Number.NEGATIVE_INFINITY)
      for (const from of ['2026-10-31', '2026-11-01', '2026-11-22', '2027-03-01'].map(moment)) {
        const shown = (walls: number[]) =>
          walls.filter((wall) => wall >= from).map((wall) => new Date(wall).toISOString())
        expect(shown(recurrences(from)), `${JSON.stringify(rule)} ${new Date(start).toISOString()}`).toEqual(
          shown(all),
        )
      }
    }
})
