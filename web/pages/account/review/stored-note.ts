import { currentUsername } from '#web/client/current-username.ts'
import { storedText } from '#web/client/stored-value.ts'

const noteOn = (storyId: number) => storedText(`review-note:${storyId}:${currentUsername() ?? ''}`)

/** The unsent note of the validator who is signed in here, on this device. */
export const storedNote = (storyId: number): string => noteOn(storyId).read() ?? ''

/** Stores the note at every keystroke; removes an empty one. */
export function storeNote(storyId: number, note: string): void {
  noteOn(storyId).write(note || null)
}
