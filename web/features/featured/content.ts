import type { PublicStory } from '#schema/stories/story-answers.ts'

export type Prompt = NonNullable<PublicStory['prompt']>

/** The extra text of an expert's interactive page; it claims nothing that the stories do not say. */
export type FeaturedContent = {
  /** Each story's subject, in a sentence or two. */
  leads: Record<Prompt, string>
  idealClient: readonly string[]
  /** The sentence before the link to the scorecard. */
  scorecardCall?: string
  /** The name of the meeting in the sidebar. */
  booking: string
  /** Each story's result, in a line. */
  coreResults: Record<Prompt, string>
  process: {
    title: string
    introduction: string
    /** The text of each step of the signature system, by its title. */
    steps: Record<string, string>
  }
}

/** The four prompts, in the order of their stories. */
export const prompts = ['problem', 'contrarian', 'trend', 'transformation'] as const

export const promptLabels: Record<Prompt, string> = {
  problem: 'Problem',
  contrarian: 'Contrarian',
  trend: 'Trend',
  transformation: 'Transformation',
}
