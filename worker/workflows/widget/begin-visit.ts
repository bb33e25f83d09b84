import type { WidgetVisit } from '#schema/widget/widget-visit.ts'
import type { Call } from '../../call.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { issueVisit, readTicket } from '../../features/widget/visit-queries.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

/**
 * Exchanges a site's ticket for what the calls of the visit name it by, and counts the widget as opened there (R23).
 * Our own pages are no site. A repeat counts nothing more.
 */
export async function beginWidgetVisit(
  call: Call,
  { profileUrl, ticket }: { profileUrl: string; ticket: string },
): Promise<WidgetVisit> {
  const granted = await readTicket(call, ticket)
  if (!granted || granted.origin === new URL(call.variables.APP_URL).origin) return { visit: null }
  const { profileId, origin } = granted
  const widgetVisitor = { profileId, site: new URL(origin).host }
  await write(call, {
    opened: recordEvent(
      { ...call, widgetVisitor },
      { kind: 'widgetOpened', profileUrl, visitor: await addressHash(call) },
    ),
  })
  return { visit: await issueVisit(call, widgetVisitor) }
}
