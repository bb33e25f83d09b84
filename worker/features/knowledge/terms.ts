import { stemmer } from 'stemmer'

/** Words that say nothing about a challenge. */
const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can could
  did do does doing down during each every few for from further get gets getting got had has have having he her here hers him his
  how i if in into is it its itself just keep keeps let like me more most my no nor not now of off on once one only or other our
  ours out over own same she should so some such than that the their theirs them then there these they this those through to too
  under until up us very was we were what will when where which while who whom why with would you your yours`.split(
    /\s+/,
  ),
)

export const isStopWord = (text: string) => stopWords.has(text) || text.length < 2

export type Word = { written: string; text: string; stem: string; start: number; end: number }

/** The words of a text with stems and positions, without accents and case. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: written, index }) => ({
    written,
    ...readWord(written),
    start: index,
    end: index + written.length,
  }))
}

const wordCache = new Map<string, Pick<Word, 'text' | 'stem'>>()
const maxCachedWords = 20_000

/** A word without accents and case, and its stem, cached. */
function readWord(written: string) {
  const cached = wordCache.get(written)
  if (cached) return cached
  if (wordCache.size >= maxCachedWords) wordCache.clear()
  const text = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const word = { text, stem: stemmer(text) }
  wordCache.set(written, word)
  return word
}

/** The stem of a word in lower case, as full text has it. */
export const stemOf = (word: string): string => readWord(word).stem

/** The distinct words of a text without stop words, in order; a text of stop words keeps them all. */
export function termsOf(text: string): Word[] {
  const words = wordsOf(text)
  const meaningful = words.filter((word) => !isStopWord(word.text))
  const stems = new Set<string>()
  return (meaningful.length ? meaningful : words).filter(({ stem }) => !stems.has(stem) && stems.add(stem))
}

export const stemsOf = (text: string): Set<string> => new Set(termsOf(text).map(({ stem }) => stem))
