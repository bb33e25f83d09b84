import { type Context, Hono } from 'hono'
import { openCalls } from '#schema/pages/machine-descriptions.ts'
import { files } from '#schema/pages/other-addresses.ts'
import { galleryTag } from '#schema/pages/page-row.ts'
import { paths, services } from '#schema/paths.ts'
import { listForSitemap } from '../../features/gallery/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { cachedPage } from '../../services/page-cache.ts'
import type { App } from '../context.ts'
import { limitRate } from '../middleware/rate-limit.ts'
import { answerCompressed, compressed } from './compressed.ts'
import { llmsText } from './llms-text.ts'
import { pageUrls, profileUrls, sitemap, sitemapIndex } from './sitemap.ts'

/** What is behind the account door or for frames on other sites, up to what differs from one person to the next. */
const privatePaths = Object.values(paths)
  .filter(({ rendering, csp }) => rendering === 'client' || csp === 'embed')
  .map(({ pattern }) => pattern.replace(/:.*/, ''))

/** robots.txt, llms.txt and the sitemap, which becomes an index once the gallery is larger than one page of it. */
export const machineFiles = new Hono<App>()
  .get(files.robots, (c) => {
    const { origin } = new URL(c.var.call.variables.APP_URL)
    // The longest rule that fits an address decides.
    const rules = [
      ...new Set(['/', ...openCalls.map(({ path }) => path)].map((path) => `Allow: ${path}`)),
      ...[`${services.api}/`, ...privatePaths].map((path) => `Disallow: ${path}`),
    ]
    return c.text(['User-agent: *', ...rules, '', `Sitemap: ${origin}${files.sitemap}`, ''].join('\n'))
  })
  .get(files.llms, (c) => c.text(llmsText(new URL(c.var.call.variables.APP_URL).origin)))
  .get(files.sitemap, (c) =>
    cachedXml(c, async (origin) => {
      const { listed, pages } = await listForSitemap(c.var.call, 1)
      return pages > 1
        ? sitemapIndex(origin, pages)
        : sitemap(origin, [...pageUrls(), ...profileUrls(listed)])
    }),
  )
  // Any number may be asked for, and each is looked up.
  .get(files.sitemapPage, limitRate('READ', 'sitemap '), (c) => {
    const page = Number(/^([1-9]\d{0,4})\.xml$/.exec(c.req.param('page'))?.[1])
    if (!page) throw new AppError('NOT_FOUND')
    return cachedXml(c, async (origin) => {
      const { listed, pages } = await listForSitemap(c.var.call, page)
      if (page > pages) throw new AppError('NOT_FOUND')
      return sitemap(origin, [...(page === 1 ? pageUrls() : []), ...profileUrls(listed)])
    })
  })

/** XML from the page cache, so that an unpublished profile leaves it together with the gallery. */
async function cachedXml(c: Context<App>, write: (origin: string) => Promise<string>) {
  const { origin } = new URL(c.var.call.variables.APP_URL)
  const entry = { key: c.req.path, tags: [galleryTag] }
  const { body } = await cachedPage(c.var.call, entry, async () =>
    compressed({ body: await write(origin), status: 200 }),
  )
  c.header('Content-Type', 'application/xml; charset=utf-8')
  return answerCompressed(c, body, 200)
}
