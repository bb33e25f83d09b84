import type { OwnStoryText, StoryEdit } from '#schema/stories/own-stories.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { rememberedUsername, usernameKey } from '#web/client/current-username.ts'

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

const keyOf = (id: number | null) => `story:${id ?? 'new'}`

/** Whose words this page takes up and keeps. */
export const writerHere = () => rememberedUsername(usernameKey)

/** What this device keeps of a story; `null` asks for one that was begun and never sent. Another account's is not shown. */
export function keptStory(id: number | null): KeptStory | undefined {
  const found = readStory(id)
  return found?.whose === writerHere() ? found : undefined
}

function readStory(id: number | null): KeptStory | undefined {
  try {
    const read: Partial<KeptStory> | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    const { storyKey, text, basedOn = null, whose = null } = read ?? {}
    const isWhole = Array.isArray(text?.marked) && storyTexts.every((name) => typeof text[name] === 'string')
    return text && isWhole && storyKey ? { whose, storyKey, basedOn, text } : undefined
  } catch {
    return undefined
  }
}

/** Kept at every keystroke, so that neither a closed browser nor a dead network loses a word. */
export function keepStory(id: number | null, story: KeptStory): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(story))
  } catch {}
}

/** What another tab keeps of the same story stays. */
export function forgetStory(id: number | null, storyKey: string): void {
  if (readStory(id)?.storyKey !== storyKey) return
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}
