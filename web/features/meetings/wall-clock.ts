/** A moment by the clock of one zone: `Tuesday 24 November 2026` and `10:00`. */
export type WallClock = { day: string; hour: string }

/** What the clocks of a zone say at a moment. */
export function wallClock(iso: string, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso))
  const said = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return {
    day: `${said.weekday} ${said.day} ${said.month} ${said.year}`,
    hour: `${said.hour}:${said.minute}`,
  }
}

/** `America/New_York` → `America/New York`. */
export const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ')

/** Where this device is. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
