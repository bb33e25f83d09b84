import { expect, test } from 'vitest'
import type { Call } from '../../call.ts'
import { type Agent, tokensExpected } from './answer.ts'

const agent = { instructions: 'a'.repeat(4_000), tools: [] } as unknown as Agent
const call = { variables: { OPENAI_API_KEY: 'a key', OPENAI_CHAT_MODEL: 'gpt-4.1' } } as Call
const question = { text: 'q'.repeat(400), isUser: true }

test('an answer of a model may take what the whole conversation before it does', () => {
  const before = Array.from({ length: 10 }, (_, index) => ({
    text: 'b'.repeat(4_000),
    isUser: index % 2 === 0,
  }))
  expect(tokensExpected(call, agent, [question])).toBe(1_000 + 100 + 400)
  expect(tokensExpected(call, agent, [...before, question])).toBe(1_000 + 10_000 + 100 + 400)
})

test('an answer of the built-in agent takes no tokens', () => {
  expect(tokensExpected({ variables: {} } as Call, agent, [question])).toBe(0)
  expect(tokensExpected(call, { ...agent, isRuled: true }, [question])).toBe(0)
})
