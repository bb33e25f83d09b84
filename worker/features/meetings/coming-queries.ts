import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { houseZone } from './availability-queries.ts'

const { availability, meetings, profiles } = tables
/** What is to come is counted to this and no further. */
const mostCounted = 100
/** No meeting is longer: one that still goes on began after this. */
const longestMs = 24 * 60 * 60_000

/** An owner's next meeting with how many there are to come. A statement, for a batch: one row. */
export function selectComing({ db, now }: Call, profileId: number) {
  const isToCome = and(
    eq(meetings.profileId, profileId),
    eq(meetings.status, 'booked'),
    gt(meetings.startsAt, new Date(now.getTime() - longestMs)),
    gt(meetings.endsAt, now),
  )
  const all = db.select({ one: sql`1` }).from(meetings).where(isToCome).limit(mostCounted)
  return db
    .select({
      coming: sql<number>`(select count(*) from ${all})`,
      start: meetings.startsAt,
      name: meetings.name,
      timeZone: availability.timeZone,
      hasOpenHours: profiles.hasOpenHours,
    })
    .from(profiles)
    .leftJoin(availability, eq(availability.profileId, profiles.id))
    .leftJoin(meetings, isToCome)
    .where(eq(profiles.id, profileId))
    .orderBy(asc(meetings.startsAt))
    .limit(1)
}

/** What of it the dashboard says. */
export function comingIn([row]: Awaited<ReturnType<typeof selectComing>>): Dashboard['meetings'] {
  const { coming = 0, hasOpenHours = false, start, name, timeZone } = row ?? {}
  const next =
    start && name !== null && name !== undefined
      ? { start: start.toISOString(), name, timeZone: timeZone ?? houseZone }
      : null
  return { coming, next, hasOpenHours }
}
