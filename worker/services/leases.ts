import { asc, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A table whose rows are work: when each is due (milliseconds; null is never) and how often it was tried. */
type Work = { dueAt: SQLiteColumn; attempts: SQLiteColumn }

/** Longer than any run works on what it claimed; who was ended in the middle is taken up again after it. */
const leaseMs = 2 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 3_600_000

/** The condition that a row is due: nobody is at work on it and its pause is over. */
export const isDue = ({ dueAt }: Work, now: Date) => lte(dueAt, now.getTime())

/** Those that fell due first. */
export const soonest = ({ dueAt }: Work) => asc(dueAt)

/** What is set on rows by who takes them: nobody else takes them until the lease is over. */
export const claimed = ({ attempts }: Work, now: Date) => ({
  dueAt: now.getTime() + leaseMs,
  attempts: sql`${attempts} + 1`,
})

/** What is set on claimed rows after a failure: a pause of a minute, twice as long each time, at most an hour. */
export const postponed = ({ attempts }: Work, now: Date) => ({
  dueAt: sql`${now.getTime()} + min(${longestPauseMs}, ${firstPauseMs} << min(20, ${attempts} - 1))`,
})

/** What is set on claimed rows that were not tried: they are due at `dueAt`, and the attempt does not count. */
export const released = ({ attempts }: Work, dueAt: number) => ({ dueAt, attempts: sql`${attempts} - 1` })
