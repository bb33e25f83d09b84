import { eq, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { publishedFrom, selectAsPublished } from './public-profile-queries.ts'
import { mayBePublic } from './publishing-queries.ts'

const { profiles } = tables

/** The columns that publishing needs; others may be unreadable in a profile that is unpublished. */
const needed = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  featuredRank: profiles.featuredRank,
  listedAt: profiles.listedAt,
  publishedHash: profiles.publishedHash,
  industry: profiles.industry,
  updatedAt: profiles.updatedAt,
  mayBePublic: sql<boolean>`${mayBePublic}`.mapWith(Boolean),
}

/**
 * A profile, whether it may be public (R10), and as it is shown if it may, in one round trip; undefined if there is none.
 */
export async function findToPublish(call: Call, profileId: number) {
  const {
    rows: [profile],
    ...shown
  } = await readTogether(call, {
    rows: call.db.select(needed).from(profiles).where(eq(profiles.id, profileId)),
    ...selectAsPublished(call, profileId),
  })
  if (!profile) return undefined
  const [published] = profile.mayBePublic ? publishedFrom(shown) : []
  return { profile, published: published?.profile }
}

export async function findProfileIdOf({ db }: Call, userId: string): Promise<number | undefined> {
  const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, userId))
  return profile?.id
}

type Changed = { id: number; updatedAt: number }

/**
 * About `atMost` profiles changed since a moment, or published though switched off, oldest change first. `upTo`, in
 * milliseconds, is the change up to which the list is complete.
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
