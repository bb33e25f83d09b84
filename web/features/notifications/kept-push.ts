import { kept } from '#web/client/kept.ts'

/** For which username pushes were turned on in this browser, in which session, and with which subscription. */
type KeptPush = { whose: string | null; session: string; hash: string }

export const keptPush = kept('push', (stored: Partial<KeptPush> | null): KeptPush | undefined => {
  const { whose = null, session = '', hash } = stored ?? {}
  return hash ? { whose, session, hash } : undefined
})
