import { expect, test } from 'vitest'
import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { cvRows, leastOf, missesIn } from './cv-reading.ts'
import { measuredFields, precisionOf, recallOf, scoreOf, wordOverlap } from './cv-scores.ts'
import { cvSets, type ExpectedCv, readCvs } from './made-cvs.ts'

const tuned = await readCvs('tuned')

test.each(measuredFields.filter((field) => leastOf[field]))(
  '%s is found in the CVs that may be tuned to',
  (field) => {
    const score = scoreOf(tuned, field)
    expect(tuned.length).toBe(10)
    expect(recallOf(score), missesIn(score)).toBeGreaterThanOrEqual(leastOf[field]?.recall ?? 1)
    expect(precisionOf(score), missesIn(score)).toBeGreaterThanOrEqual(leastOf[field]?.precision ?? 0)
  },
)

test('every CV is read, from every program', async () => {
  const all = (await Promise.all(cvSets.map(readCvs))).flat()
  expect(all.length).toBe(30)
  expect(all.filter(({ found }) => !found).map(({ file }) => file)).toEqual([])
})

const cv: ExpectedCv = {
  program: 'none',
  layout: 'one column',
  name: 'Noor Haddad',
  role: 'Finance Director',
  years: 15,
  industry: '',
  skills: ['Costing', 'Tax', 'Audit', 'Cash', 'Treasury'],
  deliverables: [],
  referees: [],
  stories: ['Cut the waste of twelve shops from 31% to 9%.', 'Opened three shops in 18 months.'],
}
const scored = (found: Finding[], field: (typeof measuredFields)[number]) => {
  const { missed: _, wrong: __, ...counts } = scoreOf([{ file: 'one.pdf', expected: cv, found }], field)
  return counts
}
const finding = (field: Finding['field'], value: string): Finding => ({ field, value, place: '' })

test('a line counts once, where most of its words are those of one that is expected', () => {
  const line = 'Cut the waste of twelve shops from 31% to 9% in a year.'
  const found = [
    finding('story', line),
    finding('story', line),
    finding('story', 'Led a team of nine bakers.'),
  ]
  expect(scored(found, 'story')).toEqual({ expected: 2, found: 3, right: 1 })
  expect(wordOverlap('one two', 'one two three four')).toBeCloseTo(2 / 3)
  expect(wordOverlap('', '')).toBe(0)
})

test('a name is whole, a role may be part of one, years may be one off, four skills are enough', () => {
  expect(scored([finding('name', 'NOOR  haddad')], 'name').right).toBe(1)
  expect(scored([finding('name', 'Noor')], 'name').right).toBe(0)
  expect(scored([finding('role', 'Interim Finance Director')], 'role').right).toBe(1)
  expect(scored([finding('role', 'Director of Tax')], 'role').right).toBe(0)
  expect(scored([finding('experienceYears', '10-15')], 'experienceYears').right).toBe(1)
  expect(scored([finding('experienceYears', '20+')], 'experienceYears').right).toBe(0)
  expect(scored([finding('skills', 'Tax, Audit, Baking')], 'skills')).toEqual({
    expected: 4,
    found: 3,
    right: 2,
  })
})

test('a referee’s role and company count beside the name', () => {
  const ilse = { name: 'Ilse Brandt', role: 'Owner', company: 'Brandt Ltd' }
  const expected = { ...cv, referees: [ilse] }
  const scoredAs = (role: string) =>
    scoreOf(
      [{ file: 'one.pdf', expected, found: [{ ...finding('person', 'Ilse Brandt'), role }] }],
      'personRole',
    ).right
  expect([scoredAs('Owner, Brandt Ltd'), scoredAs(''), scoredAs('Head of Brandt')]).toEqual([1, 0, 0])
  expect(expected.referees).toEqual([ilse])
})

test('a row of a field meets its budget or misses it, and says of how many', () => {
  const [recall, precision] = cvRows('tuned', 'story', {
    expected: 10,
    found: 8,
    right: 7,
    missed: [],
    wrong: [],
  })
  expect(recall).toMatchObject({ figure: 0.7, met: true, note: '7 of 10 found' })
  expect(precision).toMatchObject({ figure: 0.875, met: false, note: '7 of 8 right' })
})
