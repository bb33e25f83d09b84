import { describe, expect, test } from 'vitest'
import { joinedReferences } from '#schema/accounts/accounts.ts'
import { refereesIn } from './joined-references.ts'

const ilse = {
  firstName: 'Ilse',
  lastName: 'Brandt',
  email: 'ilse@harbour.example',
  solutionStory: 'We counted what was left every evening.',
}
const omar = {
  firstName: 'Omar',
  lastName: 'Said al Din',
  email: 'omar+work@mill.example',
  solutionStory: 'First the ovens; then the rota (both) - in that order; nobody left.',
}

test('referees are read as they were joined, also where a story holds semicolons and brackets', () => {
  expect(refereesIn({ references: joinedReferences([ilse, omar]) })).toEqual([ilse, omar])
  expect(refereesIn({ references: joinedReferences([omar, ilse, omar, ilse]) })).toEqual([omar, ilse, omar])
})

test.each([
  [
    'no white space round what separates them',
    'Ilse Brandt(ilse@harbour.example)-We counted what was left every evening.;Omar Said (o@m.example)   -  We baked it twice a day.',
    ['Ilse Brandt', 'Omar Said'],
  ],
  [
    'brackets in the first name of all',
    'Anna (Ann) Berg (a@b.example) - We baked it twice a day.',
    ['Anna (Ann) Berg'],
  ],
  [
    'only who is complete',
    'Ilse (ilse@harbour.example) - We counted it all.; Omar Said (o@m.example) - short; Eva Lind (e@l.example) - We baked it twice a day.',
    ['Eva Lind'],
  ],
  ['nobody in an empty text', '', []],
  ['nobody in a text that names nobody', 'Please ask whomever you like; they all know me.', []],
])('a joined text gives %s', (_, references, names) => {
  expect(refereesIn({ references }).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(
    names,
  )
})

describe('a hostile text is read in time that grows as its length does', () => {
  const longest = 10_000
  test.each([
    ['white space', (length: number) => `a${' '.repeat(length - 2)}b`],
    ['lines', (length: number) => `a b${'\n'.repeat(length)}`],
    ['opening brackets', (length: number) => `a b ${'('.repeat(length)}`],
    ['names that go on', (length: number) => 'a b ('.repeat(length / 5)],
    ['addresses that go on', (length: number) => `a b (${'@'.repeat(length)}`],
    ['addresses without a story', (length: number) => 'a b (c@d) '.repeat(length / 10)],
    ['semicolons', (length: number) => ';'.repeat(length)],
    ['semicolons and white space', (length: number) => '; '.repeat(length / 2)],
    ['beginnings', (length: number) => ';a(b@c)'.repeat(length / 7)],
    ['white space before a hyphen that is none', (length: number) => `a b (c@d)${' '.repeat(length)}x`],
  ])('%s', (_, hostile) => {
    const timeOf = (references: string) => {
      const start = performance.now()
      refereesIn({ references })
      return performance.now() - start
    }
    // The fastest of many, since a busy machine lets any of them wait.
    const pairs = Array.from(
      { length: 40 },
      () => [timeOf(hostile(longest)), timeOf(hostile(longest * 4))] as const,
    )
    const short = Math.max(Math.min(...pairs.map(([short]) => short)), 0.1)
    const long = Math.min(...pairs.map(([, long]) => long))
    // Four times the text: sixteen times the time where it is square, sixty-four where it is cubic.
    expect(long / short).toBeLessThan(10)
  })
})
