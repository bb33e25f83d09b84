import { expect, test } from 'vitest'
import { networkOf } from './request-scope.ts'

test.each([
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8::', '2001:db8:0:0::'],
  ['2001:DB8:0000:0000:ffff::', '2001:db8:0:0::'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::'],
  ['2001:db8:0:5::', '2001:db8:0:5::'],
  ['2001:db8:0:5:6:7:8:9', '2001:db8:0:5::'],
  ['::5:6:7:8:9', '0:0:0:5::'],
  ['::1', '0:0:0:0::'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::'],
])('the network of %s is %s, in any spelling of its zeros', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
])('%s counts as the IPv4 address %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a text that is no address counts as itself', () => {
  for (const odd of ['', 'nowhere', 'a:b', '::ffff:1::']) expect(networkOf(odd)).toBe(odd)
})
