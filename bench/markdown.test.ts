import { expect, test } from 'vitest'
import { withTable } from './markdown.ts'
import { measured, notMeasured } from './row.ts'

const run = (figure: number, name = 'load') => ({
  at: new Date('2026-11-26T22:30:10Z'),
  seconds: 1290,
  name,
  command: `npm run bench -- --only ${name}`,
  versions: { miniflare: '5.1' },
  rows: [
    measured({ name: 'page', figure, unit: '/s', budget: { of: 'figure', atLeast: 10 }, note: 'a | b' }),
    notMeasured('search', 'no data'),
  ],
})

test('a table says its command, its day and its machine, and each note stands in its row', () => {
  const document = withTable('', run(12))
  expect(document).toContain('`npm run bench -- --only load`, 2026-11-26 22:30 UTC, in 22 minutes.')
  expect(withTable('', { ...run(12), seconds: 20 })).toContain(' UTC, in a minute.')
  expect(document).toMatch(/\d+ cores.*, Node [\d.]+, miniflare 5\.1\./)
  expect(document).toContain('| what | figure | beside | ratio | budget | met |')
  expect(document).toContain('| page<br><small>a \\| b</small> | 12 /s |  |  | ≥ 10 /s | yes |')
  expect(document).toContain('| search<br><small>not measured: no data</small> | – |  |  |  | – |')
})

test('a run replaces the table of its own name and leaves the rest of the document', () => {
  const one = withTable('# Load\n\nRead this.\n', run(12))
  const two = withTable(one, run(15, 'soak'))
  const again = withTable(`${two}\nAnd this.\n`, run(99))
  expect(again).toMatch(/^# Load\n\nRead this\.\n/)
  expect(again).toContain('| 99 /s |')
  expect(again).not.toContain('| 12 /s |')
  expect(again).toContain('| 15 /s |')
  expect(again).toMatch(/And this\.\n$/)
  expect(again.match(/<!-- end of the table -->/g)).toHaveLength(2)
})
