import { expect, test } from 'vitest'
import { drafted } from '#test/drafted.ts'
import { assistantAnswer } from './assistant-answer.ts'
import { goingLive } from './going-live.ts'

test.each([
  'How do I get into the gallery?',
  'When am I live?',
  'When will my page be public?',
  'How many references do I need?',
  'How many referees?',
  'what happens next, what now?',
  'When can people find me?',
  'Is my profile visible already?',
  'How does my profile get published?',
  'Who validates my story?',
  'Does it go live by itself?',
  'when does my profile appear on the website',
  'Does a person check it before it is live?',
  'How can buyers see my profile?',
])('the assistant asked %j says how a profile gets into the gallery', (question) => {
  expect(assistantAnswer(drafted(), question, [])).toContain(goingLive)
})

test.each([
  'What would a buyer miss?',
  'Suggest a better sentence',
  'Who are my target clients?',
  'Is my headline good?',
  'How much does a level cost?',
  'What did I say of the till?',
])('the assistant asked %j answers something else', (question) => {
  expect(assistantAnswer(drafted(), question, [])).not.toContain(goingLive)
})

test('the answer names both numbers and that nothing is to be paid', () => {
  expect(goingLive).toMatch(
    /free of charge.*address is confirmed, two people.*one story of yours is validated/,
  )
})
