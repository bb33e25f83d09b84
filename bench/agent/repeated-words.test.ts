import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { agentQuestions, isRightAnswer } from './agent-questions.ts'
import { answered } from './answered-in-process.ts'

/** An expert whose only story says these words again and again. */
const repeating = (words: string) =>
  publishedProfile({ stories: [{ title: 'A story', solution: `${words} `.repeat(12) }] })

test('an expert whose story repeats a question’s words does not take every answer from another’s agent', () => {
  const questions = (agentQuestions('tuned-21') ?? [])
    .filter(({ kind }) => kind === 'story')
    .filter((_, index) => index % 6 === 0)
    .filter((one) => isRightAnswer(one, answered(one.about, one.question)))
  const stillAnswered = questions.filter((one) =>
    isRightAnswer(one, answered(one.about, one.question, [], repeating(one.question))),
  )
  expect(questions.length).toBeGreaterThan(20)
  expect(stillAnswered.length / questions.length).toBeGreaterThan(0.1)
})
