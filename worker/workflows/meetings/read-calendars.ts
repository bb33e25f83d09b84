import type { Call } from '../../call.ts'
import {
  claimCalendars,
  claimStale,
  markCalendarRead,
  type StoredCalendar,
  saveBusyTimes,
  saveCalendarFailure,
} from '../../features/meetings/busy-calendar/commands.ts'
import { type CalendarReader, findReader } from '../../features/meetings/busy-calendar/queries.ts'
import {
  isCurrent,
  openAddress,
  type ReadCalendar,
  readCalendar,
} from '../../features/meetings/busy-calendar/reading.ts'
import { sleep } from '../../services/clock.ts'
import { isDatabaseUnavailable, type Statements } from '../../services/database.ts'
import { write } from '../../services/write.ts'

const calendarsPerClaim = 5
const maxRunMs = 20_000
const maxWaitMs = 3000

const notOpened = 'We cannot open the address that we kept. Please enter it again.'

/**
 * Reads the calendars that are due, each within its limits, five claimed at a time; what is left is read by the next run.
 * @throws where some could not be saved; the others are.
 */
export async function readCalendars(call: Call): Promise<void> {
  const until = Date.now() + maxRunMs
  const failures: unknown[] = []
  while (Date.now() < until) {
    const due = await claimCalendars(call, calendarsPerClaim)
    if (!due.length) break
    const outcomes = await Promise.allSettled(due.map((calendar) => readClaimed(call, calendar)))
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])))
    if (failures.some(isDatabaseUnavailable)) break
  }
  if (failures.length)
    throw new Error(`${failures.length} calendars were read and not stored`, { cause: failures[0] })
}

/**
 * Reads a calendar again before a booking, if that was last done five minutes ago; after three seconds the known times
 * count, and reading goes on in the background. Never throws.
 */
export async function refreshBusyTimes(call: Call, profileId: number): Promise<void> {
  try {
    const calendar = await claimStale(call, profileId)
    if (!calendar) return
    const reading = readClaimed(call, calendar).catch(noted)
    call.keepAlive(reading)
    await Promise.race([reading, sleep(maxWaitMs)])
  } catch (error) {
    noted(error)
  }
}

const noted = (error: unknown) =>
  console.error('A calendar was not read before a booking', error instanceof Error ? error.name : '')

/** Reads a calendar that was claimed, and stores what came of it. */
async function readClaimed(call: Call, calendar: StoredCalendar): Promise<void> {
  const reader = await findReader(call, calendar.profileId)
  if (!reader) return
  const address = await openAddress(call, calendar)
  const etag = isCurrent(call, calendar, reader) ? (calendar.etag ?? undefined) : undefined
  const read = address ? await readCalendar(call, address, reader, etag) : { problem: notOpened }
  await write(call, { stored: statementsFor(call, calendar, reader, read) })
}

function statementsFor(
  call: Call,
  calendar: StoredCalendar,
  { ownerEmail, ownerName }: CalendarReader,
  read: ReadCalendar,
): Statements {
  if (read === 'unchanged') return [markCalendarRead(call, calendar)]
  if (!('problem' in read)) return saveBusyTimes(call, calendar, read)
  const owner = ownerEmail ? { email: ownerEmail, name: ownerName ?? '' } : undefined
  return saveCalendarFailure(call, calendar, read.problem, owner)
}
