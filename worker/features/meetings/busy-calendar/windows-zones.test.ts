import { expect, test } from 'vitest'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { windowsZones } from './windows-zones.ts'

test('every zone that Windows names is the one of the world', () => {
  const ofTheWorld = WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001')
  expect(windowsZones).toEqual(
    Object.fromEntries(ofTheWorld.map(({ windowsName, iana }) => [windowsName, iana[0]])),
  )
})
