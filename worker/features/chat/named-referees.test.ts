import { expect, test } from 'vitest'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { refereesAnswer } from './built-in-agent/proof.ts'
import { namedReferees } from './named-referees.ts'

const ben: PublicReference = {
  id: 1,
  name: 'Ben Tower',
  email: 'b•••@tower.example',
  company: 'Tower',
  role: 'Sexton',
  relationship: '',
  status: 'validated',
  feedback: 'She climbed the scaffold in a thunderstorm.',
  validatedAt: '2026-01-01T00:00:00.000Z',
  checks: [],
  confirms: [],
}
const story = { title: 'The Clock at Ely', solution: 'First the gears, then the hands.', results: 'It goes.' }
const called = (name: string, more: Partial<PublicReference> = {}) =>
  publishedProfile({
    stories: [story],
    references: [ben, { ...ben, id: 2, name, feedback: '', role: '', company: '', ...more }],
  })
const named = (text: string, page = called('Ida Moss')) => namedReferees(page, { text, citations: [] })

test('an answer that names referees, or quotes one of them, is known to be about them', () => {
  const page = called('Ida Moss')
  expect(named(refereesAnswer(page, '', undefined))).toEqual([1, 2])
  expect(named('Ida Moss knows the clock.')).toEqual([2])
  expect(named('One says: “She climbed the scaffold in a thunderstorm.”')).toEqual([1])
  expect(named('Ida Mossman knows the clock.')).toEqual([])
  expect(named('It goes.')).toEqual([])
})

test('a referee of one name is known by their role, and by a sentence that says that they confirmed it', () => {
  const page = called('Cher', { role: 'Singer' })
  expect(named('Ben Tower; Cher, Singer.', page)).toEqual([1, 2])
  const confirmedBy = [{ referenceId: 2, name: 'Cher', at: '2026-01-01T00:00:00.000Z' }]
  const citations = [{ storyId: 1, storyIndex: 0, title: story.title, quote: 'It goes.', confirmedBy }]
  expect(namedReferees(page, { text: '“It goes.” Cher confirmed this sentence.', citations })).toEqual([2])
  expect(namedReferees(page, { text: '“It goes.”', citations })).toEqual([])
})

test.each([
  ['a common word', { name: 'the' }],
  ['the expert', { name: 'Ada Reeve' }],
  ['another referee', { name: 'Ben Tower' }],
  ['a title of theirs', { name: 'The Clock' }],
  ['a sentence of theirs', { name: 'First the gears', role: 'then the hands' }],
  ['nothing but white space', { name: ' ', role: ' ' }],
])('an answer about a referee is not about a stranger who calls themselves %s', (_, stranger) => {
  const page = called(stranger.name, stranger)
  const text = `The Clock of ${page.name}: First the gears, then the hands. Ben Tower knows the clock, the hands.`
  expect(named(text, page)).not.toContain(2)
})
