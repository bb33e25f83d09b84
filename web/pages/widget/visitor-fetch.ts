import { keptText } from '#web/client/kept.ts'

/** Where cookies are not sent, the visitor is known by a signed header, kept in this tab or, where nothing is kept, in memory. */
const visitor = keptText('visitor', { in: 'tab', remembers: true })

/** `fetch` of a frame on another site: without cookies, as the visitor of this tab. */
export const visitorFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('X-Visitor', visitor.read() ?? 'new')
  const response = await fetch(input, { ...init, headers, credentials: 'omit' })
  const given = response.headers.get('X-Visitor')
  if (given) visitor.write(given)
  return response
}

/** Whether this browser lets the frame keep anything; nothing is written to find out. */
export function keepsNothing(): boolean {
  try {
    return !sessionStorage
  } catch {
    return true
  }
}
