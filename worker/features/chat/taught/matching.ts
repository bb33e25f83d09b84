import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { TaughtCorrection } from '../../corrections/queries.ts'
import { stemsAsked, type Vocabulary } from '../../knowledge/asked.ts'
import { askedKey } from '../../knowledge/asked-key.ts'
import { tellingFrom } from '../built-in-agent/nearest-topic.ts'
import { type QuestionTerm, questionTerms } from '../built-in-agent/question-terms.ts'
import { pageWords, wordsSaid } from '../built-in-agent/story-ranking.ts'
import { covered } from '../built-in-agent/support.ts'

/** The least share of what is asked that the other question must say, each of the other. */
const sameFrom = 0.8
/** A model is given so many corrections, and so many characters of them. */
const mostSupplied = { corrections: 30, characters: 8_000 }

export type MatchedCorrection = TaughtCorrection & { isAnswer: boolean }

/**
 * The corrections that a question may be answered by, nearest first. `isAnswer` holds for at most one, the first: it
 * was taught for this question, or for one that asks the same in nearly the same words.
 */
export function matchCorrections(
  profile: PublicProfile,
  question: string,
  corrections: readonly TaughtCorrection[],
  vocabulary: Vocabulary,
): MatchedCorrection[] {
  if (!corrections.length) return []
  const key = askedKey(question)
  const { passages } = pageWords(profile)
  const asked = questionTerms(profile, question, vocabulary, passages)
  const termsOfTaught = (text: string) =>
    questionTerms(profile, text, { ...vocabulary, listed: withWordsOf(text, vocabulary) }, passages)
  const ranked = corrections
    .map((correction) => {
      const isSame = key !== '' && correction.askedKey === key
      const nearness = isSame
        ? 2
        : nearnessOf([question, asked], [correction.asked, termsOfTaught(correction.asked)])
      return { correction, nearness }
    })
    .sort((one, other) => other.nearness - one.nearness)
  const [best] = ranked
  return withinBudget(
    ranked.map(({ correction, nearness }) => ({
      ...correction,
      isAnswer: correction === best?.correction && nearness >= sameFrom,
    })),
  )
}

/** The gallery was asked for the question's words only: those of what was taught are no typing errors either. */
const withWordsOf = (text: string, { listed }: Vocabulary) =>
  new Map([...stemsAsked(text).map((stem) => [stem, 1] as const), ...listed])

type Asked = readonly [text: string, terms: readonly QuestionTerm[]]

/** The lesser of the shares that two questions say of each other; 0 where they ask for different things. */
function nearnessOf([one, ofOne]: Asked, [other, ofOther]: Asked): number {
  if (askingWord(one) !== askingWord(other)) return 0
  if (!ofOne.some(({ weight }) => weight >= tellingFrom)) return 0
  return Math.min(shareSaid(ofOne, other), shareSaid(ofOther, one))
}

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

function withinBudget(corrections: MatchedCorrection[]): MatchedCorrection[] {
  let characters = 0
  return corrections.slice(0, mostSupplied.corrections).filter(({ asked, answer }, place) => {
    characters += asked.length + answer.length
    return place === 0 || characters <= mostSupplied.characters
  })
}
