import { expect, test } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'
import type { DraftText } from '#schema/drafts/profile-assistant.ts'
import { drafted } from '#test/drafted.ts'
import { figuresIn } from '../knowledge/own-words.ts'
import { findingsIn, type Lack, openBlanks, weakestFields } from './advice.ts'
import { betterSentence, filledIn } from './better-sentence.ts'
import { usableSuggestion } from './suggestions.ts'

/** An answer that lacks nothing, for every field. */
const whole = drafted({
  problemSolved: 'Bakeries that throw away a third of what they bake.',
  targetClient: 'Bakeries with two to ten shops, whose owner closes the till.',
  clientProblemsBefore: 'Nobody counted what was left, and forty loaves a day went into the bin.',
  deliverables: 'An order sheet by shop and weekday, in the second week.',
  experience: 'Nineteen years at the oven. At the last bakery waste fell by a third.',
})
const lacksOf = (field: DraftText, text: string) =>
  findingsIn({ ...whole, [field]: text }).flatMap((found) => (found.field === field ? [found.lack] : []))

test('a draft that says who, what, how it was, how much and when lacks nothing', () => {
  expect(findingsIn(whole)).toEqual([])
  expect(weakestFields(whole)).toEqual([])
})

test.each<[DraftText, string, Lack[]]>([
  ['experience', 'I have seen many bakeries', ['figure', 'before', 'when']],
  ['experience', 'Nineteen years at the oven', ['before']],
  ['experience', 'Waste fell at every bakery', ['figure', 'when']],
  ['deliverables', 'Support', ['what', 'when']],
  ['deliverables', 'Advice and a plan for the shop', ['when']],
  ['deliverables', 'A signed order sheet by Friday', []],
  ['targetClient', 'Any company that bakes', ['who']],
  ['targetClient', 'Bakeries', ['who']],
  ['targetClient', 'Family bakeries', []],
  ['clientProblemsBefore', 'Waste', ['figure', 'what']],
  ['problemSolved', 'Too much waste every single evening', ['who']],
  ['problemSolved', 'Waste in bakeries', ['what']],
])('%s, %j: lacks %j', (field, text, lacks) => {
  expect(lacksOf(field, text)).toEqual(lacks)
})

test('a buyer’s first doubt is named first, and the field with most doubts is the weakest', () => {
  const thin = { ...whole, experience: 'I like bread', deliverables: 'Support' }
  const order = findingsIn(thin).map(({ field, lack }) => `${field}/${lack}`)
  expect(order).toEqual([
    'experience/figure',
    'deliverables/what',
    'experience/before',
    'deliverables/when',
    'experience/when',
  ])
  expect(weakestFields(thin)).toEqual(['experience', 'deliverables'])
})

test('a blank says nothing yet, and its answer is left alone until it is filled', () => {
  const blank = { ...whole, experience: 'Nineteen years, and [what] went from [12 loaves] to less' }
  expect(findingsIn({ ...blank, experience: 'Bread, [12 loaves]' }).map(({ lack }) => lack)).toContain(
    'figure',
  )
  expect(openBlanks(blank)).toEqual([
    { field: 'experience', blank: '[what]' },
    { field: 'experience', blank: '[12 loaves]' },
  ])
  expect(weakestFields({ ...blank, experience: 'Bread, [how much]' })).toEqual([])
})

const thin: Draft = {
  ...whole,
  problemSolved: 'Too much waste every evening.',
  targetClient: 'Bakeries',
  clientProblemsBefore: 'Nobody counted what was left',
  deliverables: 'Support',
  experience: 'I have seen many bakeries.',
}
test.each<[DraftText, string]>([
  ['problemSolved', 'Too much waste every evening. Who has it: Bakeries.'],
  ['targetClient', 'Bakeries, with [how many] people, where [whose post] usually calls me in.'],
  [
    'clientProblemsBefore',
    'Nobody counted what was left. It cost them [how much] every [week, month or year].',
  ],
  [
    'deliverables',
    'Support: [the plan, document or tool that stays with them], in their hands [how many weeks] after we begin.',
  ],
  [
    'experience',
    'I have seen many bakeries, over [how many years]. What I found: Nobody counted what was left. [How long] later, [what you counted] had gone from [figure before] to [figure after].',
  ],
])('a better %s keeps every word of the draft and leaves blanks', (field, text) => {
  const better = betterSentence(thin, field)
  expect(better).toEqual({ field, text, instead: thin[field] })
  expect(usableSuggestion(thin, [], `${field}: ${text}`), 'it passes where a model’s must').toEqual(better)
  expect(figuresIn(text.replace(/\[[^\]]*\]/g, ''))).toEqual([])
})

test('an answer that lacks nothing gets no suggestion', () => {
  expect(betterSentence(whole, 'experience')).toBeUndefined()
})

test('a blank is filled with the visitor’s own words, and with nothing else', () => {
  const draft = { ...whole, deliverables: 'A plan, [how many weeks] after we begin.' }
  expect(filledIn(draft, 'deliverables', '[how many weeks]', ' $& six weeks. ').text).toBe(
    'A plan, $& six weeks after we begin.',
  )
})
