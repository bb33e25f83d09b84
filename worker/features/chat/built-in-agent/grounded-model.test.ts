import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { groundedModel } from './grounded-model.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const profile = publishedProfile({ about: 'I trained as a saddler in Walsall.' })

/** What an answer has said before any time has passed. */
async function saidAtOnce(isWholeAtOnce: boolean) {
  const model = groundedModel(profile, { isWholeAtOnce })
  const question = {
    role: 'user' as const,
    content: [{ type: 'text' as const, text: 'Where did you train?' }],
  }
  const { stream } = await model.doStream({ prompt: [question] })
  let text = ''
  const read = async () => {
    for await (const part of stream) if (part.type === 'text-delta') text += part.delta
  }
  const reading = read()
  await vi.advanceTimersByTimeAsync(0)
  const before = text
  await vi.runAllTimersAsync()
  await reading
  return { before, text }
}

test('a visitor reads an answer word by word', async () => {
  const { before, text } = await saidAtOnce(false)
  expect(text).toContain('saddler in Walsall')
  expect(before).toBe(text.split(/(?<=\s)/)[0])
})

test('an owner who tries their agent is given each answer at once', async () => {
  const { before, text } = await saidAtOnce(true)
  expect(text).toContain('saddler in Walsall')
  expect(before).toBe(text)
})
