import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Page } from '#schema/pages/page-row.ts'
import { embedPolicy, headersOf } from '#schema/pages/security-headers.ts'
import { paths } from '#schema/paths.ts'
import { profileUrlSchema } from '#schema/profiles/profiles.ts'
import { addressOf, type Call } from '../../call.ts'
import { findMovedTo } from '../../features/profiles/address-queries.ts'
import { findWidget } from '../../features/widget/queries.ts'
import { cachedPage } from '../../services/page-cache.ts'
import type { App } from '../context.ts'
import { describe } from '../middleware/answer-errors.ts'
import { cachedAs } from './cached-as.ts'
import { answerCompressed, compressed } from './compressed.ts'

type Fetcher = (request: Request) => Response | Promise<Response>

/**
 * Answers with a page from the cache if it is the same for everybody, else rendered now. If it cannot be made,
 * answers 503 with a page that says so.
 */
export async function renderPage(
  c: Context<App>,
  matched: Page | undefined,
  fetchApi: Fetcher,
): Promise<Response> {
  // An address reads a backslash as a slash, and our router does not.
  const path = c.req.path.includes('\\') ? undefined : matched
  // The router of the pages reads an address otherwise than ours does: what no row names is no other page.
  const url = path ? new URL(c.req.url) : new URL(paths.notFound.href(), c.req.url)
  for (const [name, value] of Object.entries(headersOf[path?.csp ?? 'page'])) c.header(name, value)
  const plainPath = path && plainPathOf(c, path, url)
  if (plainPath) return c.redirect(plainPath + url.search, 308)
  // A cached page and an API call need no renderer, so start-up does not load it.
  const renderAt = async (at: URL) => {
    const { renderDocument } = await import('./render-document.tsx')
    return renderDocument(at, c.var.call.variables.APP_URL, fetchAsVisitor(c, fetchApi))
  }
  try {
    return await answerPage(c, path, url, renderAt)
  } catch (error) {
    console.error('Page unavailable', describe(error))
    c.header('Retry-After', '30')
    c.header('Cache-Control', 'no-store')
    const { body } = await renderAt(new URL(paths.unavailable.href(), url))
    return c.html(body, 503)
  }
}

/**
 * The path of a page about a profile in lower case and without encoding, so that no page has several addresses; undefined
 * for the path itself, and where nobody can have such a name.
 */
function plainPathOf(c: Context<App>, { pattern }: Page, { pathname }: URL): string | undefined {
  const { data: profileUrl } = profileUrlSchema.safeParse(c.req.param('profileUrl')?.toLowerCase())
  if (!profileUrl) return undefined
  const plain = pattern.replace(':profileUrl', profileUrl)
  return plain === pathname ? undefined : plain
}

/** The fetch of a page's own calls, which count against the visitor who asked for the page. */
const fetchAsVisitor =
  (c: Context<App>, fetchApi: Fetcher): typeof fetch =>
  (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    request.headers.set('cf-connecting-ip', addressOf(c.var.call))
    // Only the local product reads it.
    const time = c.req.header('x-now')
    if (time) request.headers.set('x-now', time)
    return Promise.resolve(fetchApi(request))
  }

async function answerPage(
  c: Context<App>,
  path: Page | undefined,
  url: URL,
  renderAt: (at: URL) => Promise<{ body: string; status: number }>,
): Promise<Response> {
  const { call } = c.var
  const isEmbed = path === paths.embed
  if (isEmbed) c.header('Content-Security-Policy', await framePolicy(c, url))
  const render = async (at: URL) =>
    isEmbed ? (await import('./widget-document.tsx')).renderWidget(call, at) : renderAt(at)
  const entry = path && cachedAs(path, url, call.variables.APP_URL)
  const page = entry
    ? await cachedPage(call, entry, async () => compressed(await render(entry.url)))
    : { ...(await render(url)), freshness: 'miss' as const }
  const moved = page.status === 404 && path && (await movedPage(call, path, url))
  if (moved) {
    // Its owner may take the old name back.
    c.header('Cache-Control', 'no-store')
    return c.redirect(moved, 308)
  }
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.header('X-Cache', page.freshness)
  const reach = isEmbed ? 'private' : 'public'
  c.header('Cache-Control', entry ? `${reach}, max-age=0, must-revalidate` : 'no-store')
  if (page.status === 429) c.header('Retry-After', '60')
  const status = page.status as ContentfulStatusCode
  return typeof page.body === 'string' ? c.body(page.body, status) : answerCompressed(c, page.body, status)
}

/**
 * The policy of a widget's frame, asked for on each request: the sites that its owner allows, and this site itself for a
 * page of ours that previews it.
 */
async function framePolicy(c: Context<App>, url: URL): Promise<string> {
  const profileUrl = url.pathname.split('/').at(-1) ?? ''
  const widget = await findWidget(c.var.call, profileUrl)
  const isOurs = c.req.header('sec-fetch-site') === 'same-origin'
  return embedPolicy([...(isOurs ? ["'self'"] : []), ...(widget?.origins ?? [])])
}

/**
 * The new address of a page under an old name (R10); undefined if nobody has the name, or the database does not
 * answer.
 */
async function movedPage(call: Call, { pattern }: Page, url: URL): Promise<string | undefined> {
  const index = pattern.split('/').indexOf(':profileUrl')
  const segments = url.pathname.split('/')
  const movedTo = index > 0 && (await findMovedTo(call, segments[index] ?? '').catch(() => undefined))
  return movedTo ? segments.with(index, movedTo).join('/') + url.search : undefined
}
