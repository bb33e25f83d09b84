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

const keyOf = (profileUrl: string) => `booking:${profileUrl}`
const none: KeptBooking = { name: '', email: '', about: '', withBrief: false, brief: '' }

/** What this browser has kept of it; empty fields where there is nothing, or storage is blocked. */
export function keptBooking(profileUrl: string): KeptBooking {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(profileUrl)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return none
    const known = Object.entries(kept).filter(
      ([name, value]) => name === 'attempt' || typeof value === typeof none[name as keyof typeof none],
    )
    return { ...none, ...Object.fromEntries(known) }
  } catch {
    return none
  }
}

/** Keeps it over a reload and the way back; with undefined it is forgotten. */
export function keepBooking(profileUrl: string, booking: KeptBooking | undefined): void {
  try {
    if (booking) localStorage.setItem(keyOf(profileUrl), JSON.stringify(booking))
    else localStorage.removeItem(keyOf(profileUrl))
  } catch {}
}
