/** Names that mean something else in every network, and none on the internet. */
const internalName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid|example)$/

/** Whether the host of a URL is a name on the internet: no number, and no name of a private network. */
export function isOnInternet(hostname: string): boolean {
  const host = hostname.replace(/(?<!\.)\.+$/, '')
  const isNumbers = host.startsWith('[') || /^[\d.]*$/.test(host)
  return !isNumbers && host.includes('.') && !internalName.test(host)
}
