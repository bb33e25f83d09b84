import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { storedValue } from '#web/client/stored-value.ts'

/** `at`: when it was booked, ISO. */
type BookedHere = BookingAnswer & { at: string }
const maxBookings = 20

const isBooked = (stored: BookedHere | undefined): stored is BookedHere =>
  [stored?.token, stored?.start, stored?.end, stored?.at].every((value) => typeof value === 'string') &&
  ![stored?.start, stored?.end].some((moment) => Number.isNaN(Date.parse(moment ?? '')))

/** The meetings booked with an expert in this tab, oldest first. */
const bookedWith = (profileUrl: string) =>
  storedValue(
    `booked:${profileUrl}`,
    (stored: (BookedHere | undefined)[] | null) => (Array.isArray(stored) ? stored.filter(isBooked) : []),
    { in: 'tab' },
  )

/** The meetings booked with an expert in this tab since a moment (ISO), latest first. */
export const bookedSince = (profileUrl: string, moment: string): BookedHere[] =>
  bookedWith(profileUrl)
    .read()
    .filter(({ at }) => at >= moment)
    .reverse()

/** Stores a new booking in this tab. */
export function storeBooked(profileUrl: string, meeting: BookingAnswer): void {
  const booked = bookedWith(profileUrl)
  booked.write([...booked.read(), { ...meeting, at: new Date().toISOString() }].slice(-maxBookings))
}
