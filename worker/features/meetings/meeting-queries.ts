import { and, asc, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  MeetingSide,
  MeetingView,
  OwnMeeting,
  OwnMeetingsPage,
  ownMeetingsQuerySchema,
} from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { hasOwner } from '../profiles/published-profile.ts'
import { isPublic, publicIdAt, storedLists } from '../profiles/queries.ts'
import { isText, listIn } from '../profiles/stored-rows.ts'
import { defaultZone } from './availability-queries.ts'
import { isMeetingToken, meetingToken, meetingTokenHash } from './meeting-tokens.ts'
import { countUpcoming, isUpcoming } from './upcoming-queries.ts'

const { availability, meetings, profiles } = tables
const pageLength = 24

/** The columns of an expert for meetings; the availability is null where none was saved. */
const expertColumns = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  pictureSlug: profiles.pictureSlug,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
  businessAreas: storedLists.businessAreas,
  keySkills: storedLists.keySkills,
  isSample: profiles.isSample,
  ownerId: profiles.ownerId,
  plan: profiles.plan,
  isPublic: sql<boolean>`${isPublic}`.mapWith(Boolean),
  isSuspended: sql<boolean>`${profiles.suspendedAt} is not null`.mapWith(Boolean),
}

const expertsWith = ({ db }: Call) =>
  db
    .select({ expert: expertColumns, hours: availability })
    .from(profiles)
    .leftJoin(availability, eq(availability.profileId, profiles.id))

/** The expert at a profileUrl; no row where no profile is published. */
export const selectExpert = (call: Call, profileUrl: string) =>
  expertsWith(call).where(eq(profiles.id, publicIdAt(profileUrl)))

const meetingsWith = ({ db }: Call) =>
  db
    .select({ meeting: meetings, expert: expertColumns, hours: availability })
    .from(meetings)
    .innerJoin(profiles, eq(profiles.id, meetings.profileId))
    .leftJoin(availability, eq(availability.profileId, profiles.id))

/** A meeting with its expert and their current hours. */
export type Found = Awaited<ReturnType<typeof meetingsWith>>[number]
type Expert = Found['expert']

export const selectMeetings = (call: Call, which: SQL | undefined) => meetingsWith(call).where(which)

/** The meeting that was booked under a key by the same visitor, or from the same address where the cookie was lost. */
export const selectBooked = (
  call: Call,
  { bookingKey, visitorId, email }: { bookingKey: string; visitorId: string; email: string },
) =>
  meetingsWith(call).where(
    and(
      eq(meetings.bookingKey, bookingKey),
      or(eq(meetings.visitorId, visitorId), eq(meetings.email, email)),
    ),
  )

/** The columns of a meeting in its visitor's export. */
export const bookingColumns = {
  start: meetings.startsAt,
  end: meetings.endsAt,
  status: meetings.status,
  name: meetings.name,
  email: meetings.email,
  about: meetings.about,
  brief: meetings.brief,
  timeZone: meetings.timeZone,
  cancelledBy: meetings.cancelledBy,
  cancelReason: meetings.cancelReason,
  at: meetings.createdAt,
}

/** A visitor's meetings of a device, oldest first. */
export const meetingsOfDevice = ({ db }: Call, visitorId: string) =>
  db
    .select({ profileUrl: profiles.profileUrl, ...bookingColumns })
    .from(meetings)
    .innerJoin(profiles, eq(profiles.id, meetings.profileId))
    .where(eq(meetings.visitorId, visitorId))
    .orderBy(asc(meetings.id))

/** The meeting of a token, and for which side; undefined where there is none. */
export async function findMeeting(
  call: Call,
  token: string,
): Promise<(Found & { side: MeetingSide }) | undefined> {
  if (!isMeetingToken(token)) return undefined
  const hash = await meetingTokenHash(call, token)
  const [found] = await meetingsWith(call).where(
    or(eq(meetings.tokenHash, hash), eq(meetings.ownerTokenHash, hash)),
  )
  return found && { ...found, side: found.meeting.tokenHash === hash ? 'visitor' : 'owner' }
}

/** The recipient of mails to the expert: `owner` is undefined for a sample profile. */
export const expertRecipient = ({ expert, hours }: Pick<Found, 'expert' | 'hours'>) => ({
  name: nameOf(expert),
  firstName: expert.firstName,
  profileUrl: expert.profileUrl,
  timeZone: hours?.timeZone ?? defaultZone,
  isSample: expert.isSample,
  isPublic: expert.isPublic,
  ...(hasOwner(expert) && expert.email && { owner: expert.email }),
})

const nameOf = ({ firstName, lastName }: Expert) => [firstName, lastName].filter(Boolean).join(' ')

type Placed = Pick<Found, 'hours'> & { meeting: Pick<Found['meeting'], 'status' | 'endsAt'> }

/** Where a meeting is: by the owner's present settings, whose number or room nobody is told once it is cancelled or over. */
export const placeOf = ({ now }: Call, { hours, meeting }: Placed): MeetingView['place'] => ({
  kind: hours?.placeKind ?? 'mail',
  text:
    hours && hours.placeKind !== 'mail' && meeting.status === 'booked' && meeting.endsAt > now
      ? hours.place
      : '',
})

/** Whoever books or moves a meeting can change it for so long, however soon its notice begins. */
const changeableMs = 60 * 60_000

/**
 * Until when a side can cancel or move a meeting: its visitor until their notice begins, and for an hour after booking
 * or moving it; nobody once the meeting begins.
 */
export const changeableUntil = (
  { startsAt, noticeMinutes, changedAt }: Pick<Found['meeting'], 'startsAt' | 'noticeMinutes' | 'changedAt'>,
  side: MeetingSide,
) => {
  if (side === 'owner') return startsAt
  const latest = Math.max(startsAt.getTime() - noticeMinutes * 60_000, changedAt.getTime() + changeableMs)
  return new Date(Math.min(latest, startsAt.getTime()))
}

/** A meeting as the page of a side shows it. */
export function viewOf(call: Call, found: Found, side: MeetingSide): MeetingView {
  const { now } = call
  const { meeting, expert, hours } = found
  const until = changeableUntil(meeting, side)
  const ownersZone = hours?.timeZone ?? defaultZone
  return {
    side,
    status: meeting.status,
    start: meeting.startsAt.toISOString(),
    end: meeting.endsAt.toISOString(),
    timeZone: side === 'visitor' ? meeting.timeZone : ownersZone,
    otherTimeZone: side === 'visitor' ? ownersZone : meeting.timeZone,
    expert: {
      name: nameOf(expert),
      firstName: expert.firstName,
      profileUrl: expert.profileUrl,
      pictureSlug: expert.pictureSlug ?? expert.profileUrl,
      businessAreas: listIn(expert, 'businessAreas', isText),
      skillCount: listIn(expert, 'keySkills', isText).length,
      isSample: expert.isSample,
      isPublic: expert.isPublic,
      hasOwner: hasOwner(expert),
    },
    guest: { name: meeting.name, email: meeting.email },
    about: meeting.about,
    brief: meeting.brief,
    place: placeOf(call, found),
    changeableUntil: meeting.status === 'booked' && now < until ? until.toISOString() : null,
    hasBegun: meeting.startsAt <= now,
    isOver: meeting.endsAt <= now,
    cancelledBy: meeting.cancelledBy,
    cancelReason: meeting.cancelReason,
  }
}

type ListQuery = z.output<typeof ownMeetingsQuerySchema>

function selectOwnMeetings(call: Call, profileId: number, { show, cursor }: ListQuery) {
  const { db, now } = call
  const last = readCursor(cursor, 'integer', 'integer')
  const rows = (which: SQL | undefined, isRising = false) => {
    const { startsAt, id } = meetings
    const next =
      last && sql`(${startsAt}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${sql.join(last, sql`, `)})`
    const order = isRising ? asc : desc
    return db
      .select()
      .from(meetings)
      .where(and(eq(meetings.profileId, profileId), which, next))
      .orderBy(order(startsAt), order(id))
      .limit(pageLength + 1)
  }
  const nothing = sql`false`
  return {
    some:
      show === 'coming'
        ? rows(isUpcoming(call), true)
        : rows(and(eq(meetings.status, 'booked'), lte(meetings.endsAt, now))),
    cancelled: rows(show === 'coming' ? nothing : eq(meetings.status, 'cancelled')),
    count: db.all<{ coming: number }>(sql`select ${countUpcoming(call, profileId)} as coming`),
    hours: db
      .select({ timeZone: availability.timeZone })
      .from(availability)
      .where(eq(availability.profileId, profileId)),
  }
}

/**
 * An owner's upcoming meetings, soonest first, or past and cancelled ones, latest first, 24 at a time.
 * @throws AppError BAD_REQUEST.
 */
export async function ownMeetings(call: Call, profileId: number, query: ListQuery): Promise<OwnMeetingsPage> {
  const read = await readTogether(call, selectOwnMeetings(call, profileId, query))
  const rows = [...read.some, ...read.cancelled]
  if (query.show === 'past')
    rows.sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime() || other.id - one.id)
  const { page, nextCursor } = cutPage(rows, pageLength, ({ startsAt, id }) => [startsAt.getTime(), id])
  return {
    meetings: await Promise.all(page.map((meeting) => ownMeeting(call, meeting))),
    nextCursor,
    coming: read.count[0]?.coming ?? 0,
    timeZone: read.hours[0]?.timeZone ?? defaultZone,
  }
}

const ownMeeting = async (call: Call, meeting: Found['meeting']): Promise<OwnMeeting> => ({
  id: meeting.id,
  token: await meetingToken(call, 'owner', meeting),
  status: meeting.status,
  start: meeting.startsAt.toISOString(),
  end: meeting.endsAt.toISOString(),
  guest: { name: meeting.name, email: meeting.email },
  about: meeting.about,
  brief: meeting.brief,
  cancelledBy: meeting.cancelledBy,
})
