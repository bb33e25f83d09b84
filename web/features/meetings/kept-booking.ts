import { forgetWithPrefix, kept } from '#web/client/kept.ts'
import type { SendAttempt } from '#web/client/use-send-once.ts'

/** The entries of an unfinished booking, and the key under which it was last sent. */
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

/** The stored entries for an expert, over reloads; empty fields where there are none. */
export const keptBooking = (profileUrl: string) => kept(`booking:${profileUrl}`, bookingIn)

/** Removes the entries for every expert. */
export const forgetBookings = () => forgetWithPrefix('booking:')
