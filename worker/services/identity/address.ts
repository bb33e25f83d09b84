import { addressOf, type Call } from '../../call.ts'
import { dayOf } from '../clock.ts'
import { keyedHash } from '../tokens.ts'

/** A hash of an address and the day: enough to count it once, not enough to find it again. */
export const addressHash = (call: Call) =>
  keyedHash(call.variables.AUTH_SECRET, 'address', `${addressOf(call)} ${dayOf(call.now)}`)

/** A hash of a call's network: enough to see that two people share one (R8), not enough to find it again. */
export const networkHash = (call: Call) =>
  keyedHash(call.variables.AUTH_SECRET, 'network', sharedPart(addressOf(call)))

/** The part of an address that neighbours share: 24 bits of IPv4, 48 bits of IPv6. */
const sharedPart = (address: string) =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')

/** `203.0.113.7` → `203.0.•.•`; `2001:db8:1:2::3` → `2001:db8:•`. */
export const maskAddress = (address: string) =>
  address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:•`
    : address.replace(/^(\d+)\.(\d+)\..*$/, '$1.$2.•.•')
