import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { Availability, OwnAvailability } from '#schema/meetings/availability.ts'
import { defaultAvailability, noticeChoices } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { type NamedAnswers, readTogether } from '../../services/write.ts'

const { availability, availabilityDays, availabilitySpans, profiles } = tables

/** The time zone of hours that were never saved. */
export const defaultZone = 'Europe/London'

/** The rows of a profile's open hours, for `availabilityFrom`. */
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

/** Open hours and when they were edited, from the rows of `availabilityOf`; null where none were saved. */
export function availabilityFrom({ rules: [stored], weekly, daysApart }: AvailabilityRows) {
  if (!stored) return null
  const { profileId: _, editedAt, ...rules } = stored
  return { editedAt, availability: { ...rules, weekly, daysApart } satisfies Availability }
}
type AvailabilityRows = NamedAnswers<ReturnType<typeof availabilityOf>>

/** The open hours of an owner, or the initial ones where none were saved. */
export async function findAvailability(call: Call, profileId: number): Promise<OwnAvailability> {
  const found = availabilityFrom(await readTogether(call, availabilityOf(call, profileId)))
  if (found) return { availability: found.availability, editedAt: found.editedAt.toISOString() }
  const { weekly, ...rules } = defaultAvailability
  return {
    availability: { ...rules, timeZone: defaultZone, weekly: [...weekly], daysApart: [] },
    editedAt: null,
  }
}

/** The longest notice, and a day for any time zone: hours that begin later can be booked now. */
const endsWithinMs = Math.max(...noticeChoices) * 60_000 + 2 * dayMs

/**
 * Profiles marked with open hours that have no fitting hours in their week and no later single day; by id, from the one
 * after `after`.
 */
export const endingOpenHours = ({ db, now }: Call, after: number, limit: number) => {
  const lastDay = dayOf(new Date(now.getTime() + endsWithinMs))
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
