import { createMiddleware } from 'hono/factory'
import { openCall } from '../../call.ts'
import { variablesOf } from '../../env.ts'
import { timeOf } from '../../services/clock.ts'
import { besideHashes } from '../../services/identity/hash-gate.ts'
import type { App } from '../context.ts'

/** Opens the call of each request: its settings, its time, its visitor. */
export const requestScope = createMiddleware<App>(async (c, next) => {
  const address = networkOf(c.req.header('cf-connecting-ip') ?? '127.0.0.1')
  const variables = variablesOf(c.env)
  c.set(
    'call',
    openCall(
      {
        kv: c.env.PAGES,
        variables,
        now: timeOf(variables.APP_ENV, c.req.header('x-now')),
        keepAlive: (work) => c.executionCtx.waitUntil(work),
        actor: { kind: 'visitor', address, userAgent: c.req.header('user-agent') ?? '' },
      },
      { readsFirst: c.req.method === 'GET' },
    ),
  )
  await (c.req.method === 'GET' ? besideHashes(next) : next())
})

/**
 * The IPv4 address, or the first 64 bits of an IPv6 address, however it is written: one household has a whole such
 * network to choose addresses from (R27).
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address
  // A URL's host is written in hexadecimal groups, with the longest run of zeros left out.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [before, after].map((groups) => groups.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!isIpv4) return `${groups.slice(0, 4).join(':')}::`
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
