import type { PublicProfile } from '#schema/profiles.ts'
import { isGeneric } from './generic-words.ts'
import { sentencesOf } from './sentences.ts'
import { isStopWord, wordsOf } from './terms.ts'

const mostOffered = 40

/**
 * Words that the best answers to a query have in common and the query lacks (pseudo-relevance feedback): each by
 * its share of a profile's words, weighted by that profile's score; the most telling first.
 */
export function wordsInCommon(
  answers: { profile: PublicProfile; score: number }[],
  asked: ReadonlyMap<string, unknown>,
) {
  const all = answers.reduce((sum, { score }) => sum + score, 0)
  const offered = new Map<string, { stem: string; word: string; weight: number }>()
  for (const { profile, score } of answers) {
    const own = new Set(wordsOf(profile.name).map(({ stem }) => stem))
    const words = sentencesOf(profile).flatMap(({ text }) => wordsOf(text))
    for (const { text, stem } of words) {
      if (isStopWord(text) || isGeneric(stem) || asked.has(stem) || own.has(stem)) continue
      const word = offered.get(stem) ?? { stem, word: text, weight: 0 }
      word.weight += score / all / words.length
      offered.set(stem, word)
    }
  }
  return [...offered.values()]
    .sort((one, other) => other.weight - one.weight || (one.stem < other.stem ? -1 : 1))
    .slice(0, mostOffered)
}
