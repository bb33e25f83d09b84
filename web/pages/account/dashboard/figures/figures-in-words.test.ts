import { expect, test } from 'vitest'
import { chartDescription, daysSummary } from './day-counts.ts'
import { comparedWith } from './figure-labels.ts'

/** Days from Monday 10 November 2025 on. */
const days = (...counts: number[]) => counts.map((count, index) => ({ day: `2025-11-${10 + index}`, count }))

test.each([
  ['nothing', [0, 0, 0], ''],
  ['one', [0, 0, 1], 'It came on Wednesday 12 November.'],
  ['one day alone', [0, 5, 0], 'All of them came on Tuesday 11 November.'],
  ['a best day', [3, 0, 1, 24], 'The most came on Thursday 13 November: 24.'],
  ['a day of thousands', [3, 1200], 'The most came on Tuesday 11 November: 1,200.'],
  ['two best days', [4, 0, 4, 1], 'The most came on Monday 10 November and Wednesday 12 November: 4 each.'],
  ['many best days', [4, 4, 4, 1], 'The most on one day were 4, and 3 days brought as many.'],
  ['one now and then', [1, 0, 1, 0], 'Never more than one came on a day.'],
  ['the same every day', [2, 2, 2], 'Every day brought as many: 2.'],
])('the sentence about %s is true', (_, counts, sentence) => {
  expect(daysSummary(days(...counts))).toBe(sentence)
})

test('a period is compared with the one before in words', () => {
  expect(comparedWith(214, 131, 30)).toBe('83 more than the 30 days before')
  expect(comparedWith(3, 1500, 7)).toBe('1,497 fewer than the 7 days before')
  expect(comparedWith(4, 4, 90)).toBe('As many as the 90 days before')
  expect(comparedWith(4, 0, 90)).toBe('None in the 90 days before')
  expect(comparedWith(0, 0, 7)).toBe('None in the 7 days before either')
})

test('a chart is described by its range and its best day', () => {
  expect(chartDescription(days(1, 24, 3), 'views')).toBe(
    'Profile Views by day, 10 November to 12 November. Between 1 and 24 a day, the most on Tuesday 11 November. The table below has every day.',
  )
  expect(chartDescription(days(0, 0), 'chats')).toBe(
    'Chat Interactions by day, 10 November to 11 November. None on any day.',
  )
  expect(chartDescription(days(2, 2), 'chats')).toContain('2 every day.')
})
