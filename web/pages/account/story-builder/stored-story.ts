import type { OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { storedForUser } from '#web/client/stored-for-user.ts'

/** Text that the server has not acknowledged. */
export type StoredStory = {
  /** A key of this page's making: a repeated call creates no second story, and no tab removes another's text. */
  storyKey: string
  /** The version that was edited; null while the server has no story. */
  basedOn: StoryEdit['basedOn'] | null
  text: OwnStoryText
  /** The server's text that was edited; earlier releases stored none. */
  base?: OwnStoryText | undefined
}

/** Written at every keystroke, so that neither a closed browser nor a lost network loses a word; `null` is the story that was never sent. */
export const storedStory = (id: number | null) =>
  storedForUser<StoredStory>(`story:${id ?? 'new'}`, ({ storyKey, text, base, basedOn = null }) =>
    isComplete(text) && storyKey
      ? { storyKey, basedOn, text, base: isComplete(base) ? base : undefined }
      : undefined,
  )

const isComplete = (text: OwnStoryText | undefined): text is OwnStoryText =>
  Array.isArray(text?.marked) && storyTexts.every((name) => typeof text[name] === 'string')
