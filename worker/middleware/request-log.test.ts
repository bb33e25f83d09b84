import { expect, test } from 'vitest'
import { maskAddress, withoutAddresses } from './request-log.ts'

test.each([
  ['203.0.113.7', '203.0.•.•'],
  ['2001:db8:1:2::3', '2001:db8:•'],
  ['::1', '::•'],
  ['::ffff:203.0.113.7', '::•'],
  ['', ''],
])('the address %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

test.each([
  ['/api/profile/jane@company.com', '/api/profile/•••@company.com'],
  ['/api/profile/jane%40company.com', '/api/profile/•••@company.com'],
  ['/api/profile/j%C3%A5ne%2Btag%40company.com/edit', '/api/profile/•••@company.com/edit'],
  ['/api/%E0%A4%A', '/api/%E0%A4%A'],
  ['/profile/ines-hallam', '/profile/ines-hallam'],
])('the path %s is logged as %s', (path, masked) => {
  expect(withoutAddresses(path)).toBe(masked)
})
