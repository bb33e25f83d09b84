import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
// What the bench writes below them are measurements.
const [attacks = ''] = readFileSync(join(root, 'docs/attacks.md'), 'utf8').split('<!-- bench')

/** The requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by section; those of level 1 first. */
const sections = `
1.1 | 1 2          1.2 1 2 3 4 5 | 6 7 8 9                 1.3 1 2 | 3 4 5 6 7 8 9 10 11
1.4 | 1 2 3        1.5 1 | 2            2.1 1 | 2 3        2.2 1 2 | 3      2.3 1 | 2 3 4      2.4 | 1
3.2 1 2 |          3.3 1 | 2 3 4        3.4 1 2 | 3 4 5 6  3.5 1 2 3 | 4 5  3.7 | 1 2
4.1 1 | 2 3        4.2 | 1              4.3 | 1 2          4.4 1 | 2 3 4
5.1 | 1            5.2 1 2 | 3          5.3 1 2 |          5.4 | 1 2 3
6.1 1 | 2 3        6.2 1 2 3 4 5 6 7 8 | 9 10 11 12        6.3 1 2 | 3 4    6.4 1 2 | 3 4
6.5 | 1 2 3 4 5    6.6 | 1 2 3          6.8 | 1 2 3 4
7.1 | 1 2 3        7.2 1 2 3 4 |        7.3 | 1 2          7.4 1 2 | 3 4 5  7.5 | 1 2          7.6 | 1 2
8.1 1 | 2          8.2 1 2 | 3          8.3 1 |            8.4 | 1          9.1 1 2 3 |        9.2 1 | 2 3 4
10.1 | 1 2         10.2 | 1 2           10.3 | 1 2 3 4     10.4 1 2 3 4 5 | 6 7 8 9 10 11
10.5 | 1 2 3 4 5   10.6 | 1 2           10.7 | 1 2 3
11.1 | 1 2         11.2 | 1 2 3         11.3 1 2 | 3       11.4 1 | 2 3 4   11.5 | 1           11.6 | 1
12.1 1 | 2 3       12.2 1 2 |           12.3 | 1 2 3 4
13.1 | 1           13.2 | 1 2 3 4 5     13.3 | 1 2         13.4 1 | 2 3 4 5
14.1 | 1 2         14.2 1 | 2 3 4       14.3 1 | 2 3
15.1 1 | 2 3       15.2 1 | 2 3         15.3 1 | 2 3 4 5 6 7
16.1 | 1           16.2 | 1 2 3 4 5     16.3 | 1 2 3 4     16.4 | 1 2 3     16.5 | 1 2 3
17.1 | 1           17.2 | 1 2 3 4       17.3 | 1 2
`
const requirements = [...sections.matchAll(/(\d+\.\d+)((?: \d+)*) \|((?: \d+)*)/g)].flatMap(
  ([, section, first = '', second = '']) =>
    [first, second].flatMap((numbers, index) =>
      [...numbers.matchAll(/\d+/g)].map(([number]) => ({ id: `${section}.${number}`, level: index + 1 })),
    ),
)
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rows = document.match(/^\| \d.*\|$/gm)?.map(cells) ?? []
const applying = rows.filter(([first = '']) => first.includes('('))
const others = rows.filter(([first = '']) => !first.includes('('))

test('every requirement of ASVS levels 1 and 2 has one row, with its level', () => {
  expect([1, 2].map((wanted) => requirements.filter(({ level }) => level === wanted).length)).toEqual([
    70, 183,
  ])
  const met = applying.map(([first]) => first)
  const left = others.flatMap(([ids = '']) => ids.split(', '))
  const levelOf = new Map(requirements.map(({ id, level }) => [id, level]))
  const written = [...met, ...left.map((id) => `${id} (${levelOf.get(id)})`)]
  expect(written.toSorted()).toEqual(requirements.map(({ id, level }) => `${id} (${level})`).toSorted())
})

test('every row says where it is met, and shows it by a test, or says that it is not met or reviewed', () => {
  const bare = applying.filter(
    ([, requirement, where = '', shown = '']) =>
      !requirement ||
      !where ||
      !(/\.test\.ts` “/.test(shown) || shown === 'reviewed' || /\*\*Not /i.test(where)),
  )
  expect(bare.map(([id]) => id)).toEqual([])
  expect(others.filter(([, why]) => !why).map(([id]) => id)).toEqual([])
})

test('every attack has a test that tries it again, and a result', () => {
  const [table = ''] = attacks.split('<!-- bench:')
  const tried = table.match(/^\| (?!attack|---).*\|$/gm)?.map(cells) ?? []
  expect(tried.length).toBeGreaterThan(15)
  const bare = tried.filter(
    ([, attempt, shown = '', result]) => !attempt || !result || !/\.test\.ts` “/.test(shown),
  )
  expect(bare).toEqual([])
})

test.each([
  ['requirements', document, 150],
  ['attacks', attacks, 25],
] as const)('every test that the page of %s names is there', (_, page, least) => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.ts)` ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => [file, name] as const),
  )
  expect(named.length).toBeGreaterThan(least)
  const lost = named.filter(([file, name]) => {
    const path = join(root, file)
    const isNamed = (quote: string) => readFileSync(path, 'utf8').includes(`${quote}${name}${quote}`)
    return !existsSync(path) || !["'", '"', '`'].some(isNamed)
  })
  expect(lost).toEqual([])
  expect(page.match(/\.test\.ts`(?! (?:“|checks))/g)).toBeNull()
})
