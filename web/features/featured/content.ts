import type { PublicStory } from '#schema/stories/story-answers.ts'

export type Prompt = NonNullable<PublicStory['prompt']>

/** What stands on an expert's interactive page beside what they published; nothing here says more than their stories do. */
export type FeaturedContent = {
  /** What each story is about, in a sentence or two. */
  leads: Record<Prompt, string>
  idealClient: readonly string[]
  /** Asks the visitor to take the scorecard, before its link. */
  scorecardCall?: string
  /** What the meeting in the sidebar is called. */
  booking: string
  /** What came of each story, in a line. */
  coreResults: Record<Prompt, string>
  process: {
    title: string
    introduction: string
    /** What happens in a step of the signature system, by its title. */
    steps: Record<string, string>
  }
}

/** The four prompts, in the order in which their stories are told. */
export const prompts = ['problem', 'contrarian', 'trend', 'transformation'] as const

/** What a prompt is called on its topic. */
export const promptLabels: Record<Prompt, string> = {
  problem: 'Problem',
  contrarian: 'Contrarian',
  trend: 'Trend',
  transformation: 'Transformation',
}
