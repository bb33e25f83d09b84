import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { defaultZone } from './availability-queries.ts'

const { availability, meetings, profiles } = tables
/** The most upcoming meetings that are counted. */
const maxCounted = 100
/** No meeting is longer, so that a current one began after this. */
const maxMs = 24 * 60 * 60_000

/** The condition that a meeting is upcoming or current, served by an index of starts. */
export const isUpcoming = ({ now }: Pick<Call, 'now'>): SQL =>
  sql`(${eq(meetings.status, 'booked')} and ${gt(meetings.startsAt, new Date(now.getTime() - maxMs))}
    and ${gt(meetings.endsAt, now)})`

/** How many upcoming meetings an owner has, as an expression. */
export function countUpcoming(call: Call, profileId: number): SQL<number> {
  const each = call.db
    .select({ one: sql`1` })
    .from(meetings)
    .where(and(eq(meetings.profileId, profileId), isUpcoming(call)))
    .limit(maxCounted)
  return sql`(select count(*) from ${each})`
}

/** An owner's next meeting and how many are upcoming, in one row. */
export function selectUpcoming(call: Call, profileId: number) {
  return call.db
    .select({
      coming: countUpcoming(call, profileId),
      start: meetings.startsAt,
      name: meetings.name,
      timeZone: availability.timeZone,
      hasOpenHours: profiles.hasOpenHours,
    })
    .from(profiles)
    .leftJoin(availability, eq(availability.profileId, profiles.id))
    .leftJoin(meetings, and(eq(meetings.profileId, profiles.id), isUpcoming(call)))
    .where(eq(profiles.id, profileId))
    .orderBy(asc(meetings.startsAt))
    .limit(1)
}

/** The dashboard's part of it. */
export function upcomingIn([row]: Awaited<ReturnType<typeof selectUpcoming>>): Dashboard['meetings'] {
  const { coming = 0, hasOpenHours = false, start, name, timeZone } = row ?? {}
  const next =
    start && name !== null && name !== undefined
      ? { start: start.toISOString(), name, timeZone: timeZone ?? defaultZone }
      : null
  return { coming, next, hasOpenHours }
}
