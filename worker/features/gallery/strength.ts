import type { Strength } from '#schema/gallery/gallery-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { SearchQuery } from '../knowledge/asked.ts'
import { type Sentence, sentencesOf } from '../knowledge/sentences.ts'
import { wordsOf } from '../knowledge/terms.ts'

/** Who answers says this share of what was asked in one story, in their head or in one answer that they taught; of a long description, three words' worth. */
const neededShare = 0.6
const enoughWords = 3
/** And scores this share of what the best does, unless they say all of it. */
const neededScore = 0.6
const nearlyAll = 0.99
/** Or is this near in meaning, beside the nearest. */
const neededLikeness = 0.85

/** How a profile did beside the best of its search, each from 0 to 1. */
type BesideBest = { score: number; likeness: number }

export const isNearInMeaning = (likeness: number) => likeness >= neededLikeness

/** Whether a profile answers a described challenge, or only shares a word with it (R19); docs/search.md says why these numbers. */
export function strengthOf(
  profile: PublicProfile,
  taught: readonly string[],
  { terms }: Pick<SearchQuery, 'terms'>,
  { score, likeness }: BesideBest,
): Strength {
  if (isNearInMeaning(likeness)) return 'answers'
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const shareIn = (stems: ReadonlySet<string>) =>
    terms.reduce((sum, term) => sum + (term.stems.some((stem) => stems.has(stem)) ? term.weight : 0), 0) / all
  const share = Math.max(...[...stemsByPart(sentencesOf(profile)), ...taught.map(stemsIn)].map(shareIn))
  const isMost = score >= neededScore && share >= Math.min(neededShare, enoughWords / terms.length)
  return isMost || share > nearlyAll ? 'answers' : 'shares'
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
