import { styles } from 'virtual:site-assets'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { renderToReadableStream } from 'react-dom/server.edge'
import { businessAreas, industries } from '#schema/options.ts'
import { agentPages, paths } from '#schema/paths.ts'
import { profileUrlSchema } from '#schema/profiles.ts'
import { preparePage } from '#web/doors/public/entry-edge.tsx'
import { addressOf } from '../call.ts'
import type { App } from '../context.ts'
import { describe } from '../middleware/answer-errors.ts'
import { cachedPage } from '../services/page-cache.ts'
import { Document, stylesPlace } from './document.tsx'
import { stylesInUse } from './styles-in-use.ts'

type Fetcher = (request: Request) => Response | Promise<Response>

/**
 * Answers with a page: from the page cache where it is the same for everybody, else rendered now.
 * A page that cannot be made answers 503 with the page that says so.
 */
export async function renderPage(c: Context<App>, call: Fetcher): Promise<Response> {
  const url = new URL(c.req.url)
  const asVisitor: typeof fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    // A page's own calls count against the visitor who asked for the page.
    request.headers.set('cf-connecting-ip', addressOf(c.var.call))
    return Promise.resolve(call(request))
  }
  const render = (at = url) => renderDocument(at, c.var.call.variables.APP_URL, asVisitor)
  const key = cacheKey(url)
  const cache = {
    kv: c.var.call.kv,
    now: c.var.call.now.getTime(),
    keepAlive: c.var.call.keepAlive,
  }
  try {
    const page = key
      ? await cachedPage(cache, key, render)
      : { ...(await render()), freshness: 'miss' as const }
    c.header('X-Cache', page.freshness)
    c.header('Cache-Control', key ? 'public, max-age=0, must-revalidate' : 'no-store')
    if (page.status === 429) c.header('Retry-After', '60')
    return c.html(page.body, page.status as ContentfulStatusCode)
  } catch (error) {
    console.error('Page unavailable', describe(error))
    c.header('Retry-After', '30')
    c.header('Cache-Control', 'no-store')
    const { body } = await render(new URL(paths.unavailable.href(), url))
    return c.html(body, 503)
  }
}

const known = (options: readonly string[], chosen: string | null) =>
  chosen && options.includes(chosen) ? chosen : ''

/**
 * What a page is kept under: its path and filters. A described challenge is the visitor's own and is not kept;
 * nor is an address that no profile can have, however long.
 */
function cacheKey({ pathname, searchParams }: URL): string | undefined {
  if (Object.values(agentPages).some(({ page }) => page.pattern === pathname)) return pathname
  if (isOf(paths.booking, pathname)) return pathname
  // A result is its visitor's own; so nothing of it is kept.
  if (isOf(paths.ownerScorecard, pathname))
    return searchParams.has('result')
      ? undefined
      : `${pathname}?${searchParams.get('view') === 'questions' ? 'questions' : ''}`
  // A story that was passed on is named in the head; its number may be any, so that page is made each time.
  if (isOf(paths.profile, pathname)) return searchParams.has('story') ? undefined : pathname
  if (pathname !== paths.gallery.pattern || searchParams.get('q')?.trim()) return undefined
  return `${pathname}?${known(businessAreas, searchParams.get('area'))}&${known(industries, searchParams.get('industry'))}`
}

/** Whether this is the page of somebody who may hang here; an address that no profile can have is nobody's. */
const isOf = ({ href }: { href: (profileUrl: string) => string }, pathname: string) =>
  pathname.startsWith(href('')) && profileUrlSchema.safeParse(pathname.slice(href('').length)).success

async function renderDocument(
  url: URL,
  siteOrigin: string,
  call: typeof fetch,
): Promise<{ body: string; status: number }> {
  const { status, state, module, body } = await preparePage(new Request(url), siteOrigin, call)
  let failure: unknown
  const stream = await renderToReadableStream(
    <Document state={state && JSON.stringify(state).replaceAll('<', '\\u003c')} module={module}>
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
  return { body: html.replace(stylesPlace, () => stylesInUse(styles, html)), status }
}
