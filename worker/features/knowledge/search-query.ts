import { splitSentences } from '#schema/text/sentences.ts'
import { isGeneric } from './generic-words.ts'
import { correctionsOf, otherSpelling } from './spelling.ts'
import { stemOf, stemsOf, termsOf, type Word } from './terms.ts'

/** What the gallery knows of some words: how many passages contain each, and what unknown ones resemble. */
export type Vocabulary = {
  passageFrequencies: Map<string, number>
  similar: { misspelt: string; stem: string; passages: number }[]
  passageCount: number
}

/** A word of a query, in every form that a profile may use. */
type Term = { word: Word; stems: string[]; forms: string[]; passages: number }

/** A query in the terms of full text. */
export type SearchQuery = {
  /** One valid expression for each sentence. */
  expressions: string[]
  /** Every stem that answers the query, with its weight. */
  stemWeights: Map<string, number>
  /** Its words, each with the stems that answer it and how much it says. */
  terms: { stems: string[]; weight: number }[]
}

/** A longer query tells a story, whose narrative words do not count. */
const maxShortQueryTerms = 16
const maxTerms = 48
const maxSentences = 8
const maxPairs = 12
/** The most index entries that one search may read: some 60 ms, however large the gallery is. */
const maxPostings = 50_000
/** The rarest words are searched for at any cost. */
const minTerms = 3

/** The stems to look up in the vocabulary. */
export const queryStems = (query: string): string[] => [
  ...new Set(termsOf(query).flatMap(({ text, stem }) => [stem, ...otherStem(text)])),
]

const otherStem = (text: string) => {
  const other = otherSpelling(text)
  return other ? [stemOf(other)] : []
}

/**
 * Reads a query: its sentences, their words in every spelling, typing errors corrected, and only the rarest where there
 * are too many to read.
 */
export function parseQuery(query: string, vocabulary: Vocabulary): SearchQuery {
  const contentStems = stemsOf(query)
  const sentences = splitSentences(query).map((sentence) =>
    termsOf(sentence)
      .filter(({ stem }) => contentStems.has(stem))
      .map((word) => termOf(word, vocabulary)),
  )
  const isLong = new Set(sentences.flat().map(({ word }) => word.stem)).size > maxShortQueryTerms
  const informative = isLong ? withoutGenericTerms(sentences) : sentences
  const selected = rarestWithinBudget(informative.flat())
  const parts = informative
    .map((terms) => terms.filter((term) => selected.has(term)))
    .filter((terms) => terms.length)
    .map((terms) => ({ terms, weight: terms.reduce((sum, term) => sum + rarityOf(term, vocabulary), 0) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxSentences)
  const rarity = parts.flatMap(({ terms }) =>
    terms.flatMap((term) => term.stems.map((stem) => [stem, rarityOf(term, vocabulary)] as const)),
  )
  const terms = parts.flatMap(({ terms }) =>
    terms.map((term) => ({ stems: term.stems, weight: rarityOf(term, vocabulary) })),
  )
  return { expressions: parts.map(({ terms }) => expressionOf(terms)), stemWeights: new Map(rarity), terms }
}

function termOf(word: Word, { passageFrequencies, similar }: Vocabulary): Term {
  const other = otherSpelling(word.text)
  const spellings = [word.stem, ...otherStem(word.text)]
  const corrections = spellings.some((stem) => passageFrequencies.has(stem))
    ? []
    : correctionsOf(
        word.stem,
        // Full text stems what it is asked for: a stem that would be shortened again is not found.
        similar.filter(({ misspelt, stem }) => misspelt === word.stem && stemOf(stem) === stem),
      )
  const passagesWith = (stem: string) =>
    passageFrequencies.get(stem) ?? similar.find((candidate) => candidate.stem === stem)?.passages ?? 0
  const stems = [...spellings, ...corrections]
  return {
    word,
    stems,
    forms: [word.written, ...(other ? [other] : []), ...corrections],
    passages: stems.reduce((sum, stem) => sum + passagesWith(stem), 0),
  }
}

const rarityOf = ({ passages }: Term, { passageCount }: Vocabulary) =>
  Math.log(1 + passageCount / Math.max(1, passages))

/** Sentences without narrative words, as long as something is left. */
function withoutGenericTerms(sentences: Term[][]): Term[][] {
  const informative = sentences.map((terms) => terms.filter(({ stems: [stem] }) => stem && !isGeneric(stem)))
  return informative.some((terms) => terms.length) ? informative : sentences
}

/** The terms to search for: the rarest first, until they are too much to read. */
function rarestWithinBudget(terms: Term[]): Set<Term> {
  const selected = new Set<Term>()
  let postings = 0
  for (const term of [...terms].sort((one, other) => one.passages - other.passages)) {
    postings += term.passages
    if (selected.size >= maxTerms || (postings > maxPostings && selected.size >= minTerms)) break
    selected.add(term)
  }
  return selected
}

/** Any of the words, and again those that are adjacent in the query or separated by stop words only. */
function expressionOf(terms: Term[]): string {
  const anyForm = ({ forms }: Term) => forms.map((form) => `"${form}"`).join(' OR ')
  const pairs = terms.slice(1).flatMap((term, index) => {
    const previous = terms[index]
    const gap = previous ? term.word.start - previous.word.end : 0
    if (!previous || gap > 12) return []
    return gap === 1
      ? [`"${previous.word.written} ${term.word.written}"`]
      : [`NEAR("${previous.word.written}" "${term.word.written}", 4)`]
  })
  return [...terms.map(anyForm), ...pairs.slice(0, maxPairs)].join(' OR ')
}
