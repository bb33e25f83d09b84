import { expect, test } from 'vitest'
import { scoredAnswers } from './advice/scored-answers.ts'
import { advice } from './advice.ts'
import type { Answer, Answers, Question } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { feedbackOf, firstStep, genericFeedback } from './feedback.ts'
import { goals, shortTermGoals } from './goals.ts'
import { questionsFor, questionsOf, type ScoredSection, scoredSections } from './questions.ts'
import { countedQuestions, type Score, scoreOf, scoreOfPoints, shareOf } from './scoring.ts'
import { type ScoreVerdict, strongFrom, verdictsOf, weakBelow } from './verdict.ts'

type Points = Record<string, number>

/** Every way to reach each number of points in a section. */
function waysIn(section: ScoredSection): Map<number, Points[]> {
  const possible = questionsOf(section, 'Job Seeker').flatMap(({ id, points }) => {
    const values = [...new Set(Object.values(points))]
    return values.length ? [{ id, values }] : []
  })
  const ways = possible.reduce<Points[]>(
    (sofar, { id, values }) => sofar.flatMap((way) => values.map((points) => ({ ...way, [id]: points }))),
    [{}],
  )
  return Map.groupBy(ways, (way) => Object.values(way).reduce((sum, points) => sum + points, 0))
}
const ways = scoredSections.map((section) => [...waysIn(section).values()])

/** Every combination of what the sections may reach, each time by another way. */
function* combinations(): Generator<Points> {
  const [identity = [], intention = [], impact = [], ai = [], pain = []] = ways
  let turn = 0
  const oneOf = (list: Points[]) => list[turn++ % list.length]
  for (const one of identity)
    for (const two of intention)
      for (const three of impact)
        for (const four of ai)
          for (const five of pain)
            yield { ...oneOf(one), ...oneOf(two), ...oneOf(three), ...oneOf(four), ...oneOf(five) }
}

/** What of a sentence does not fit the points it is told of; empty when all does. */
function misfit(category: Category, { answered, sections }: Score, verdict: ScoreVerdict): string {
  const { kind, section, text } = verdict
  if (!text.trim()) return 'nothing is said'
  if (kind === 'whole' || !section) return ''
  const share = shareOf(sections[section])
  const from = (which: 'strong' | 'weak' | 'remedy') =>
    countedQuestions[section].find((id) => text.startsWith(scoredAnswers[id]?.[which][category] ?? '?'))
  const id = from(kind === 'praise' ? 'strong' : kind === 'fault' ? 'weak' : 'remedy')
  const points = answered[id ?? '']
  if (points === undefined) return 'it is about no answer'
  if (kind === 'praise' && (share < strongFrom || points < 2)) return 'praise of what is not strong'
  if (kind === 'fault' && (share >= weakBelow || points > 1)) return 'a fault of what is not weak'
  return kind === 'remedy' && points === 3 ? 'help for what needs none' : ''
}

test('only strong sections are praised and only weak ones are faulted, at every score', () => {
  const misfits: string[] = []
  const sums = new Set<string>()
  let turn = 0
  for (const answered of combinations()) {
    const score = scoreOfPoints(answered)
    const shares = scoredSections.map((section) => shareOf(score.sections[section]))
    const isLevel = new Set(shares).size === 1
    const hasStrong = shares.some((share) => share >= strongFrom)
    const hasWeak = shares.some((share) => share < weakBelow)
    sums.add(scoredSections.map((section) => score.sections[section].points).join())
    // What is praised or faulted follows from the points; a category only words it.
    for (const category of categories.slice(turn, turn + 1)) {
      const tell = (wrong: string) => misfits.push(`${category}, ${JSON.stringify(answered)}: ${wrong}`)
      const verdicts = verdictsOf(category, score)
      const kinds = new Set(verdicts.map(({ kind }) => kind))
      const wrong = verdicts.map((verdict) => misfit(category, score, verdict)).find(Boolean)
      if (wrong) tell(wrong)
      if (!((kinds.has('praise') || kinds.has('fault') || kinds.has('whole')) && kinds.has('remedy')))
        tell('nothing is said, or nothing is recommended')
      if (isLevel && kinds.has('praise') && kinds.has('fault')) tell('level sections are praised and faulted')
      if (hasStrong !== kinds.has('praise')) tell('strength is not named')
      if (hasWeak !== kinds.has('fault')) tell('weakness is not named')
    }
    turn = (turn + 1) % categories.length
  }
  expect(misfits.slice(0, 5)).toEqual([])
  expect(sums.size).toBe(10 * 10 * 10 * 7 * 7)
})

/** The answers that give these points in every section, as far as its questions allow. */
const answersWorth = (category: Category, points: (question: Question) => number): Answers =>
  Object.fromEntries(
    questionsFor(category).flatMap((question) => {
      const option = Object.entries(question.points).find(([, worth]) => worth === points(question))
      return option ? [[question.id, option[0]]] : []
    }),
  )

test.each(categories)(
  'the best and the worst answers both tell a %s something true that helps',
  (category) => {
    const best = feedbackOf(
      category,
      answersWorth(category, () => 3),
    )
    expect(best.summary).toContain('You reached 39 of 39 points.')
    expect(best.insights.join()).not.toMatch(/ not | no |cannot|few times/)
    expect(best.recommendations).toEqual([advice[category].keep])
    expect(best.nextSteps, 'who has told and confirmed a story is not told to tell the first').not.toMatch(
      /first of|one story|confirm them/,
    )
    const least = feedbackOf(
      category,
      answersWorth(category, () => 0),
    )
    expect(least.summary).toContain('You reached 0 of 39 points.')
    expect(least.insights.at(-1)).toContain('one sentence and one story')
    expect(least.recommendations).toHaveLength(2)
  },
)

/** One answer of each kind that a question takes. */
const everyAnswer = ({ type, options }: Question): Answer[] =>
  type === 'text_input'
    ? ['People ask for me.']
    : options.map((one) => (type === 'multiple_select' ? [one] : one))

test.each(categories)('every answer that a %s can give changes their feedback', (category) => {
  const untold = JSON.stringify(feedbackOf(category, {}))
  for (const question of questionsFor(category).slice(1)) {
    const feedbacks = everyAnswer(question).map((answer) =>
      JSON.stringify(feedbackOf(category, { [question.id]: answer })),
    )
    for (const [index, feedback] of feedbacks.entries())
      expect(feedback, `${question.id}: ${question.options[index]}`).not.toBe(untold)
  }
  const { goal } = goals.find((one) => one.category === category) ?? goals[0]
  const named = shortTermGoals.map((one) => one.goal)
  const goalsTold = feedbackOf(category, {}, { currentGoal: goal, shortTermGoals: named })
  expect(goalsTold.nextSteps).toBe(firstStep(category, { currentGoal: goal }))
  expect(goalsTold.recommendations).toEqual(shortTermGoals.map(({ way }) => way))
})

test('words that a visitor wrote are quoted in the next steps and nowhere else', () => {
  const vision = 'People ask for me by name.'
  const { nextSteps, ...others } = feedbackOf('Legacy Builder', {
    success_vision: vision,
    lb_contribution_desire: 'listening',
  })
  expect(nextSteps).toContain(`“${vision}” `)
  expect(nextSteps).toContain('“listening”. Choose')
  expect(JSON.stringify(others)).not.toContain(vision)
})

test('a question that was left open is neither praised nor faulted, and is named as open', () => {
  const { insights, recommendations } = feedbackOf('Entrepreneur', { identity_1: '9' })
  expect(insights).toContain(
    '12 of the 13 questions that count were left open, and count nothing until answered.',
  )
  expect(insights.join()).not.toMatch(/AI|proof/)
  expect(recommendations).toEqual([])
})

test('an unknown category is thanked', () => {
  expect(feedbackOf('Astronaut', { identity_1: '9' })).toEqual(genericFeedback)
  expect(genericFeedback).toMatchObject({
    title: 'Assessment Results',
    summary: 'Thank you for completing the assessment.',
  })
})

test('an answer to the former wording still counts, and is read beside its question', () => {
  const answers = { pain_1: '£5,000 to £25,000' }
  for (const category of categories) expect(scoreOf(category, answers).total).toBe(1)
  expect(scoreOf('Legacy Builder', { pain_1: 'Nothing that I notice' }).total).toBe(3)
})
