import { expect, test } from 'vitest'
import { newStorySchema } from '#schema/stories/own-stories.ts'
import { storyDraftOf } from './story-draft-of.ts'

const shared = (given: { title?: string; text?: string; url?: string }) =>
  storyDraftOf({ title: '', text: '', url: '', storyKey: crypto.randomUUID(), whose: null, ...given })

test('a shared page gives a draft its title, and its text the situation, with the address below', () => {
  const { story, left } = shared({
    title: 'The queue at noon',
    text: 'We cut it.',
    url: 'https://a.example/q',
  })
  expect(story).toMatchObject({
    title: 'The queue at noon',
    problemDescription: 'We cut it.\n\nhttps://a.example/q',
    task: '',
  })
  expect(left).toBe(0)
})

test('an address that stands in the text is not added again', () => {
  const { story } = shared({ text: 'See https://a.example/q', url: 'https://a.example/q' })
  expect(story.problemDescription).toBe('See https://a.example/q')
})

test.each([
  [{ text: 'First line\nand a second' }, 'First line'],
  [{ url: 'https://a.example/long/path' }, 'a.example'],
  [{ url: 'no address' }, 'no address'],
])('a shared text without a title is called by its own words: %j', (given, title) => {
  expect(shared(given).story.title).toBe(title)
})

test('a long title is cut between two words', () => {
  const { title = '' } = shared({ title: 'word '.repeat(60) }).story
  expect(title.length).toBeLessThanOrEqual(140)
  expect(title).toMatch(/word…$/)
})

test('a text of 20,000 characters fills the four parts in its order, and reports the rest', () => {
  const sentence = 'We moved the counter and the queue went down by a third. '
  const { story, left } = shared({ text: sentence.repeat(351) })
  const parts = [story.problemDescription, story.task, story.solution, story.results]
  for (const part of parts) expect(part).toMatch(/^We moved.*third\.$/s)
  expect(newStorySchema.parse(story)).toEqual(story)
  const taken = parts.join(' ').length
  expect(Math.abs(sentence.length * 351 - taken - left)).toBeLessThan(5)
})

test('no character is cut in two where there is no space to cut at', () => {
  const { story } = shared({ text: `x${'🖼'.repeat(3000)}` })
  expect(story.problemDescription?.isWellFormed()).toBe(true)
  expect(newStorySchema.parse(story)).toEqual(story)
})
