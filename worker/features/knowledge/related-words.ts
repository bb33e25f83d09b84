import { wordsOf } from './terms.ts'
import { wordFamilies } from './word-families.ts'

/** How much a family member counts for another; less in a big family. */
const strengthOf = (size: number) => 0.45 / (1 + size / 14)

type Kin = ReadonlyMap<string, number>
const strangers: Kin = new Map()
let known: Map<string, Map<string, number>> | undefined

/** Stems and phrases (`let go`) with the same meaning, each with its nearness, 0 to 1. */
export function relatedTo(stem: string): Kin {
  known ??= readFamilies()
  return known.get(stem) ?? strangers
}

/** Whether a stem is a word of the families, and so no typing error. */
export const isRelated = (stem: string) => relatedTo(stem) !== strangers

function readFamilies() {
  const kin = new Map<string, Map<string, number>>()
  const relate = (one: string, other: string, nearness: number) => {
    const own = kin.get(one) ?? new Map<string, number>()
    own.set(other, Math.max(nearness, own.get(other) ?? 0))
    kin.set(one, own)
  }
  for (const line of wordFamilies.trim().split('\n')) {
    const members = [...new Set(line.split(',').map(keyOf))]
    for (const one of members)
      for (const other of members) if (one !== other) relate(one, other, strengthOf(members.length))
  }
  return kin
}

const keyOf = (member: string) =>
  wordsOf(member)
    .map(({ stem }) => stem)
    .join(' ')

/** Phrases of several words that count as one, by their first stem. */
export function phrasesIn(stems: readonly string[]): string[] {
  known ??= readFamilies()
  const found: string[] = []
  for (const [index] of stems.entries())
    for (let length = 2; length <= 4; length += 1) {
      const phrase = stems.slice(index, index + length).join(' ')
      if (index + length <= stems.length && known.has(phrase)) found.push(phrase)
    }
  return found
}
