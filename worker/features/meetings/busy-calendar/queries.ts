import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { OwnBusyCalendar } from '#schema/meetings/availability.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../../call.ts'
import { tables } from '../../../services/database.ts'
import { isDue } from '../../../services/leases.ts'
import { readTogether } from '../../../services/write.ts'

const { availability, busyCalendars, busySpans, meetings, profiles, users } = tables
/** Older data is read again before a booking. */
const freshMs = 300_000

/** An owner's calendar as they see it; null where they have none. */
export async function findBusyCalendar({ db, now }: Call, profileId: number): Promise<OwnBusyCalendar> {
  const horizon = sql`coalesce((select horizon_days from ${availability} where profile_id = ${profileId}),
    ${defaultAvailability.horizonDays})`
  const [calendar] = await db
    .select({
      host: busyCalendars.host,
      lastReadAt: busyCalendars.lastReadAt,
      problem: busyCalendars.problem,
      busyTimes: sql<number>`(select count(*) from ${busySpans} where profile_id = ${profileId}
        and ends_at > ${now.getTime()} and starts_at < ${now.getTime()} + ${horizon} * ${dayMs})`,
    })
    .from(busyCalendars)
    .where(eq(busyCalendars.profileId, profileId))
  return {
    calendar: calendar ? { ...calendar, lastReadAt: calendar.lastReadAt?.toISOString() ?? null } : null,
  }
}

/** What a calendar is read with: its owner's time zone and mailboxes, the start of the range, and our own meetings. */
export async function findReader(call: Call, profileId: number) {
  const { db, now } = call
  const {
    owners: [owner],
    ours,
  } = await readTogether(call, {
    owners: db
      .select({
        timeZone: availability.timeZone,
        editedAt: availability.editedAt,
        profileEmail: profiles.email,
        ownerEmail: users.email,
        ownerName: users.name,
      })
      .from(profiles)
      .leftJoin(users, eq(users.id, profiles.ownerId))
      .leftJoin(availability, eq(availability.profileId, profiles.id))
      .where(eq(profiles.id, profileId)),
    ours: db
      .select({ uid: meetings.uid })
      .from(meetings)
      .where(and(eq(meetings.profileId, profileId), gt(meetings.endsAt, new Date(now.getTime() - dayMs)))),
  })
  return owner && { ...owner, uids: new Set(ours.map(({ uid }) => uid)) }
}
export type CalendarReader = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** The condition that a calendar was not read for five minutes, is not claimed, and did not fail a moment ago. */
export const isStale = ({ now }: Call, profileId: number | SQL) =>
  and(
    eq(busyCalendars.profileId, profileId),
    or(isNull(busyCalendars.lastReadAt), lt(busyCalendars.lastReadAt, new Date(now.getTime() - freshMs))),
    or(eq(busyCalendars.attempts, 0), isDue(busyCalendars, now)),
  )

/** A row where `refreshBusyTimes` would read the calendar of a profile, whose id may be in SQL. */
export const selectStale = (call: Call, profileId: number | SQL) =>
  call.db.select({ id: busyCalendars.profileId }).from(busyCalendars).where(isStale(call, profileId))
