import { expect, test } from 'vitest'
import {
  agentQuestions,
  isAtHand,
  isRightAnswer,
  type QuestionKind,
  type QuestionSet,
} from './agent-questions.ts'
import { answered } from './answered-in-process.ts'

const answers = new Map<string, ReturnType<typeof answered>>()
/** Each question is answered once, however many tests look at what was said. */
function answerTo(about: string, question: string) {
  const key = `${about} ${question}`
  const answer = answers.get(key) ?? answered(about, question)
  answers.set(key, answer)
  return answer
}

/**
 * How many questions of some sets were answered right on 29 November 2026; the bench asks all sets. `atHand`: the story
 * is quoted or offered.
 */
const measured: Partial<Record<QuestionSet, Partial<Record<QuestionKind | 'atHand', number>>>> = {
  'tuned-16': { unanswered: 32, fact: 69 },
  'tuned-21': { story: 154, unanswered: 114, elsewhere: 65, fact: 73, atHand: 161 },
  'tuned-29': { unanswered: 38, fact: 93 },
  'held-out': { unanswered: 94 },
}
/** What a change that helps elsewhere may lose of a set: three of a hundred questions, or two of a small set. */
const mayBeLost = (count: number) => Math.max(2, Math.floor(0.03 * count))

test.each(
  Object.entries(measured).flatMap(([set, counts]) =>
    Object.entries(counts).map(([kind, right]) => ({ set: set as QuestionSet, kind, right })),
  ),
)(
  'the agent answers as many of the $set questions ($kind) right as the last time',
  ({ set, kind, right }) => {
    const wanted = kind === 'atHand' ? 'story' : kind
    const isRight = kind === 'atHand' ? isAtHand : isRightAnswer
    const questions = agentQuestions(set)?.filter((question) => question.kind === wanted) ?? []
    const wrong = questions.filter(
      (question) => !isRight(question, answerTo(question.about, question.question)),
    )
    // Nobody reads the set held out.
    const named =
      set === 'held-out' ? '' : wrong.map(({ about, question }) => `${about}: ${question}`).join('\n')
    expect(questions.length - wrong.length, named).toBeGreaterThanOrEqual(right - mayBeLost(questions.length))
  },
)

test('a story hardly likelier than that nobody answers is offered as a button, and not quoted', () => {
  const question = 'Whose leak sensors were they, the €400,000 ones?'
  const { response, citations, perhaps } = answered('marisol-achterberg', question)
  expect(response).toMatch(/^I find no answer to that/)
  expect(citations).toEqual([])
  expect(perhaps.map(({ title }) => title)).toContain('The valve that nobody had closed since 1974')
})

test('case, quotation marks and spaces make no difference to what a visitor typed', () => {
  const question = { about: '', question: '', kind: 'fact' as const, says: ['Beth’s  yard', 'porter|nurse'] }
  expect(isRightAnswer(question, { response: "A NURSE in beth's yard", citations: [] })).toBe(true)
  expect(isRightAnswer(question, { response: 'In Beth’s yard', citations: [] })).toBe(false)
})

test('an honest no quotes nothing and says of no story that it may answer', () => {
  const question = { about: '', question: '', kind: 'unanswered' as const }
  const response = 'I find no answer to that in what Beth has published.'
  expect(isRightAnswer(question, { response, citations: [] })).toBe(true)
  expect(isRightAnswer(question, { response, citations: [{ title: 'The yard' }] })).toBe(false)
  expect(isRightAnswer(question, { response, citations: [], nearest: { title: 'The yard' } })).toBe(false)
  expect(isRightAnswer(question, { response, citations: [], perhaps: [{ title: 'The yard' }] })).toBe(true)
  expect(isRightAnswer(question, { response: 'On this page it says: “Yes.”', citations: [] })).toBe(false)
})
