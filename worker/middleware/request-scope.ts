import { createMiddleware } from 'hono/factory'
import type { App } from '../context.ts'
import { variablesOf } from '../env.ts'
import { currentTime } from '../services/clock.ts'
import { openDatabase } from '../services/database.ts'

/** Gives each request its settings, its time and its visitor's address. */
export const requestScope = createMiddleware<App>(async (c, next) => {
  c.set('variables', variablesOf(c.env))
  c.set('now', currentTime())
  c.set('address', networkOf(c.req.header('cf-connecting-ip') ?? '127.0.0.1'))
  await next()
})

/** One household has a whole IPv6 network to choose addresses from, so that counts as one: its first 64 bits. */
export const networkOf = (address: string) =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::` : address

/** Gives a call its own database client. */
export const databaseScope = createMiddleware<App>(async (c, next) => {
  c.set('db', openDatabase(c.var.variables))
  await next()
})
