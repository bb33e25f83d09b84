import { expect, test } from 'vitest'
import { joinedReferences } from '#schema/accounts/accounts.ts'
import { hostileLength, readToEnd } from '#test/hostile/read-to-end.ts'
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

test.each([
  ['white space', (length: number) => `a${' '.repeat(length - 2)}b`],
  ['lines', (length: number) => `a b${'\n'.repeat(length)}`],
  ['opening brackets', (length: number) => `a b ${'('.repeat(length)}`],
  ['names that go on', (length: number) => 'a b ('.repeat(length / 5)],
  ['addresses that go on', (length: number) => `a b (${'@'.repeat(length)}`],
  ['addresses without a story', (length: number) => 'a b (c@d) '.repeat(length / 10)],
  ['semicolons', (length: number) => ';'.repeat(length)],
  ['semicolons and white space', (length: number) => '; '.repeat(length / 2)],
  ['beginnings', (length: number) => ';a(b@c)'.repeat(Math.floor(length / 7))],
  ['white space before a hyphen that is none', (length: number) => `a b (c@d)${' '.repeat(length)}x`],
])('a million characters of %s are read to their end', (_, hostile) => {
  readToEnd((references) => refereesIn({ references }), hostile(hostileLength))
})
