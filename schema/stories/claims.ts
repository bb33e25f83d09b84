import { splitSentences } from '../text/sentences.ts'

/** The parts of a story whose sentences may be claims (R9b). */
export const claimParts = ['solution', 'results'] as const
export type ClaimPart = (typeof claimParts)[number]
/** A sentence that referees can confirm; `claimIndex` counts the claims of a version from 0, action before result. */
export type Claim = { claimIndex: number; part: ClaimPart; text: string }

const numbers = `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundreds? thousands? millions?
  billions? dozens? halves half thirds? quarters? twice thrice double[ds]? halved trebled? tripled`
const figure = new RegExp(`\\d|\\b(?:${numbers.trim().split(/\s+/).join('|')})\\b`, 'i')

/** Whether a sentence holds a figure, in digits or in words; `One` alone is not a figure. */
export const holdsFigure = (sentence: string) => figure.test(sentence)

/**
 * The claims of a story (R9b): each sentence of action or result that holds a figure or that the owner marked, without
 * repeats within a part.
 */
export function claimsIn(story: Record<ClaimPart, string>, marked: readonly string[] = []): Claim[] {
  const found = claimParts.flatMap((part) =>
    [...new Set(splitSentences(story[part]))]
      .filter((text) => holdsFigure(text) || marked.includes(text))
      .map((text) => ({ part, text })),
  )
  return found.map((claim, index) => ({ claimIndex: index, ...claim }))
}
