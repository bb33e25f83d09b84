import { wordsOf } from './terms.ts'
import { wordFamilies } from './word-families.ts'

/** How much a family member counts for another; less in a big family. */
const similarityInFamily = (size: number) => 0.45 / (1 + size / 14)

type RelatedWords = ReadonlyMap<string, number>
const unrelated: RelatedWords = new Map()
let families: Map<string, Map<string, number>> | undefined

/** Stems and phrases (`let go`) with the same meaning, each with its nearness, 0 to 1. */
export function relatedTo(stem: string): RelatedWords {
  families ??= readFamilies()
  return families.get(stem) ?? unrelated
}

/** Whether a stem is a word of the families, and so no typing error. */
export const isRelated = (stem: string) => relatedTo(stem) !== unrelated

function readFamilies() {
  const byStem = new Map<string, Map<string, number>>()
  const relate = (one: string, other: string, similarity: number) => {
    const own = byStem.get(one) ?? new Map<string, number>()
    own.set(other, Math.max(similarity, own.get(other) ?? 0))
    byStem.set(one, own)
  }
  for (const line of wordFamilies.trim().split('\n')) {
    const members = [...new Set(line.split(',').map(keyOf))]
    for (const one of members)
      for (const other of members) if (one !== other) relate(one, other, similarityInFamily(members.length))
  }
  return byStem
}

const keyOf = (member: string) =>
  wordsOf(member)
    .map(({ stem }) => stem)
    .join(' ')

/** Phrases of several words that count as one, by their first stem. */
export function phrasesIn(stems: readonly string[]): string[] {
  families ??= readFamilies()
  const found: string[] = []
  for (const [index] of stems.entries())
    for (let length = 2; length <= 4; length += 1) {
      const phrase = stems.slice(index, index + length).join(' ')
      if (index + length <= stems.length && families.has(phrase)) found.push(phrase)
    }
  return found
}
