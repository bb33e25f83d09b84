import type { BookingAnswer } from '#schema/meetings/meetings.ts'

/** `at`: when it was booked, ISO. */
type BookedHere = BookingAnswer & { at: string }
const most = 20
const keyOf = (profileUrl: string) => `booked:${profileUrl}`

/** What was booked with an expert in this tab, oldest first; nothing where storage is blocked or holds nonsense. */
function bookedHere(profileUrl: string): BookedHere[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(profileUrl)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBooked) : []
  } catch {
    return []
  }
}

const isBooked = (kept: Partial<BookedHere> | null) =>
  [kept?.token, kept?.start, kept?.end, kept?.at].every((value) => typeof value === 'string') &&
  ![kept?.start, kept?.end].some((moment) => Number.isNaN(Date.parse(moment ?? '')))

/** What was booked with an expert in this tab since a moment, ISO, latest first. */
export const bookedSince = (profileUrl: string, moment: string): BookedHere[] =>
  bookedHere(profileUrl)
    .filter(({ at }) => at >= moment)
    .reverse()

/** Remembers in this tab what was booked just now. */
export function noteBooked(profileUrl: string, meeting: BookingAnswer): void {
  try {
    const kept = [...bookedHere(profileUrl), { ...meeting, at: new Date().toISOString() }].slice(-most)
    sessionStorage.setItem(keyOf(profileUrl), JSON.stringify(kept))
  } catch {}
}
