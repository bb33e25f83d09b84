import { claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'

export const blankStory: OwnStoryText = {
  title: '',
  subtitle: '',
  industry: '',
  timeline: '',
  problemDescription: '',
  task: '',
  solution: '',
  results: '',
  marked: [],
}

/** What the owner wrote of a story, without its version. */
export const textOf = ({ current }: OwnStory): OwnStoryText => ({
  ...(Object.fromEntries(storyTexts.map((name) => [name, current[name]])) as Omit<OwnStoryText, 'marked'>),
  marked: current.marked,
})

/** Which fields of two texts are not the same; of the marks only those that make a claim, in whatever order. */
export function changedParts(one: OwnStoryText, other: OwnStoryText): (keyof OwnStoryText)[] {
  return [
    ...storyTexts.filter((name) => one[name] !== other[name]),
    ...(marksIn(one) === marksIn(other) ? [] : ['marked' as const]),
  ]
}

/** The server forgets a mark on what holds a figure, or no longer stands there. */
const marksIn = (text: OwnStoryText) =>
  claimsIn(text, text.marked)
    .flatMap((claim) => (holdsFigure(claim.text) ? [] : claim.text))
    .toSorted()
    .join('\n')

/** What is marked in either of two texts: nobody is asked to choose among marks. */
export const marksOfBoth = (one: OwnStoryText, other: OwnStoryText): string[] =>
  [...new Set([...one.marked, ...other.marked])].slice(0, 100)

/** What a story is called where it has no title yet. */
export const untitled = 'A story without a title'
