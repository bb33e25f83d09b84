import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { storyKey } from '../../../knowledge/embedded-passages.ts'
import type { RankedStory } from './story-ranking.ts'

/** A story that is so much nearer than the mean of the page's others leads clearly. */
const clearLead = 0.15
/** What a clear lead counts for, as a share of the best story's score by words. */
const leadShare = 0.6

/**
 * How much nearer in meaning each story is to a question than the page's others, -1 to 1; all 0 unless every story is
 * embedded, and for an only one.
 */
export function leadsInMeaning(
  { stories }: Pick<PublicProfile, 'stories'>,
  likeness: ReadonlyMap<string, number> | undefined,
): number[] {
  const own = stories.flatMap(({ id }) => likeness?.get(storyKey(id)) ?? [])
  if (own.length < stories.length || own.length < 2) return stories.map(() => 0)
  const sum = own.reduce((so, one) => so + one, 0)
  return own.map((one) => {
    const lead = one - (sum - one) / (own.length - 1)
    return Math.max(-1, Math.min(1, lead / clearLead))
  })
}

/** The stories by words and meaning together, best first; `asked` is the weight of the question's words. */
export function rankedWithMeaning(
  byWords: readonly RankedStory[],
  leads: readonly number[],
  asked: number,
): RankedStory[] {
  if (!leads.some(Boolean)) return [...byWords]
  const most = Math.max(byWords[0]?.score ?? 0, asked)
  return leads
    .map((lead, storyIndex) => {
      const words = byWords.find((ranked) => ranked.storyIndex === storyIndex)?.score ?? 0
      return { storyIndex, score: words + leadShare * most * lead }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}
