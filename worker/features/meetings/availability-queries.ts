import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { Availability, OwnAvailability } from '#schema/availability.ts'
import { defaultAvailability } from '#schema/meeting-options.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { availability, availabilityDays, availabilitySpans } = tables

/** Where a clock stands that nobody has set yet: the house's. */
export const houseZone = 'Europe/London'

/** What is kept of when somebody can be met, for `availabilityFrom`. Statements, for a batch. */
export const availabilityOf = ({ db }: Pick<Call, 'db'>, profileId: number | SQL) => {
  const own = sql`(${profileId})`
  return [
    db.select().from(availability).where(eq(availability.profileId, own)),
    db
      .select({
        weekday: availabilitySpans.weekday,
        from: availabilitySpans.from,
        to: availabilitySpans.to,
      })
      .from(availabilitySpans)
      .where(eq(availabilitySpans.profileId, own))
      .orderBy(asc(availabilitySpans.weekday), asc(availabilitySpans.from)),
    db
      .select({ day: availabilityDays.day, spans: availabilityDays.spans })
      .from(availabilityDays)
      .where(eq(availabilityDays.profileId, own))
      .orderBy(asc(availabilityDays.day)),
  ] as const
}

/** When somebody can be met and when that was last changed, out of the rows of `availabilityOf`; null where it was never set. */
export function availabilityFrom([[kept], weekly, daysApart]: AvailabilityRows) {
  if (!kept) return null
  const { profileId: _, editedAt, ...rules } = kept
  return { editedAt, availability: { ...rules, weekly, daysApart } satisfies Availability }
}
type AvailabilityRows = BatchResponse<ReturnType<typeof availabilityOf>>

/** When an owner can be met, as they see it; what one begins with where it was never set. One round trip. */
export async function findAvailability(call: Call, profileId: number): Promise<OwnAvailability> {
  const found = availabilityFrom(await call.db.batch(availabilityOf(call, profileId)))
  if (found) return { availability: found.availability, editedAt: found.editedAt.toISOString() }
  const { weekly, ...rules } = defaultAvailability
  return {
    availability: { ...rules, timeZone: houseZone, weekly: [...weekly], daysApart: [] },
    editedAt: null,
  }
}
