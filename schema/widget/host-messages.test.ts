import { expect, test } from 'vitest'
import { messageMark, toFrameIn, toHostIn } from './host-messages.ts'

test('a site may open the frame and fill its field, with nothing beside', () => {
  expect(toFrameIn({ from: messageMark, type: 'open', text: 'x', extra: 1 })).toEqual({ type: 'open' })
  expect(toFrameIn({ from: messageMark, type: 'ask', text: 'Why?' })).toEqual({ type: 'ask', text: 'Why?' })
  expect(toFrameIn({ from: messageMark, type: 'ask', text: 'a'.repeat(3000) })).toMatchObject({
    text: 'a'.repeat(2000),
  })
})

test('the frame may say that it is ready or refused, and ask to be closed', () => {
  expect(toHostIn({ from: messageMark, type: 'ready', visitor: 'x' })).toEqual({ type: 'ready' })
  expect(toHostIn({ from: messageMark, type: 'refused' })).toEqual({ type: 'refused' })
  expect(toHostIn({ from: messageMark, type: 'close' })).toEqual({ type: 'close' })
})

test.each([
  null,
  undefined,
  'open',
  7,
  [],
  {},
  { type: 'open' },
  { from: 'others', type: 'open' },
  { from: messageMark, type: 'send' },
  { from: messageMark, type: 'ask' },
  { from: messageMark, type: 'ask', text: { toString: () => 'x' } },
  { from: messageMark, type: 'constructor' },
])('%j is no message between a site and the frame', (data) => {
  expect(toFrameIn(data)).toBeUndefined()
  expect(toHostIn(data)).toBeUndefined()
})
