import { storedValue } from '#web/client/stored-value.ts'

const openedIn = (profileUrl: string) =>
  storedValue(
    `opened:${profileUrl}`,
    (stored: (number | undefined)[] | null) =>
      Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [],
    { in: 'tab' },
  )

/** The ids of the stories opened in this tab. */
export const openedStories = (profileUrl: string): number[] => openedIn(profileUrl).read()

/** Stores in this tab that a story was opened, for the brief of a meeting. */
export function storeOpened(profileUrl: string, storyId: number): void {
  const opened = openedStories(profileUrl)
  if (!opened.includes(storyId)) openedIn(profileUrl).write([...opened, storyId])
}
