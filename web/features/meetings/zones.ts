import { useSyncExternalStore } from 'react'
import { keptText } from '#web/client/kept.ts'
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

const keptZone = keptText('time-zone', { remembers: true })

function chosenZone(): string | undefined {
  const zone = keptZone.read()
  try {
    if (zone) new Intl.DateTimeFormat('en-GB', { timeZone: zone })
  } catch {
    return undefined
  }
  return zone ? zoneToday(zone) : undefined
}

/** Shows every time by the clock of this zone from now on, on this device. */
export function chooseZone(zone: string): void {
  // Who goes back to the zone of their clock goes with their clock again.
  if (zone === deviceZone()) keptZone.remove()
  else keptZone.write(zone)
}

/** The zone in which times are shown here: the one chosen on this device, else that of its clock. Behind `useHydrated` only. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    keptZone.onChange,
    () => chosenZone() ?? deviceZone(),
    () => 'UTC',
  )
