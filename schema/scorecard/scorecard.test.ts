import { expect, test } from 'vitest'
import { type Answer, type Question, questionTypes } from './answer-types.ts'
import { categories } from './categories.ts'
import { categoryOfGoal, goals } from './goals.ts'
import { isAnswerTo, questionsFor, questionsOf, sections } from './questions.ts'
import { highestScore, scoreOf } from './scoring.ts'
import { peakOf, peaks, stageOf, stages } from './stages.ts'

/** The same numbers in every run, from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
const answerTo = ({ type, options }: Question, random: () => number): Answer => {
  if (type === 'text_input') return 'Something was different'
  if (type !== 'multiple_select') return options[Math.floor(random() * options.length)] ?? ''
  const chosen = options.filter(() => random() > 0.6)
  return chosen.length ? chosen : options.slice(0, 1)
}
const nonsense: Answer[] = [
  '',
  '99',
  '-1',
  '1e9',
  'constructor',
  '__proto__',
  [],
  ['Yes', 'Yes'],
  '😀'.repeat(50),
]

test('any set of answers, whole, partial or nonsense, gives 0 to 39 points and exactly one stage and peak', () => {
  const totals = new Set<number>()
  for (const category of categories)
    for (let run = 0; run < 2_000; run += 1) {
      const random = randomFrom(run + 1)
      const left = random()
      const answers = Object.fromEntries(
        questionsFor(category)
          .filter(() => random() > left)
          .map((question) => [
            question.id,
            random() > 0.9
              ? (nonsense[Math.floor(random() * nonsense.length)] ?? '')
              : answerTo(question, random),
          ]),
      )
      const { total } = scoreOf(category, answers)
      totals.add(total)
      expect(Number.isInteger(total) && total >= 0 && total <= highestScore, String(total)).toBe(true)
      expect(stages.filter(({ from, to }) => total >= from && total <= to)).toEqual([stageOf(total)])
      expect(peaks.filter(({ from, to }) => total >= from && total <= to)).toEqual([peakOf(total)])
    }
  expect(totals.size).toBeGreaterThan(20)
})

test.each([
  [0, 'Unframed Genius', 'Humble Heirs'],
  [13, 'Unframed Genius', 'Humble Heirs'],
  [14, 'Framing in Progress', 'Humble Heirs'],
  [15, 'Framing in Progress', 'Humble Heirs'],
  [16, 'Framing in Progress', 'Hungry Collaborator'],
  [25, 'Framing in Progress', 'Hungry Collaborator'],
  [26, 'Framing in Progress', 'Rewarded Overcomers'],
  [27, 'Positioned for Opportunity', 'Rewarded Overcomers'],
  [35, 'Positioned for Opportunity', 'Rewarded Overcomers'],
  [36, 'Validated & Viral Ready', 'Rewarded Overcomers'],
  [39, 'Validated & Viral Ready', 'Rewarded Overcomers'],
])('%i points are %s, on the peak of the %s', (total, stage, peak) => {
  expect([stageOf(total).stage, peakOf(total).peak]).toEqual([stage, peak])
})

/** Public spec section 3. */
const named = {
  'Job Seeker':
    'js_time_searching js_financial_impact js_previous_attempts js_network_access js_ai_impact js_weekly_cost js_market_reality',
  Entrepreneur:
    'ent_timeline ent_barriers ent_previous_attempts ent_positioning ent_client_acquisition ent_ai_adaptation ent_opportunity_cost',
  'Business Owner':
    'bo_business_stage bo_market_adaptation bo_lead_generation bo_authority_positioning bo_interactive_ai_profiles bo_client_acquisition bo_marketing_roi',
  'Legacy Builder':
    'lb_contribution_desire lb_previous_attempts lb_impact_clarity lb_platform_understanding lb_time_investment lb_ai_enhancement lb_urgency_factor',
}
const shared =
  'belief_assessment success_vision action_readiness biggest_blockages identity_1 identity_2 identity_3 intention_1 intention_2 intention_3 impact_1 impact_2 impact_3 ai_1 ai_2 pain_1 pain_2 pain_3'

test.each(categories)('a %s is asked every question of the specification once, in its order', (category) => {
  expect(questionsFor(category).map(({ id }) => id)).toEqual(
    `category ${named[category]} ${shared}`.split(' '),
  )
})

test('every type of question is used, and each can be answered', () => {
  const questions = categories.flatMap(questionsFor)
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(questionTypes))
  for (const question of questions) {
    expect(isAnswerTo(question, answerTo(question, randomFrom(7))), question.id).toBe(true)
    expect(new Set(question.options).size, question.id).toBe(question.options.length)
    expect(question.options.length <= 10, question.id).toBe(true)
  }
})

test.each(categories)('thirteen questions count for a %s, each up to three points', (category) => {
  const counted = questionsFor(category).filter(({ points }) => Object.keys(points).length)
  expect(counted).toHaveLength(13)
  for (const { id, options, points } of counted) {
    expect(Object.keys(points).toSorted(), id).toEqual([...options].toSorted())
    expect(Math.min(...Object.values(points)), id).toBe(0)
    expect(Math.max(...Object.values(points)), id).toBe(3)
  }
  const best = (rank: 1 | -1) =>
    Object.fromEntries(
      counted.map(({ id, points }) => [
        id,
        Object.entries(points).toSorted(([, one], [, other]) => rank * (other - one))[0]?.[0] ?? '',
      ]),
    )
  expect([scoreOf(category, best(1)).total, scoreOf(category, best(-1)).total]).toEqual([39, 0])
})

test('the scale gives nothing up to 3, one point for 4 and 5, two for 6 and 7, three from 8', () => {
  const points = Array.from(
    { length: 10 },
    (_, index) => scoreOf('Entrepreneur', { identity_1: String(index + 1) }).total,
  )
  expect(points).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
})

test('the words of a core question are the category’s own', () => {
  for (const section of sections.slice(3))
    for (const [index] of questionsOf(section, 'Job Seeker').entries()) {
      const words = categories.map((category) => questionsOf(section, category)[index]?.question)
      expect(new Set(words).size, words[0]).toBeGreaterThan(1)
    }
})

test('every goal of the form belongs to a category, and every category has one', () => {
  expect(new Set(goals.map(({ goal }) => categoryOfGoal(goal)))).toEqual(new Set(categories))
  expect(categoryOfGoal('Become an astronaut')).toBeUndefined()
})

test('a visitor who has none of the things to choose from can say so, without contradicting it', () => {
  for (const { id, type, options, none } of categories.flatMap(questionsFor))
    if (type === 'multiple_select') expect(options.indexOf(none ?? ''), id).toBe(options.length - 1)
})
