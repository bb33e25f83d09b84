import type { Passage } from './passages.ts'
import { wordsOf } from './terms.ts'

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
 * The passages that hold some of the stems of a question, best first: each of them counts by its rarity (among
 * these passages, unless the caller knows better), a long passage needs more of them, and stories come
 * before lists. Equal scores keep the order of the page.
 */
export function rankPassages(passages: Passage[], wanted: ReadonlySet<string>, given?: Rarity): Ranked[] {
  const rarity = given ?? rarityIn(passages, wanted)
  return passages
    .map((passage): Ranked => {
      const words = stemsOf(passage)
      const hits = [...wanted].filter((stem) => words.includes(stem))
      const length = 0.75 + 0.25 * Math.min(2, words.length / 16)
      const sum = hits.reduce((total, stem) => total + rarity(stem), 0)
      return { passage, hits, score: (worth(passage) * sum) / length }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** How rare each of these stems is among these passages. */
export function rarityIn(passages: Passage[], wanted: Iterable<string>): Rarity {
  const stems = passages.map((passage) => new Set(stemsOf(passage)))
  const frequency = new Map(
    [...wanted].map((stem) => [stem, stems.filter((words) => words.has(stem)).length]),
  )
  return (stem) => Math.log(1 + passages.length / Math.max(1, frequency.get(stem) ?? 1))
}

const stemsOf = ({ text }: Passage) => wordsOf(text).map(({ stem }) => stem)
