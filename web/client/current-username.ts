import { useSyncExternalStore } from 'react'
import { keptText } from './kept.ts'

/** The address of the user signed in on this device (account spec); null for none. */
export const keptUsername = keptText('currentUsername')

/** What it is now, for what this page stores and restores; `useCurrentUsername` follows its changes. */
export const currentUsername = () => keptUsername.read()

/** The address of the signed-in user, for the navigation only; null at the edge and until hydration. */
export const useCurrentUsername = () => useKeptText(keptUsername)

export const useKeptText = ({ onChange, read }: ReturnType<typeof keptText>) =>
  useSyncExternalStore(onChange, read, nobody)

const nobody = () => null
