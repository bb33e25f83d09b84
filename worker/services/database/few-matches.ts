import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'

/** Up to so many matches are looked up one by one; of more a list is walked in its order until a page is full. */
export const fewMatches = 1000

/** The ids that one index finds, and no more than it takes to know that they are many. */
export const firstMatches = (ids: SQL): SQL => sql`select * from (${ids} limit ${fewMatches + 1})`

/** Whether so few ids are found, in parts of `firstMatches`, that the parts hold all of them. */
export async function areFewMatches({ db }: Pick<Call, 'db'>, ids: SQL): Promise<boolean> {
  const [found] = await db.all<{ total: number }>(sql`select count(*) as total from (${ids})`)
  return (found?.total ?? 0) <= fewMatches
}
