import { useSyncExternalStore } from 'react'
import { groupedBy } from './days.ts'
import { deviceZone, newNames, zoneName, zoneToday } from './wall-clock.ts'

/** Every zone that this browser knows, each once by the name of today, by continent, in the order of the alphabet. */
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

/** A zone as a row of the list, with the old name by which somebody may look for it: `Asia/Kolkata (Calcutta)`. */
export function zoneLabel(zone: string): string {
  const old = townOf(oldNames.get(zone) ?? zone)
  return old === townOf(zone) ? zoneName(zone) : `${zoneName(zone)} (${old})`
}

const key = 'time-zone'
const listeners = new Set<() => void>()
let unkept: string | undefined

function chosenZone(): string | undefined {
  let kept = unkept
  try {
    kept = localStorage.getItem(key) ?? unkept
    if (kept) new Intl.DateTimeFormat('en-GB', { timeZone: kept })
  } catch {
    return unkept
  }
  return kept && zoneToday(kept)
}

/** Shows every time by the clock of this zone from now on, on this device. */
export function chooseZone(zone: string): void {
  unkept = zone
  try {
    // Who goes back to the zone of their clock goes with their clock again.
    if (zone === deviceZone()) localStorage.removeItem(key)
    else localStorage.setItem(key, zone)
  } catch {}
  for (const listener of listeners) listener()
}

/** The zone in which times are shown here: the one chosen on this device, else that of its clock. Behind `useHydrated` only. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosenZone() ?? deviceZone(),
    () => 'UTC',
  )
