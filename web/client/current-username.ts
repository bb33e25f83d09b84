import { useSyncExternalStore } from 'react'
import { keptText } from './kept.ts'

/** The address of who is signed in on this device (account spec); null where nobody is. */
export const keptUsername = keptText('currentUsername')

/** Whose words this page takes up and keeps. */
export const writerHere = keptUsername.read

/** The address of who is signed in here: it only says which navigation to show. Null at the edge and until the page is taken over. */
export const useCurrentUsername = () => useKeptText(keptUsername)

export const useKeptText = ({ onChange, read }: ReturnType<typeof keptText>) =>
  useSyncExternalStore(onChange, read, nobody)

const nobody = () => null
