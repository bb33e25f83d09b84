import { useSyncExternalStore } from 'react'
import { storedText } from './stored-value.ts'

/** The address of the user signed in on this device (account spec); null for none. */
export const storedUsername = storedText('currentUsername')

/** What it is now, for what this page stores and restores; `useCurrentUsername` follows its changes. */
export const currentUsername = () => storedUsername.read()

/** The address of the signed-in user, for the navigation only; null at the edge and until hydration. */
export const useCurrentUsername = () => useStoredText(storedUsername)

export const useStoredText = ({ onChange, read }: ReturnType<typeof storedText>) =>
  useSyncExternalStore(onChange, read, serverSnapshot)

const serverSnapshot = () => null
