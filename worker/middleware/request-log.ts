import { createMiddleware } from 'hono/factory'
import { addressOf } from '../call.ts'
import type { App } from '../context.ts'

/** One line a request: method, path, status, milliseconds, and an address that no longer names anybody (R26). */
export const requestLog = createMiddleware<App>(async (c, next) => {
  const startedAt = Date.now()
  await next()
  if (c.var.call?.variables.APP_ENV === 'local') return
  console.info(
    JSON.stringify({
      method: c.req.method,
      path: withoutAddresses(c.req.path),
      status: c.res.status,
      ms: Date.now() - startedAt,
      address: maskAddress(c.var.call ? addressOf(c.var.call) : ''),
    }),
  )
})

/** `203.0.113.7` → `203.0.•.•`; `2001:db8:1:2::3` → `2001:db8:•`. */
export const maskAddress = (address: string) =>
  address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:•`
    : address.replace(/^(\d+)\.(\d+)\..*$/, '$1.$2.•.•')

const longestPath = 300

/** Mail addresses that stand in a path are masked too; a very long path is cut. */
export const withoutAddresses = (path: string) =>
  decodeURIComponentSafely(path.slice(0, longestPath))
    .split('/')
    .map((part) => (part.includes('@') ? `•••${part.slice(part.lastIndexOf('@'))}` : part))
    .join('/')

const decodeURIComponentSafely = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
