import { analyseQuestion } from '#worker/features/chat/built-in-agent/classifier/analysed-question.ts'
import type { weightClasses } from '#worker/features/chat/built-in-agent/classifier/answer-probabilities.ts'
import { pageUnits } from '#worker/features/chat/built-in-agent/classifier/page-units.ts'
import type { Features } from '#worker/features/chat/built-in-agent/classifier/question-features.ts'
import { storyFeatures } from '#worker/features/chat/built-in-agent/classifier/story-features.ts'
import { unitFeatures, wordFeatures } from '#worker/features/chat/built-in-agent/classifier/unit-features.ts'
import { withoutLeadIn } from '#worker/features/chat/built-in-agent/question/question-form.ts'
import { retrieve } from '#worker/features/chat/built-in-agent/retrieval.ts'
import {
  type AgentQuestion,
  agentQuestions,
  factSets,
  isRightAnswer,
  type QuestionSet,
} from './agent-questions.ts'
import { galleryView, pageOf } from './answered-in-process.ts'
import { minimise } from './minimise.ts'

/** A question beside everything that may answer it: the units of the page, its stories, two kinds of nothing. */
export type Case = {
  set: QuestionSet
  question: AgentQuestion
  kinds: (typeof weightClasses)[number][]
  features: Features[]
  words: string[]
  /** Whether each of them is right: the parts, then that nobody's page answers, then that another's does. */
  isRight: boolean[]
  /** How much it counts. */
  weight: number
  /** Whether it is asked in a set as it stands here. */
  isOwn: boolean
}

/** Visitors ask of stories more often than the sets do, counted together. */
const weightOfFacts = 0.5

export function casesOf(set: QuestionSet): Case[] {
  const weight = factSets.some((one) => one === set) ? weightOfFacts : 1
  return (agentQuestions(set) ?? []).map((question) => caseOf(set, question, pageOf(question.about), weight))
}

/** How many others a story question is asked of, and how much one such case counts. */
const elsewhere = { often: 1, weight: 0.4 }

/** Each story question asked of those whose pages say most of it beside the right one: another expert's answers. */
export function elsewhereCases(set: QuestionSet): Case[] {
  return (agentQuestions(set) ?? []).flatMap((agentQuestion) => {
    if (agentQuestion.kind !== 'story') return []
    const page = pageOf(agentQuestion.about)
    const others = galleryView(page, withoutLeadIn(agentQuestion.question), []).others.slice(
      0,
      elsewhere.often,
    )
    return others.map((other) => {
      const question = agentQuestion.question.replaceAll(page.firstName, other.firstName)
      return {
        ...caseOf(set, { about: other.profileUrl, kind: 'elsewhere', question }, other, elsewhere.weight),
        isOwn: false,
      }
    })
  })
}

function caseOf(
  set: QuestionSet,
  agentQuestion: AgentQuestion,
  page: ReturnType<typeof pageOf>,
  weight: number,
): Case {
  const question = withoutLeadIn(agentQuestion.question)
  const gallery = galleryView(page, question, [])
  const published = retrieve(page, question, gallery)
  const ofPage = analyseQuestion(page, question, gallery.vocabulary)
  const units = pageUnits(page)
  const ofStories = storyFeatures(page, published, ofPage)
  const isRightText = (response = '') => isRightAnswer(agentQuestion, { response, citations: [] })
  return {
    set,
    question: agentQuestion,
    kinds: [...units.map(({ kind }) => kind), ...page.stories.map(() => 'story' as const), 'nobody'],
    features: [
      ...unitFeatures(page, units, ofPage, published.story?.evidence),
      ...ofStories.stories,
      ofStories.nobody,
    ],
    words: wordFeatures(ofPage.plain),
    isRight: [
      ...units.map(({ answer }) => agentQuestion.kind === 'fact' && isRightText(answer(question))),
      ...page.stories.map(({ title }) => agentQuestion.kind === 'story' && title === agentQuestion.story),
      agentQuestion.kind === 'unanswered',
      agentQuestion.kind === 'elsewhere',
    ],
    weight,
    isOwn: true,
  }
}

/** A word counts from so many questions of so many hands on. */
const common = { questions: 5, hands: 3 }
/** What weights cost: those of words more, because there are so many. */
const cost = { word: 1, feature: 0.3 }

/** The weights under which what answers is likeliest (multinomial logistic regression, L2). */
export function fittedWeights(cases: readonly Case[]): Map<string, Map<string, number>> {
  const indices = new Map<string, number>()
  const indexOf = (name: string, kind: string) => {
    const key = `${name}|${kind}`
    const known = indices.get(key) ?? indices.size
    indices.set(key, known)
    return known
  }
  const shared = commonWords(cases.filter(({ isOwn }) => isOwn))
  const read = cases
    .filter(({ isRight }) => isRight.some(Boolean))
    .map(({ kinds, features, words, isRight, weight }) => {
      const known = words.filter((word) => shared.has(word)).map((word) => [word, 1] as const)
      const answers = kinds.map((kind, at) => {
        const shown = [...(features[at] ?? []), ...known].filter(([, size]) => size)
        const weighed = (kind === 'story' || kind === 'nobody' ? [kind] : [kind, 'any']).flatMap((one) =>
          shown.map(([name, size]) => ({ index: indexOf(name, one), size })),
        )
        return {
          indices: Int32Array.from(weighed, ({ index }) => index),
          sizes: Float64Array.from(weighed, ({ size }) => size),
        }
      })
      return { answers, isRight, weight }
    })
  const costs = Float64Array.from(indices.keys(), (key) => (key.startsWith('~') ? cost.word : cost.feature))
  const weights = minimise((at, gradient) => {
    let value = 0
    for (const [here, one] of costs.entries()) {
      const weight = at[here] ?? 0
      value += 0.5 * one * weight * weight
      gradient[here] = one * weight
    }
    for (const { answers, isRight, weight } of read) {
      const sums = answers.map(({ indices, sizes }) => {
        let sum = 0
        for (let one = 0; one < indices.length; one += 1)
          sum += (at[indices[one] ?? 0] ?? 0) * (sizes[one] ?? 0)
        return sum
      })
      const highest = Math.max(0, ...sums)
      const odds = [...sums, 0].map((sum) => Math.exp(sum - highest))
      const total = odds.reduce((sum, one) => sum + one, 0)
      const right = odds.reduce((sum, one, here) => sum + (isRight[here] ? one : 0), 1e-300)
      value -= weight * Math.log(right / total)
      for (const [here, { indices, sizes }] of answers.entries()) {
        const pull = weight * (odds[here] ?? 0) * (1 / total - (isRight[here] ? 1 / right : 0))
        if (Math.abs(pull) < 1e-6) continue
        for (let one = 0; one < indices.length; one += 1) {
          const index = indices[one] ?? 0
          gradient[index] = (gradient[index] ?? 0) + pull * (sizes[one] ?? 0)
        }
      }
    }
    return value
  }, indices.size)
  const fitted = new Map<string, Map<string, number>>()
  for (const [key, here] of indices) {
    const [name = '', kind = ''] = key.split('|')
    fitted.set(name, (fitted.get(name) ?? new Map()).set(kind, weights[here] ?? 0))
  }
  return fitted
}

function commonWords(cases: readonly Case[]) {
  const counts = new Map<string, { questions: number; hands: Set<string> }>()
  for (const { set, words } of cases)
    for (const word of words) {
      const one = counts.get(word) ?? { questions: 0, hands: new Set<string>() }
      one.questions += 1
      one.hands.add(set)
      counts.set(word, one)
    }
  return new Set(
    [...counts]
      .filter(([, { questions, hands }]) => questions >= common.questions && hands.size >= common.hands)
      .map(([word]) => word),
  )
}
