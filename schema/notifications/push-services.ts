const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
/** Each device is at a host of its own below these. */
const domains = ['push.apple.com', 'notify.windows.com']

/**
 * The URL of a browser's address at one of the push services, in the form in which it is asked and kept; undefined for
 * any other address. `localOrigin` is a push service on this machine.
 */
export function pushEndpoint(address: string, localOrigin?: string): URL | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username || url.password || url.hash) return undefined
  if (localOrigin && url.origin === new URL(localOrigin).origin) return url
  // The port of https itself is none in a parsed URL.
  if (url.protocol !== 'https:' || url.port) return undefined
  return isPushHost(url.hostname) ? url : undefined
}

const isPushHost = (host: string) =>
  hosts.includes(host) || domains.some((domain) => host.endsWith(`.${domain}`))
