import { horizonChoices } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../../call.ts'
import { AppError } from '../../../services/app-error.ts'
import { isDatabaseUnreachable, type Statements } from '../../../services/database.ts'
import { seal, unseal } from '../../../services/sealing.ts'
import { whileSignedIn } from '../../accounts/proof-commands.ts'
import { calendarAddress } from './address.ts'
import {
  claimCalendars,
  claimStale,
  type KnownCalendar,
  markCalendarRead,
  removeCalendar,
  saveBusyTimes,
  saveCalendarFailure,
  setCalendar,
} from './commands.ts'
import { fetchCalendar } from './fetch.ts'
import { type CalendarReader, findReader } from './queries.ts'
import { busySpansIn, type Span } from './spans.ts'

const dayMs = 24 * 3600 * 1000
/** As far as anybody can be booked, whatever its owner chose: choosing more blocks rightly at once. */
const horizonMs = (Math.max(...horizonChoices) + 2) * dayMs
const calendarsPerClaim = 5
const longestRunMs = 20_000
const longestWaitMs = 3000

const notACalendar =
  'What stands at this address is not a calendar, but a page for people perhaps. Please copy the private address in iCal format.'
const cutOff = 'The calendar ended in the middle, so we did not use it.'
const notOpened = 'We cannot open the address that we kept. Please enter it again.'
const notWhole =
  'Your calendar holds more events than we read, so a few of the later or more frequent ones may not block your hours.'

type Read =
  | { spans: Span[]; etag: string | undefined; note: string | undefined }
  | 'unchanged'
  | { problem: string }

/** Reads what stands at an address now, by its owner's clock. */
async function readFrom(call: Call, address: string, reader: CalendarReader, etag?: string): Promise<Read> {
  const fetched = await call.askStranger(() => fetchCalendar(call, address, etag))
  if (fetched === 'unchanged' || 'problem' in fetched) return fetched
  const now = call.now.getTime()
  const read = busySpansIn(fetched.text, {
    ...{ from: now - dayMs, to: now + horizonMs, timeZone: reader.timeZone ?? 'UTC' },
    mailboxes: [
      reader.profileEmail,
      reader.ownerEmail ?? '',
      address.replaceAll('%40', '@').split('/'),
    ].flat(),
    isOurs: (uid) => reader.uids.has(uid),
  })
  if (read === 'not a calendar') return { problem: notACalendar }
  if (read === 'cut off') return { problem: cutOff }
  return { spans: read.spans, etag: fetched.etag, note: read.isWhole ? undefined : notWhole }
}

const purposeOf = (profileId: number) => `busy-calendar/${profileId}`

/**
 * Gives a profile a calendar to be read for when its owner is busy, once it was read; '' takes it away.
 * @throws AppError NOT_A_CALENDAR, with why in its details: then nothing changed.
 */
export async function connectCalendar(call: Call, profileId: number, entered: string): Promise<void> {
  if (!entered) return void (await call.db.batch([...removeCalendar(call, profileId)]))
  const refused = (message: string) => new AppError('NOT_A_CALENDAR', { details: [{ path: 'url', message }] })
  const address = calendarAddress(call, entered)
  if (typeof address === 'string') throw refused(address)
  const reader = await findReader(call, profileId)
  if (!reader) throw new AppError('NO_OWN_PROFILE')
  const read = await readFrom(call, address.href, reader)
  if (read === 'unchanged') throw refused(notACalendar)
  if ('problem' in read) throw refused(read.problem)
  const url = await seal(call.variables.AUTH_SECRET, purposeOf(profileId), address.href)
  const known = { profileId, url, host: address.host }
  // Reading it takes as long as its server wants: who entered it may be signed out by now.
  await whileSignedIn(call, [setCalendar(call, known), ...saveBusyTimes(call, known, read)])
}

/** Reads a calendar that was claimed, and keeps what came of it. */
async function readClaimed(call: Call, known: KnownCalendar): Promise<void> {
  const reader = await findReader(call, known.profileId)
  if (!reader) return
  const address = await unseal(call.variables.AUTH_SECRET, purposeOf(known.profileId), known.url)
  const read = address
    ? await readFrom(
        call,
        address,
        reader,
        isCurrent(call, known, reader) ? (known.etag ?? undefined) : undefined,
      )
    : { problem: notOpened }
  await call.db.batch(statementsFor(call, known, reader, read))
}

function statementsFor(
  call: Call,
  known: KnownCalendar,
  { ownerEmail, ownerName }: CalendarReader,
  read: Read,
): Statements {
  if (read === 'unchanged') return [markCalendarRead(call, known)]
  if (!('problem' in read)) return saveBusyTimes(call, known, read)
  const owner = ownerEmail ? { email: ownerEmail, name: ownerName ?? '' } : undefined
  return saveCalendarFailure(call, known, read.problem, owner)
}

/** Whether the same calendar means the same busy times: the horizon moves on by the day, and the clock may be another. What failed is read whole. */
function isCurrent(
  { now }: Call,
  { lastReadAt, failingSince }: KnownCalendar,
  { editedAt }: CalendarReader,
): boolean {
  if (!lastReadAt || failingSince) return false
  const isToday = Math.floor(lastReadAt.getTime() / dayMs) === Math.floor(now.getTime() / dayMs)
  return isToday && !(editedAt && editedAt > lastReadAt)
}

/**
 * Reads the calendars that are due, each within its limits, five claimed at a time; what is left is read by the next run.
 * @throws where some could not be saved; the others are.
 */
export async function readCalendars(call: Call): Promise<void> {
  const until = Date.now() + longestRunMs
  const failures: unknown[] = []
  while (Date.now() < until) {
    const due = await claimCalendars(call, calendarsPerClaim)
    if (!due.length) break
    const outcomes = await Promise.allSettled(due.map((known) => readClaimed(call, known)))
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])))
    if (failures.some(isDatabaseUnreachable)) break
  }
  if (failures.length)
    throw new Error(`${failures.length} calendars were read and not kept`, { cause: failures[0] })
}

/**
 * Before somebody is booked: reads the profile's calendar again where that is five minutes ago, and waits three seconds at
 * most; then what is known counts, and reading goes on behind. Whatever fails here keeps nobody from booking.
 */
export async function refreshBusyTimes(call: Call, profileId: number): Promise<void> {
  try {
    const known = await claimStale(call, profileId)
    if (!known) return
    const reading = readClaimed(call, known).catch(noted)
    call.keepAlive(reading)
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  } catch (error) {
    noted(error)
  }
}

const noted = (error: unknown) =>
  console.error('A calendar was not read before a booking', error instanceof Error ? error.name : '')
