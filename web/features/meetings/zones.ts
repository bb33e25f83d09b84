import { createContext, use, useSyncExternalStore } from 'react'
import { storedText } from '#web/client/stored-value.ts'
import { groupedBy } from './days.ts'
import { deviceZone, newNames, zoneName, zoneToday } from './wall-clock.ts'

/** Every time zone that this browser knows, each once under its current name, by continent and alphabet. */
export function zonesByRegion(): [region: string, zones: string[]][] {
  const known = [...new Set(Intl.supportedValuesOf('timeZone').map(zoneToday))].filter((zone) =>
    zone.includes('/'),
  )
  const regions = groupedBy([...known.sort(), 'UTC'], (zone) =>
    zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Elsewhere',
  )
  return [...regions]
}

const townOf = (zone: string) => zoneName(zone.slice(zone.lastIndexOf('/') + 1))
const oldNames = new Map(Object.entries(newNames).map(([old, zone]) => [zone, old]))

/** The label of a zone, with the old name that somebody may look for: `Asia/Kolkata (Calcutta)`. */
export function zoneLabel(zone: string): string {
  const old = townOf(oldNames.get(zone) ?? zone)
  return old === townOf(zone) ? zoneName(zone) : `${zoneName(zone)} (${old})`
}

const storedZone = storedText('time-zone', { remembers: true })

function chosenZone(): string | undefined {
  const zone = storedZone.read()
  try {
    if (zone) new Intl.DateTimeFormat('en-GB', { timeZone: zone })
  } catch {
    return undefined
  }
  return zone ? zoneToday(zone) : undefined
}

/** Stores the time zone in which this device shows every time. */
function chooseZone(zone: string): void {
  // The device's own zone is not stored, so that a traveller's times follow the device.
  if (zone === deviceZone()) storedZone.remove()
  else storedZone.write(zone)
}

/** The time zone of a page with one of its own, and what chooses another. */
export const PageZone = createContext<readonly [zone: string, choose: (zone: string) => void] | null>(null)

/**
 * The time zone of every time shown here, and what chooses another: the page's own, else the one that was chosen for this
 * device, else the device's. Behind `useHydrated` only.
 */
export function useZoneChoice() {
  const device = useSyncExternalStore(
    storedZone.onChange,
    () => chosenZone() ?? deviceZone(),
    () => 'UTC',
  )
  return use(PageZone) ?? ([device, chooseZone] as const)
}
export const useTimeZone = (): string => useZoneChoice()[0]
