import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { storyKey } from '../../../knowledge/embedded-passages.ts'
import type { RankedStory } from './story-ranking.ts'

/** A story that is so much nearer than the mean of the page's others leads clearly. */
const clearMargin = 0.15
/** What a clear lead counts for, as a share of the best story's score by words. */
const semanticWeight = 0.6

/**
 * How much nearer in meaning each story is to a question than the page's others, -1 to 1; all 0 unless every story is
 * embedded, and for an only one.
 */
export function semanticMarginsOf(
  { stories }: Pick<PublicProfile, 'stories'>,
  similarities: ReadonlyMap<string, number> | undefined,
): number[] {
  const storySimilarities = stories.flatMap(({ id }) => similarities?.get(storyKey(id)) ?? [])
  if (storySimilarities.length < stories.length || storySimilarities.length < 2) return stories.map(() => 0)
  const sum = storySimilarities.reduce((total, one) => total + one, 0)
  return storySimilarities.map((one) => {
    const margin = one - (sum - one) / (storySimilarities.length - 1)
    return Math.max(-1, Math.min(1, margin / clearMargin))
  })
}

/** The stories by words and meaning together, best first; `questionWeight` is the weight of the question's words. */
export function withSemanticScores(
  lexicalRanking: readonly RankedStory[],
  semanticMargins: readonly number[],
  questionWeight: number,
): RankedStory[] {
  if (!semanticMargins.some(Boolean)) return [...lexicalRanking]
  const scale = Math.max(lexicalRanking[0]?.score ?? 0, questionWeight)
  return semanticMargins
    .map((margin, storyIndex) => {
      const lexicalScore = lexicalRanking.find((ranked) => ranked.storyIndex === storyIndex)?.score ?? 0
      return { storyIndex, score: lexicalScore + semanticWeight * scale * margin }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}
