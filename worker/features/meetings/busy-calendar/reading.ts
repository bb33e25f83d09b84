import { dayMs } from '#schema/durations.ts'
import { horizonChoices } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../../call.ts'
import { seal, unseal } from '../../../services/sealing.ts'
import type { StoredCalendar } from './commands.ts'
import { fetchCalendar } from './fetch.ts'
import type { CalendarReader } from './queries.ts'
import { busySpansIn, type Span } from './spans.ts'

/** The farthest day that any owner can offer, so that a longer horizon blocks correctly at once. */
const horizonMs = (Math.max(...horizonChoices) + 2) * dayMs

export const notACalendar =
  'What stands at this address is not a calendar, but a page for people perhaps. Please copy the private address in iCal format.'
const cutOff = 'The calendar ended in the middle, so we did not use it.'
const notWhole =
  'Your calendar holds more events than we read, so a few of the later or more frequent ones may not block your hours.'

export type ReadCalendar =
  | { spans: Span[]; etag: string | undefined; note: string | undefined }
  | 'unchanged'
  | { problem: string }

/** Reads the calendar at an address in its owner's time zone. */
export async function readCalendar(
  call: Call,
  address: string,
  reader: CalendarReader,
  etag?: string,
): Promise<ReadCalendar> {
  const fetched = await call.askStranger(() => fetchCalendar(call, address, etag))
  if (fetched === 'unchanged' || 'problem' in fetched) return fetched
  const now = call.now.getTime()
  const read = busySpansIn(fetched.text, {
    from: now - dayMs,
    to: now + horizonMs,
    timeZone: reader.timeZone ?? 'UTC',
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

/** The encrypted address of a calendar, which the table alone does not reveal. */
export const sealAddress = ({ variables }: Call, profileId: number, address: string) =>
  seal(variables.AUTH_SECRET, purposeOf(profileId), address)

/** The decrypted address; undefined where it cannot be opened. */
export const openAddress = (
  { variables }: Call,
  { profileId, url }: Pick<StoredCalendar, 'profileId' | 'url'>,
) => unseal(variables.AUTH_SECRET, purposeOf(profileId), url)

/**
 * Whether an unchanged calendar means unchanged busy times: not on another day or in another time zone, nor after a
 * failure.
 */
export function isCurrent(
  { now }: Call,
  { lastReadAt, failingSince }: StoredCalendar,
  { editedAt }: CalendarReader,
): boolean {
  if (!lastReadAt || failingSince) return false
  const isToday = Math.floor(lastReadAt.getTime() / dayMs) === Math.floor(now.getTime() / dayMs)
  return isToday && !(editedAt && editedAt > lastReadAt)
}
