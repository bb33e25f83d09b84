import { storedValue } from '#web/client/stored-value.ts'

/** For which username pushes were turned on in this browser, in which session, and with which subscription. */
type StoredPush = { whose: string | null; session: string; hash: string }

export const storedPush = storedValue(
  'push',
  (stored: Partial<StoredPush> | null): StoredPush | undefined => {
    const { whose = null, session = '', hash } = stored ?? {}
    return hash ? { whose, session, hash } : undefined
  },
)
