import { and, count, eq, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { profiles, references, stories } = tables

/** All but what is only shown: who is to be taken down need not be readable. */
const needed = {
  id: profiles.id,
  profileUrl: profiles.profileUrl,
  featuredRank: profiles.featuredRank,
  isActive: profiles.isActive,
  suspendedAt: profiles.suspendedAt,
  isSample: profiles.isSample,
  ownerId: profiles.ownerId,
  listedAt: profiles.listedAt,
  hungAs: profiles.hungAs,
}

/** A profile, public or not, with how much of it is validated; undefined if there is none. */
export async function findProof({ db }: Call, profileId: number) {
  const [[profile], [referenceCount], [storyCount]] = await db.batch([
    db.select(needed).from(profiles).where(eq(profiles.id, profileId)),
    db
      .select({ total: count() })
      .from(references)
      .where(and(eq(references.profileId, profileId), eq(references.status, 'validated'))),
    db
      .select({ total: count() })
      .from(stories)
      .where(and(eq(stories.profileId, profileId), eq(stories.status, 'validated'))),
  ])
  return (
    profile && {
      profile,
      validatedReferences: referenceCount?.total ?? 0,
      validatedStories: storyCount?.total ?? 0,
    }
  )
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
