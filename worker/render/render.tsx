import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { renderToReadableStream } from 'react-dom/server.edge'
import { paths } from '#schema/paths.ts'
import { preparePage } from '#web/entry-edge.tsx'
import type { App } from '../context.ts'
import { cachedPage } from '../services/page-cache.ts'
import { Document } from './document.tsx'

type Fetcher = (request: Request) => Response | Promise<Response>

/** Answers with a page: from the page cache where it is the same for everybody, else rendered now. */
export async function renderPage(c: Context<App>, call: Fetcher): Promise<Response> {
  const url = new URL(c.req.url)
  const render = () => renderDocument(url, c.var.variables.APP_URL, call)
  const key = cacheKey(url)
  const page = key
    ? await cachedPage(
        { kv: c.env.PAGES, now: c.var.now.getTime(), keepAlive: (work) => c.executionCtx.waitUntil(work) },
        key,
        render,
      )
    : { ...(await render()), freshness: 'miss' as const }
  c.header('X-Cache', page.freshness)
  c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  return c.html(page.body, page.status as ContentfulStatusCode)
}

const filters = ['area', 'industry']

/** What a page is kept under: its path and filters. A described challenge is the visitor's own and is not kept. */
function cacheKey(url: URL): string | undefined {
  const isGallery = url.pathname === paths.gallery.pattern
  const isProfile = url.pathname.startsWith(paths.profile.href(''))
  if (isProfile) return url.pathname
  if (!isGallery || url.searchParams.get('q')) return undefined
  const chosen = filters.map((name) => `${name}=${url.searchParams.get(name) ?? ''}`.slice(0, 80))
  return `${url.pathname}?${chosen.join('&')}`
}

async function renderDocument(
  url: URL,
  siteOrigin: string,
  call: Fetcher,
): Promise<{ body: string; status: number }> {
  const request = new Request(url)
  const inside = (input: RequestInfo | URL, init?: RequestInit) =>
    Promise.resolve(call(new Request(input, init)))
  const { status, state, module, body } = await preparePage(request, siteOrigin, inside as typeof fetch)
  let failure: unknown
  const stream = await renderToReadableStream(
    <Document state={JSON.stringify(state).replaceAll('<', '\\u003c')} module={module}>
      {body}
    </Document>,
    {
      // A larger boundary would be sent out of order with an inline script, which the policy blocks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure = error
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure) throw failure
  return { body: html, status }
}
