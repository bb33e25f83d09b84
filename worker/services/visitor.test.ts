import { expect, test } from 'vitest'
import { maskAddress } from './visitor.ts'

test.each([
  ['203.0.113.7', '203.0.•.•'],
  ['2001:db8:1:2::3', '2001:db8:•'],
  ['::1', '::•'],
  ['::ffff:203.0.113.7', '::•'],
  ['', ''],
])('the address %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
