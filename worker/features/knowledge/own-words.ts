import { figure } from '#schema/drafts/draft-gaps.ts'
import { holdsFigure } from '#schema/stories/claims.ts'
import { stemsOf } from './terms.ts'

/** Every figure that a text states, in digits or as a word. */
export const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? [])
    .map((word) => word.toLowerCase().replace(/,/g, ''))
    .filter((word) => figure.test(word) || holdsFigure(word) || word === 'percent')

/** Words that are written like names: with a capital inside a sentence. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?=\p{Lu})(?<=[\p{L}\p{N},;:)”"’'-]\s+)\p{Lu}[\p{L}\p{N}’-]*/gu)]
    .map(([name]) => name)
    .filter((name) => !/^I(?:[’'].*)?$/.test(name))

/** So many words may be of others than its person, or this share: a sentence needs a few to hold together. */
const foreignWords = 4
const foreignShare = 0.4

/**
 * Whether a text that a model wrote for somebody says nothing that they did not say in their own words: no link, no figure
 * and no name that is not theirs, and hardly another word. Give it without its blanks.
 */
export function saysOnly(own: string, claimed: string): boolean {
  const stems = [...stemsOf(claimed)]
  const theirs = stemsOf(own)
  const figures = figuresIn(own)
  const foreign = stems.filter((stem) => !theirs.has(stem))
  return (
    !/[@<>]|https?:|www\./i.test(claimed) &&
    figuresIn(claimed).every((one) => figures.includes(one)) &&
    namesIn(claimed).every((name) => own.toLowerCase().includes(name.toLowerCase())) &&
    foreign.length <= Math.max(foreignWords, stems.length * foreignShare)
  )
}
