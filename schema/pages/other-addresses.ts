import { paths } from '../paths.ts'

/** Old and alternative names of a page, which the worker answers with 308 (R15). */
export const redirects = {
  '/dashboard': { href: () => paths.dashboard.href() },
  '/public/:profileUrl': paths.profile,
  '/public-profiles/:profileUrl': paths.profile,
} as const

/** The widget's launcher, a file that the build makes. */
export const launcherFile = '/widget.js'

/** Files for crawlers and for verifiers of badges, which the worker writes; `sitemapPage` takes a number from 1. */
export const files = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPage: '/sitemaps/:page',
  llms: '/llms.txt',
  keys: '/.well-known/did.json',
  badge: '/badges/:file',
  statusList: '/badges/status/:list',
} as const

/** What other programs call: assistants (R34), and sites that show a link's preview. */
export const machineCalls = { assistants: '/mcp', preview: '/oembed' } as const
