import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SampleExpert } from '../samples/sample-expert.ts'
import { storyGapsOf } from './story-gaps.ts'
import { type StoryPart, storyParts } from './story-limits.ts'

const missingOf = (part: StoryPart, text: string) => storyGapsOf(part, text).map(({ missing }) => missing)

test('a part in which nothing is written yet is asked no question', () => {
  for (const part of storyParts) expect(storyGapsOf(part, ' \n')).toEqual([])
})

test('a situation is asked what the problem cost, and how much of it there was', () => {
  expect(
    missingOf('problemDescription', 'The bakery planned each day by the feeling of its oldest baker.'),
  ).toEqual(['It does not say what the problem cost.', 'Nothing in it is counted.'])
  const text = 'Every evening 41 loaves were thrown away, and the owner paid for the flour of all of them.'
  expect(missingOf('problemDescription', text)).toEqual([])
})

test('a story told with “we” is asked for the part that was one’s own', () => {
  const we = 'We counted what was left each evening, because nobody had, and baked less of it the day after.'
  expect(missingOf('solution', we)).toEqual(['It says “we”, and never “I”.'])
  expect(missingOf('solution', we.replace('We counted', 'I had us count'))).toEqual([])
  expect(
    missingOf('solution', 'Counting sheets were hung beside the oven, because nobody had counted.'),
  ).toEqual(['Nobody does anything in it.'])
})

test('a result is asked for a figure, and for how it was before', () => {
  expect(missingOf('results', 'The owner is very happy with the bread that we bake for her.')).toEqual([
    'There is no figure in it.',
    'There is no before and after.',
  ])
  expect(missingOf('results', 'Waste fell from 41 loaves an evening to two, and has stayed there.')).toEqual(
    [],
  )
})

test('a blank that a rewording left is named before anything else', () => {
  expect(
    missingOf('results', 'Waste fell from [how many] loaves an evening to two, and it has stayed there.')[0],
  ).toBe('“[how many]” waits for you.')
})

test('the stories of the sample experts, which people are shown, are asked little', async () => {
  const files = readdirSync(new URL('../samples', import.meta.url))
  const modules: Record<string, Partial<SampleExpert>>[] = await Promise.all(
    files.map((file) => import(`../samples/${file.replace('.ts', '')}.ts`)),
  )
  const stories = modules.flatMap((module) => Object.values(module).flatMap(({ stories = [] }) => stories))
  const gaps = stories.flatMap((story) => [
    ...storyGapsOf('problemDescription', story.situation),
    ...storyGapsOf('task', story.task),
    ...storyGapsOf('solution', story.action),
    ...storyGapsOf('results', story.result),
  ])
  expect(stories.length).toBeGreaterThan(80)
  expect(gaps.length / stories.length).toBeLessThan(1)
})
