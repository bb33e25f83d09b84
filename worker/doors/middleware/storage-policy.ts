import { createMiddleware } from 'hono/factory'
import type { App } from '../context.ts'

/** What a call answers is its asker's own: nothing of it is stored anywhere, unless the route says otherwise. */
export const neverStored = createMiddleware<App>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})

/** What everybody may read may be kept, and is asked for again each time; not where it brings somebody's cookie. */
export const publicRead = createMiddleware<App>(async (c, next) => {
  await next()
  if (c.res.ok && !c.res.headers.has('Set-Cookie')) c.header('Cache-Control', 'no-cache')
})
