import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { addressOf, type Call } from '../../call.ts'
import type { App } from '../../context.ts'
import { keyedHash, readToken, signToken } from '../tokens.ts'

const cookieName = 'visitor'
const yearSeconds = 365 * 24 * 3600

/** The visitor's own id from their signed cookie, where they have one. */
export const knownVisitorOf = (c: Context<App>): Promise<string | undefined> =>
  readToken(c.var.call.variables.AUTH_SECRET, 'visitor', getCookie(c, cookieName))

/** The visitor's own id from their signed cookie; the first call without one is given one (R20). */
export async function visitorOf(c: Context<App>): Promise<string> {
  const { AUTH_SECRET, APP_URL } = c.var.call.variables
  const known = await knownVisitorOf(c)
  if (known) return known
  const id = crypto.randomUUID()
  setCookie(c, cookieName, await signToken(AUTH_SECRET, 'visitor', id), {
    httpOnly: true,
    secure: APP_URL.startsWith('https:'),
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
  })
  return id
}

/** Stands for an address on one day: enough to count it once, not enough to find it again. */
export const addressHash = (call: Call) =>
  keyedHash(call.variables.AUTH_SECRET, 'address', `${addressOf(call)} ${dayOf(call.now)}`)

/** Stands for the network that a call came from: enough to see that two people share one (R8), not enough to find it again. */
export const networkHash = (call: Call) =>
  keyedHash(call.variables.AUTH_SECRET, 'network', sharedPart(addressOf(call)))

/** What neighbours share of an address: the first 24 bits of an IPv4 one, the first 48 of an IPv6 network. */
const sharedPart = (address: string) =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')

/** ISO date, UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** `203.0.113.7` → `203.0.•.•`; `2001:db8:1:2::3` → `2001:db8:•`. */
export const maskAddress = (address: string) =>
  address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:•`
    : address.replace(/^(\d+)\.(\d+)\..*$/, '$1.$2.•.•')
