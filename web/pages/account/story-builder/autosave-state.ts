import type { OwnStoryText } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import type { StoryText } from '#schema/stories/story-limits.ts'

/** `conflict` if another device or tab changed the story meanwhile, `deleted` if it deleted it. */
type AutosaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'signed-out'
  | 'conflict'
  | 'deleted'
  | 'refused'

export type AutosaveState = {
  text: OwnStoryText
  /** The server's last answer; null while it has no story. */
  story: OwnStory | null
  status: AutosaveStatus
  /** When the server last had the whole text of the page. */
  savedAt: Date | null
  /** The server's message for a refusal. */
  error: string
  /** The parts that were changed both here and elsewhere. */
  conflicts: readonly StoryText[]
}
