import { expect, test } from 'vitest'
import { holdsResult, isInEnglish, mayHoldResult } from './results.ts'

test.each([
  'Raised the yield of the second line from 71% to 88% in five months.',
  'Cut the waiting list by a third with evening clinics.',
  'The new counter saved each shop two hours a week.',
  'Delivered the £3.2m refit six weeks early.',
  'Won 9 of the 11 tenders we wrote together.',
  'Opened three shops in 18 months.',
  'Ran forty events without a complaint to the council.',
  'Of the 30 apprentices, 28 passed at the first attempt.',
  'Led a team of 14.',
  'Headed a small support team of over 40 in three countries.',
])('a line that tells the outcome of the work is a result: %s', (line) => {
  expect(holdsResult(line)).toBe(true)
})

test.each([
  'Responsible for a budget of £4.5 million and 12 direct reports.',
  'Chair the weekly meeting of 8 planners on Monday at 9.',
  'Taught five classes a week from Year 7 to Year 13.',
  'Keeper of the quality manual under ISO 9001:2015.',
  'Managed 3 depots and a fleet of 74 lorries.',
  'Lead a team of 14 planners on Mondays.',
  'Led a team of planners in 2014.',
  'Cut the cake at the annual party of the department.',
  'Saved more and more in each of the years since 2019.',
  'Call me on +44 20 7946 0000 to hear what improved.',
  'Grew by 40%.',
])('a line that tells a duty, a date or too little is no result: %s', (line) => {
  expect(holdsResult(line)).toBe(false)
})

test('each line with a figure is offered in a language whose verbs are not known', () => {
  const line = 'Fehlerquote in der Montage um 34 Prozent gesenkt, Team mit 12 Personen.'
  expect(isInEnglish(line)).toBe(false)
  expect(isInEnglish('The rate of faults in the assembly fell by 34 per cent with a team of 12.')).toBe(true)
  expect([holdsResult(line), mayHoldResult(line)]).toEqual([false, true])
})
