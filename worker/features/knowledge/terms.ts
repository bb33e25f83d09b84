import { stemmer } from 'stemmer'

const mostTerms = 48

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

/** Whether a word, in lower case, says nothing at all. */
export const isStopWord = (text: string) => stopWords.has(text) || text.length < 2

export type Word = { written: string; text: string; stem: string; start: number; end: number }

/** The words of a text with their stems and where they stand; accents and case do not count. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map((match) => {
    const plain = match[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const [start, end] = [match.index, match.index + match[0].length]
    return { written: match[0], text: plain, stem: stemmer(plain), start, end }
  })
}

/** The distinct words of a query that carry meaning, in order, at most 48. A query of stop words keeps them all. */
export function termsOf(query: string): Word[] {
  const words = wordsOf(query)
  const meaningful = words.filter(({ text }) => !isStopWord(text))
  const kept = meaningful.length ? meaningful : words
  return kept
    .filter(({ stem }, place) => kept.findIndex((other) => other.stem === stem) === place)
    .slice(0, mostTerms)
}

/** An FTS5 expression that cannot fail, whatever was typed: quoted words joined with OR. */
export const matchExpression = (terms: Word[]) => terms.map(({ written }) => `"${written}"`).join(' OR ')
