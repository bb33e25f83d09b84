import { expect, test } from 'vitest'
import { smoothScores, termVectorOf } from './term-vectors.ts'

const saying = (id: number, score: number, text: string) => ({ id, score, vector: termVectorOf(text) })
const idsOf = (ranked: { id: number }[]) => ranked.map(({ id }) => id)
const reefs = 'Coral nurseries, grafted polyps, bleached reefs and the currents round an atoll'
const ledgers = 'Ledgers, invoices, payroll and the audit of a grocery chain'

test('a profile that speaks like the best ones comes before one that does not, at the same score', () => {
  const ranked = smoothScores([
    saying(1, 10, reefs),
    saying(2, 4, ledgers),
    saying(3, 4, 'Grafted corals on bleached reefs: polyps and currents'),
  ])
  expect(idsOf(ranked)).toEqual([1, 3, 2])
})

test('the best answer stays first, although others resemble each other and nobody resembles it', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => saying(index + 2, 5, `${ledgers} number ${index}`))
  expect(smoothScores([saying(1, 10, reefs), ...crowd])[0]).toMatchObject({ id: 1 })
})

test('a profile that alone answers, has no vector yet or says nothing keeps its score', () => {
  expect(smoothScores([])).toEqual([])
  expect(smoothScores([saying(7, 3, reefs)])).toEqual([{ id: 7, score: 3 }])
  const unread = { id: 8, score: 2, vector: undefined }
  expect(smoothScores([unread, saying(7, 3, reefs), saying(9, 1, '')])).toEqual([
    { id: 7, score: 3 },
    { id: 8, score: 2 },
    { id: 9, score: 1 },
  ])
})

test('search results with equal scores are ordered by id', () => {
  const twins = [saying(5, 1, reefs), saying(3, 1, reefs), saying(4, 1, reefs)]
  expect(idsOf(smoothScores(twins))).toEqual([3, 4, 5])
})

test('the same words in any form and order make the same vector, which is the same for ever', () => {
  expect(termVectorOf('The reefs were bleached')).toEqual(termVectorOf('bleaching a reef'))
  const [place] = [...termVectorOf('reef').entries()].find(([, number]) => number) ?? []
  expect([place, termVectorOf('reef')[place ?? 0]]).toEqual([395, -127])
})
