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
import { type CachedAs, cachedPage } from '../services/page-cache.ts'
import { galleryTag, profileTag } from '../services/page-marks.ts'
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
  const as = cachedAs(url)
  try {
    const page = as
      ? await cachedPage(c.var.call, as, render)
      : { ...(await render()), freshness: 'miss' as const }
    c.header('X-Cache', page.freshness)
    c.header('Cache-Control', as ? 'public, max-age=0, must-revalidate' : 'no-store')
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
function cachedAs({ pathname, searchParams }: URL): CachedAs | undefined {
  const [expert] = Object.entries(agentPages).find(([, { page }]) => page.pattern === pathname) ?? []
  if (expert) return { key: pathname, tags: [profileTag(expert)] }
  if (pathname === paths.gallery.pattern) {
    if (searchParams.get('q')?.trim()) return undefined
    const chosen = [
      known(businessAreas, searchParams.get('area')),
      known(industries, searchParams.get('industry')),
    ]
    return { key: `${pathname}?${chosen.join('&')}`, tags: [galleryTag] }
  }
  const owner = [paths.booking, paths.ownerScorecard, paths.profile].find(({ href }) =>
    pathname.startsWith(href('')),
  )
  const profileUrl = owner && pathname.slice(owner.href('').length)
  if (!profileUrl || !profileUrlSchema.safeParse(profileUrl).success) return undefined
  const tags = [profileTag(profileUrl)]
  // A story that was passed on is named in the head; its number may be any, so that page is made each time.
  if (owner === paths.profile && searchParams.has('story')) return undefined
  if (owner !== paths.ownerScorecard) return { key: pathname, tags }
  // A result is its visitor's own; so nothing of it is kept.
  if (searchParams.has('result')) return undefined
  return { key: `${pathname}?${searchParams.get('view') === 'questions' ? 'questions' : ''}`, tags }
}

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
