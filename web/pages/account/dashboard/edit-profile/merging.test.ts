import { expect, test } from 'vitest'
import { ownProfile } from '#test/published-profile.ts'
import { mergedInto, mergedWithStored } from './merging.ts'
import { changedFields, profileInputOf, profileValuesOf } from './profile-values.ts'

const profile = ownProfile({
  currentRole: 'Baker',
  phone: '1',
  industry: 'Media & Communications',
  coreProblemSolved: 'Stale bread',
  coreDeliverables: ['Warm bread', 'A sheet'],
  businessAreas: ['Sales', 'Marketing'],
  keySkills: ['Counting'],
})
const base = profileValuesOf(profile)

test('a field that is only written in another way is not a change, and is not sent', () => {
  const typed = {
    ...base,
    phone: ' 1 ',
    coreDeliverables: 'Warm bread\n\nA sheet\n',
    keySkills: ['', 'Counting', '', ' '],
    businessAreas: ['Marketing', 'Sales'],
  }
  expect(changedFields(base, typed)).toEqual([])
  const changed = { ...typed, expertise: 'Rye\n Ovens \n', isActive: false }
  expect(profileInputOf(changed, changedFields(base, changed))).toEqual({
    expertise: ['Rye', 'Ovens'],
    isActive: false,
  })
})

test('a field that only one device changed is kept, and one that both changed differently is reported', () => {
  const mine = { ...base, phone: '2', company: 'The mill', about: 'Same' }
  const theirs = { ...base, phone: '3', headline: 'Bread at four', about: 'Same ' }
  expect(mergedInto(theirs, { base, entered: mine })).toEqual({
    values: { ...base, phone: '2', company: 'The mill', about: 'Same', headline: 'Bread at four' },
    takenOver: ['headline'],
    conflicts: ['phone'],
  })
})

test('text typed before a reload stands over the present profile, and a double change is reported', () => {
  const stored = { base: { phone: '1', about: '' }, typed: { phone: '2', about: 'Nineteen years.' } }
  const now = { ...base, headline: 'Bread at four', about: 'Twenty years.' }
  expect(mergedWithStored(now, stored)).toEqual({
    values: { ...now, phone: '2', about: 'Nineteen years.' },
    takenOver: [],
    conflicts: ['about'],
  })
  expect(
    mergedWithStored({ ...base, ...stored.typed }, stored),
    'it was saved, and the answer lost',
  ).toBeUndefined()
  expect(mergedWithStored(base, undefined)).toBeUndefined()
})
