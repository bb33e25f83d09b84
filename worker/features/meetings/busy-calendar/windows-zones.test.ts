import { expect, test } from 'vitest'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { windowsZones } from './windows-zones.ts'

test('each Windows zone has the IANA zone that CLDR gives for the world', () => {
  const ofTheWorld = WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001')
  expect(windowsZones).toEqual(
    Object.fromEntries(ofTheWorld.map(({ windowsName, iana }) => [windowsName, iana[0]])),
  )
})
