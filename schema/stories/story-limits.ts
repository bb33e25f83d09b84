/** How many stories somebody may keep, drafts among them. */
export const mostStories = 50
/** How long a story's texts may be, in characters, and how long each of its four parts has to be before a validator reads it. */
export const longestTitle = 140
export const longestStoryPart = 2000
export const shortestStoryPart = 40
/** How many rewordings somebody is offered in a day, where there is a model. */
export const rewordingsPerDay = 30

/** The four parts of a story in their order, as the house names them (R9), and what each says. */
export const storyParts = ['problemDescription', 'task', 'solution', 'results'] as const
export type StoryPart = (typeof storyParts)[number]
export const storyPartNames = {
  problemDescription: 'Situation',
  task: 'Task',
  solution: 'Action',
  results: 'Result',
} as const satisfies Record<StoryPart, string>

/** Everything that an owner writes of a story. */
export const storyTexts = ['title', 'subtitle', 'industry', 'timeline', ...storyParts] as const
export type StoryText = (typeof storyTexts)[number]
