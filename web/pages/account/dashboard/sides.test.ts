import { expect, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { sayingOf, sidesOf } from './sides.ts'

/** A dashboard with so many referees and stories, taken down or not. */
const standing = (
  referees: number,
  stories: number,
  isActive = true,
  isLive = false,
  suspendedReason: string | null = null,
  isVerified = true,
) =>
  ({
    profile: { isLive, suspendedReason },
    stories: [],
    waitingReferences: 0,
    completion: [],
    checklist: [
      { step: 'verified-address', done: isVerified, have: Number(isVerified), need: 1 },
      { step: 'two-references', done: referees > 1, have: referees, need: 2 },
      { step: 'one-story', done: stories > 0, have: stories, need: 1 },
      { step: 'be-active', done: isActive, have: Number(isActive), need: 1 },
    ],
  }) as unknown as Dashboard
const hung = (dashboard: Dashboard) => sidesOf(dashboard).flatMap(({ place, done }) => (done ? [place] : []))

test('a new profile has one side of its frame, and each referee and the story hang another', () => {
  expect(hung(standing(0, 0))).toEqual(['left'])
  expect(hung(standing(1, 0))).toEqual(['left', 'top'])
  expect(hung(standing(2, 1))).toEqual(['left', 'top', 'right', 'bottom'])
})

test('a page is said to be written once it says a problem and a role', () => {
  const [unwritten] = sidesOf(standing(0, 0))
  expect(unwritten).toMatchObject({ what: 'Your page', says: 'Drawn, and not written yet' })
  const [written] = sidesOf({ ...standing(0, 0), completion: [{ step: 'problem-and-role', done: true }] })
  expect(written).toMatchObject({ says: 'Written and drawn' })
})

test.each([
  [standing(0, 0), 'Three things are still missing.'],
  [standing(2, 0), 'One thing is still missing.'],
  [standing(1, 1, false), 'Two things are still missing.'],
  [standing(2, 1), 'Everything is there'],
  [
    standing(2, 1, false),
    'You have taken your page off view. Show it, and your work is in the gallery again.',
  ],
  [standing(2, 1, true, false, null, false), 'One thing is still missing.'],
  [standing(0, 0, false, false, null, false), 'Five things are still missing.'],
  [standing(2, 1, true, true), 'Your work hangs in the gallery'],
  [standing(2, 1, true, false, 'A figure is not true.'), 'We have taken your page off view.'],
])('it says how far it is to the gallery', (dashboard, words) => {
  expect(sayingOf(dashboard)).toContain(words)
})

test('each thing that is missing has a way to it, and nothing else has', () => {
  const ways = (dashboard: Dashboard) => sidesOf(dashboard).flatMap(({ way }) => way?.to ?? [])
  expect(ways(standing(2, 1))).toEqual([])
  expect(ways(standing(1, 0, false))).toEqual([
    '/customer-dashboard?tab=referees',
    '/story-builder',
    '/customer-dashboard?tab=settings',
  ])
})

test.each([
  [0, [], ['Ask a referee', 'Ask a referee', 'Tell a story']],
  [1, ['draft'], ['See my referees', 'Ask a referee', 'Go on with the story']],
  [2, ['draft', 'submitted'], ['See my referees', 'See my referees', 'See the story']],
  [3, ['submitted', 'returned'], ['See my referees', 'See my referees', 'Mend the story']],
] as const)(
  'with %j referees named and stories %j, what is done is not asked for again',
  (waitingReferences, told, labels) => {
    const stories = told.map((status, id) => ({ id, status })) as unknown as Dashboard['stories']
    const sides = sidesOf({ ...standing(0, 0), waitingReferences, stories })
    expect(sides.flatMap(({ way }) => way?.label ?? [])).toEqual(labels)
  },
)
