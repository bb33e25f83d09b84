import { createMiddleware } from 'hono/factory'
import { callHeaders, pageHeaders } from '#schema/pages/security-headers.ts'
import type { App } from '../context.ts'

/** Sends what schema/pages/security-headers.ts says with every answer of the worker; what a route set itself stays. */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next()
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  for (const [name, value] of Object.entries(isPage ? pageHeaders : callHeaders))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
})
