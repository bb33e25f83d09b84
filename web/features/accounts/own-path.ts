/**
 * Where `next` leads on this site, as path, query and anchor; undefined for any other site's address, however it is
 * written, and for what is no page.
 */
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
