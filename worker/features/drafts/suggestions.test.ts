import { expect, test } from 'vitest'
import { drafted } from '#test/drafted.ts'
import { suggestionReader, usableSuggestion } from './suggestions.ts'

const draft = drafted({ experience: 'Nineteen years at the oven in Leeds and beside it.' })
const better = 'Nineteen years at the oven in Leeds, where [what you counted] fell.'

/** What comes of a text that arrives in these pieces. */
function read(pieces: string[], lines: string[] = []) {
  const reader = suggestionReader(draft, lines)
  const all = [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]
  return {
    text: all.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    suggestions: all.flatMap((piece) => ('suggestion' in piece ? [piece.suggestion] : [])),
  }
}
const line = (text = better, field = 'experience') => `SUGGESTION ${field}: ${text}`

test('a marked line becomes a suggestion, and the rest stays text', () => {
  expect(read([`It could read:\n${line()}\nShall I go on?`])).toEqual({
    text: 'It could read:\nShall I go on?',
    suggestions: [{ field: 'experience', text: better, instead: draft.experience }],
  })
})

test('a marked line becomes a suggestion in any division of the text into pieces', () => {
  const text = `It could read:\n\n${line()}\nShall I go on? \n\nSURELY`
  const whole = read([text])
  for (const size of [1, 2, 3, 7, 20])
    expect(read(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []), `in pieces of ${size}`).toEqual(whole)
  expect(whole.suggestions).toHaveLength(1)
  expect(whole.text).toMatch(/SURELY$/)
})

test('a suggestion without a word before it gets one, and only the first of several counts', () => {
  expect(read([`${line()}\n${line('Nineteen years in Leeds.')}`])).toMatchObject({
    text: 'It could read like this:',
    suggestions: [{ text: better }],
  })
})

test.each([
  ['the same words', draft.experience],
  ['a figure that nobody named', 'Twenty years at the oven in Leeds.'],
  ['a figure in digits', 'Nineteen years at the oven, 40 bakeries.'],
  ['a per cent of nothing', 'Nineteen years at the oven, half of it in Leeds.'],
  ['a name that nobody named', 'Nineteen years at the oven in Leeds for Warburtons.'],
  ['a link', 'Nineteen years at the oven: https://leeds.example'],
  [
    'mostly words of others',
    'A seasoned transformation catalyst who unlocks sustainable synergies in Leeds.',
  ],
  ['nothing', ' '],
])('a suggestion that says %s is dropped', (_, text) => {
  expect(usableSuggestion(draft, [], `experience: ${text}`)).toBeUndefined()
  expect(read([`Here:\n${line(text)}`])).toEqual({ text: 'Here:', suggestions: [] })
})

test('a figure that stands only in their address does not count as named', () => {
  const withFigure = { ...draft, email: 'ines40@bakery.example' }
  const text = 'Nineteen years at the oven, 40 bakeries.'
  expect(usableSuggestion(withFigure, [], `experience: ${text}`)).toBeUndefined()
})

test.each([
  ['a field that is none', line(better, 'salary')],
  ['an address', line(better, 'email')],
  ['no field', 'SUGGESTION Nineteen years at the oven'],
])('a suggestion for %s is dropped', (_, written) => {
  expect(read([`Here:\n${written}`])).toEqual({ text: 'Here:', suggestions: [] })
})

test('a suggestion may contain the visitor’s own words from the conversation', () => {
  const text = 'Nineteen years at the oven in Leeds. At Hobbs waste went from 40 to 12 loaves.'
  expect(usableSuggestion(draft, [], `experience: ${text}`)).toBeUndefined()
  const lines = ['At Hobbs the waste went from 40 loaves to 12']
  expect(usableSuggestion(draft, lines, `experience: “${text}”`)?.text).toBe(text)
})
