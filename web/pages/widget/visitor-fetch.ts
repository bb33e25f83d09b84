import type { services } from '#schema/paths.ts'
import { visitHeader } from '#schema/widget/widget-options.ts'
import type { WidgetVisit } from '#schema/widget/widget-visit.ts'
import { storedText } from '#web/client/stored-value.ts'

/** Where the calls are; all paths would weigh as much as the rest of the frame's own code. */
export const callsAt: typeof services.api = '/api'
/** Where cookies are not sent, the visitor is known by a signed header, kept in this tab or, where nothing is kept, in memory. */
const visitor = storedText('visitor', { in: 'tab', remembers: true })
/** What names the site around; null where it is not known. */
let visit: WidgetVisit['visit'] = null
let beginning: Promise<unknown> | undefined

/** `fetch` of a frame on another site: as the visitor of this tab, on the site around. */
export const visitorFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('X-Visitor', visitor.read() ?? 'new')
  await beginning
  if (visit) headers.set(visitHeader, visit)
  const response = await fetch(input, { ...init, headers })
  const visitorHeader = response.headers.get('X-Visitor')
  if (visitorHeader) visitor.write(visitorHeader)
  return response
}

/** Exchanges the ticket of the site around; other calls wait for it, and go without it where that fails. */
export function beginVisit(profileUrl: string, ticket: string): void {
  beginning = fetch(`${callsAt}/widget/visit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ profileUrl, ticket }),
  })
    .then((response) => response.json<WidgetVisit>())
    .then((answer) => {
      visit = answer.visit
    })
    .catch(() => {})
}

/** The address by which a page of ours learns of the visit: no page's own address names it. */
export const wayTo = (to: string) =>
  visit && /^\/(?:profile|book|scorecard)\//.test(to)
    ? `${callsAt}/widget/way?${new URLSearchParams({ to, visit })}`
    : to

/** Whether this browser lets the frame keep anything; nothing is written to find out. */
export function keepsNothing(): boolean {
  try {
    return !sessionStorage
  } catch {
    return true
  }
}
