import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { TaughtCorrection } from '../../corrections/queries.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { sameQuestionThreshold, similarityTo } from '../built-in-agent/similar-questions.ts'

/** A model is given so many corrections, and so many characters of them. */
const maxSupplied = { corrections: 30, characters: 8_000 }

type MatchedCorrection = TaughtCorrection & {
  /** At most the first: it was taught for this question, or for one that asks the same in nearly the same words. */
  isAnswer: boolean
  /** It was taught for a question that asks all of this one, and more. */
  isNear: boolean
}

/** The corrections that a question may be answered by, nearest first. */
export function matchCorrections(
  profile: PublicProfile,
  question: string,
  corrections: readonly TaughtCorrection[],
  vocabulary: Vocabulary,
): MatchedCorrection[] {
  if (!corrections.length) return []
  const similarityOf = similarityTo(profile, question, vocabulary)
  const ranked = corrections
    .map((correction) => {
      const similarities = [correction, ...correction.alsoAsked].map(similarityOf)
      return {
        correction,
        similarity: Math.max(...similarities.map(({ similarity }) => similarity)),
        isNear: similarities.some(({ asksMore }) => asksMore),
      }
    })
    .sort((one, other) => other.similarity - one.similarity)
  return withinBudget(
    ranked.map(({ correction, similarity, isNear }, index) => ({
      ...correction,
      isAnswer: index === 0 && similarity >= sameQuestionThreshold,
      isNear,
    })),
  )
}

function withinBudget(corrections: MatchedCorrection[]): MatchedCorrection[] {
  let characters = 0
  return corrections.slice(0, maxSupplied.corrections).filter(({ answer }, index) => {
    characters += answer.length
    return index === 0 || characters <= maxSupplied.characters
  })
}
