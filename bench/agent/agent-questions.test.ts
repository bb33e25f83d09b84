import { expect, test } from 'vitest'
import {
  agentQuestions,
  type blindSets,
  isAtHand,
  isRightAnswer,
  type QuestionKind,
  type QuestionSet,
  questionSets,
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

/** Those that may be tuned to and the one held out; what counts is the blind sets, which only the bench reads. */
test.each<[Exclude<QuestionSet, (typeof blindSets)[number]>, QuestionKind, number]>([
  ['tuned', 'story', 0.94],
  ['tuned', 'unanswered', 0.93],
  ['tuned', 'elsewhere', 0.95],
  ['tuned', 'fact', 0.95],
  ['tuned-2', 'story', 0.92],
  ['tuned-2', 'unanswered', 0.95],
  ['tuned-2', 'elsewhere', 0.95],
  ['tuned-2', 'fact', 0.95],
  ['tuned-3', 'story', 0.92],
  ['tuned-3', 'unanswered', 0.96],
  ['tuned-3', 'fact', 0.9],
  ['tuned-4', 'story', 0.82],
  ['tuned-4', 'unanswered', 0.96],
  ['tuned-4', 'elsewhere', 0.95],
  ['tuned-4', 'fact', 0.92],
  ['tuned-5', 'story', 0.9],
  ['tuned-5', 'unanswered', 0.96],
  ['tuned-5', 'fact', 0.96],
  ['tuned-6', 'story', 0.56],
  ['tuned-6', 'unanswered', 0.91],
  ['tuned-7', 'story', 0.84],
  ['tuned-7', 'unanswered', 0.92],
  ['tuned-7', 'elsewhere', 0.94],
  ['tuned-7', 'fact', 0.94],
  ['tuned-8', 'story', 0.87],
  ['tuned-8', 'unanswered', 0.93],
  ['tuned-8', 'elsewhere', 0.88],
  ['tuned-8', 'fact', 0.95],
  ['tuned-9', 'story', 0.71],
  ['tuned-9', 'unanswered', 0.95],
  ['tuned-9', 'fact', 0.92],
  ['tuned-10', 'unanswered', 0.75],
  ['tuned-10', 'fact', 0.76],
  ['tuned-11', 'story', 0.73],
  ['tuned-11', 'unanswered', 0.93],
  ['tuned-11', 'elsewhere', 0.94],
  ['tuned-11', 'fact', 0.94],
  ['tuned-12', 'unanswered', 0.93],
  ['tuned-12', 'fact', 0.8],
  ['tuned-13', 'unanswered', 0.86],
  ['tuned-13', 'fact', 0.8],
  ['tuned-14', 'story', 0.68],
  ['tuned-14', 'unanswered', 0.67],
  ['tuned-15', 'story', 0.6],
  ['tuned-15', 'unanswered', 0.89],
  ['tuned-16', 'unanswered', 0.72],
  ['tuned-16', 'fact', 0.81],
  ['tuned-17', 'unanswered', 0.92],
  ['tuned-17', 'fact', 0.57],
  ['tuned-18', 'unanswered', 0.94],
  ['tuned-18', 'fact', 0.89],
  ['tuned-19', 'story', 0.81],
  ['tuned-19', 'unanswered', 0.93],
  ['tuned-19', 'elsewhere', 0.88],
  ['tuned-19', 'fact', 0.92],
  ['tuned-20', 'story', 0.85],
  ['tuned-20', 'unanswered', 0.88],
  ['tuned-20', 'elsewhere', 0.74],
  ['tuned-20', 'fact', 0.88],
  ['tuned-21', 'story', 0.84],
  ['tuned-21', 'unanswered', 0.8],
  ['tuned-21', 'elsewhere', 0.9],
  ['tuned-21', 'fact', 0.75],
  // It lies right beside the field: stories told by learned odds cost two of its noes.
  ['held-out', 'unanswered', 0.84],
])('of the %s %s questions at least %d are answered right', (set, kind, least) => {
  const asked = agentQuestions(set)?.filter((question) => question.kind === kind) ?? []
  const wrong = asked.filter(
    (question) => !isRightAnswer(question, answerTo(question.about, question.question)),
  )
  const named = wrong.map(({ about, question }) => `${about}: ${question}`).join('\n')
  expect(asked.length).toBeGreaterThan(20)
  expect(1 - wrong.length / asked.length, named).toBeGreaterThanOrEqual(least)
})

test.each([
  ['tuned', 0.95],
  ['tuned-2', 0.95],
  ['tuned-3', 0.95],
  ['tuned-4', 0.91],
  ['tuned-5', 0.92],
  ['tuned-6', 0.9],
  ['tuned-7', 0.96],
  ['tuned-8', 0.96],
  ['tuned-9', 0.94],
  ['tuned-11', 0.93],
  ['tuned-14', 0.93],
  ['tuned-15', 0.85],
] as const)('of the %s stories at least %d are quoted or stand among the presses', (set, least) => {
  const asked = agentQuestions(set)?.filter(({ kind }) => kind === 'story') ?? []
  const missed = asked.filter((question) => !isAtHand(question, answerTo(question.about, question.question)))
  const named = missed.map(({ about, question }) => `${about}: ${question}`).join('\n')
  expect(1 - missed.length / asked.length, named).toBeGreaterThanOrEqual(least)
})

test('between sure and nothing the nearest story is named and offered, and nothing is quoted of it', () => {
  const sets = questionSets.filter((set) => set.startsWith('tuned'))
  const asked = sets.flatMap((set) => agentQuestions(set) ?? [])
  const offers = asked
    .map(({ about, question }) => answerTo(about, question))
    .filter(({ nearest }) => nearest)
  expect(offers.length).toBeGreaterThan(0)
  for (const { response, citations } of offers) {
    expect(response).toMatch(
      /^I am not sure that this answers you; the nearest|one of the topics|the problem/,
    )
    expect(citations).toEqual([])
  }
})

test('what a visitor typed counts as said whatever its case, quotation marks and spaces', () => {
  const says = { about: '', question: '', kind: 'fact' as const, says: ['Beth’s  yard', 'porter|nurse'] }
  expect(isRightAnswer(says, { response: "A NURSE in beth's yard", citations: [] })).toBe(true)
  expect(isRightAnswer(says, { response: 'In Beth’s yard', citations: [] })).toBe(false)
})

test('an honest no quotes nothing and says of no story that it may answer', () => {
  const asked = { about: '', question: '', kind: 'unanswered' as const }
  const response = 'I find no answer to that in what Beth has published.'
  expect(isRightAnswer(asked, { response, citations: [] })).toBe(true)
  expect(isRightAnswer(asked, { response, citations: [{ title: 'The yard' }] })).toBe(false)
  expect(isRightAnswer(asked, { response, citations: [], nearest: { title: 'The yard' } })).toBe(false)
  expect(isRightAnswer(asked, { response, citations: [], perhaps: [{ title: 'The yard' }] })).toBe(true)
  expect(isRightAnswer(asked, { response: 'On this page it says: “Yes.”', citations: [] })).toBe(false)
})
