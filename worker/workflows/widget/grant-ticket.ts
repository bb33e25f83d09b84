import { originIn } from '#schema/widget/origins.ts'
import type { Call } from '../../call.ts'
import { noteRefusal } from '../../features/widget/commands.ts'
import { findWidget } from '../../features/widget/queries.ts'
import { issueTicket } from '../../features/widget/visit-queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * A signed token by which a site may show the widget of a profile; `origin` is the browser's Origin header. A refused
 * site is recorded for the owner.
 * @throws AppError PROFILE_NOT_FOUND, NOT_ALLOWED_HERE.
 */
export async function grantTicket(call: Call, profileUrl: string, origin: string | undefined) {
  const widget = await findWidget(call, profileUrl)
  if (!widget) throw new AppError('PROFILE_NOT_FOUND')
  const isAllowed = origin === new URL(call.variables.APP_URL).origin || widget.origins.includes(origin ?? '')
  if (!origin || !isAllowed) {
    const site = origin && originIn(origin, true)
    if (site) await write(call, { refusal: noteRefusal(call, widget.id, site) })
    throw new AppError('NOT_ALLOWED_HERE')
  }
  return issueTicket(call, { profileId: widget.id, origin })
}
