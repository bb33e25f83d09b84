import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#schema/durations.ts'
import { plans } from '#schema/levels.ts'
import {
  bufferChoices,
  defaultAvailability,
  holdMinutes,
  meetingLengths,
} from '#schema/meetings/meeting-options.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { type NamedAnswers, readTogether } from '../../services/write.ts'
import { publicIdAt } from '../profiles/queries.ts'
import { availabilityFrom, availabilityOf, defaultZone } from './availability-queries.ts'
import { type Blocked, lastDayOf, slotsOn } from './slots.ts'

const { busySpans, meetingHolds, meetings, profiles } = tables
/** Earlier meetings block nothing any more. */
const maxMs = (Math.max(...meetingLengths) + Math.max(...bufferChoices)) * minuteMs

/**
 * Everything that decides on the free slots of a published profile, by its profileUrl or an old one, for
 * `bookableFrom`.
 */
export function bookableAt(call: Call, profileUrl: string) {
  const { db, now } = call
  const id = publicIdAt(profileUrl)
  return {
    profile: db
      .select({ id: profiles.id, profileUrl: profiles.profileUrl, plan: profiles.plan })
      .from(profiles)
      .where(eq(profiles.id, id)),
    booked: db
      .select({ id: meetings.id, startsAt: meetings.startsAt, blockedUntil: meetings.blockedUntil })
      .from(meetings)
      .where(
        and(
          eq(meetings.profileId, id),
          eq(meetings.status, 'booked'),
          gt(meetings.startsAt, new Date(now.getTime() - maxMs)),
        ),
      ),
    busy: db
      .select({ startsAt: busySpans.startsAt, endsAt: busySpans.endsAt })
      .from(busySpans)
      .where(and(eq(busySpans.profileId, id), gt(busySpans.endsAt, now))),
    holds: db
      .select({
        visitorId: meetingHolds.visitorId,
        startsAt: meetingHolds.startsAt,
        until: meetingHolds.until,
      })
      .from(meetingHolds)
      .where(and(eq(meetingHolds.profileId, id), gt(meetingHolds.until, now))),
    ...availabilityOf(call, id),
  }
}

/**
 * The expert and their hours from the rows of `bookableAt`; undefined if the profile is not published, `open` is null
 * while bookings are closed.
 */
export function bookableFrom({ profile: [profile], booked, busy, holds, ...availability }: BookableRows) {
  if (!profile) return undefined
  const found = availabilityFrom(availability)
  const isOpen = plans[profile.plan].booking && found?.availability.isOpen
  return { profile, booked, busy, holds, open: isOpen ? found : null }
}
type BookableRows = NamedAnswers<ReturnType<typeof bookableAt>>
export type Bookable = NonNullable<ReturnType<typeof bookableFrom>>

/** What blocks slots, for `slotsFrom` and `isOffered`; a meeting that is moved does not block itself. */
export function bookedOver({ booked, busy, open }: Bookable, movedMeeting?: number): Blocked[] {
  const bufferMs = (open?.availability.buffer ?? 0) * minuteMs
  return [
    ...booked
      .filter(({ id }) => id !== movedMeeting)
      .map(({ startsAt, blockedUntil }) => ({
        from: startsAt.getTime() - bufferMs,
        to: blockedUntil.getTime(),
      })),
    ...busy.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
  ]
}

/** The slots that other visitors hold, hidden from this one. */
export function blockedByHolds({ holds, open }: Bookable, visitorId: string | undefined): Blocked[] {
  if (!open) return []
  const { length, buffer } = open.availability
  return holds
    .filter((hold) => hold.visitorId !== visitorId)
    .map(({ startsAt }) => ({
      from: startsAt.getTime() - buffer * minuteMs,
      to: startsAt.getTime() + (length + buffer) * minuteMs,
    }))
}

/** A visitor's hold on a slot, for which their notice was checked when they took it. */
export function holdOfVisitor({ holds }: Bookable, { start, visitorId }: { start: Date; visitorId: string }) {
  const own = holds.find(
    (hold) => hold.visitorId === visitorId && hold.startsAt.getTime() === start.getTime(),
  )
  return own && { until: own.until, since: own.until.getTime() - holdMinutes * minuteMs }
}

type SlotsQuery = {
  from?: string | undefined
  days: number
  visitorId?: string | undefined
  movedMeeting?: number
}

/** The slots offered to a visitor (R24); none and `isOpen` false while bookings are closed. */
function offeredOf({ now }: Call, bookable: Bookable, { visitorId, movedMeeting, ...range }: SlotsQuery) {
  const { availability } = bookable.open ?? {}
  const { length, placeKind } = availability ?? defaultAvailability
  const { timeZone = defaultZone } = availability ?? {}
  const blocked = [...bookedOver(bookable, movedMeeting), ...blockedByHolds(bookable, visitorId)]
  const hours = availability ?? { ...defaultAvailability, timeZone, horizonDays: 0, weekly: [] }
  const { from, slots, next } = slotsOn(hours, blocked, now.getTime(), range)
  return {
    isOpen: Boolean(availability),
    timeZone,
    length,
    place: placeKind,
    from,
    days: range.days,
    lastDay: lastDayOf(hours, now.getTime()),
    slots: slots.map(isoOf),
    next: next === null ? null : isoOf(next),
  } satisfies SlotsAnswer
}

const isoOf = (moment: number) => new Date(moment).toISOString()

/** The slots offered to a visitor at a profileUrl or an old one; undefined if the profile is not published. */
export async function offeredSlots(
  call: Call,
  profileUrl: string,
  query: SlotsQuery,
): Promise<SlotsAnswer | undefined> {
  const bookable = bookableFrom(await readTogether(call, bookableAt(call, profileUrl)))
  return bookable && offeredOf(call, bookable, query)
}
