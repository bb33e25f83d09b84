/** The most stories of an owner, with drafts. */
export const maxStories = 50
/** The longest texts of a story, in characters, and the shortest length of each of its four parts at submission. */
export const maxTitleLength = 140
export const maxStoryPartLength = 2000
export const minStoryPartLength = 40
/** The most rewordings per owner and day. */
export const rewordingsPerDay = 30

/** The four parts of a story in order (R9), with their contents. */
export const storyParts = ['problemDescription', 'task', 'solution', 'results'] as const
export type StoryPart = (typeof storyParts)[number]
export const storyPartNames = {
  problemDescription: 'Situation',
  task: 'Task',
  solution: 'Action',
  results: 'Result',
} as const satisfies Record<StoryPart, string>

/** All texts of a story by its owner. */
export const storyTexts = ['title', 'subtitle', 'industry', 'timeline', ...storyParts] as const
export type StoryText = (typeof storyTexts)[number]
