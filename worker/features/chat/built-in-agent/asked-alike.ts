import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { TiedQuestion } from '../../inbox/queries.ts'
import { stemsAsked, type Vocabulary } from '../../knowledge/asked.ts'
import { askedKey } from '../../knowledge/asked-key.ts'
import type { GalleryView } from '../gallery-view.ts'
import { tellingFrom } from './nearest-topic.ts'
import { type QuestionTerm, questionTerms } from './question-terms.ts'
import { covered, pageWords, wordsSaid } from './story-ranking.ts'

/** From here on two questions ask the same: each says so much of the other. */
export const sameFrom = 0.8

/**
 * How much a question asks the same as others: 2 in the same words, else the lesser of the shares that the two say of
 * each other, and 0 where they ask for different things.
 */
export function likenessTo(profile: PublicProfile, question: string, vocabulary: Vocabulary) {
  const key = askedKey(question)
  const { passages } = pageWords(profile)
  const terms = questionTerms(profile, question, vocabulary, passages)
  const isTelling = terms.some(({ weight }) => weight >= tellingFrom)
  return ({ asked, askedKey: otherKey }: Pick<TiedQuestion, 'asked' | 'askedKey'>): number => {
    if (key !== '' && otherKey === key) return 2
    if (!isTelling || askingWord(question) !== askingWord(asked)) return 0
    const listed = withWordsOf(asked, vocabulary)
    const others = questionTerms(profile, asked, { ...vocabulary, listed }, passages)
    return Math.min(shareSaid(terms, asked), shareSaid(others, question))
  }
}

/** The gallery was asked for the question's words only: those of the other one are no typing errors either. */
const withWordsOf = (text: string, { listed }: Vocabulary) =>
  new Map([...stemsAsked(text).map((stem) => [stem, 1] as const), ...listed])

function shareSaid(terms: readonly QuestionTerm[], text: string): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  return total ? covered(terms, wordsSaid(text)) / total : 0
}

/** What a question asks for: a person, a time, a place, a reason or a way, whether it says no, and its numbers. */
const askingWord = (text: string) =>
  askedKey(text)
    .split(' ')
    .filter((word) => /^(?:who|when|where|why|how|not|no|nor|\d+)$/.test(word))
    .join(' ')

/** The place of the story that the owner tied to the question most like this one, and how alike they are. */
export function nearestTied(
  profile: PublicProfile,
  question: string,
  { tied = [], vocabulary }: GalleryView,
): { plate: number; likeness: number } | undefined {
  if (!tied.length) return undefined
  const likeness = likenessTo(profile, question, vocabulary)
  return tied
    .map((one) => ({
      plate: profile.stories.findIndex(({ id }) => id === one.storyId),
      likeness: likeness(one),
    }))
    .filter((one) => one.plate >= 0 && one.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)[0]
}

/** The place of the story that the owner tied to this very question, or to one that asks the same. */
export function tiedStory(profile: PublicProfile, question: string, gallery: GalleryView) {
  const nearest = nearestTied(profile, question, gallery)
  return nearest && nearest.likeness >= sameFrom ? nearest.plate : undefined
}
