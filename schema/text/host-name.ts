/** Names that mean something else in every network, and none on the internet. */
const internalName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid|example)$/

/** The host of a URL without the dot of the root, which leads to the same server. */
export const withoutRoot = (hostname: string) => hostname.replace(/(?<!\.)\.+$/, '')

/** Whether the host of a URL is a name on the internet: no number, and no name of a private network. */
export function isOnInternet(hostname: string): boolean {
  const host = withoutRoot(hostname)
  const isNumbers = host.startsWith('[') || /^[\d.]*$/.test(host)
  return !isNumbers && host.includes('.') && !internalName.test(host)
}
