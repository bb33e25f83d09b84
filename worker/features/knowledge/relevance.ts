import type { Passage } from './passages.ts'
import { termsOf, wordsOf } from './terms.ts'

export type Ranked = { passage: Passage; score: number; hits: string[] }

/** A story is proof and answers best; a phrase of the expertise list or a title alone says little. */
const worth = ({ field, part }: Passage) => (part === 'title' ? 0.8 : (fieldWorth[field] ?? 1))
const fieldWorth: Partial<Record<Passage['field'], number>> = {
  story: 1.3,
  reference: 0.9,
  expertise: 0.6,
  role: 0.6,
}

/** How much a word's stem says: the rarer, the more. */
export type Rarity = (stem: string) => number

/**
 * The passages that share words with a question, best first: each shared word counts by its rarity (among
 * these passages, unless the caller knows better), a long passage needs more of them, and stories come
 * before lists. Equal scores keep the order of the page.
 */
export function rankPassages(passages: Passage[], question: string, given?: Rarity): Ranked[] {
  const wanted = new Set(termsOf(question).map(({ stem }) => stem))
  const stems = passages.map(({ text }) => wordsOf(text).map(({ stem }) => stem))
  const rarity = given ?? rarityIn(stems, wanted)
  return passages
    .map((passage, place): Ranked => {
      const words = stems[place] ?? []
      const hits = [...wanted].filter((stem) => words.includes(stem))
      const length = 0.75 + 0.25 * Math.min(2, words.length / 16)
      const sum = hits.reduce((total, stem) => total + rarity(stem), 0)
      return { passage, hits, score: (worth(passage) * sum) / length }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

function rarityIn(passages: string[][], wanted: Set<string>): Rarity {
  const frequency = new Map(
    [...wanted].map((stem) => [stem, passages.filter((words) => words.includes(stem)).length]),
  )
  return (stem) => Math.log(1 + passages.length / Math.max(1, frequency.get(stem) ?? 1))
}
