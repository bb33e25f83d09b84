import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { TaughtCorrection } from '../../corrections/queries.ts'
import type { Vocabulary } from '../../knowledge/asked.ts'
import { likenessTo, sameFrom } from '../built-in-agent/asked-alike.ts'

/** A model is given so many corrections, and so many characters of them. */
const mostSupplied = { corrections: 30, characters: 8_000 }

type MatchedCorrection = TaughtCorrection & { isAnswer: boolean }

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
  const likeness = likenessTo(profile, question, vocabulary)
  const ranked = corrections
    .map((correction) => ({
      correction,
      nearness: Math.max(...[correction, ...correction.alsoAsked].map(likeness)),
    }))
    .sort((one, other) => other.nearness - one.nearness)
  const [best] = ranked
  return withinBudget(
    ranked.map(({ correction, nearness }) => ({
      ...correction,
      isAnswer: correction === best?.correction && nearness >= sameFrom,
    })),
  )
}

function withinBudget(corrections: MatchedCorrection[]): MatchedCorrection[] {
  let characters = 0
  return corrections.slice(0, mostSupplied.corrections).filter(({ asked, answer }, place) => {
    characters += asked.length + answer.length
    return place === 0 || characters <= mostSupplied.characters
  })
}
