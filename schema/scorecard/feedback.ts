import type { Advice, Remarks } from './advice/category-advice.ts'
import { belief, readiness, troubles } from './advice/universal.ts'
import { advice } from './advice.ts'
import type { Answers } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { goals, shortTermGoals } from './goals.ts'
import { highestScore, scoreOf } from './scoring.ts'
import { stageOf } from './stages.ts'
import { verdictsOf } from './verdict.ts'

/** The feedback on a person's answers (public spec section 3). */
export type CategoryFeedback = {
  title: string
  summary: string
  insights: string[]
  recommendations: string[]
  nextSteps: string
}

/** For an unknown category (public spec section 8). */
export const genericFeedback: CategoryFeedback = {
  title: 'Assessment Results',
  summary: 'Thank you for completing the assessment.',
  insights: [],
  recommendations: [],
  nextSteps: '',
}

/** What the eight-step form asks besides the questions. */
type Goals = { currentGoal?: string; shortTermGoals?: readonly string[] }

/**
 * Feedback from points and answers: strengths, weaknesses, a remark on each other answer, and remedies; free text is
 * quoted in the next steps only.
 */
export function feedbackOf(category: string, answers: Answers, goals: Goals = {}): CategoryFeedback {
  if (!isCategory(category)) return genericFeedback
  const score = scoreOf(category, answers)
  const verdicts = verdictsOf(category, score)
  const { title, summaries, remarks }: Advice = advice[category]
  return {
    title,
    summary: `${summaries[stageOf(score.total).frame - 1]} You reached ${score.total} of ${highestScore} points.`,
    insights: [
      ...verdicts.flatMap(({ kind, text }) => (kind === 'remedy' ? [] : [text])),
      ...[...remarks, belief].map((questions) => remarksOn(questions, answers, 2).join(' ')).filter(Boolean),
    ],
    recommendations: [
      ...verdicts.flatMap(({ kind, text }) => (kind === 'remedy' ? [text] : [])),
      ...remarksOn(troubles, answers, 3),
      ...shortTermGoals.filter(({ goal }) => goals.shortTermGoals?.includes(goal)).map(({ way }) => way),
      ...remarksOn(readiness, answers, 1),
    ],
    nextSteps: [...visions(answers), firstStep(category, goals)].join(' '),
  }
}

/** The first step: by the goal of the form, or else by the category. */
export const firstStep = (category: Category, { currentGoal }: Goals) =>
  goals.find((one) => one.goal === currentGoal && one.category === category)?.step ?? advice[category].next

const isCategory = (category: string): category is Category => categories.some((known) => known === category)

/** The remarks on the answers of some questions, at most so many for each. */
const remarksOn = (questions: Remarks, answers: Answers, max: number): string[] =>
  Object.entries(questions).flatMap(([id, remarks]) => {
    const chosen = Object.hasOwn(answers, id) ? [answers[id] ?? []].flat() : []
    return chosen
      .flatMap((answer) => (Object.hasOwn(remarks, answer) ? [remarks[answer] ?? ''] : []))
      .slice(0, max)
  })

/** The person's visions in their own words, to which the first step leads. */
function visions(answers: Answers): string[] {
  const written = (id: string) => {
    const text = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (typeof text !== 'string' || !text.trim()) return ''
    return /[.!?…]$/.test(text.trim()) ? `“${text.trim()}”` : `“${text.trim()}”.`
  }
  const [year, decade] = [written('success_vision'), written('lb_contribution_desire')]
  return [
    ...(year ? [`What you want to be different in a year: ${year}`] : []),
    ...(decade ? [`What people should still be doing in ten: ${decade}`] : []),
  ]
}
