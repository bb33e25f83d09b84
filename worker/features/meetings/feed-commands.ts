import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { calendarFeeds } = tables

/** Gives the feed of an owner a new address, which replaces the old one. */
export const upsertFeed = ({ db }: Call, profileId: number, feed: { madeAt: Date; tokenHash: string }) =>
  db
    .insert(calendarFeeds)
    .values({ profileId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.profileId, set: feed })

/** The condition that an owner has a feed. */
export const hasFeed = (profileId: number): SQL =>
  sql`exists (select 1 from ${calendarFeeds} where profile_id = ${profileId})`

/** Deletes the feed address of an owner, where `onlyIf` holds. */
export const eraseFeed = ({ db }: Call, profileId: number | SQL<number>, onlyIf: SQL = sql`1`) =>
  db.delete(calendarFeeds).where(and(eq(calendarFeeds.profileId, profileId), onlyIf))
