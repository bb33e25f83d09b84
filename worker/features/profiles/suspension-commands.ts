import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { changedNow } from './commands.ts'

const { profiles } = tables

/**
 * Switches the profile of an account off until its owner publishes it, where `onlyIf` holds; an edit that was begun
 * before is refused.
 */
export const deactivateProfileOf = (call: Call, userId: string, onlyIf: SQL) =>
  call.db
    .update(profiles)
    .set({
      isActive: false,
      scorecardActive: false,
      hasOpenHours: false,
      editedAt: sql`max(${call.now.getTime()}, coalesce(edited_at, 0) + 1)`,
      updatedAt: changedNow(call),
    })
    .where(and(eq(profiles.ownerId, userId), onlyIf))

/** The condition, for `deactivateProfileOf`, that the owner edited it since a moment. */
export const isEditedAfter = (since: Date): SQL => sql`edited_at >= ${since.getTime()}`

/** The condition that a profile is suspended. */
export const isSuspended = (profileId: number): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and suspended_at is not null)`

/** The condition that a profile is there and not suspended. */
export const isNotSuspended = (profileId: number): SQL =>
  sql`exists (select 1 from ${profiles} where id = ${profileId} and suspended_at is null)`

/** Suspends a profile with a reason, as the last statement of its batch; returns a row if it was not suspended. */
export const suspendProfile = ({ db, now }: Call, profileId: number, reason: string) =>
  db
    .update(profiles)
    .set({ suspendedAt: now, suspendedReason: reason, updatedAt: changedNow({ now }) })
    .where(and(eq(profiles.id, profileId), isNull(profiles.suspendedAt)))
    .returning({ id: profiles.id })

/** Restores a suspended profile, as the last statement of its batch; returns a row if it was suspended. */
export const restoreProfile = ({ db, now }: Call, profileId: number) =>
  db
    .update(profiles)
    .set({ suspendedAt: null, suspendedReason: '', updatedAt: changedNow({ now }) })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.suspendedAt)))
    .returning({ id: profiles.id })
