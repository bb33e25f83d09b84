import type { Csp } from './page-row.ts'

/**
 * A policy with scripts from this origin only and none inline; inline styles are allowed for Radix and the inlined
 * stylesheet.
 */
const policy = (added: Record<string, string> = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...added,
  })
    .map((directive) => directive.join(' '))
    .join('; ')

/** The policy of a page that these origins may frame. */
export const embedPolicy = (origins: readonly string[]) =>
  policy({ 'frame-ancestors': origins.join(' ') || "'none'" })

/** The policy of the page that a frame shows where it cannot be opened; it names nobody, so every site may frame it. */
export const refusedFramePolicy = (scriptHash: string) =>
  `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *`

/** The headers of every page. */
export const pageHeaders = {
  'Content-Security-Policy': policy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const

/** The headers of each policy; that of an embedded page names its allowed sites on each request. */
export const headersOf: Record<Csp, Record<string, string>> = {
  page: pageHeaders,
  checkout: {
    ...pageHeaders,
    'Content-Security-Policy': policy({
      'script-src': "'self' https://js.stripe.com",
      'connect-src': "'self' https://api.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    }),
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
  },
  embed: {
    'Content-Security-Policy': embedPolicy([]),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': pageHeaders['Permissions-Policy'],
    'Strict-Transport-Security': pageHeaders['Strict-Transport-Security'],
    'X-Robots-Tag': 'noindex',
    // A site that isolates itself shows only frames that say this.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Of a frame it says nothing; the page's own would part the tabs that the frame opens.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  },
  // The browser asks the issuers of badges itself, and no server of ours does.
  verify: { ...pageHeaders, 'Content-Security-Policy': policy({ 'connect-src': "'self' https:" }) },
  // Its address is a secret: no other site and no search engine learns it.
  private: { ...pageHeaders, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
}

/** The headers of the widget's launcher, a file that every site may run, also one that isolates itself. */
export const launcherHeaders = {
  'Cache-Control': 'public, max-age=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const

/** The headers of API answers, which cannot be framed, run or sniffed. */
export const callHeaders = {
  ...pageHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const
