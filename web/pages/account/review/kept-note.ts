import { currentUsername } from '#web/client/current-username.ts'
import { keptText } from '#web/client/kept.ts'

const noteOn = (storyId: number) => keptText(`review-note:${storyId}:${currentUsername() ?? ''}`)

/** The unsent note of the validator who is signed in here, on this device. */
export const keptNote = (storyId: number): string => noteOn(storyId).read() ?? ''

/** Stores the note at every keystroke; removes an empty one. */
export function keepNote(storyId: number, note: string): void {
  noteOn(storyId).write(note || null)
}
