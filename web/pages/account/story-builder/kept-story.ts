import type { OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { currentWriter } from '#web/client/current-username.ts'
import { kept } from '#web/client/kept.ts'

/** Text that the server has not acknowledged. */
export type KeptStory = {
  /** The user when the page was opened, who also owns text typed after the session ended. */
  whose: string | null
  /** A key of this page's making: a repeated call creates no second story, and no tab removes another's text. */
  storyKey: string
  /** The version that was edited; null while the server has no story. */
  basedOn: StoryEdit['basedOn'] | null
  text: OwnStoryText
  /** The server's text that was edited; earlier releases stored none. */
  base?: OwnStoryText | undefined
}

const storyOf = (id: number | null) =>
  kept(`story:${id ?? 'new'}`, (stored: Partial<KeptStory> | null): KeptStory | undefined => {
    const { storyKey, text, base, basedOn = null, whose = null } = stored ?? {}
    if (!isWhole(text) || !storyKey) return undefined
    return { whose, storyKey, basedOn, text, base: isWhole(base) ? base : undefined }
  })

const isWhole = (text: OwnStoryText | undefined): text is OwnStoryText =>
  Array.isArray(text?.marked) && storyTexts.every((name) => typeof text[name] === 'string')

/** The stored text of a story; `null` asks for a story that was never sent. Another account's is not returned. */
export function keptStory(id: number | null): KeptStory | undefined {
  const found = storyOf(id).read()
  return found?.whose === currentWriter() ? found : undefined
}

/** Stores at every keystroke, so that neither a closed browser nor a lost network loses a word. */
export const keepStory = (id: number | null, story: KeptStory) => storyOf(id).write(story)

/** Leaves what another tab has stored for the same story. */
export function forgetStory(id: number | null, storyKey: string): void {
  const story = storyOf(id)
  if (story.read()?.storyKey === storyKey) story.remove()
}
