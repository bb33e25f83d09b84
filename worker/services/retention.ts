import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../call.ts'

/** Small enough to end long before a write times out, whatever references the rows. */
const rowsAtOnce = 500
const maxRunMs = 20_000

/**
 * Deletes the rows for which `isOver` holds, in slices, until none is left or the run's time is up (R26); answers
 * whether none is left.
 */
export async function eraseInSlices({ db }: Call, table: SQLiteTable, isOver: SQL): Promise<boolean> {
  const until = Date.now() + maxRunMs
  for (;;) {
    const { rowsAffected } = await db.run(sql`delete from ${table} where rowid in
      (select rowid from ${table} where ${isOver} limit ${rowsAtOnce})`)
    if (rowsAffected < rowsAtOnce) return true
    if (Date.now() > until) return false
  }
}

/** The moment so many days before the call. */
export const daysAgo = ({ now }: Call, days: number) => new Date(now.getTime() - days * dayMs)
