import { expect, test } from 'vitest'
import { isStopWord, wordsOf } from '#worker/features/knowledge/terms.ts'
import { agentQuestions, isRightAnswer } from './agent-questions.ts'
import { answered, linkedTo } from './answered-in-process.ts'

const sets = ['tuned-4', 'tuned-6', 'tuned-7'] as const
const questions = sets.flatMap((set) => agentQuestions(set) ?? [])
/** The questions whose story the agent does not quote, each linked to it. */
const missed = questions.flatMap((question) =>
  question.kind === 'story' && !isRightAnswer(question, answered(question.about, question.question))
    ? [{ ...question, linked: linkedTo(question.about, question.question, question.story) }]
    : [],
)

/** A question without every second of its words that say something. */
function withHalfOfItsWords(question: string): string {
  const content = wordsOf(question).filter(({ text }) => !isStopWord(text))
  const left = content.filter((_, index) => index % 2 === 0)
  return left.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), question)
}

test('every question that was missed is answered by the story that its owner tied it to', () => {
  const left = missed.filter((one) => !isRightAnswer(one, answered(one.about, one.question, [one.linked])))
  expect(missed.length).toBeGreaterThan(15)
  expect(left.map(({ question }) => question)).toEqual([])
})

test('a tied question finds its story more often than not with half of its words, and seldom untied', () => {
  const share = (linkedOf: (one: (typeof missed)[number]) => (typeof one)['linked'][]) =>
    missed.filter((one) =>
      isRightAnswer(one, answered(one.about, withHalfOfItsWords(one.question), linkedOf(one))),
    ).length / missed.length
  expect(share(() => [])).toBeLessThan(0.2)
  expect(share(({ linked }) => [linked])).toBeGreaterThan(0.5)
})

test('questions that no page answers still get an honest no when others are tied', () => {
  const linkedOn = Map.groupBy(missed, ({ about }) => about)
  // Every fourth one: each is answered twice, and that takes as long as all else here.
  const noes = questions
    .filter(({ kind }) => kind === 'unanswered' || kind === 'elsewhere')
    .filter((_, index) => index % 4 === 0)
  const quoted = (isLinked: boolean) =>
    noes.filter((one) => {
      const linked = isLinked ? (linkedOn.get(one.about) ?? []).map((other) => other.linked) : []
      return isRightAnswer(one, answered(one.about, one.question, linked))
    }).length
  expect(quoted(true)).toBeGreaterThanOrEqual(quoted(false) - 0.01 * noes.length)
})
