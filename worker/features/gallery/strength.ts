import type { Strength } from '#schema/gallery/gallery-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { SearchQuery } from '../knowledge/search-query.ts'
import { type Sentence, sentencesOf } from '../knowledge/sentences.ts'
import { wordsOf } from '../knowledge/terms.ts'

/** Who answers says this share of what was asked in one story, in their head or in one answer that they taught; of a long description, three words' worth. */
const minCoverage = 0.6
const minWords = 3
/** And scores this share of what the best does, unless they say all of it. */
const minScore = 0.6
const fullCoverage = 0.99
/** Or is this near in meaning, beside the nearest. */
const minSimilarity = 0.85

/** How a profile did beside the best of its search, each from 0 to 1. */
type RelativeToBest = { score: number; similarity: number }

export const isSemanticallyNear = (similarity: number) => similarity >= minSimilarity

/** Whether a profile answers a described challenge, or only shares a word with it (R19); docs/search.md says why these numbers. */
export function strengthOf(
  profile: PublicProfile,
  taught: readonly string[],
  { terms }: Pick<SearchQuery, 'terms'>,
  { score, similarity }: RelativeToBest,
): Strength {
  if (isSemanticallyNear(similarity)) return 'answers'
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0)
  const coverageIn = (stems: ReadonlySet<string>) =>
    terms.reduce((sum, term) => sum + (term.stems.some((stem) => stems.has(stem)) ? term.weight : 0), 0) /
    totalWeight
  const coverage = Math.max(...[...stemsByPart(sentencesOf(profile)), ...taught.map(stemsIn)].map(coverageIn))
  const isWellCovered = score >= minScore && coverage >= Math.min(minCoverage, minWords / terms.length)
  return isWellCovered || coverage > fullCoverage ? 'answers' : 'shares'
}

const stemsIn = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem))

/** The stems of each story, and of all text outside stories. */
function stemsByPart(sentences: Sentence[]): Set<string>[] {
  const parts = new Map<number | null, Set<string>>()
  for (const { storyIndex, text } of sentences) {
    const stems = parts.get(storyIndex) ?? new Set()
    for (const { stem } of wordsOf(text)) stems.add(stem)
    parts.set(storyIndex, stems)
  }
  return [...parts.values()]
}
