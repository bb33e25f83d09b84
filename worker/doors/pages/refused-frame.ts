import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '#schema/brand.ts'
import { headersOf, refusedFramePolicy } from '#schema/pages/security-headers.ts'
import { messageMark, type ToHost } from '#schema/widget/host-messages.ts'
import type { App } from '../context.ts'

const refused: ToHost = { type: 'refused' }
const script = `parent.postMessage(${JSON.stringify({ ...refused, from: messageMark })},'*')`
const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand.name}</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:24px}</style></head><body><p>The agent cannot be reached just now. Please try again in a minute.</p><script>${script}</script></body></html>`

/**
 * Answers a frame that is refused by its limit, or cannot be made, with a page that tells the launcher, which says it
 * at once.
 */
export const refusedFrame = createMiddleware<App>(async (c, next) => {
  await next()
  const { status } = c.res
  if (status !== 429 && status < 500) return
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  for (const [name, value] of Object.entries(headersOf.embed)) c.header(name, value)
  const policy = refusedFramePolicy(btoa(String.fromCharCode(...new Uint8Array(hash))))
  c.header('Content-Security-Policy', policy)
  c.res = c.html(page, status as ContentfulStatusCode)
})
