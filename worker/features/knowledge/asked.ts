import { splitSentences } from '#schema/text/sentences.ts'
import { isGeneric } from './generic-words.ts'
import { correctionsOf, otherSpelling } from './spelling.ts'
import { stemOf, stemsOf, termsOf, type Word } from './terms.ts'

/** What the gallery knows of some words: how many passages hold each, and what the unknown ones resemble. */
export type Vocabulary = {
  listed: Map<string, number>
  similar: { asked: string; stem: string; passages: number }[]
  /** How many passages there are. */
  total: number
}

/** A word of a query, in every form in which a profile may say it. */
type Term = { word: Word; stems: string[]; forms: string[]; passages: number }

/** A query as full text is asked for it. */
export type SearchQuery = {
  /** One expression a sentence; none of them can fail, whatever was typed. */
  expressions: string[]
  /** Every stem that answers it, and how much it says. */
  rarity: Map<string, number>
  /** Its words, each with the stems that answer it and how much it says. */
  terms: { stems: string[]; weight: number }[]
}

/** Above so many words a query tells a story, and the words in which anything is told no longer count. */
const shortQuery = 16
const mostTerms = 48
const mostSentences = 8
const mostPairs = 12
/** How many entries of the index one search may read: some 60 ms, however large the gallery is. */
const readable = 50_000
/** The rarest words are asked for whatever they cost. */
const leastTerms = 3

/** The stems that the vocabulary must be asked for. */
export const stemsAsked = (query: string): string[] => [
  ...new Set(termsOf(query).flatMap(({ text, stem }) => [stem, ...otherStem(text)])),
]

const otherStem = (text: string) => {
  const other = otherSpelling(text)
  return other ? [stemOf(other)] : []
}

/**
 * Reads a query: its sentences, their words in every spelling, misspelt ones put right; the rarest words first
 * where it asks for more than can be read.
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
    .slice(0, mostSentences)
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

/** Sentences without the words in which anything is told, as long as something is left. */
function withoutNarration(sentences: Term[][]): Term[][] {
  const telling = sentences.map((terms) => terms.filter(({ stems: [stem] }) => stem && !isGeneric(stem)))
  return telling.some((terms) => terms.length) ? telling : sentences
}

/** The terms that may be asked for: the rarest first, until there is too much to read. */
function rarestFirst(terms: Term[]): Set<Term> {
  const chosen = new Set<Term>()
  let read = 0
  for (const term of [...terms].sort((one, other) => one.passages - other.passages)) {
    read += term.passages
    if (chosen.size >= mostTerms || (read > readable && chosen.size >= leastTerms)) break
    chosen.add(term)
  }
  return chosen
}

/** Any of the words; and again those that the query says side by side, or with only small words between them. */
function expressionOf(terms: Term[]): string {
  const anyForm = ({ forms }: Term) => forms.map((form) => `"${form}"`).join(' OR ')
  const pairs = terms.slice(1).flatMap((term, place) => {
    const before = terms[place]
    const gap = before ? term.word.start - before.word.end : 0
    if (!before || gap > 12) return []
    return gap === 1
      ? [`"${before.word.written} ${term.word.written}"`]
      : [`NEAR("${before.word.written}" "${term.word.written}", 4)`]
  })
  return [...terms.map(anyForm), ...pairs.slice(0, mostPairs)].join(' OR ')
}
