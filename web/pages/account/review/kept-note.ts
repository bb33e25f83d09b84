const keyOf = (storyId: number) => `review-note:${storyId}`

/** What a validator has typed so far to send a story back with, on this device. */
export function keptNote(storyId: number): string {
  try {
    return localStorage.getItem(keyOf(storyId)) ?? ''
  } catch {
    return ''
  }
}

/** Kept at every keystroke, so that a closed browser loses nothing; an empty one is forgotten. */
export function keepNote(storyId: number, note: string): void {
  try {
    if (note) localStorage.setItem(keyOf(storyId), note)
    else localStorage.removeItem(keyOf(storyId))
  } catch {}
}
