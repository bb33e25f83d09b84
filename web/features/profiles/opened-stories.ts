import { kept } from '#web/client/kept.ts'

const openedIn = (profileUrl: string) =>
  kept(
    `opened:${profileUrl}`,
    (stored: (number | undefined)[] | null) =>
      Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [],
    { in: 'tab' },
  )

/** Which stories of a profile were opened in this tab, by number. */
export const openedStories = (profileUrl: string): number[] => openedIn(profileUrl).read()

/** Remembers it in this tab, for the brief that a visitor may give the expert before a meeting. */
export function noteOpened(profileUrl: string, storyId: number): void {
  const opened = openedStories(profileUrl)
  if (!opened.includes(storyId)) openedIn(profileUrl).write([...opened, storyId])
}
