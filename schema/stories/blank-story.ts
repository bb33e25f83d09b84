import type { OwnStoryText } from './own-stories.ts'

/** The text of a story before its owner has written anything. */
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
