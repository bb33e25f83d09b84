import { files } from '#schema/pages/other-addresses.ts'
import { paths } from '#schema/paths.ts'

type Url = { path: string; changedAt?: Date }

/** The pages that do not depend on published profiles. */
export const pageUrls = (): Url[] =>
  Object.values(paths)
    .filter(({ pattern, indexed }) => indexed && !pattern.includes(':'))
    .map(({ pattern }) => ({ path: pattern }))

export const profileUrls = (listed: { profileUrl: string; changedAt: Date }[]): Url[] =>
  listed.map(({ profileUrl, changedAt }) => ({ path: paths.profile.href(profileUrl), changedAt }))

const xml = (element: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${element}>\n`

/** A sitemap as sitemaps.org describes it; paths need no escaping beyond that of URLs. */
export const sitemap = (origin: string, urls: Url[]): string =>
  xml(
    'urlset',
    urls.map(
      ({ path, changedAt }) =>
        `<url><loc>${origin}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
    ),
  )

export const sitemapIndex = (origin: string, pages: number): string =>
  xml(
    'sitemapindex',
    Array.from(
      { length: pages },
      (_, index) =>
        `<sitemap><loc>${origin}${files.sitemapPage.replace(':page', `${index + 1}.xml`)}</loc></sitemap>`,
    ),
  )
