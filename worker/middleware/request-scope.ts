import { createMiddleware } from 'hono/factory'
import { openCall } from '../call.ts'
import type { App } from '../context.ts'
import { variablesOf } from '../env.ts'
import { currentTime } from '../services/clock.ts'

/** Opens the call of each request: its settings, its time, its visitor. */
export const requestScope = createMiddleware<App>(async (c, next) => {
  const address = networkOf(c.req.header('cf-connecting-ip') ?? '127.0.0.1')
  c.set(
    'call',
    openCall({
      kv: c.env.PAGES,
      variables: variablesOf(c.env),
      now: currentTime(),
      keepAlive: (work) => c.executionCtx.waitUntil(work),
      actor: { kind: 'visitor', address },
    }),
  )
  await next()
})

/** One household has a whole IPv6 network to choose addresses from, so that counts as one: its first 64 bits. */
export const networkOf = (address: string) =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::` : address
