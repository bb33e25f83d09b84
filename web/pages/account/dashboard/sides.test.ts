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
) =>
  ({
    profile: { isLive, suspendedReason },
    checklist: [
      { step: 'two-references', done: referees > 1, have: referees, need: 2 },
      { step: 'one-story', done: stories > 0, have: stories, need: 1 },
      { step: 'be-active', done: isActive, have: Number(isActive), need: 1 },
    ],
  }) as Dashboard
const hung = (dashboard: Dashboard) => sidesOf(dashboard).flatMap(({ place, done }) => (done ? [place] : []))

test('a new profile has one side of its frame, and each referee and the story hang another', () => {
  expect(hung(standing(0, 0))).toEqual(['left'])
  expect(hung(standing(1, 0))).toEqual(['left', 'top'])
  expect(hung(standing(2, 1))).toEqual(['left', 'top', 'right', 'bottom'])
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
