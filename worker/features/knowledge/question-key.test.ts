import { expect, test } from 'vitest'
import { questionKey } from './question-key.ts'

test.each([
  ['Do you work in Ghana?', 'do you work in GHANA'],
  ['What do you charge?', 'What do you charge ?!'],
  ['Have you run a café?', 'have you run a cafe'],
  ['What would you do?', 'what would you do'],
])('%s is the same question as %s', (one, other) => {
  expect(questionKey(one)).toBe(questionKey(other))
})

test.each([
  ['When did you start?', 'Why did you start?'],
  ['Where do you work?', 'Do you work?'],
  ['Do you work in Ghana?', 'Do you work in Kenya?'],
  ['Would you do it?', 'Would you not do it?'],
  ['Do you work on phase 1?', 'Do you work on phase 2?'],
])('%s is another question than %s', (one, other) => {
  expect(questionKey(one)).not.toBe(questionKey(other))
})

test('a text without words is no question', () => {
  expect(questionKey('?! 🙂')).toBe('')
})
