import { expect, test } from 'vitest'
import { quantile } from './instruments/timing.ts'
import { scoreRow } from './pages/lighthouse.ts'
import { measured, notMeasured } from './row.ts'
import { qualityRows } from './search/search-quality.ts'
import { lineOf, tableHead } from './table.ts'

const bare = { name: 'bare route', figure: 2000 }

test('a row says its ratio to what was measured beside it, and whether that meets the budget', () => {
  const row = (figure: number) =>
    measured({ name: 'page', figure, unit: '/s', baseline: bare, budget: { of: 'ratio', atLeast: 0.6 } })
  expect(row(1200)).toMatchObject({ ratio: 0.6, met: true })
  expect(row(1199)).toMatchObject({ met: false })
})

test('a budget of the figure does not look at the ratio', () => {
  const row = measured({
    name: 'search',
    figure: 160,
    unit: 'ms',
    baseline: { name: 'raw SQL', figure: 155 },
    budget: { of: 'figure', atMost: 150 },
  })
  expect(row.met).toBe(false)
})

test('a row without a budget is neither met nor missed', () => {
  expect(measured({ name: 'bare route', figure: 1, unit: '/s' })).not.toHaveProperty('met')
})

test('rows stand below their headings, each printed by itself, with its note below it', () => {
  const rows = [
    measured({ name: 'bare route', figure: 2000.4, unit: '/s' }),
    measured({
      name: 'cached gallery page',
      figure: 1234.5,
      unit: '/s',
      baseline: bare,
      budget: { of: 'ratio', atLeast: 0.6 },
    }),
    measured({
      name: 'chat',
      figure: 31.25,
      unit: 'ms',
      budget: { of: 'figure', atMost: 30 },
      note: 'one at a time',
    }),
    notMeasured('search recall@10', 'no data'),
  ]
  const lines = [tableHead(), ...rows.map(lineOf)].join('\n').split('\n')
  lines.splice(1, 1)
  expect(lines.map((line) => line.replace(/ {10,}/g, ' … '))).toEqual([
    'what … figure … beside    ratio  budget        met',
    'bare route … 2,000 /s … –',
    'cached gallery page … 1,235 /s … 2,000 /s bare route   0.62 ×  ≥ 0.6 ×       yes',
    'chat … 31.3 ms … ≤ 30 ms       no',
    '  · one at a time',
    'search recall@10 … – … –',
    '  · not measured: no data',
  ])
})

test('quality is the share found among ten, and the mean of one over the rank, beside plain BM25', () => {
  const [recall, meanRank] = qualityRows('here', [1, 2, 0, 4], [1, 4, 0, 0])
  expect(recall).toMatchObject({ figure: 0.75, baseline: { figure: 0.5 }, met: true })
  expect(meanRank).toMatchObject({ figure: 0.4375, baseline: { figure: 0.3125 }, met: true })
  expect(qualityRows('here', [1, 2, 0, 4], [1, 2, 0, 4]).map(({ met }) => met)).toEqual([false, false])
})

test('a page is as good as the lowest median of its four scores', () => {
  const scores = { accessibility: 100, 'best-practices': 100, seo: 100 }
  const metrics = {
    firstPaint: 1_412,
    largestPaint: 1_700,
    speedIndex: 1_500,
    blockingTime: 41,
    layoutShift: 0.004,
  }
  const run = (performance: number) => ({ performance, ...scores, ...metrics })
  const row = scoreRow('landing', [run(97), run(100), run(99)])
  expect(row).toMatchObject({ figure: 99, met: false })
  expect(row.note).toBe(
    'performance 99, accessibility 100, best-practices 100, seo 100, first paint 1.41 s, largest 1.70 s, speed index 1.50 s, blocked 41 ms, shift 0.004',
  )
  expect(scoreRow('landing', [run(100)])).toMatchObject({ met: true })
})

test('a quantile lies between the two figures next to it', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(quantile([5], 0.95)).toBe(5)
})
