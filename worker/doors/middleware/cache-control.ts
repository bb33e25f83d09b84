import { createMiddleware } from 'hono/factory'
import type { App } from '../context.ts'

/** Forbids every cache to store an answer, unless the route says otherwise. */
export const neverStored = createMiddleware<App>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})

/** Lets caches store a public read and revalidate it each time, except an answer that sets a cookie. */
export const publicRead = createMiddleware<App>(async (c, next) => {
  await next()
  if (c.res.ok && !c.res.headers.has('Set-Cookie')) c.header('Cache-Control', 'no-cache')
})
