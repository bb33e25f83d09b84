import { categories } from './categories.ts'
import { type ScoredSection, scoredSections, sectionNames } from './questions.ts'
import type { ScorecardSubmission } from './scorecard-answers.ts'
import { scoreOf } from './scoring.ts'

export type SectionPoints = { section: ScoredSection; name: string; points: number; of: number }

/** The points of a result by section; nothing for a result whose answers add up to something else than its total. */
export function pointsBySection({
  selectedCategory,
  answers,
  totalScore,
}: Pick<ScorecardSubmission, 'selectedCategory' | 'answers' | 'totalScore'>): SectionPoints[] {
  const { total, sections } = scoreOf(wordedFor(selectedCategory), answers)
  if (total !== totalScore) return []
  return scoredSections.map((section) => ({ section, name: sectionNames[section], ...sections[section] }))
}

/** The same, a line for each section. */
export const sectionLines = (result: Parameters<typeof pointsBySection>[0]): string[] =>
  pointsBySection(result).map(({ name, points, of }) => `${name}: ${points} of ${of}`)

/** In whose words somebody was asked: an unknown category in the first one's. */
export const wordedFor = (category: string) => categories.find((known) => known === category) ?? categories[0]
