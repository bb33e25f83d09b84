import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const {
  claimConfirmations,
  claims,
  confirmations,
  decisions,
  outbox,
  profiles,
  references,
  stories,
  storyVersions,
} = tables

/** The condition that a reference was cancelled by the first proof of its owner's address (R7), and not by the owner. */
export const wasStopped = (r: SQL = sql`${references}`): SQL => sql`(${r}.status = 'cancelled' and exists (
  select 1 from ${outbox} o where o.created_at = ${r}.decided_at
    and o.key = (select 'first-proof/' || p.owner_id from ${profiles} p where p.id = ${r}.profile_id)))`

/**
 * The condition that a reference `r` counts for publishing and is shown: its address is confirmed, and it is neither
 * rejected nor hidden (R8).
 */
export const isCounted = (r: SQL = sql`${references}`): SQL =>
  sql`(${r}.status = 'validated' and ${r}.hidden_at is null)`

/** How many mailboxes gave a profile references that count, in SQL: of older builds one may have two, under Gmail's dots. */
export const countedMailboxes = (profileId: SQL | number) =>
  sql<number>`(select count(distinct ${spelledOnce(sql`r.normalised_email`)}) from ${references} r
    where r.profile_id = ${profileId} and ${isCounted(sql`r`)})`

/**
 * The condition that a reference's address was confirmed, for this text or an earlier one, which makes an interest
 * (R8).
 */
export const hasConfirmed = (r: SQL = sql`${references}`): SQL =>
  sql`(${r}.status = 'validated' or coalesce(${r}.address_confirmed_at, ${r}.earlier_confirmed_at) is not null)`

/** The condition that a claim is the one that a referee answered. */
export const isClaimSpokenOf = and(
  eq(claims.storyId, claimConfirmations.storyId),
  eq(claims.version, claimConfirmations.version),
  eq(claims.claimIndex, claimConfirmations.claimIndex),
)

/**
 * The stories of a profile that referees are asked about, each in its newest submitted or validated version, with
 * claims.
 */
export const storiesToConfirm = async (call: Call, profileId: number) =>
  newestVersions(await versionsToConfirm(call, profileId))

/** The newest of these versions of each story. */
const newestVersions = (versions: readonly StoryToConfirm[]) =>
  versions.filter((one) => !versions.some(({ id, version }) => id === one.id && version > one.version))

/** The newest of these versions of a story. */
export const newestVersionOf = (versions: readonly StoryToConfirm[], storyId: number) =>
  newestVersions(versions).find(({ id }) => id === storyId)

/** The condition that a referee may be shown a version: no draft, and none that was returned (R9). */
const isShown = inArray(storyVersions.status, ['submitted', 'validated'])

/**
 * All of those versions with their claims, in the order of the profile, so that one read a moment ago can still be
 * confirmed.
 */
export async function versionsToConfirm(call: Call, profileId: number): Promise<StoryToConfirm[]> {
  const { db } = call
  const isTheirs = and(eq(stories.profileId, profileId), isShown)
  const { versions, found } = await readTogether(call, {
    versions: db
      .select({
        id: storyVersions.storyId,
        version: storyVersions.version,
        title: storyVersions.title,
        problemDescription: storyVersions.problemDescription,
        task: storyVersions.task,
        solution: storyVersions.solution,
        results: storyVersions.results,
      })
      .from(stories)
      .innerJoin(storyVersions, eq(storyVersions.storyId, stories.id))
      .where(isTheirs)
      .orderBy(asc(stories.position), asc(storyVersions.version)),
    found: db
      .select({
        storyId: claims.storyId,
        version: claims.version,
        claimIndex: claims.claimIndex,
        part: claims.part,
        text: claims.text,
      })
      .from(stories)
      .innerJoin(storyVersions, eq(storyVersions.storyId, stories.id))
      .innerJoin(
        claims,
        and(eq(claims.storyId, storyVersions.storyId), eq(claims.version, storyVersions.version)),
      )
      .where(isTheirs)
      .orderBy(asc(claims.claimIndex)),
  })
  return versions.map((version) => ({
    ...version,
    claims: found
      .filter((claim) => claim.storyId === version.id && claim.version === version.version)
      .map(({ claimIndex, part, text }) => ({ claimIndex, part, text })),
  }))
}

/** The version of a condition, as columns of its statement. */
type VersionColumns = { storyId: SQL; version: SQL }
const asPublished: VersionColumns = { storyId: sql`stories.id`, version: sql`stories.version` }
/** A row of `story_versions`. */
export const asVersion: VersionColumns = {
  storyId: sql`story_versions.story_id`,
  version: sql`story_versions.version`,
}

/**
 * The condition that who gave an answer on a claim, rows of `claim_confirmations` and `claims`, remembers its words
 * differently since, in any part or version; `cross join` starts from their few answers instead of the many claims.
 */
export const rememberedDifferentlySince = (claim: SQL, answer: SQL): SQL => sql`exists (
  select 1 from ${claimConfirmations} since cross join ${claims} other
    on other.story_id = since.story_id and other.version = since.version and other.place = since.place
  where since.reference_id = ${answer}.reference_id and since.story_id = ${answer}.story_id
    and (since.at, since.version) >= (${answer}.at, ${answer}.version) and since.outcome = 'differs'
    and other.text = ${claim}.text)`

/**
 * The condition that a confirmation `c` counts for a version (R9): for its own unless all its ticked claims were
 * contradicted since, for a later one while all have the same words and none was.
 */
export const countsFor = (version: SQL, c = sql`c`): SQL => {
  const ticks = sql`from ${claimConfirmations} t where t.story_id = ${c}.story_id and t.version = ${c}.version
    and t.reference_id = ${c}.reference_id and t.outcome = 'confirmed'`
  const hasTicks = sql`exists (select 1 ${ticks})`
  const isContradicted = (claim: SQL) => rememberedDifferentlySince(claim, sql`t`)
  const tickedClaim = sql`ticked.story_id = t.story_id and ticked.version = t.version and ticked.place = t.place`
  const hasUncontradicted = sql`exists (select 1 ${ticks} and not exists (
    select 1 from ${claims} ticked where ${tickedClaim} and ${isContradicted(sql`ticked`)}))`
  const isUnchanged = sql`exists (
    select 1 from ${claims} ticked join ${claims} later on later.story_id = ticked.story_id
    where ${tickedClaim} and later.version = ${version} and later.part = ticked.part and later.text = ticked.text
      and not ${isContradicted(sql`ticked`)})`
  const areAllUnchanged = sql`not exists (select 1 ${ticks} and not ${isUnchanged})`
  const forItsOwn = sql`(${c}.version = ${version} and (not ${hasTicks} or ${hasUncontradicted}))`
  const forLater = sql`(${c}.version < ${version} and ${hasTicks} and ${areAllUnchanged})`
  return sql`(${forItsOwn} or ${forLater})`
}

/**
 * The condition that a version of a story (by default the one in `stories`) is confirmed by a validated referee `r` for
 * whom `referee` holds.
 */
export const isConfirmedBy = (referee: SQL, { storyId, version } = asPublished): SQL => sql`exists (
  select 1 from ${confirmations} c join ${references} r on r.id = c.reference_id
  where c.story_id = ${storyId} and ${isCounted(sql`r`)} and ${referee} and ${countsFor(version)})`

/** The condition that a story is published with one referee as its only confirmation. */
export const isConfirmedOnlyBy = ({ id, profileId }: { id: number; profileId: number }): SQL =>
  sql`stories.profile_id = ${profileId} and ${isConfirmedBy(sql`r.id = ${id}`)} and not ${isConfirmedBy(sql`r.id <> ${id}`)}`

/**
 * The condition that a story was published on the confirmation of a referee who has just withdrawn it, and has no
 * other.
 */
export const isLeftBy = ({ id, storyId }: { id: number; storyId: number }): SQL =>
  sql`stories.id = ${storyId} and not ${isConfirmedBy(sql`1`)} and exists (select 1 from ${confirmations} c
    where c.story_id = stories.id and c.version <= stories.version and c.reference_id = ${id})`

/**
 * The condition that a story of the profile was last decided on with the confirmation of a referee at hand, perhaps
 * among others, and is still confirmed by it.
 */
export const wasDecidedWith = ({ id, profileId }: { id: number; profileId: number }): SQL =>
  sql`stories.profile_id = ${profileId} and ${isConfirmedBy(sql`r.id = ${id} and c.confirmed_at <= (
    select max(d.at) from ${decisions} d where d.subject = 'story' and d.subject_id = stories.id)`)}`

/** What a profile loses without a referee: which stories, and how much stays. */
export async function findLoss(call: Call, reference: { id: number; profileId: number }) {
  const { db } = call
  const { id, profileId } = reference
  const isPublished = and(eq(stories.profileId, profileId), eq(stories.status, 'validated'))
  const { lost, published, left } = await readTogether(call, {
    lost: db
      .select({ title: stories.title })
      .from(stories)
      .where(and(isPublished, isConfirmedOnlyBy(reference)))
      .orderBy(asc(stories.position)),
    published: db.select({ total: sql<number>`count(*)` }).from(stories).where(isPublished),
    left: db
      .select({ total: sql<number>`count(*)` })
      .from(references)
      .where(and(eq(references.profileId, profileId), isCounted(), sql`${references.id} <> ${id}`)),
  })
  return {
    titles: lost.map(({ title }) => title),
    storiesLeft: (published[0]?.total ?? 0) - lost.length,
    refereesLeft: left[0]?.total ?? 0,
  }
}
