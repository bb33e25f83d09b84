/** The path, query and anchor of `next` on this site; undefined for other sites and for what is no page. */
export function ownPath(next: string | null, origin: string): string | undefined {
  if (!next?.startsWith('/')) return undefined
  try {
    const { origin: there, pathname, search, hash } = new URL(next, origin)
    // Dots are resolved by now: what begins with two slashes would be another host after all.
    const isPage = there === origin && !pathname.startsWith('//') && !/^\/api(\/|$)/.test(pathname)
    return isPage ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** The address of a page that hands the page to go on to further. */
export function withNext(href: string, next: string | null | undefined): string {
  if (!next) return href
  const [page = '', ...anchor] = href.split('#')
  const search = `${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
  return [page + search, ...anchor].join('#')
}
