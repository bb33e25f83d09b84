import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { LinkedQuestion } from '../../inbox/queries.ts'
import { questionKey } from '../../knowledge/question-key.ts'
import { queryStems, type Vocabulary } from '../../knowledge/search-query.ts'
import type { GalleryView } from '../gallery-view.ts'
import { isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import { countTerms, matchedWeight, pageIndex, type TermCounts } from './stories/story-ranking.ts'

/** From here on two questions ask the same: each says so much of the other. */
export const sameQuestionThreshold = 0.8
/** Of a question that says less of this one it is not looked at what this one says of it. */
const similarQuestionThreshold = 0.4

type StoredQuestion = Pick<LinkedQuestion, 'asked' | 'askedKey'>
type QuestionSimilarity = {
  /** 2 in the same words, else the lesser of the shares that each says of the other, 0 where they ask for different things. */
  similarity: number
  /** Whether the other one asks all of this question, and more. */
  asksMore: boolean
}
const notSimilar: QuestionSimilarity = { similarity: 0, asksMore: false }

/** How much a question asks the same as others. */
export function similarityTo(profile: PublicProfile, question: string, vocabulary: Vocabulary) {
  const key = questionKey(question)
  const questionWords = questionWordsOf(key)
  const page = pageIndex(profile)
  const terms = questionTerms(profile, question, vocabulary, page.passageFrequencies)
  const hasDistinctive = terms.some(isDistinctive)
  const counts = countTerms(question)
  return ({ asked: storedText, askedKey: otherKey }: StoredQuestion): QuestionSimilarity => {
    if (key !== '' && otherKey === key) return { similarity: 2, asksMore: false }
    if (!hasDistinctive || questionWords !== questionWordsOf(otherKey)) return notSimilar
    const coverage = termCoverage(terms, countTerms(storedText))
    if (coverage < similarQuestionThreshold) return { similarity: coverage, asksMore: false }
    const passageFrequencies = withWordsOf(storedText, vocabulary)
    const otherTerms = questionTerms(
      profile,
      storedText,
      { ...vocabulary, passageFrequencies },
      page.passageFrequencies,
    )
    const similarity = Math.min(coverage, termCoverage(otherTerms, counts))
    return {
      similarity,
      asksMore:
        coverage >= sameQuestionThreshold &&
        similarity >= similarQuestionThreshold &&
        similarity < sameQuestionThreshold,
    }
  }
}

/** The gallery was asked for the question's words only: those of the other one are no typing errors either. */
const withWordsOf = (text: string, { passageFrequencies }: Vocabulary) =>
  new Map([...queryStems(text).map((stem) => [stem, 1] as const), ...passageFrequencies])

function termCoverage(terms: readonly QuestionTerm[], counts: TermCounts): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  return total ? matchedWeight(terms, counts) / total : 0
}

/** What a question asks for: a person, a time, a place, a reason or a way, whether it says no, and its numbers. */
const questionWordsOf = (key: string) =>
  key
    .split(' ')
    .filter((word) => /^(?:who|when|where|why|how|not|no|nor|\d+)$/.test(word))
    .join(' ')

type Nearest = { storyIndex: number; similarity: number } | undefined
const nearestCache = new WeakMap<GalleryView, { question: string; nearest: Nearest }>()

/** The index of the story that the owner linked to the question most like this one, and how alike they are. */
export function nearestLinked(profile: PublicProfile, question: string, gallery: GalleryView): Nearest {
  if (!gallery.linkedQuestions?.length) return undefined
  const cached = nearestCache.get(gallery)
  if (cached?.question === question) return cached.nearest
  const similarityOf = similarityTo(profile, question, gallery.vocabulary)
  const [nearest] = gallery.linkedQuestions
    .map((one) => ({
      storyIndex: profile.stories.findIndex(({ id }) => id === one.storyId),
      similarity: similarityOf(one).similarity,
    }))
    .filter((one) => one.storyIndex >= 0 && one.similarity >= similarQuestionThreshold)
    .sort((one, other) => other.similarity - one.similarity)
  nearestCache.set(gallery, { question, nearest })
  return nearest
}

/** The index of the story that the owner linked to this very question, or to one that asks the same. */
export function findLinkedStory(profile: PublicProfile, question: string, gallery: GalleryView) {
  const nearest = nearestLinked(profile, question, gallery)
  return nearest && nearest.similarity >= sameQuestionThreshold ? nearest.storyIndex : undefined
}
