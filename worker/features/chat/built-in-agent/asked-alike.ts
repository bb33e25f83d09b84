import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { TiedQuestion } from '../../inbox/queries.ts'
import { stemsAsked, type Vocabulary } from '../../knowledge/asked.ts'
import { askedKey } from '../../knowledge/asked-key.ts'
import type { GalleryView } from '../gallery-view.ts'
import { isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import { covered, type PhraseCounts, pageWords, wordsSaid } from './stories/story-ranking.ts'

/** From here on two questions ask the same: each says so much of the other. */
export const sameFrom = 0.8
/** Of a question that says less of this one it is not looked at what this one says of it. */
const alikeFrom = 0.4

type Earlier = Pick<TiedQuestion, 'asked' | 'askedKey'>
type Likeness = {
  /** 2 in the same words, else the lesser of the shares that each says of the other, 0 where they ask for different things. */
  likeness: number
  /** Whether the other one asks all of this question, and more. */
  asksMore: boolean
}
const unlike: Likeness = { likeness: 0, asksMore: false }

/** How much a question asks the same as others. */
export function likenessTo(profile: PublicProfile, question: string, vocabulary: Vocabulary) {
  const key = askedKey(question)
  const wanted = askingWord(key)
  const { passages } = pageWords(profile)
  const terms = questionTerms(profile, question, vocabulary, passages)
  const hasDistinctive = terms.some(isDistinctive)
  const words = wordsSaid(question)
  return ({ asked, askedKey: otherKey }: Earlier): Likeness => {
    if (key !== '' && otherKey === key) return { likeness: 2, asksMore: false }
    if (!hasDistinctive || wanted !== askingWord(otherKey)) return unlike
    const share = shareSaid(terms, wordsSaid(asked))
    if (share < alikeFrom) return { likeness: share, asksMore: false }
    const listed = withWordsOf(asked, vocabulary)
    const otherTerms = questionTerms(profile, asked, { ...vocabulary, listed }, passages)
    const likeness = Math.min(share, shareSaid(otherTerms, words))
    return { likeness, asksMore: share >= sameFrom && likeness >= alikeFrom && likeness < sameFrom }
  }
}

/** The gallery was asked for the question's words only: those of the other one are no typing errors either. */
const withWordsOf = (text: string, { listed }: Vocabulary) =>
  new Map([...stemsAsked(text).map((stem) => [stem, 1] as const), ...listed])

function shareSaid(terms: readonly QuestionTerm[], said: PhraseCounts): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  return total ? covered(terms, said) / total : 0
}

/** What a question asks for: a person, a time, a place, a reason or a way, whether it says no, and its numbers. */
const askingWord = (key: string) =>
  key
    .split(' ')
    .filter((word) => /^(?:who|when|where|why|how|not|no|nor|\d+)$/.test(word))
    .join(' ')

type Nearest = { storyIndex: number; likeness: number } | undefined
const found = new WeakMap<GalleryView, { question: string; nearest: Nearest }>()

/** The index of the story that the owner tied to the question most like this one, and how alike they are. */
export function nearestTied(profile: PublicProfile, question: string, gallery: GalleryView): Nearest {
  if (!gallery.tied?.length) return undefined
  const known = found.get(gallery)
  if (known?.question === question) return known.nearest
  const likenessOf = likenessTo(profile, question, gallery.vocabulary)
  const [nearest] = gallery.tied
    .map((one) => ({
      storyIndex: profile.stories.findIndex(({ id }) => id === one.storyId),
      likeness: likenessOf(one).likeness,
    }))
    .filter((one) => one.storyIndex >= 0 && one.likeness >= alikeFrom)
    .sort((one, other) => other.likeness - one.likeness)
  found.set(gallery, { question, nearest })
  return nearest
}

/** The index of the story that the owner tied to this very question, or to one that asks the same. */
export function tiedStory(profile: PublicProfile, question: string, gallery: GalleryView) {
  const nearest = nearestTied(profile, question, gallery)
  return nearest && nearest.likeness >= sameFrom ? nearest.storyIndex : undefined
}
