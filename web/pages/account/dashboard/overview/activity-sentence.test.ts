import { expect, test } from 'vitest'
import { activitySentence } from './activity-sentence.ts'

const happened = { at: '2026-11-24T10:00:00.000Z', count: 1, name: 'Daniel Okafor', title: '', id: 7 }

test('a conversation that the agent handed over is listed as one, and not as a message', () => {
  const to = '/customer-dashboard?tab=messages&lead=7'
  expect(activitySentence({ ...happened, kind: 'messageLeft' })).toEqual({
    text: 'Daniel Okafor left you a message',
    to,
  })
  expect(activitySentence({ ...happened, kind: 'handedOver' })).toEqual({
    text: 'Daniel Okafor asked to speak to you: your agent handed the conversation over',
    to,
  })
})

test('an event that only a newer server knows is shown as something new on an older page', () => {
  expect(activitySentence({ ...happened, kind: 'appointed' as never })).toEqual({
    text: 'Something new: load this page again to read it',
  })
})
