import { isStopWord, wordsOf } from './terms.ts'

/** Stop words that change what is asked. */
const questionWords = new Set(['who', 'when', 'where', 'why', 'how', 'not', 'no', 'nor'])

/**
 * What two questions have in common that ask the same: their words in order, without case, accents, punctuation and
 * stop words; of a question of stop words all. Empty for a text without words.
 */
export function questionKey(question: string): string {
  const words = wordsOf(question).map(({ text }) => text)
  const isSignificant = (word: string) => !isStopWord(word) || /^\d$/.test(word)
  const significant = words.filter(isSignificant)
  const significantOnly = significant.length
    ? words.filter((word) => questionWords.has(word) || isSignificant(word))
    : words
  return significantOnly.join(' ')
}
