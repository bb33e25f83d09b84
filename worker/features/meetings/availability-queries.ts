import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Availability, OwnAvailability } from '#schema/meetings/availability.ts'
import { defaultAvailability, noticeChoices } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { type NamedAnswers, readTogether } from '../../services/write.ts'

const { availability, availabilityDays, availabilitySpans, profiles } = tables
const dayMs = 24 * 3_600_000

/** Where a clock stands that nobody has set yet: the house's. */
export const houseZone = 'Europe/London'

/** What is kept of when somebody can be met, for `availabilityFrom`. */
export const availabilityOf = ({ db }: Pick<Call, 'db'>, profileId: number | SQL) => {
  const own = sql`(${profileId})`
  return {
    rules: db.select().from(availability).where(eq(availability.profileId, own)),
    weekly: db
      .select({
        weekday: availabilitySpans.weekday,
        from: availabilitySpans.from,
        to: availabilitySpans.to,
      })
      .from(availabilitySpans)
      .where(eq(availabilitySpans.profileId, own))
      .orderBy(asc(availabilitySpans.weekday), asc(availabilitySpans.from)),
    daysApart: db
      .select({ day: availabilityDays.day, spans: availabilityDays.spans })
      .from(availabilityDays)
      .where(eq(availabilityDays.profileId, own))
      .orderBy(asc(availabilityDays.day)),
  }
}

/** When somebody can be met and when that was last changed, out of the rows of `availabilityOf`; null where it was never set. */
export function availabilityFrom({ rules: [kept], weekly, daysApart }: AvailabilityRows) {
  if (!kept) return null
  const { profileId: _, editedAt, ...rules } = kept
  return { editedAt, availability: { ...rules, weekly, daysApart } satisfies Availability }
}
type AvailabilityRows = NamedAnswers<ReturnType<typeof availabilityOf>>

/** When an owner can be met, as they see it; what one begins with where it was never set. One round trip. */
export async function findAvailability(call: Call, profileId: number): Promise<OwnAvailability> {
  const found = availabilityFrom(await readTogether(call, availabilityOf(call, profileId)))
  if (found) return { availability: found.availability, editedAt: found.editedAt.toISOString() }
  const { weekly, ...rules } = defaultAvailability
  return {
    availability: { ...rules, timeZone: houseZone, weekly: [...weekly], daysApart: [] },
    editedAt: null,
  }
}

/** By the longest notice, and a day for whatever zone: what begins later can be booked now. */
const endsWithinMs = Math.max(...noticeChoices) * 60_000 + 2 * dayMs

/**
 * Those of whom is said that they have open hours and whose week has none that a meeting fits into, nor a single day but
 * soon: their last hour may be over. By id, from the one after `after` on.
 */
export const endingOpenHours = ({ db, now }: Call, after: number, limit: number) => {
  const lastDay = new Date(now.getTime() + endsWithinMs).toISOString().slice(0, 10)
  return db
    .select({ id: profiles.id, profileUrl: profiles.profileUrl })
    .from(availability)
    .innerJoin(profiles, eq(profiles.id, availability.profileId))
    .where(
      and(
        gt(availability.profileId, after),
        eq(profiles.hasOpenHours, true),
        sql`not exists (select 1 from ${availabilitySpans}
          where ${availabilitySpans.profileId} = ${availability.profileId}
            and ${availabilitySpans.to} - ${availabilitySpans.from} >= ${availability.length})`,
        sql`not exists (select 1 from ${availabilityDays}, json_each(case when json_valid(${availabilityDays.spans}) then ${availabilityDays.spans} else '[]' end) as span
          where ${availabilityDays.profileId} = ${availability.profileId} and ${availabilityDays.day} > ${lastDay}
            and span.value ->> 'to' - span.value ->> 'from' >= ${availability.length})`,
      ),
    )
    .orderBy(asc(availability.profileId))
    .limit(limit)
}
