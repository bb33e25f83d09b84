import { claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'

/** The owner's text of a story, without its version. */
export const textOf = ({ current }: OwnStory): OwnStoryText => ({
  ...(Object.fromEntries(storyTexts.map((name) => [name, current[name]])) as Omit<OwnStoryText, 'marked'>),
  marked: current.marked,
})

/** The texts in which two stories differ. */
export const changedTexts = (one: OwnStoryText, other: OwnStoryText) =>
  storyTexts.filter((name) => one[name] !== other[name])

/** The fields in which two texts differ; of the marks only those that make a claim, in any order. */
export function changedParts(one: OwnStoryText, other: OwnStoryText): (keyof OwnStoryText)[] {
  return [...changedTexts(one, other), ...(marksIn(one) === marksIn(other) ? [] : ['marked' as const])]
}

/** The server drops a mark on a sentence that has a figure or no longer exists. */
const marksIn = (text: OwnStoryText) =>
  claimsIn(text, text.marked)
    .flatMap((claim) => (holdsFigure(claim.text) ? [] : claim.text))
    .toSorted()
    .join('\n')

/** The marks of both texts together: nobody has to choose among marks. */
export const marksOfBoth = (one: OwnStoryText, other: OwnStoryText): string[] =>
  [...new Set([...one.marked, ...other.marked])].slice(0, 100)

/** The text here, with the parts that only the other text changed since their common bases, and the marks of both. */
export function mergedText(here: OwnStoryText, there: OwnStoryText, bases: OwnStoryText[]): OwnStoryText {
  const unchanged = storyTexts.filter((name) => bases.every((base) => base[name] === here[name]))
  const theirs = Object.fromEntries(unchanged.map((name) => [name, there[name]]))
  return { ...here, ...theirs, marked: marksOfBoth(here, there) }
}

/** The name of a story without a title. */
export const untitled = 'A story without a title'
