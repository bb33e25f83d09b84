import { expect, test, vi } from 'vitest'
import { zoneLabel, zonesByRegion } from './zones.ts'

/** The zones that a browser lists; some know a zone by its old name, some by both. */
function listedWhere(known: string[]) {
  const spy = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(known)
  const zones = zonesByRegion().flatMap(([, zones]) => zones)
  spy.mockRestore()
  return zones
}

test.each([
  [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'UTC'],
  ],
  [
    ['Asia/Calcutta', 'Asia/Dhaka'],
    ['Asia/Dhaka', 'Asia/Kolkata', 'UTC'],
  ],
  [
    ['America/Argentina/Cordoba', 'America/Atikokan', 'America/Cordoba', 'America/Coral_Harbour'],
    ['America/Argentina/Cordoba', 'America/Atikokan', 'UTC'],
  ],
])('a browser that knows %j is shown each zone once, by the name of today', (known, shown) => {
  expect(listedWhere(known)).toEqual(shown)
})

test('no two of this runtime’s zones are the same under two names', () => {
  const zones = zonesByRegion().flatMap(([, zones]) => zones)
  const resolved = zones.map(
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
  )
  expect(zones.filter((_, index) => resolved.indexOf(resolved[index] ?? '') !== index)).toEqual([])
})

test('the row of a zone holds its old name, by which somebody may look for it', () => {
  expect(zoneLabel('Asia/Kolkata')).toBe('Asia/Kolkata (Calcutta)')
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
  expect(zoneLabel('Europe/London')).toBe('Europe/London')
})
