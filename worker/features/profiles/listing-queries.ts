import { eq, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { mayBePublic } from './publishing-queries.ts'

const { profiles } = tables

/** All but what is only shown: who is to be taken down need not be readable. */
const needed = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  featuredRank: profiles.featuredRank,
  listedAt: profiles.listedAt,
  hungAs: profiles.hungAs,
  updatedAt: profiles.updatedAt,
  mayBePublic: sql<boolean>`${mayBePublic}`.mapWith(Boolean),
}

/** A profile, public or not, and whether it may be public (R10); undefined if there is none. */
export async function findToPublish({ db }: Call, profileId: number) {
  const [profile] = await db.select(needed).from(profiles).where(eq(profiles.id, profileId))
  return profile
}

/** The id of an account's profile; undefined if it has none. */
export async function findProfileIdOf({ db }: Call, userId: string): Promise<number | undefined> {
  const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, userId))
  return profile?.id
}

type Changed = { id: number; updatedAt: number }

/**
 * The first profiles changed since a moment, about `atMost` of them (those changed at the same time stay
 * together), and up to `atMost` of those that still hang though they are switched off, whenever that was. Oldest change first.
 * `upTo`, in milliseconds, is the last change whose elders are all among them, if there may be more after it.
 */
export async function findChangedSince({ db }: Call, since: Date, atMost: number) {
  const changed = await db.all<Changed>(sql`
    select id, updated_at as "updatedAt" from profiles
    where updated_at > ${since.getTime()} and updated_at <= coalesce(
      (select updated_at from profiles where updated_at > ${since.getTime()} order by updated_at limit 1 offset ${atMost - 1}),
      ${Number.MAX_SAFE_INTEGER})
    union
    select * from (
      select id, updated_at from profiles indexed by profiles_hanging_wrongly
      where listed_at is not null and is_active = 0 order by id limit ${atMost})
    order by 2, 1`)
  const upTo = changed.filter(({ updatedAt }) => updatedAt > since.getTime())[atMost - 1]?.updatedAt
  return { changed, upTo }
}
