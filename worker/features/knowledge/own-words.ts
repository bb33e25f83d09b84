import { figurePattern } from '#schema/drafts/draft-gaps.ts'
import { holdsFigure } from '#schema/stories/claims.ts'
import { stemsOf } from './terms.ts'

/** Every figure that a text states, in digits or as a word. */
export const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? [])
    .map((word) => word.toLowerCase().replace(/,/g, ''))
    .filter((word) => figurePattern.test(word) || holdsFigure(word) || word === 'percent')

/** Words that look like names: capitalised inside a sentence. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?=\p{Lu})(?<=[\p{L}\p{N},;:)”"’'-]\s+)\p{Lu}[\p{L}\p{N}’-]*/gu)]
    .map(([name]) => name)
    .filter((name) => !/^I(?:[’'].*)?$/.test(name))

/** So many words may be new, or this share, because a sentence needs a few for its grammar. */
const maxForeignWords = 4
const maxForeignShare = 0.4

/**
 * Whether a text from a model (without its blanks) says only what the person said: no new link, figure or name, and
 * hardly another word.
 */
export function saysOnly(own: string, claimed: string): boolean {
  const stems = [...stemsOf(claimed)]
  const ownStems = stemsOf(own)
  const figures = figuresIn(own)
  const foreign = stems.filter((stem) => !ownStems.has(stem))
  return (
    !/[@<>]|https?:|www\./i.test(claimed) &&
    figuresIn(claimed).every((one) => figures.includes(one)) &&
    namesIn(claimed).every((name) => own.toLowerCase().includes(name.toLowerCase())) &&
    foreign.length <= Math.max(maxForeignWords, stems.length * maxForeignShare)
  )
}
