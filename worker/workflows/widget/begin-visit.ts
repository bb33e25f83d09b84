import type { WidgetVisit } from '#schema/widget/widget-visit.ts'
import type { Call, WidgetVisitor } from '../../call.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { findWidget } from '../../features/widget/queries.ts'
import { issueVisit, readTicket } from '../../features/widget/visit-queries.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

type VisitRequest = { profileUrl: string; ticket: string }

/**
 * Exchanges a site's ticket for the token of the visit, and counts the widget as opened there (R23), if the plan
 * includes it. A repeat is not counted again.
 */
export async function beginWidgetVisit(call: Call, request: VisitRequest): Promise<WidgetVisit> {
  const widgetVisitor = request.ticket ? await granted(call, request.ticket) : await unknown(call, request)
  if (!widgetVisitor) return { visit: null }
  await write(call, {
    opened: recordEvent(
      { ...call, widgetVisitor },
      { kind: 'widgetOpened', profileUrl: request.profileUrl, visitor: await addressHash(call) },
    ),
  })
  return { visit: await issueVisit(call, widgetVisitor) }
}

type OfProfile = WidgetVisitor & { profileId: number }

/** The visitor from the site of a ticket; our own pages are no such site. */
async function granted(call: Call, ticket: string): Promise<OfProfile | undefined> {
  const { profileId, origin } = (await readTicket(call, ticket)) ?? {}
  if (!profileId || !origin || origin === new URL(call.variables.APP_URL).origin) return undefined
  return { profileId, site: new URL(origin).host }
}

/** The visitor from a site whose CSP kept the launcher from requesting a ticket. */
async function unknown(call: Call, { profileUrl }: VisitRequest): Promise<OfProfile | undefined> {
  const widget = await findWidget(call, profileUrl)
  return widget && { profileId: widget.id, site: '' }
}
