import { expect, test } from 'vitest'
import { namesIn } from './person-name.ts'

test.each([
  ['Ada Clock', 'Ada', 'Clock'],
  ['Siân Ó Dálaigh-Müller', 'Siân', 'Ó Dálaigh-Müller'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Maria Teresa de la Cruz', 'Maria Teresa', 'de la Cruz'],
  ['Peter Van Damme', 'Peter', 'Van Damme'],
  ['Mary Ann Evans', 'Mary Ann', 'Evans'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Prince', 'Prince', ''],
])('“%s” has the first name “%s” and the last name “%s”', (name, firstName, lastName) => {
  expect(namesIn(name)).toEqual({ firstName, lastName })
})
