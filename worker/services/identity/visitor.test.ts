import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Database } from '../database.ts'
import { maskAddress, networkHash } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.•.•'],
  ['2001:db8:1:2::3', '2001:db8:•'],
  ['::1', '::•'],
  ['::ffff:203.0.113.7', '::•'],
  ['', ''],
])('the address %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

const hashOf = (address: string) =>
  networkHash(callOn({} as Database, { actor: { kind: 'visitor', address } }))

test.each([
  ['203.0.113.7', '203.0.113.200', '203.0.114.7'],
  ['2001:db8:1:2::', '2001:db8:1:ffff::', '2001:db8:2:2::'],
])('%s shares a network with %s, and not with %s', async (address, neighbour, stranger) => {
  expect(await hashOf(neighbour)).toBe(await hashOf(address))
  expect(await hashOf(stranger)).not.toBe(await hashOf(address))
  expect(await hashOf(address)).not.toContain(address.slice(0, 6))
})
