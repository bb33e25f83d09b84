import { expect, test } from 'vitest'
import { revocationReasons } from '#schema/badges/badge-answers.ts'
import { badgeStanding, confirmedBy } from './badge-words.ts'

test('the present badge is valid, and an older valid one is replaced and still true', () => {
  const valid = { state: 'valid', reason: null } as const
  expect(badgeStanding(valid, true).word).toBe('Valid')
  expect(badgeStanding(valid, false)).toEqual({
    word: 'Replaced',
    sentence: 'Still true and still valid; the newer one says more.',
  })
})

test.each(revocationReasons)('a badge revoked for %s says why in a sentence of its own', (reason) => {
  const { word, sentence } = badgeStanding({ state: 'revoked', reason }, true)
  expect(word).toBe('Revoked')
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  const others = revocationReasons.filter((other) => other !== reason)
  expect(
    others.map((other) => badgeStanding({ state: 'revoked', reason: other }, true).sentence),
  ).not.toContain(sentence)
})

test.each([
  [[], ''],
  [['Omar Said'], 'Confirmed by Omar Said'],
  [['Omar Said', 'Ruth Calloway'], 'Confirmed by Omar Said and Ruth Calloway'],
  [['Omar Said', 'Ruth Calloway', 'Ines Pol'], 'Confirmed by Omar Said, Ruth Calloway and Ines Pol'],
])('the referees %j are named in one line', (names, line) => {
  expect(confirmedBy(names)).toBe(line)
})
