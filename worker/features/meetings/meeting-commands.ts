import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { minuteMs } from '#schema/durations.ts'
import type { BookingInput, MeetingSide } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { plansWith } from '../profiles/plan-queries.ts'
import type { Found } from './meeting-queries.ts'
import { meetingToken, meetingTokenHash, type TokenBasis } from './meeting-tokens.ts'

const { availability, busySpans, meetings, profiles } = tables
const retentionDays = 400
/** No meeting with its buffer is longer, which bounds the search for what blocks a slot. */
const maxMs = 24 * 60 * minuteMs

/** The hours that offered a slot, and when they were edited. */
type Hours = {
  availability: { length: number; buffer: number; noticeMinutes: number }
  editedAt: Date
}
type Slot = { startsAt: Date; endsAt: Date; blockedUntil: Date; noticeMinutes: number }

/** The times of a meeting: what it blocks, and until when its visitor can change it. */
export function slotAt(start: Date, { availability: { length, buffer, noticeMinutes } }: Hours): Slot {
  const endsAt = new Date(start.getTime() + length * minuteMs)
  return {
    startsAt: start,
    endsAt,
    noticeMinutes,
    blockedUntil: new Date(endsAt.getTime() + buffer * minuteMs),
  }
}

/**
 * The condition that a profile `p` is published with the hours `a` that were read, and that no other meeting and no
 * busy time overlaps a slot.
 */
const isFree = ({ startsAt, endsAt, blockedUntil }: Slot, { editedAt }: Hours, except = 0): SQL =>
  sql`p.listed_at is not null and p.is_active = 1 and p.suspended_at is null and p.plan in (${plansWith('booking')})
    and a.is_open = 1 and a.edited_at = ${editedAt.getTime()}
    and not exists (select 1 from ${meetings} other where other.profile_id = p.id and other.status = 'booked'
      and other.starts_at > ${startsAt.getTime() - maxMs} and other.starts_at < ${blockedUntil.getTime()}
      and other.blocked_until > ${startsAt.getTime()} and other.id <> ${except})
    and not exists (select 1 from ${busySpans} busy where busy.profile_id = p.id
      and busy.starts_at < ${endsAt.getTime()} and busy.ends_at > ${startsAt.getTime()})`

type Booking = BookingInput & TokenBasis & { visitorId: string; profileId: number }

/**
 * Books a slot where `onlyIf` holds, in one statement, so that one of many overlapping requests succeeds (R24); returns
 * no row where it is taken, hours or profile changed, or the key has booked before.
 */
export async function insertMeeting(call: Call, booking: Booking, hours: Hours, onlyIf: SQL) {
  const { db, now } = call
  const slot = slotAt(new Date(booking.start), hours)
  const [tokenHash, ownerTokenHash] = await Promise.all(
    (['visitor', 'owner'] as const).map(async (side) =>
      meetingTokenHash(call, await meetingToken(call, side, booking)),
    ),
  )
  const insert =
    db.run(sql`insert into ${meetings} (uid, token_hash, owner_token_hash, owner_key, booking_key, profile_id, starts_at, ends_at,
      blocked_until, notice_minutes, status, name, email, visitor_id, time_zone, about, brief, settled_at, created_at)
    select ${booking.uid}, ${tokenHash}, ${ownerTokenHash}, ${booking.ownerKey}, ${booking.bookingKey}, p.id, ${slot.startsAt.getTime()},
      ${slot.endsAt.getTime()}, ${slot.blockedUntil.getTime()}, ${slot.noticeMinutes}, 'booked', ${booking.name}, ${booking.email},
      ${booking.visitorId}, ${booking.timeZone}, ${booking.about}, ${booking.brief ?? ''}, ${now.getTime()}, ${now.getTime()}
    from ${profiles} p join ${availability} a on a.profile_id = p.id
    where p.id = ${booking.profileId} and ${isFree(slot, hours)} and ${onlyIf}
    on conflict do nothing`)
  return { meeting: insert }
}

/** The condition that a meeting is booked, after so many changes. */
export const isInserted = (
  uid: string,
  sequence: number,
  status: Found['meeting']['status'] = 'booked',
): SQL =>
  sql`exists (select 1 from ${meetings} where uid = ${uid} and sequence = ${sequence} and status = ${status})`

/**
 * Moves an unchanged meeting whose owner's links are as they were read, as `insertMeeting` books one, not blocked by its
 * own time, and resets its reminder.
 */
export function moveMeeting(
  { db, now }: Call,
  { id, sequence, ownerKey }: Found['meeting'],
  start: Date,
  hours: Hours,
) {
  const slot = slotAt(start, hours)
  return db.run(sql`update ${meetings} set starts_at = ${slot.startsAt.getTime()}, ends_at = ${slot.endsAt.getTime()},
      blocked_until = ${slot.blockedUntil.getTime()}, notice_minutes = ${slot.noticeMinutes}, sequence = ${sequence + 1}, settled_at = ${now.getTime()}, reminded_at = null
    where id = ${id} and sequence = ${sequence} and owner_key = ${ownerKey} and status = 'booked' and exists (select 1 from ${profiles} p
      join ${availability} a on a.profile_id = p.id
      where p.id = ${meetings.profileId} and ${isFree(slot, hours, id)})`)
}

/** Cancels an unchanged meeting whose owner's links are as they were read. */
export const cancelMeeting = (
  { db, now }: Call,
  { id, sequence, ownerKey }: Found['meeting'],
  by: MeetingSide,
  cancelReason: string,
) =>
  db
    .update(meetings)
    .set({ status: 'cancelled', cancelledBy: by, cancelReason, sequence: sequence + 1, changedAt: now })
    .where(
      and(
        eq(meetings.id, id),
        eq(meetings.sequence, sequence),
        eq(meetings.ownerKey, ownerKey),
        eq(meetings.status, 'booked'),
      ),
    )

/** Records that both sides of an unchanged meeting were reminded. */
export const markReminded = ({ db, now }: Call, { id, sequence }: Found['meeting']) =>
  db
    .update(meetings)
    .set({ remindedAt: now })
    .where(and(eq(meetings.id, id), eq(meetings.sequence, sequence)))

/** Deletes meetings 400 days after they ended, with their leads (R26). */
export const expireMeetings = (call: Call) =>
  eraseInSlices(call, meetings, lt(meetings.endsAt, daysAgo(call, retentionDays)))
