import type { Sentence } from './sentences.ts'
import { wordsOf } from './terms.ts'

export type RankedSentence = { sentence: Sentence; score: number; hits: string[] }

/** A story is proof and answers best; a phrase of expertise or a title alone says little. */
const fieldWeight = ({ field, part }: Sentence) => (part === 'title' ? 0.8 : (fieldWeights[field] ?? 1))
const fieldWeights: Partial<Record<Sentence['field'], number>> = {
  story: 1.3,
  reference: 0.9,
  expertise: 0.6,
  role: 0.6,
}

/** How much a word's stem says: more the rarer it is. */
export type Rarity = (stem: string) => number

/**
 * The sentences that contain stems of a question, best first: by the rarity of the stems and the length of the
 * sentence, and stories before lists; ties keep the order of the page.
 */
export function rankSentences(
  sentences: Sentence[],
  queryStems: ReadonlySet<string>,
  customRarity?: Rarity,
): RankedSentence[] {
  const rarity = customRarity ?? rarityIn(sentences, queryStems)
  return sentences
    .map((sentence): RankedSentence => {
      const words = stemsOf(sentence)
      const hits = [...queryStems].filter((stem) => words.includes(stem))
      const length = 0.75 + 0.25 * Math.min(2, words.length / 16)
      const sum = hits.reduce((total, stem) => total + rarity(stem), 0)
      return { sentence, hits, score: (fieldWeight(sentence) * sum) / length }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** How rare each of these stems is among these sentences. */
function rarityIn(sentences: Sentence[], queryStems: Iterable<string>): Rarity {
  const stems = sentences.map((sentence) => new Set(stemsOf(sentence)))
  const frequency = new Map(
    [...queryStems].map((stem) => [stem, stems.filter((words) => words.has(stem)).length]),
  )
  return (stem) => Math.log(1 + sentences.length / Math.max(1, frequency.get(stem) ?? 1))
}

const stemsOf = ({ text }: Sentence) => wordsOf(text).map(({ stem }) => stem)
