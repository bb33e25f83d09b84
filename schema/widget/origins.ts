const loopback = /^(?:localhost|127\.0\.0\.1)$/
const host = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)$/

/**
 * The origin that a text names as an origin, a host or host:port; undefined for anything else, such as a path or `*`.
 * `http:` only names this machine, unless `isLocal`.
 */
export function originIn(text: string, isLocal: boolean): string | undefined {
  const written = text.trim().toLowerCase()
  const named = /^https?:\/\//.test(written) ? written : `https://${written}`
  if (/[\s*@?#\\]/.test(written) || !URL.canParse(named)) return undefined
  const { protocol, hostname, pathname, origin, host: hostAndPort } = new URL(named)
  if (pathname !== '/' || !host.test(hostname)) return undefined
  const isLoopback = loopback.test(hostname)
  if (named !== written && isLoopback) return `http://${hostAndPort}`
  return protocol === 'https:' || isLoopback || isLocal ? origin : undefined
}
