import { expect, test } from 'vitest'
import { type ProfileProgress, progressText, requirementsOf } from './go-live-requirements.ts'

type Standing = {
  referees?: number
  stories?: number
  isVerified?: boolean
  isActive?: boolean
  profile?: Partial<ProfileProgress['profile']>
}

/** A profile's progress; by default visible with a confirmed address, and nothing else. */
const standing = ({
  referees = 0,
  stories = 0,
  isVerified = true,
  isActive = true,
  profile,
}: Standing = {}): ProfileProgress => ({
  profile: { isLive: false, suspendedReason: null, ...profile },
  stories: [],
  waitingReferences: 0,
  completion: [],
  checklist: [
    { step: 'verified-address', done: isVerified, have: Number(isVerified), need: 1 },
    { step: 'two-references', done: referees > 1, have: referees, need: 2 },
    { step: 'one-story', done: stories > 0, have: stories, need: 1 },
    { step: 'be-active', done: isActive, have: Number(isActive), need: 1 },
  ],
})
const closed = (progress: ProfileProgress) =>
  requirementsOf(progress).flatMap(({ side, done }) => (done ? [side] : []))
const complete = { referees: 2, stories: 1 }

test('a new profile has one side of its frame, and each referee and the story close another', () => {
  expect(closed(standing())).toEqual(['left'])
  expect(closed(standing({ referees: 1 }))).toEqual(['left', 'top'])
  expect(closed(standing(complete))).toEqual(['left', 'top', 'right', 'bottom'])
})

test('a page counts as written once it has a problem and a role', () => {
  const [unwritten] = requirementsOf(standing())
  expect(unwritten).toMatchObject({ label: 'Your page', state: 'Drawn, and not written yet' })
  const [written] = requirementsOf({ ...standing(), completion: [{ step: 'problem-and-role', done: true }] })
  expect(written).toMatchObject({ state: 'Written and drawn' })
})

test.each([
  [standing(), 'Three things are still missing.'],
  [standing({ referees: 2 }), 'One thing is still missing.'],
  [standing({ referees: 1, stories: 1, isActive: false }), 'Two things are still missing.'],
  [standing(complete), 'Everything is there'],
  [
    { ...standing({ referees: 2 }), stories: [{ id: 1, status: 'submitted' as const }] },
    'Everything else is there, and a validator has your story.',
  ],
  [
    { ...standing({ referees: 1 }), stories: [{ id: 1, status: 'submitted' as const }] },
    'Two things are still missing.',
  ],
  [
    standing({ ...complete, isActive: false }),
    'Everything is there, and your page waits for you. Show it, and your work is in the gallery.',
  ],
  [standing({ ...complete, isVerified: false }), 'One thing is still missing.'],
  [standing({ isActive: false, isVerified: false }), 'Five things are still missing.'],
  [standing({ ...complete, profile: { isLive: true } }), 'Your work hangs in the gallery'],
  [
    standing({ ...complete, profile: { suspendedReason: 'A figure is not true.' } }),
    'We have taken your page off view.',
  ],
])('the progress text says how far the profile is from the gallery', (progress, words) => {
  expect(progressText(progress)).toContain(words)
})

test('each missing thing has a link to it, and nothing else has', () => {
  const ways = (progress: ProfileProgress) => requirementsOf(progress).flatMap(({ way }) => way?.to ?? [])
  expect(ways(standing(complete))).toEqual([])
  expect(ways(standing({ referees: 1, isActive: false }))).toEqual([
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
  'a profile with %j referees named and stories %j is not asked again for finished steps',
  (waitingReferences, statuses, labels) => {
    const stories = statuses.map((status, id) => ({ id, status }))
    const requirements = requirementsOf({ ...standing(), waitingReferences, stories })
    expect(requirements.flatMap(({ way }) => way?.label ?? [])).toEqual(labels)
  },
)
