import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Availability } from '#schema/meetings/availability.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'

const { availability, availabilityDays, availabilitySpans } = tables

/** The condition that the hours were changed after this moment (null: at all). */
export const isChangedSince = (profileId: number, editedAt: Date | null): SQL =>
  sql`exists (select 1 from ${availability}
    where profile_id = ${profileId} and edited_at is not ${editedAt?.getTime() ?? null})`

/** The condition that the hours were not changed since this moment. */
export const isStillSet = (profileId: number, editedAt: Date): SQL =>
  sql`exists (select 1 from ${availability} where profile_id = ${profileId} and edited_at = ${editedAt.getTime()})`

/** The condition, for `deleteAvailability`, that the hours were edited since a moment. */
export const isOpenedSince = (profileId: SQL<number>, since: Date): SQL =>
  // The rules go first: then the rest is theirs.
  sql`coalesce((select edited_at from ${availability} where profile_id = ${profileId}), ${since.getTime()})
    >= ${since.getTime()}`

/** Replaces the open hours of a profile; `rules` returns when they were edited. */
export function replaceAvailability(
  { db, now }: Pick<Call, 'db' | 'now'>,
  profileId: number,
  { weekly, daysApart, ...rules }: Availability,
) {
  return {
    rules: db
      .insert(availability)
      .values({ profileId, ...rules, editedAt: now })
      .onConflictDoUpdate({
        target: availability.profileId,
        // The moment identifies a change, so no two have the same.
        set: { ...rules, editedAt: sql`max(${now.getTime()}, edited_at + 1)` },
      })
      .returning({ editedAt: availability.editedAt }),
    deleted: deleteHours({ db }, profileId),
    weekly: weekly.length
      ? db.insert(availabilitySpans).values(weekly.map((span) => ({ profileId, ...span })))
      : undefined,
    daysApart: daysApart.length
      ? db.insert(availabilityDays).values(daysApart.map((day) => ({ profileId, ...day })))
      : undefined,
  }
}

const deleteHours = (
  { db }: Pick<Call, 'db'>,
  profileId: number | SQL<number>,
  onlyIf: SQL = sql`1`,
): Statements => [
  db.delete(availabilitySpans).where(and(eq(availabilitySpans.profileId, profileId), onlyIf)),
  db.delete(availabilityDays).where(and(eq(availabilityDays.profileId, profileId), onlyIf)),
]

/** Deletes the open hours of a profile, where `onlyIf` holds. */
export const deleteAvailability = (
  { db }: Pick<Call, 'db'>,
  profileId: number | SQL<number>,
  onlyIf: SQL = sql`1`,
): Statements => [
  db.delete(availability).where(and(eq(availability.profileId, profileId), onlyIf)),
  ...deleteHours({ db }, profileId, onlyIf),
]
