import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BadgeState } from '#schema/badges/badge-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { isCounted } from '../references/story-queries.ts'
import {
  confirmedClaims,
  getsBadges,
  hasUnconfirmedResult,
  isConfirmedAsItSays,
  isRevoked,
  isValidBadge,
  itsStory,
  profileIsPublic,
  revocationReason,
} from './validity-queries.ts'

const { badgeEndorsements, badgeQueue, badges, profiles, references, stories } = tables

/**
 * What the job needs to know of a profile beside what its page shows: `updatedAt`, undefined where it gets no badges,
 * the versions and confirmed claims of its stories, and the badges that stand.
 */
export async function findBadgesOf(call: Pick<Call, 'db'>, profileId: number) {
  const { db } = call
  const unrevoked = and(eq(badges.profileId, profileId), isNull(badges.revokedAt), isValidBadge)
  const { holder, versions, claimConfirmations, validBadges, endorsements } = await readTogether(call, {
    holder: db.all<{ updatedAt: number }>(
      sql`select updated_at as "updatedAt" from ${profiles} p where p.id = ${profileId} and ${getsBadges}`,
    ),
    versions: db
      .select({ id: stories.id, version: stories.version })
      .from(stories)
      .where(and(eq(stories.profileId, profileId), eq(stories.status, 'validated'))),
    claimConfirmations: db.all<{ storyId: number; claimIndex: number; referenceId: number }>(sql`
      select distinct said.story_id as "storyId", said.place as "claimIndex", ticked.reference_id as "referenceId"
      from ${stories} s join ${confirmedClaims}
      where s.profile_id = ${profileId} and s.status = 'validated' and said.story_id = s.id and said.version = s.version`),
    validBadges: db
      .select({
        id: badges.id,
        storyId: badges.storyId,
        version: badges.version,
        contentHash: badges.contentHash,
        keyId: badges.keyId,
        hasUnconfirmedResult: sql<boolean>`${hasUnconfirmedResult}`.mapWith(Boolean),
      })
      .from(badges)
      .where(unrevoked),
    endorsements: db
      .select()
      .from(badgeEndorsements)
      .where(inArray(badgeEndorsements.badgeId, db.select({ id: badges.id }).from(badges).where(unrevoked))),
  })
  return {
    updatedAt: holder[0]?.updatedAt,
    versions: new Map(versions.map(({ id, version }) => [id, version])),
    claimConfirmations,
    badges: validBadges.map((badge) => ({
      ...badge,
      endorsements: endorsements.filter(({ badgeId }) => badgeId === badge.id),
    })),
  }
}

/** After so many badges the next status list is begun: what one costs to compute grows with them. */
const badgesPerList = 20_000

/** Free entries of the newest status list at random indices, at most as many as are wanted. */
export async function findFreeEntries({ db }: Pick<Call, 'db'>, indices: readonly number[], count: number) {
  const [newest] = await db.all<{ list: number; taken: number }>(sql`
    select coalesce(max(status_list), 1) as list, count(*) as taken from ${badges}
    where status_list = (select max(status_list) from ${badges})`)
  const { list = 1, taken = 0 } = newest ?? {}
  const statusList = taken < badgesPerList ? list : list + 1
  const free = await db.all<{ statusIndex: number }>(sql`
    select distinct value as "statusIndex" from json_each(${JSON.stringify(indices)})
    where not exists (select 1 from ${badges} where status_list = ${statusList} and status_index = value)
    limit ${count}`)
  return free.map(({ statusIndex }) => ({ statusList, statusIndex }))
}

/** Why a row of `badges` is revoked; null while it is not. */
const reasonNow = sql<BadgeState['reason']>`case when revoked_at is not null then reason
  when not ${isValidBadge} then ${revocationReason} end`

/**
 * The condition that a badge's profile is suspended, or that the word of somebody named in it was taken away, whatever it
 * was revoked for.
 */
const isTakenDown = sql`(exists (select 1 from ${profiles} p
    where p.id = badges.profile_id and p.suspended_at is not null)
  or ${reasonNow} is 'confirmation'
  or (${itsStory()} and not ${isConfirmedAsItSays})
  or exists (select 1 from ${badgeEndorsements} e where e.badge_id = badges.id
    and not exists (select 1 from ${references} r where r.id = e.reference_id and ${isCounted(sql`r`)})))`

/** The credential of a badge as it was signed, empty once erased, and whether it was taken down; undefined if there is none. */
export async function findBadgeBody({ db }: Pick<Call, 'db'>, id: string) {
  const [badge] = await db
    .select({ body: badges.body, isTakenDown: sql<boolean>`${isTakenDown}`.mapWith(Boolean) })
    .from(badges)
    .where(eq(badges.id, id))
  return badge
}

/**
 * The revoked indices of a status list, those among them that are not written as revoked yet, and whether the list was
 * begun; the first one always is.
 */
export async function findRevoked(call: Pick<Call, 'db'>, list: number) {
  const { db } = call
  const inList = (state: SQL) => and(eq(badges.statusList, list), state)
  const { revoked, invalid, newest } = await readTogether(call, {
    revoked: db.select({ index: badges.statusIndex }).from(badges).where(inList(sql`revoked_at is not null`)),
    invalid: db
      .select({ id: badges.id, index: badges.statusIndex })
      .from(badges)
      .where(inList(sql`revoked_at is null and not ${isValidBadge}`)),
    newest: db.select({ list: sql<number>`coalesce(max(status_list), 1)` }).from(badges),
  })
  return {
    indices: [...revoked, ...invalid].map(({ index }) => index),
    invalid: invalid.map(({ id }) => id),
    isBegun: list >= 1 && list <= (newest[0]?.list ?? 1),
  }
}

/** The columns that say how a badge stands now. */
export const stateColumns = {
  revoked: sql<boolean>`${isRevoked}`.mapWith(Boolean),
  reason: reasonNow,
  issuedAt: badges.issuedAt,
}
type Stated = { revoked: boolean; reason: BadgeState['reason']; issuedAt: Date }

export const stateOf = ({ revoked, reason, issuedAt }: Stated) => ({
  state: revoked ? ('revoked' as const) : ('valid' as const),
  reason,
  issuedAt: issuedAt.toISOString(),
})

/**
 * How a badge stands, and the newest valid one of its story; `isUnwritten` is whether its end is still to be written.
 * Undefined if there is none.
 */
export async function findBadgeState(call: Pick<Call, 'db'>, id: string) {
  const { db } = call
  const sameStory = sql`story_id = (select story_id from badges where id = ${id})`
  const { requested, current } = await readTogether(call, {
    requested: db
      .select({
        ...stateColumns,
        revokedAt: badges.revokedAt,
        isProfilePublic: sql<boolean>`${profileIsPublic()}`.mapWith(Boolean),
      })
      .from(badges)
      .where(eq(badges.id, id)),
    current: db
      .select({ id: badges.id })
      .from(badges)
      .where(and(sameStory, isNull(badges.revokedAt), isValidBadge))
      .orderBy(desc(badges.issuedAt), desc(sql`rowid`))
      .limit(1),
  })
  const [badge] = requested
  if (!badge) return undefined
  const { isProfilePublic } = badge
  const state: BadgeState = { ...stateOf(badge), current: current[0]?.id ?? null, isProfilePublic }
  return { state, isUnwritten: badge.revoked && badge.revokedAt === null }
}

/** From this attempt on somebody has to look at it. */
const oftenTried = 3

/** How many profiles wait for their badges, since how many seconds, and how many of them failed again and again. */
export async function badgesWaiting({ db, now }: Pick<Call, 'db' | 'now'>) {
  const [state] = await db
    .select({
      waiting: sql<number>`count(*)`,
      oldest: sql<number | null>`min(queued_at)`,
      failed: sql<number>`count(*) filter (where attempts >= ${oftenTried})`,
    })
    .from(badgeQueue)
    .where(sql`due_at >= 0`)
  const { waiting = 0, oldest = null, failed = 0 } = state ?? {}
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest) / 1000))
  return { waiting, oldestWaitingSeconds: seconds, failed }
}
