import { expect, test } from 'vitest'
import { claimMarks, claimNotes } from './claim-marks.ts'

const confirmation = (referenceId: number, name: string, at = '2026-06-03T10:00:00.000Z') => ({
  referenceId,
  name,
  at,
})
const claim = (text: string, ...confirmedBy: ReturnType<typeof confirmation>[]) => ({ text, confirmedBy })
const text = 'We asked 40 people. Nobody had. Late payments fell to two. Then 3 came back.'
const marked = (claims: Parameters<typeof claimMarks>[1]) =>
  claimMarks(text, claims).map(({ start, end, note }) => [text.slice(start, end), note])

test('confirmations by the same people on the same day share one note, at any hour', () => {
  const claims = [
    claim('We asked 40 people.', confirmation(1, 'Ada')),
    claim('Late payments fell to two.', confirmation(1, 'Ada', '2026-06-03T18:00:00.000Z')),
    claim('Then 3 came back.', confirmation(1, 'Ada'), confirmation(2, 'Ben')),
  ]
  expect(claimNotes(claims).map(({ by }) => by.map(({ name }) => name))).toEqual([['Ada'], ['Ada', 'Ben']])
  expect(marked(claims)).toEqual([
    ['We asked 40 people.', 0],
    ['Late payments fell to two.', 0],
    ['Then 3 came back.', 1],
  ])
})

test('another day is another note, and a claim that the text does not hold marks nothing', () => {
  const claims = [
    claim('Then 3 came back.', confirmation(1, 'Ada', '2026-07-01T10:00:00.000Z')),
    claim('We asked 40 people.', confirmation(1, 'Ada')),
    claim('Then 4 came back.', confirmation(1, 'Ada')),
  ]
  expect(claimNotes(claims).map(({ by }) => by[0]?.at.slice(0, 10))).toEqual(['2026-07-01', '2026-06-03'])
  expect(marked(claims)).toEqual([
    ['We asked 40 people.', 1],
    ['Then 3 came back.', 0],
  ])
})

test('a confirmed sentence marks no other one that repeats its words', () => {
  const confirmed = 'We saved 4'
  const results = `${confirmed}\nWe saved 400 in all. It is not true that We saved 4\n${confirmed}`
  const marks = claimMarks(results, [claim(confirmed, confirmation(1, 'Ada'))])
  expect(marks.map(({ start, end }) => [start, end])).toEqual([
    [0, confirmed.length],
    [results.length - confirmed.length, results.length],
  ])
})
