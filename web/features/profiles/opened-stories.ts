const keyOf = (profileUrl: string) => `opened:${profileUrl}`

/** Which stories of a profile were opened in this tab, by number. */
export function openedStories(profileUrl: string): number[] {
  try {
    const opened: unknown = JSON.parse(sessionStorage.getItem(keyOf(profileUrl)) ?? '[]')
    return Array.isArray(opened) ? opened.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Remembers it in this tab, for the brief that a visitor may give the expert before a meeting. */
export function noteOpened(profileUrl: string, storyId: number): void {
  const opened = openedStories(profileUrl)
  if (opened.includes(storyId)) return
  try {
    sessionStorage.setItem(keyOf(profileUrl), JSON.stringify([...opened, storyId]))
  } catch {}
}
