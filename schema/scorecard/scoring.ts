import type { Answers } from './answer-types.ts'
import type { Category } from './categories.ts'
import { questionsOf, type ScoredSection, scoredSections } from './questions.ts'

/** Thirteen questions of three points (R3). */
export const highestScore = 39

export type Score = {
  total: number
  /** Points reached and to be had, section by section. */
  sections: Record<ScoredSection, { points: number; of: number }>
}

/** Adds up the answers that are there; one that its question does not allow is worth nothing. */
export function scoreOf(category: Category, answers: Answers): Score {
  const entries = scoredSections.map((section) => {
    const counted = questionsOf(section, category).filter(({ points }) => Object.keys(points).length > 0)
    const points = counted.reduce((sum, question) => sum + pointsOf(question, answers), 0)
    return [section, { points, of: counted.length * 3 }] as const
  })
  return {
    total: entries.reduce((sum, [, { points }]) => sum + points, 0),
    sections: Object.fromEntries(entries) as Score['sections'],
  }
}

function pointsOf(
  { id, points }: { id: string; points: Readonly<Record<string, number>> },
  answers: Answers,
) {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  return typeof answer === 'string' && Object.hasOwn(points, answer) ? (points[answer] ?? 0) : 0
}

/** The section with the least of its points; the earlier one where two are equal. */
export const weakestSection = ({ sections }: Pick<Score, 'sections'>): ScoredSection =>
  scoredSections.reduce((weakest, section) =>
    shareOf(sections[section]) < shareOf(sections[weakest]) ? section : weakest,
  )

/** The section with most of its points; the earlier one where two are equal. */
export const strongestSection = ({ sections }: Score): ScoredSection =>
  scoredSections.reduce((strongest, section) =>
    shareOf(sections[section]) > shareOf(sections[strongest]) ? section : strongest,
  )

const shareOf = ({ points, of }: { points: number; of: number }) => points / of
