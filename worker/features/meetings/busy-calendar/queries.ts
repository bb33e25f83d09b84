import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OwnBusyCalendar } from '#schema/meetings/availability.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../../call.ts'
import { tables } from '../../../services/database.ts'
import { isDue } from '../../../services/leases.ts'

const { availability, busyCalendars, busySpans, meetings, profiles, users } = tables
const dayMs = 24 * 3600 * 1000
/** Before somebody books, what was read longer ago is read again. */
const freshMs = 300_000

/** What an owner sees of their calendar; null where they have none. */
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

/** By whose clock and mailboxes a calendar is read, since when by this clock, and which of its events are meetings of ours. */
export async function findReader({ db, now }: Call, profileId: number) {
  const [[whose], ours] = await db.batch([
    db
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
    db
      .select({ uid: meetings.uid })
      .from(meetings)
      .where(and(eq(meetings.profileId, profileId), gt(meetings.endsAt, new Date(now.getTime() - dayMs)))),
  ])
  return whose && { ...whose, uids: new Set(ours.map(({ uid }) => uid)) }
}
export type CalendarReader = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** Whose calendar was not read for five minutes, nobody reads now, and did not fail a moment ago. */
export const isStale = ({ now }: Call, profileId: number | SQL) =>
  and(
    eq(busyCalendars.profileId, profileId),
    or(isNull(busyCalendars.lastReadAt), lt(busyCalendars.lastReadAt, new Date(now.getTime() - freshMs))),
    or(eq(busyCalendars.attempts, 0), isDue(busyCalendars, now)),
  )

/** Of a profile, whose id may stand in SQL, a row where `refreshBusyTimes` would read its calendar. */
export const selectStale = (call: Call, profileId: number | SQL) =>
  call.db.select({ id: busyCalendars.profileId }).from(busyCalendars).where(isStale(call, profileId))
