import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { hourMs } from '#schema/durations.ts'

/** A table whose rows are work: when each is due (milliseconds; null is never) and how often it was tried. */
type Work = { dueAt: SQLiteColumn; attempts: SQLiteColumn }

/** Longer than any run works on what it claimed; what an ended run left is due again after it. */
export const leaseMs = 2 * 60_000
const firstPauseMs = 60_000
const maxPauseMs = hourMs

/** The condition that a row is due and not claimed. */
export const isDue = ({ dueAt }: Work, now: Date) => lte(dueAt, now.getTime())

/** Longest due first. */
export const soonest = ({ dueAt }: Work) => asc(dueAt)

/** What is set on rows to claim them until the lease ends. */
export const claimed = ({ attempts }: Work, now: Date) => ({
  dueAt: now.getTime() + leaseMs,
  attempts: sql`${attempts} + 1`,
})

/** What is set on claimed rows after a failure: a pause of a minute, doubled each time, at most an hour. */
export const postponed = ({ attempts }: Work, now: Date) => ({
  dueAt: sql`${now.getTime()} + min(${maxPauseMs}, ${firstPauseMs} << min(20, ${attempts} - 1))`,
})

/** What is set on claimed rows that were not tried: due at `dueAt`, without counting the attempt. */
export const released = ({ attempts }: Work, dueAt: number) => ({ dueAt, attempts: sql`${attempts} - 1` })

/** The condition that claimed rows are still claimed by the same run: nobody else has set when they are due. */
export const stillClaimed = (
  { id, dueAt }: Pick<Work, 'dueAt'> & { id: SQLiteColumn },
  claims: readonly { id: string | number; dueAt: number | null }[],
) =>
  and(
    inArray(
      id,
      claims.map((claim) => claim.id),
    ),
    inArray(
      dueAt,
      claims.flatMap((claim) => claim.dueAt ?? []),
    ),
  )
