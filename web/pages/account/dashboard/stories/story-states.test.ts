import { expect, test } from 'vitest'
import { badgeOf, confirmedText, storyStateText, withMoved } from './story-states.ts'

const story = {
  status: 'draft' as const,
  missing: 0,
  version: 1,
  publicVersion: null,
  isCovered: true,
  isConfirmed: false,
  claims: 0,
  confirmedClaims: 0,
}

test.each([
  [{}, 'Ready to be submitted.'],
  [{ missing: 1 }, '1 thing still to fill in.'],
  [
    { missing: 2, version: 3, publicVersion: 2 },
    '2 things still to fill in. Visitors read the validated text until the new one is validated.',
  ],
  [{ missing: 2, version: 3, publicVersion: 2, isCovered: false }, '2 things still to fill in.'],
  [{ status: 'submitted' }, 'A referee has yet to confirm it; then a validator can validate it.'],
  [{ status: 'submitted', isConfirmed: true }, 'A validator reads it next.'],
  [{ status: 'returned' }, 'Mend it and send it again.'],
  [{ status: 'validated', publicVersion: 1 }, 'It is part of your page.'],
  [{ status: 'validated', publicVersion: 1, isCovered: false }, 'Your plan does not show it.'],
] as const)('a story that is %o names its state', (changes, sentence) => {
  expect(storyStateText({ ...story, ...changes })).toBe(sentence)
})

test('the badge is the status with its first letter capitalised', () => {
  expect(badgeOf({ status: 'returned' })).toEqual({ kind: 'outline', label: 'Returned' })
  expect(badgeOf({ status: 'submitted' })).toEqual({ kind: 'secondary', label: 'Submitted' })
  expect(badgeOf({ status: 'validated' })).toEqual({ kind: 'default', label: 'Validated' })
})

test.each([
  [{}, ''],
  [{ isConfirmed: true }, 'A referee confirmed it'],
  [{ claims: 1 }, 'Its sentence is not confirmed yet'],
  [{ claims: 1, confirmedClaims: 1 }, 'Its sentence is confirmed'],
  [{ claims: 2 }, 'None of 2 sentences confirmed yet'],
  [{ claims: 4, confirmedClaims: 3 }, '3 of 4 sentences confirmed'],
])('a story that is %o says how much of it is confirmed', (changes, sentence) => {
  expect(confirmedText({ ...story, ...changes })).toBe(sentence)
})

test('a story moves one place, and not beyond the ends', () => {
  const ids = (id: number, by: -1 | 1) =>
    withMoved([{ id: 1 }, { id: 2 }, { id: 3 }], id, by).map((one) => one.id)
  expect(ids(2, -1)).toEqual([2, 1, 3])
  expect(ids(2, 1)).toEqual([1, 3, 2])
  expect(ids(1, -1)).toEqual([1, 2, 3])
  expect(ids(3, 1)).toEqual([1, 2, 3])
})
