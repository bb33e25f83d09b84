import { keptText } from '#web/client/kept.ts'

const noteOn = (storyId: number) => keptText(`review-note:${storyId}`)

/** What a validator has typed so far to send a story back with, on this device. */
export const keptNote = (storyId: number): string => noteOn(storyId).read() ?? ''

/** Kept at every keystroke, so that a closed browser loses nothing; an empty one is forgotten. */
export function keepNote(storyId: number, note: string): void {
  noteOn(storyId).write(note || null)
}
