import type { WidgetVisit } from '#schema/widget/widget-visit.ts'
import type { Call, WidgetVisitor } from '../../call.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { findWidget } from '../../features/widget/queries.ts'
import { issueVisit, readTicket } from '../../features/widget/visit-queries.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

type Asked = { profileUrl: string; ticket: string }

/**
 * Exchanges a site's ticket for what the calls of the visit name it by, and counts the widget as opened there (R23). A
 * repeat counts nothing more.
 */
export async function beginWidgetVisit(call: Call, asked: Asked): Promise<WidgetVisit> {
  const widgetVisitor = asked.ticket ? await granted(call, asked.ticket) : await unknown(call, asked)
  if (!widgetVisitor) return { visit: null }
  await write(call, {
    opened: recordEvent(
      { ...call, widgetVisitor },
      { kind: 'widgetOpened', profileUrl: asked.profileUrl, visitor: await addressHash(call) },
    ),
  })
  return { visit: await issueVisit(call, widgetVisitor) }
}

type OfProfile = WidgetVisitor & { profileId: number }

/** Who comes from the site of a ticket; our own pages are none. */
async function granted(call: Call, ticket: string): Promise<OfProfile | undefined> {
  const { profileId, origin } = (await readTicket(call, ticket)) ?? {}
  if (!profileId || !origin || origin === new URL(call.variables.APP_URL).origin) return undefined
  return { profileId, site: new URL(origin).host }
}

/** Who comes from a site whose policy kept the launcher from asking for a ticket. */
async function unknown(call: Call, { profileUrl }: Asked): Promise<OfProfile | undefined> {
  const widget = await findWidget(call, profileUrl)
  return widget && { profileId: widget.id, site: '' }
}
