import { categories } from './categories.ts'
import { type ScoredSection, scoredSections, sectionNames } from './questions.ts'
import type { ScorecardSubmission } from './scorecard-answers.ts'
import { scoreOf } from './scoring.ts'

export type SectionPoints = { section: ScoredSection; name: string; points: number; of: number }

/** The points of a result by section; undefined where its answers do not add up to its total. */
export function pointsBySection({
  selectedCategory,
  answers,
  totalScore,
}: Pick<ScorecardSubmission, 'selectedCategory' | 'answers' | 'totalScore'>): SectionPoints[] {
  const { total, sections } = scoreOf(wordedFor(selectedCategory), answers)
  if (total !== totalScore) return []
  return scoredSections.map((section) => ({ section, name: sectionNames[section], ...sections[section] }))
}

/** The points by section, a line for each. */
export const sectionLines = (result: Parameters<typeof pointsBySection>[0]): string[] =>
  pointsBySection(result).map(({ name, points, of }) => `${name}: ${points} of ${of}`)

/** The category for the wording of questions; an unknown one uses the first. */
export const wordedFor = (category: string) => categories.find((known) => known === category) ?? categories[0]
