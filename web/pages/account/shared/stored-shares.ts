import { currentUsername } from '#web/client/current-username.ts'
import { storedValue } from '#web/client/stored-value.ts'

/** What another app shared, as web/public/take-shared.js keeps it in this tab. */
export type Share = {
  title: string
  text: string
  url: string
  /** The key of its draft: a second press, a reload and another tab make no second one. */
  storyKey: string
  /** Who was signed in when it came; whoever signs in next may take what came to nobody. */
  whose: string | null
  /** The draft that was made of it. */
  storyId?: number
}

const isComplete = (share: Share | null | undefined): share is Share =>
  [share?.title, share?.text, share?.url, share?.storyKey].every((part) => typeof part === 'string')

const shares = storedValue<Share[], Share[]>(
  'shared',
  (stored) => (Array.isArray(stored) ? stored.filter(isComplete) : []),
  { in: 'tab', remembers: true },
)

const none: Share[] = []
let read: { all: Share[]; username: string | null; mine: Share[] } = { all: none, username: null, mine: none }

/** The shares of who writes here, newest first; those of another account are not told. */
export function storedShares(): Share[] {
  const [all, username] = [shares.read(), currentUsername()]
  if (read.all !== all || read.username !== username)
    read = { all, username, mine: all.filter(({ whose }) => !whose || whose === username) }
  return read.mine
}
export const onSharesChange = shares.onChange

export const removeShare = (storyKey: string) =>
  shares.write(shares.read().filter((share) => share.storyKey !== storyKey))

/** Keeps a share, in its place or as the newest. */
export function storeShare(share: Share): void {
  const all = shares.read()
  const isKnown = all.some(({ storyKey }) => storyKey === share.storyKey)
  shares.write(
    isKnown ? all.map((other) => (other.storyKey === share.storyKey ? share : other)) : [share, ...all],
  )
}
