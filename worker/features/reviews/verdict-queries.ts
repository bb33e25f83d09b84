import { and, eq, type SQL, sql } from 'drizzle-orm'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { paysMonthly } from '../billing/subscription-queries.ts'
import { lastDecision } from '../decisions/queries.ts'
import { mayBePublic } from '../profiles/publishing-queries.ts'
import { hasProfileUrl, isPublic } from '../profiles/queries.ts'
import { hasConfirmed, isConfirmedBy } from '../references/story-queries.ts'

const { decisions, formerAddresses, profiles, references, stories, storyVersions, users } = tables

/** The condition that a row of `story_versions` waits for a validator: the newest submitted version of its story. */
export const awaitsValidator: SQL = sql`story_versions.status = 'submitted' and not exists (
  select 1 from ${storyVersions} later where later.story_id = story_versions.story_id
    and later.version > story_versions.version and later.status in ('submitted', 'validated'))`

/**
 * The condition that the reviewer has an interest in a profile: as its owner or a referee who has confirmed their
 * address, by account or by a mailbox that they have or had (R8, R9).
 */
export const hasInterest = (call: Call, profileId: SQL): SQL => sql`exists (
  select 1 from ${profiles} p where p.id = ${profileId} and (p.owner_id = ${accountOf(call).userId}
    or exists (select 1 from ${mailboxesOf(sql`${accountOf(call).userId}`)} as mine
      where mine.mailbox = ${spelledOnce(sql`lower(p.email)`)}
        or mine.mailbox in ${mailboxesOf(sql`p.owner_id`)}
        or exists (select 1 from ${references} r where r.profile_id = p.id
          and ${spelledOnce(sql`r.normalised_email`)} = mine.mailbox and ${hasConfirmed(sql`r`)}))))`

/** The mailboxes that an account has and had, each in its one spelling, in SQL. */
export const mailboxesOf = (userId: SQL): SQL => sql`(
  select ${spelledOnce(sql`u.normalised_email`)} as mailbox from ${users} u where u.id = ${userId}
  union all select ${spelledOnce(sql`f.normalised_email`)} from ${formerAddresses} f where f.user_id = ${userId})`

/** The condition that the reviewer has no interest in a profile. */
export const hasNoInterest = (call: Call, profileId: number): SQL =>
  sql`not ${hasInterest(call, sql`${profileId}`)}`

/** Whether the reviewer has an interest in a profile. */
export async function findInterest(call: Call, profileId: number): Promise<boolean> {
  const [found] = await call.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), hasInterest(call, sql`${profileId}`)))
  return found !== undefined
}

/** A version of a story, with its profile. */
type OnVersion = { storyId: number; version: number; profileId: number }

/** The condition that a validated referee confirms a version. */
export const isConfirmed = ({ storyId, version }: OnVersion): SQL =>
  isConfirmedBy(sql`1`, { storyId: sql`${storyId}`, version: sql`${version}` })

/** The condition that a version waits and the reviewer has no interest in it. */
export const mayDecide = (call: Call, { storyId, version, profileId }: OnVersion): SQL => sql`(exists (
    select 1 from ${storyVersions} where story_id = ${storyId} and version = ${version} and ${awaitsValidator})
  and ${hasNoInterest(call, profileId)})`

/** The condition that an unpublished profile now has everything that it needs (R10). */
export const isReadyToGoLive = (profileId: number): SQL => sql`exists (
  select 1 from ${profiles} where profiles.id = ${profileId} and profiles.listed_at is null and ${mayBePublic})`

/** The owner and the title of a version; the title is null where there is no such version. */
export async function findDecidable({ db }: Call, storyId: number, version: number) {
  const [found] = await db
    .select({
      profileId: profiles.id,
      profileUrl: profiles.profileUrl,
      firstName: profiles.firstName,
      email: sql<string>`coalesce(${users.email}, ${profiles.email})`,
      title: storyVersions.title,
      isProfilePublic: sql<boolean>`${isPublic}`.mapWith(Boolean),
      isPublic: sql<boolean>`${stories.status} = 'validated' and ${isPublic}`.mapWith(Boolean),
      plan: profiles.plan,
      /** How many validated stories come before it. */
      earlier: sql<number>`(select count(*) from ${stories} before where before.profile_id = ${profiles.id}
        and before.status = 'validated' and before.place < ${stories.position})`,
    })
    .from(stories)
    .innerJoin(profiles, eq(profiles.id, stories.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .leftJoin(storyVersions, and(eq(storyVersions.storyId, stories.id), eq(storyVersions.version, version)))
    .where(eq(stories.id, storyId))
  return found
}

/**
 * Why nothing could be decided: the version's status, its confirmation, the reviewer's interest, and the last verdict
 * on its story.
 */
export async function findVersionState(call: Call, on: OnVersion) {
  const { db } = call
  const {
    versions: [version],
    decisions: [last],
  } = await readTogether(call, {
    versions: db
      .select({
        status: storyVersions.status,
        waits: sql<boolean>`${awaitsValidator}`.mapWith(Boolean),
        isConfirmed: sql<boolean>`${isConfirmed(on)}`.mapWith(Boolean),
        isOwn: sql<boolean>`${hasInterest(call, sql`${on.profileId}`)}`.mapWith(Boolean),
      })
      .from(storyVersions)
      .where(and(eq(storyVersions.storyId, on.storyId), eq(storyVersions.version, on.version))),
    decisions: lastDecision(call, 'story', on.storyId),
  })
  return { version, last }
}

/** The condition, on a row of `stories`, that the last decision validated the version that it holds. */
export const wasValidatedLast: SQL = sql`(select d.verdict || d.version from ${decisions} d
  where d.subject = 'story' and d.subject_id = stories.id order by d.at desc, d.id desc limit 1) = 'validated' || stories.version`

/**
 * The profile at a profileUrl or an old one, public or not, with the recipient of a decision (none for a sample); undefined if there
 * is none.
 */
export async function findSuspendable({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      profileUrl: profiles.profileUrl,
      firstName: profiles.firstName,
      email: sql<
        string | null
      >`coalesce(${users.email}, case when not ${profiles.isSample} then ${profiles.email} end)`,
      paysMonthly: paysMonthly(profiles.ownerId),
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(hasProfileUrl(profileUrl))
  return found
}
