import { removeWithPrefix, storedValue } from '#web/client/stored-value.ts'
import type { SendAttempt } from '#web/client/use-send-once.ts'

/** The entries of an unfinished booking, and the key under which it was last sent. */
export type BookingValues = {
  name: string
  email: string
  about: string
  withBrief: boolean
  brief: string
  attempt?: SendAttempt | undefined
}

const none: BookingValues = { name: '', email: '', about: '', withBrief: false, brief: '' }

const parseBooking = (stored: Partial<BookingValues> | null): BookingValues => {
  if (typeof stored !== 'object' || stored === null) return none
  const valid = Object.entries(stored).filter(
    ([name, value]) => name === 'attempt' || typeof value === typeof none[name as keyof typeof none],
  )
  return { ...none, ...Object.fromEntries(valid) }
}

/** The stored entries for an expert, over reloads; empty fields where there are none. */
export const storedBooking = (profileUrl: string) => storedValue(`booking:${profileUrl}`, parseBooking)

/** Removes the entries for every expert. */
export const clearBookings = () => removeWithPrefix('booking:')
