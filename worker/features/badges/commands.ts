import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { RevocationReason } from '#schema/badges/badge-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { claimed, isDue, postponed, soonest } from '../../services/leases.ts'
import type { BadgeContent } from './badge-content.ts'
import { getsBadges, isShownOnPage, isValidBadge, revocationReason } from './validity-queries.ts'

const { badgeEndorsements, badgeQueue, badges, profiles, stories } = tables

/** The moment of the write, in milliseconds. */
const thisMoment = sql`cast(unixepoch('subsec') * 1000 as integer)`

/**
 * Queues a published profile with an owner, where `onlyIf` holds, so that the badges of its shown stories are issued.
 */
export const queueBadges = (call: Pick<Call, 'db'>, profileId: number, onlyIf: SQL = sql`1`) =>
  queueWhere(call, sql`id = ${profileId} and ${onlyIf}`)

/**
 * The same where a shown story lost its badge: something was taken away, and is back. Follows `revokeInvalid`, so every
 * badge that is not revoked stands.
 */
export const queueWhereLost = (call: Pick<Call, 'db'>, profileId: number, onlyIf: SQL = sql`1`) =>
  queueBadges(
    call,
    profileId,
    sql`${onlyIf} and exists (select 1 from ${profiles} p join ${stories} s on s.profile_id = p.id
      where p.id = ${profileId} and ${getsBadges} and ${isShownOnPage} and not exists (select 1 from ${badges}
        where badges.story_id = s.id and badges.version = s.version and badges.revoked_at is null))`,
  )

const queueWhere = ({ db }: Pick<Call, 'db'>, which: SQL) =>
  db.run(sql`insert into ${badgeQueue} (profile_id, change, queued_at)
    select id, ${crypto.randomUUID()}, ${thisMoment} from ${profiles} where owner_id is not null and ${which}
    on conflict (profile_id) do update set change = excluded.change, attempts = 0, due_at = 0,
      queued_at = excluded.queued_at`)

/** Queues the profiles whose badges these keys signed. */
export const queueSignedBy = ({ db }: Pick<Call, 'db'>, keyIds: readonly string[]) =>
  db.run(sql`insert into ${badgeQueue} (profile_id, change, queued_at)
    select distinct profile_id, ${crypto.randomUUID()}, ${thisMoment} from ${badges}
    where revoked_at is null and profile_id is not null and ${inArray(badges.keyId, [...keyIds])}
    on conflict (profile_id) do nothing`)

/** Revokes for good what no longer stands of a profile's badges, in the batch that takes something away. */
export const revokeInvalid = (call: Pick<Call, 'db'>, profileId: number) =>
  revokeWhere(call, sql`profile_id = ${profileId} and not ${isValidBadge}`)

/**
 * The same for single badges, that somebody was already answered are revoked; what comes back before its profile is
 * published again is issued anew.
 */
export const revokeReported = (call: Pick<Call, 'db'>, ids: readonly string[]) => {
  const isNamed = inArray(badges.id, [...ids])
  return [
    queueWhere(call, sql`id in (select profile_id from ${badges} where ${isNamed})`),
    revokeWhere(call, isNamed),
  ] as const
}

const revokeWhere = ({ db }: Pick<Call, 'db'>, which: SQL) =>
  db.run(sql`update ${badges} set revoked_at = ${thisMoment}, reason = ${revocationReason}
    where revoked_at is null and ${which}`)

/** Revokes badges for a reason that only the job knows. */
export const revokeBadges = ({ db }: Pick<Call, 'db'>, ids: readonly string[], reason: RevocationReason) =>
  db
    .update(badges)
    .set({ revokedAt: thisMoment, reason })
    .where(and(inArray(badges.id, [...ids]), isNull(badges.revokedAt)))

/** A profile whose badges a run of the job has claimed, and since which change. */
export type BadgeWork = Pick<typeof badgeQueue.$inferSelect, 'profileId' | 'change' | 'attempts'>

/** Claims the profiles that are due, so that no other run takes them. */
export const claimBadgeWork = ({ db, now }: Call, atMost: number): Promise<BadgeWork[]> =>
  db
    .update(badgeQueue)
    .set(claimed(badgeQueue, now))
    .where(
      inArray(
        badgeQueue.profileId,
        db
          .select({ id: badgeQueue.profileId })
          .from(badgeQueue)
          .where(isDue(badgeQueue, now))
          .orderBy(soonest(badgeQueue), badgeQueue.profileId)
          .limit(atMost),
      ),
    )
    .returning({
      profileId: badgeQueue.profileId,
      change: badgeQueue.change,
      attempts: badgeQueue.attempts,
    })

const isStillWork = ({ profileId, change }: BadgeWork) =>
  and(eq(badgeQueue.profileId, profileId), eq(badgeQueue.change, change))

/** Postpones work after a failure, longer for each one. */
export const postponeBadgeWork = ({ db, now }: Call, work: BadgeWork) =>
  db.update(badgeQueue).set(postponed(badgeQueue, now)).where(isStillWork(work))

/** A signed badge, ready to be kept. */
export type SignedBadge = {
  id: string
  content: BadgeContent
  profileUrl: string
  title: string
  statusList: number
  statusIndex: number
  keyId: string
  body: string
}

/**
 * Keeps signed badges and ends the work on a profile if it was not changed since `updatedAt`: then `ended` returns a
 * row. What another run issued meanwhile is left as it is.
 */
export function insertBadges(
  { db, now }: Call,
  work: BadgeWork,
  updatedAt: number | undefined,
  signed: readonly SignedBadge[],
) {
  const isAsRead =
    updatedAt === undefined
      ? sql`true`
      : sql`exists (select 1 from ${profiles} where id = ${work.profileId} and updated_at = ${updatedAt})`
  const ids = signed.map(({ id }) => id)
  return {
    inserted: signed.map(({ id, content, profileUrl, title, statusList, statusIndex, keyId, body }) =>
      db.run(sql`insert into ${badges} (id, profile_id, story_id, version, profile_url, title, status_list,
          status_index, key_id, says_hash, issued_at, body)
        select ${id}, ${work.profileId}, ${content.storyId}, ${content.version}, ${profileUrl}, ${title}, ${statusList},
          ${statusIndex}, ${keyId}, ${content.contentHash}, ${now.getTime()}, ${body} where ${isAsRead}
        on conflict (story_id, version, says_hash) where revoked_at is null do nothing`),
    ),
    endorsed: signed.map(({ id, content }) =>
      db.run(sql`insert into ${badgeEndorsements} (badge_id, reference_id, claims, named_hash)
        select ${id}, value->>'referenceId', value->'claims', value->>'namedHash'
        from json_each(${JSON.stringify(content.endorsements)})
        where exists (select 1 from ${badges} where id = ${id})`),
    ),
    // Nobody has seen it yet, so its index in the list is free again.
    unsound: ids.length
      ? db.delete(badges).where(and(inArray(badges.id, ids), sql`not ${isValidBadge}`))
      : undefined,
    ended: db
      .delete(badgeQueue)
      .where(
        and(
          isStillWork(work),
          isAsRead,
          sql`(select count(*) from ${badges} where ${inArray(badges.id, ids)}) = ${ids.length}`,
        ),
      )
      .returning({ profileId: badgeQueue.profileId }),
  }
}

/** Empties and revokes all badges of a profile, in the batch that erases it; their indices in the list stay taken. */
export const eraseBadgesOf = ({ db }: Pick<Call, 'db'>, profileId: number) => [
  db
    .delete(badgeEndorsements)
    .where(sql`badge_id in (select id from ${badges} where profile_id = ${profileId})`),
  db
    .update(badges)
    .set({ ...emptied('profile'), profileUrl: '', title: '' })
    .where(eq(badges.profileId, profileId)),
]

/** Empties and revokes the badges that name a referee, in the batch that erases their reference. */
export const eraseBadgesNaming = ({ db }: Pick<Call, 'db'>, referenceId: number) => [
  db
    .update(badges)
    .set(emptied('confirmation'))
    .where(sql`id in (select badge_id from ${badgeEndorsements} where reference_id = ${referenceId})`),
  db.delete(badgeEndorsements).where(eq(badgeEndorsements.referenceId, referenceId)),
]

const emptied = (reason: RevocationReason) => ({
  body: '',
  revokedAt: sql`coalesce(revoked_at, ${thisMoment})`,
  reason: sql`coalesce(reason, ${reason})`,
})
