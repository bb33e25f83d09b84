import type { OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { writerHere } from '#web/client/current-username.ts'
import { kept } from '#web/client/kept.ts'

/** What was typed here and the server has not said that it has. */
export type KeptStory = {
  /** Who was signed in when the page was opened: words that are typed after the session ended are theirs. */
  whose: string | null
  /** Made up by this page, so that asking twice begins no second story, and no tab forgets what another keeps. */
  storyKey: string
  /** Which text was changed; null while the server knows of no story. */
  basedOn: StoryEdit['basedOn'] | null
  text: OwnStoryText
}

const storyOf = (id: number | null) =>
  kept(`story:${id ?? 'new'}`, (stored: Partial<KeptStory> | null): KeptStory | undefined => {
    const { storyKey, text, basedOn = null, whose = null } = stored ?? {}
    const isWhole = Array.isArray(text?.marked) && storyTexts.every((name) => typeof text[name] === 'string')
    return text && isWhole && storyKey ? { whose, storyKey, basedOn, text } : undefined
  })

/** What this device keeps of a story; `null` asks for one that was begun and never sent. Another account's is not shown. */
export function keptStory(id: number | null): KeptStory | undefined {
  const found = storyOf(id).read()
  return found?.whose === writerHere() ? found : undefined
}

/** Kept at every keystroke, so that neither a closed browser nor a dead network loses a word. */
export const keepStory = (id: number | null, story: KeptStory) => storyOf(id).write(story)

/** What another tab keeps of the same story stays. */
export function forgetStory(id: number | null, storyKey: string): void {
  const story = storyOf(id)
  if (story.read()?.storyKey === storyKey) story.remove()
}
