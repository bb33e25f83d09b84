import type { Call } from '../../call.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { calendarAddress } from '../../features/meetings/busy-calendar/address.ts'
import { removeCalendar, saveBusyTimes, setCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import { findReader } from '../../features/meetings/busy-calendar/queries.ts'
import { notACalendar, readCalendar, sealAddress } from '../../features/meetings/busy-calendar/reading.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Connects the calendar that says when an owner is busy, once it could be read; '' disconnects it.
 * @throws AppError NOT_A_CALENDAR, with why in its details: then nothing changed.
 */
export async function connectCalendar(call: Call, profileId: number, input: string): Promise<void> {
  if (!input) {
    await write(call, { removed: removeCalendar(call, profileId) })
    return
  }
  const refused = (message: string) => new AppError('NOT_A_CALENDAR', { details: [{ path: 'url', message }] })
  const address = calendarAddress(call, input)
  if (typeof address === 'string') throw refused(address)
  const reader = await findReader(call, profileId)
  if (!reader) throw new AppError('NO_OWN_PROFILE')
  const read = await readCalendar(call, address.href, reader)
  if (read === 'unchanged') throw refused(notACalendar)
  if ('problem' in read) throw refused(read.problem)
  const url = await sealAddress(call, profileId, address.href)
  const calendar = { profileId, url, host: address.host }
  // Its server may answer slowly, and the owner may have signed out by then.
  const connected = { calendar: setCalendar(call, calendar), busy: saveBusyTimes(call, calendar, read) }
  await write(call, connected, { unless: unlessProven(call) })
}
