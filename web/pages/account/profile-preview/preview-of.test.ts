import { expect, test } from 'vitest'
import { publishedProfile, unpublishedStory } from '#test/published-profile.ts'
import { isShown, previewOf } from './preview-of.ts'

const page = publishedProfile({ coreDeliverables: ['Full boats'], stories: [{}] })
const [published] = page.stories
const lines = { headline: '', businessAreas: ['Sales'] }

const version = {
  version: 2,
  status: 'draft' as const,
  note: '',
  editedAt: '2026-01-02T10:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
  marked: [],
  title: 'The boats at noon',
  subtitle: '',
  industry: 'Transportation',
  timeline: 'May',
  problemDescription: 'Empty boats.',
  task: 'Fill them.',
  solution: 'I asked.',
  results: 'Full.',
}
const story = (id: number) => unpublishedStory(id, version)
const dashboard = (stories: { id: number; isCovered: boolean }[], plan: 'free' | 'premium' = 'premium') => ({
  stories,
  profile: { plan },
})

test('a story that waits stands at its place on the page, and is not called validated', () => {
  const id = published?.id ?? 0
  const first = previewOf(
    page,
    dashboard([
      { id: 900, isCovered: true },
      { id, isCovered: true },
    ]),
    story(900),
    lines,
  )
  expect(first.stories.map((one) => [one.id, one.status])).toEqual([
    [900, 'submitted'],
    [id, 'validated'],
  ])
  const changed = previewOf(page, dashboard([{ id, isCovered: true }]), story(id), lines)
  expect(changed.stories[0]).toMatchObject({ title: 'The boats at noon', status: 'submitted' })
})

test('a story that the plan would not show is not on the preview either', () => {
  const id = published?.id ?? 0
  const own = dashboard(
    [
      { id, isCovered: true },
      { id: 900, isCovered: false },
    ],
    'free',
  )
  expect(isShown(own.stories, 900)).toBe(false)
  expect(previewOf(page, own, story(900), lines).stories.map((one) => one.id)).toEqual([id])
})

test('the preview shows the lines as they are typed, and without a headline the first deliverable', () => {
  const own = dashboard([])
  expect(previewOf(page, own, undefined, lines)).toMatchObject({
    headline: 'Full boats',
    businessAreas: ['Sales'],
  })
  expect(previewOf(page, own, undefined, { ...lines, headline: 'Boats that leave full' }).headline).toBe(
    'Boats that leave full',
  )
})
