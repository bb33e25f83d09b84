import type { Answers, Question } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { questionAsPut } from './former-questions.ts'
import { questionsOf, type ScoredSection, scoredSections } from './questions.ts'

/** The highest score: thirteen questions of three points (R3). */
export const highestScore = 39

export type Score = {
  total: number
  /** Points reached and possible, by section. */
  sections: Readonly<Record<ScoredSection, { points: number; of: number }>>
  /** Points of each scored answer, by question id; unanswered questions are absent. */
  answered: Readonly<Record<string, number>>
}

/** Adds up the given answers; an invalid one counts 0. */
export function scoreOf(category: Category, answers: Answers): Score {
  const answered: Record<string, number> = {}
  for (const question of scoredSections.flatMap((section) => questionsOf(section, category))) {
    const points = pointsOf(question, category, answers)
    if (points !== undefined) answered[question.id] = points
  }
  return scoreOfPoints(answered)
}

/** The score of the points of single answers. */
export function scoreOfPoints(answered: Readonly<Record<string, number>>): Score {
  const reached = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (answered[id] ?? 0), 0)
  const sections = Object.fromEntries(
    scoredSections.map((section) => {
      const ids = countedQuestions[section]
      return [section, { points: reached(ids), of: ids.length * maxPoints }]
    }),
  ) as Score['sections']
  return { total: reached(Object.values(countedQuestions).flat()), sections, answered }
}

const maxPoints = 3
const counts = ({ points }: Question) => Object.keys(points).length > 0

/** The ids of the scored questions, the same for every category. */
export const countedQuestions = Object.fromEntries(
  scoredSections.map((section) => [
    section,
    questionsOf(section, categories[0])
      .filter(counts)
      .map(({ id }) => id),
  ]),
) as Record<ScoredSection, string[]>

/** The points of the answer to a question, in any of its wordings; undefined for an unscored or unanswered question. */
export function pointsOf(question: Question, category: Category, answers: Answers): number | undefined {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
  if (typeof answer !== 'string') return
  const { points } = questionAsPut(question, category, answer)
  return Object.hasOwn(points, answer) ? points[answer] : undefined
}

/** The section with the lowest share of points, the earlier of two equal ones. */
export const weakestSection = ({ sections }: Pick<Score, 'sections'>): ScoredSection =>
  scoredSections.reduce((weakest, section) =>
    shareOf(sections[section]) < shareOf(sections[weakest]) ? section : weakest,
  )

/** Whether all sections have the same share of their points. */
export const areSectionsEven = ({ sections }: Pick<Score, 'sections'>) =>
  new Set(scoredSections.map((section) => shareOf(sections[section]))).size === 1

/** The share of a section's points, from 0 to 1. */
export const shareOf = ({ points, of }: { points: number; of: number }) => points / of
