import { splitSentences } from '#schema/text/sentences.ts'
import { isGeneric } from './generic-words.ts'
import { correctionsOf, otherSpelling } from './spelling.ts'
import { stemOf, stemsOf, termsOf, type Word } from './terms.ts'

/** What the gallery knows of some words: how many passages contain each, and what unknown ones resemble. */
export type Vocabulary = {
  listed: Map<string, number>
  similar: { asked: string; stem: string; passages: number }[]
  total: number
}

/** A word of a query, in every form that a profile may use. */
type Term = { word: Word; stems: string[]; forms: string[]; passages: number }

/** A query in the terms of full text. */
export type SearchQuery = {
  /** One valid expression for each sentence. */
  expressions: string[]
  /** Every stem that answers the query, with its weight. */
  rarity: Map<string, number>
  /** Its words, each with the stems that answer it and how much it says. */
  terms: { stems: string[]; weight: number }[]
}

/** A longer query tells a story, whose narrative words do not count. */
const shortQuery = 16
const maxTerms = 48
const maxSentences = 8
const maxPairs = 12
/** The most index entries that one search may read: some 60 ms, however large the gallery is. */
const readable = 50_000
/** The rarest words are searched for at any cost. */
const minTerms = 3

/** The stems to look up in the vocabulary. */
export const stemsAsked = (query: string): string[] => [
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
export function readQuery(query: string, vocabulary: Vocabulary): SearchQuery {
  const meant = stemsOf(query)
  const sentences = splitSentences(query).map((sentence) =>
    termsOf(sentence)
      .filter(({ stem }) => meant.has(stem))
      .map((word) => termOf(word, vocabulary)),
  )
  const isLong = new Set(sentences.flat().map(({ word }) => word.stem)).size > shortQuery
  const telling = isLong ? withoutNarration(sentences) : sentences
  const affordable = rarestFirst(telling.flat())
  const parts = telling
    .map((terms) => terms.filter((term) => affordable.has(term)))
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
  return { expressions: parts.map(({ terms }) => expressionOf(terms)), rarity: new Map(rarity), terms }
}

function termOf(word: Word, { listed, similar }: Vocabulary): Term {
  const other = otherSpelling(word.text)
  const spelt = [word.stem, ...otherStem(word.text)]
  const meant = spelt.some((stem) => listed.has(stem))
    ? []
    : correctionsOf(
        word.stem,
        // Full text stems what it is asked for: a stem that would be shortened again is not found.
        similar.filter(({ asked, stem }) => asked === word.stem && stemOf(stem) === stem),
      )
  const passagesWith = (stem: string) =>
    listed.get(stem) ?? similar.find((candidate) => candidate.stem === stem)?.passages ?? 0
  const stems = [...spelt, ...meant]
  return {
    word,
    stems,
    forms: [word.written, ...(other ? [other] : []), ...meant],
    passages: stems.reduce((sum, stem) => sum + passagesWith(stem), 0),
  }
}

const rarityOf = ({ passages }: Term, { total }: Vocabulary) => Math.log(1 + total / Math.max(1, passages))

/** Sentences without narrative words, as long as something is left. */
function withoutNarration(sentences: Term[][]): Term[][] {
  const telling = sentences.map((terms) => terms.filter(({ stems: [stem] }) => stem && !isGeneric(stem)))
  return telling.some((terms) => terms.length) ? telling : sentences
}

/** The terms to search for: the rarest first, until they are too much to read. */
function rarestFirst(terms: Term[]): Set<Term> {
  const chosen = new Set<Term>()
  let read = 0
  for (const term of [...terms].sort((one, other) => one.passages - other.passages)) {
    read += term.passages
    if (chosen.size >= maxTerms || (read > readable && chosen.size >= minTerms)) break
    chosen.add(term)
  }
  return chosen
}

/** Any of the words, and again those that are adjacent in the query or separated by stop words only. */
function expressionOf(terms: Term[]): string {
  const anyForm = ({ forms }: Term) => forms.map((form) => `"${form}"`).join(' OR ')
  const pairs = terms.slice(1).flatMap((term, index) => {
    const before = terms[index]
    const gap = before ? term.word.start - before.word.end : 0
    if (!before || gap > 12) return []
    return gap === 1
      ? [`"${before.word.written} ${term.word.written}"`]
      : [`NEAR("${before.word.written}" "${term.word.written}", 4)`]
  })
  return [...terms.map(anyForm), ...pairs.slice(0, maxPairs)].join(' OR ')
}
