import { kept } from '#web/client/kept.ts'
import type { SendAttempt } from '#web/client/send-once.ts'

/** What somebody has typed so far to meet an expert, and under which key it was last sent. */
export type KeptBooking = {
  name: string
  email: string
  about: string
  withBrief: boolean
  brief: string
  attempt?: SendAttempt | undefined
}

const none: KeptBooking = { name: '', email: '', about: '', withBrief: false, brief: '' }

const bookingIn = (stored: Partial<KeptBooking> | null): KeptBooking => {
  if (typeof stored !== 'object' || stored === null) return none
  const known = Object.entries(stored).filter(
    ([name, value]) => name === 'attempt' || typeof value === typeof none[name as keyof typeof none],
  )
  return { ...none, ...Object.fromEntries(known) }
}

/** What this browser has kept of it, over a reload and the way back; empty fields where there is nothing. */
export const keptBooking = (profileUrl: string) => kept(`booking:${profileUrl}`, bookingIn)
