import { expect, test } from 'vitest'
import { findingsInText } from './findings-in-text.ts'
import { looksLikeName, roleIn } from './name-and-role.ts'

test.each([
  ['SIÂN Ó BRIAIN', 'Siân Ó Briain'],
  ['JAN VAN DEN BERG', 'Jan van den Berg'],
  ['Khalid al-Rashid', 'Khalid al-Rashid'],
  ['Robert (Bob) Hunter', 'Robert (Bob) Hunter'],
  ['Thérèse L’Écuyer, MSc, FCCA', 'Thérèse L’Écuyer'],
  ['Iván Vetési PhD', 'Iván Vetési'],
  ['Curriculum Vitae – Mary Baker', 'Mary Baker'],
  ['ÖMER IŞIK', 'Ömer Işık'],
  ['BSc Food Science', undefined],
  ['Finance Director', undefined],
])('the name in “%s” is %s', (line, name) => {
  expect(looksLikeName(line)).toBe(name)
})

test('a name over two lines is one, and a surname that is a trade is no role', () => {
  const lines = [
    ...['PETER', 'COOK'].map((text) => ({ text, size: 26 })),
    ...['Operations Manager', 'Leeds · peter.cook@post.example'].map((text) => ({ text, size: 11 })),
  ]
  const found = findingsInText(lines, new Date('2026-11-26'))
  expect(found.slice(0, 2).map(({ value }) => value)).toEqual(['Peter Cook', 'Operations Manager'])
  expect(roleIn('Peter Cook', 'Peter Cook')).toBeUndefined()
})
