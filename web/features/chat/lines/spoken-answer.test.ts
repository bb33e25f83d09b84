import { expect, test } from 'vitest'
import { spokenAnswer } from './spoken-answer.ts'

const cited = (quote: string) =>
  spokenAnswer(
    {
      id: '1',
      isUser: false,
      text: 'He did.',
      at: '2026-11-28T12:00:00.000Z',
      citations: [{ storyId: 1, title: 'The boats', quote } as never],
    },
    'Petra’s agent',
  )

test('a quoted sentence that is read aloud ends with one full stop', () => {
  expect(cited('We asked 400 passengers.')).toBe(
    'Petra’s agent: He did. Story “The boats”: We asked 400 passengers.',
  )
  expect(cited('We asked 400 passengers')).toMatch(/400 passengers\.$/)
})
