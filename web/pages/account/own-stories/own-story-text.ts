import type { OwnStory, OwnStoryText } from '#schema/own-stories.ts'
import { storyTexts } from '#schema/story-limits.ts'

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

/** Which fields of two texts are not the same; the order of marked sentences says nothing. */
export function changedIn(one: OwnStoryText, other: OwnStoryText): (keyof OwnStoryText)[] {
  const isMarkedAlike = one.marked.toSorted().join('\n') === other.marked.toSorted().join('\n')
  return [
    ...storyTexts.filter((name) => one[name] !== other[name]),
    ...(isMarkedAlike ? [] : ['marked' as const]),
  ]
}

/** What a story is called where it has no title yet. */
export const untitled = 'A story without a title'
