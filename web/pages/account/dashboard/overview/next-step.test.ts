import { expect, test } from 'vitest'
import { completionSteps, type Dashboard, goLiveSteps } from '#schema/dashboard.ts'
import { ownProfile } from '#test/published-profile.ts'
import { percentOf, stepsOf } from './completion-steps.ts'
import { whatWaits } from './news-of.ts'
import { nextStepOf } from './next-step.ts'

type Story = Dashboard['stories'][number]
const story = (id: number, status: Story['status']) => ({ id, status, title: `Story ${id}` }) as Story

const filledProfile = ownProfile({ level: 3, plan: 'premium', isLive: true, coreProblemSolved: 'x' })

/** A dashboard of a live, complete profile with these changes. */
const dashboard = (changes: {
  profile?: object
  stories?: Story[]
  leads?: number
  conversations?: number
  open?: string[]
  meetings?: object
}): Dashboard => {
  const {
    profile,
    stories = [story(1, 'validated')],
    leads = 0,
    conversations = 0,
    open = [],
    meetings,
  } = changes
  const line = <Step extends string>(step: Step) => ({ step, done: !open.includes(step) })
  return {
    profile: { ...filledProfile, ...profile },
    analytics: { profileViews: 0, validatedStories: 0, chatInteractions: 0, scorecardCompletions: 0 },
    completion: completionSteps.map(line),
    unread: { leads, conversations },
    waiting: leads + conversations,
    meetings: { coming: 0, next: null, hasOpenHours: true, ...meetings },
    hasOwnSite: false,
    trialUntil: null,
    pastDue: null,
    sprint: null,
    activity: [],
    stories,
    waitingReferences: 0,
    stoppedReferences: 0,
    checklist: goLiveSteps.map((step) => ({ ...line(step), have: 0, need: 1 })),
  }
}
const labelOf = (changes: Parameters<typeof dashboard>[0]) => {
  const next = nextStepOf(dashboard(changes))
  return 'share' in next ? 'share' : next.label
}

test.each([
  [{ profile: { suspendedReason: 'A figure is not true.' }, leads: 3 }, 'Write to us'],
  [{ leads: 1, stories: [story(1, 'returned')] }, 'Read the message'],
  [{ leads: 3 }, 'Read the messages'],
  [{ stories: [story(1, 'validated'), story(2, 'returned')], conversations: 2 }, 'Mend “Story 2”'],
  [{ stories: [], open: ['first-story', 'one-story', 'two-references'] }, 'Add New Story'],
  [{ stories: [story(4, 'draft')], open: ['one-story', 'two-references'] }, 'Go on with “Story 4”'],
  [{ stories: [story(4, 'submitted')], open: ['one-story', 'two-references'] }, 'Look after your referees'],
  [{ open: ['be-active'] }, 'Show my page'],
  [{ conversations: 2, open: ['solution-steps'] }, 'Read the conversations'],
  [{ meetings: { hasOpenHours: false }, conversations: 1 }, 'Read the conversations'],
  [{ meetings: { hasOpenHours: false }, open: ['page-passed-on'] }, 'Set my hours'],
  [{ meetings: { hasOpenHours: false }, profile: { plan: 'free' } }, 'Add New Story'],
  [{ open: ['solution-steps', 'page-passed-on'] }, 'share'],
  [{ open: ['solution-steps'] }, 'Tell my method'],
  [{ open: ['page-passed-on'] }, 'share'],
  [{}, 'Add New Story'],
])('the next step of %j is “%s”', (changes, label) => {
  expect(labelOf(changes)).toBe(label)
})

test('a step leads to the first field that is still empty', () => {
  const steps = stepsOf(dashboard({ open: ['problem-and-role'] }))
  expect(steps.find(({ step }) => step === 'problem-and-role')?.to).toBe(
    '/customer-dashboard?tab=settings&edit=currentRole',
  )
})

test('steps that need others come first before a page is on view', () => {
  const order = (isLive: boolean) => stepsOf(dashboard({ profile: { isLive } })).map(({ step }) => step)
  expect(order(true)).toEqual([...completionSteps])
  expect(order(false).slice(0, 3)).toEqual(['verified-address', 'first-story', 'two-references'])
})

test('completion is the share of the steps that are done', () => {
  expect(percentOf(dashboard({}))).toBe(100)
  expect(percentOf(dashboard({ open: ['first-story', 'solution-steps', 'page-passed-on'] }))).toBe(67)
})

test('news that waits for the owner is told in one sentence', () => {
  const stories = [story(1, 'returned'), story(2, 'returned')]
  expect(whatWaits(dashboard({ leads: 2, conversations: 1, stories }))).toBe(
    'Two people wrote to you, one conversation with your agent is new and two stories came back with a note.',
  )
  expect(whatWaits(dashboard({ leads: 100 }))).toBe('100 or more people wrote to you.')
  expect(whatWaits(dashboard({}))).toBe('')
})
