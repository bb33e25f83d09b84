import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { type NamedAnswers, readTogether } from '../../services/write.ts'
import {
  countsFor,
  isClaimSpokenOf,
  isCounted,
  rememberedDifferentlySince,
} from '../references/story-queries.ts'
import { hasOwner, publishedProfile } from './published-profile.ts'
import { readEach } from './stored-rows.ts'

const { profileRedirects, profiles, stories, references, confirmations, claims, claimConfirmations, badges } =
  tables
/** The claim in the words of the published version. */
const published = alias(claims, 'published')

/** What the owner of a profile is called on it, in SQL. */
export const ownersName = (profileId: number): SQL<string> =>
  sql`(select trim(first_name || ' ' || last_name) from ${profiles} where id = ${profileId})`

/** The condition that a profile is public: listed and active (R10). */
export const isPublic = and(isNotNull(profiles.listedAt), eq(profiles.isActive, true))

const asText = (column: SQLiteColumn) => sql<string>`${column}`
/** The lists of a profile as stored JSON, read one by one by `listIn`, as Drizzle reads all rows or none. */
export const storedLists = {
  businessAreas: asText(profiles.businessAreas),
  coreDeliverables: asText(profiles.coreDeliverables),
  keySkills: asText(profiles.keySkills),
  expertise: asText(profiles.expertise),
  signatureSystem: asText(profiles.signatureSystem),
}

/** The condition that a profile has a profileUrl now or had it before (R10). */
const hasProfileUrl = (profileUrl: string): SQL =>
  sql`(${profiles.profileUrl} = ${profileUrl}
    or ${profiles.id} = (select profile_id from ${profileRedirects} where old_url = ${profileUrl}))`

/**
 * The public profile at a profileUrl with its stories and references, in one round trip; undefined if it is not
 * published.
 */
export async function findPublicProfile(call: Call, profileUrl: string): Promise<PublicProfile | undefined> {
  const { rows, publish } = await readPublished(call, eq(profiles.profileUrl, profileUrl))
  return rows.map(publish)[0]
}

/** The same, at a profileUrl or an old one. */
export async function findPublicProfileByAnyUrl(
  call: Call,
  profileUrl: string,
): Promise<PublicProfile | undefined> {
  const { rows, publish } = await readPublished(call, hasProfileUrl(profileUrl))
  return rows.map(publish)[0]
}

/** The rows of the public profile at a profileUrl or an old one, for `publishedFrom`. */
export const publishedAt = (call: Call, profileUrl: string) => publishedWhere(call, hasProfileUrl(profileUrl))

/** The rows of a profile as it is shown once it is published, for `publishedFrom`. */
export const selectAsPublished = (call: Pick<Call, 'db'>, id: number) =>
  publishedWhere(call, eq(profiles.id, id), sql`true`)

/** The profiles in the rows of a published profile, each with its plan, which is not public. */
export const publishedFrom = ({ published, ...proof }: PublishedRows) =>
  published.map((row) => ({ profile: publishedProfile(row, proof), plan: row.plan }))

/**
 * The public profiles with these ids, in one round trip and no particular order, without unreadable ones, which are
 * logged.
 */
export async function findPublicProfiles(call: Call, ids: number[]): Promise<PublicProfile[]> {
  if (!ids.length) return []
  const { rows, publish } = await readPublished(call, inArray(profiles.id, ids))
  return readEach(rows, publish)
}

/** A profile as it is shown once it is published; undefined if there is none. */
export async function findAsPublished(
  call: Pick<Call, 'db'>,
  id: number,
): Promise<PublicProfile | undefined> {
  const { rows, publish } = await readPublished(call, eq(profiles.id, id), sql`true`)
  return rows.map(publish)[0]
}

/** The agent of the public profile at a profileUrl; undefined if it is not published. */
export async function findAgent({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({ agentType: profiles.agentType, firstName: profiles.firstName })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  return found
}

/** The id of the public profile at a profileUrl, in SQL; null if it is not published. */
export const publicIdAt = (profileUrl: string): SQL =>
  sql`(select id from ${profiles} where ${hasProfileUrl(profileUrl)} and listed_at is not null and is_active = 1)`

/**
 * The profile of a scorecard, whether the scorecard may be taken, and whether anybody reads what is shared; undefined
 * if it is not public.
 */
export async function findScorecardOwner({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      email: profiles.email,
      isSample: profiles.isSample,
      ownerId: profiles.ownerId,
      isActive: profiles.scorecardActive,
      plan: profiles.plan,
    })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  if (!found) return undefined
  const { isActive, plan, ownerId: _, ...owner } = found
  return { ...owner, isOpen: isActive && plans[plan].scorecard, hasOwner: hasOwner(found) }
}

/**
 * The recipient of messages at a profileUrl: `owner` is their mailbox, undefined for a sample; undefined if it is not
 * published.
 */
export async function findRecipient({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      profileUrl: profiles.profileUrl,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      isSample: profiles.isSample,
      ownerId: profiles.ownerId,
    })
    .from(profiles)
    .where(and(hasProfileUrl(profileUrl), isPublic))
  if (!found) return undefined
  const { firstName, lastName, email, ownerId: _, ...known } = found
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { ...known, firstName, name, ...(hasOwner(found) && email && { owner: email }) }
}

/** The condition that a profile was erased. */
export const isErased = (profileId: number): SQL =>
  sql`not exists (select 1 from ${profiles} where id = ${profileId} and erased_at is null)`

/** The rows of profiles, and a function that reads one of them with its stories and references. */
async function readPublished(call: Pick<Call, 'db'>, which: SQL, shown = isPublic) {
  const { published: rows, ...proof } = await readTogether(call, publishedWhere(call, which, shown))
  const publish = (row: (typeof rows)[number]) => publishedProfile(row, proof)
  return { rows, publish }
}

/** Profiles with their stories, references, confirmations, confirmed claims and badges. */
function publishedWhere({ db }: Pick<Call, 'db'>, which: SQL, shown = isPublic) {
  const wanted = db.select({ id: profiles.id }).from(profiles).where(and(which, shown))
  return {
    published: db
      .select({ ...getTableColumns(profiles), ...storedLists })
      .from(profiles)
      .where(and(which, shown)),
    stories: db
      .select()
      .from(stories)
      .where(and(inArray(stories.profileId, wanted), eq(stories.status, 'validated')))
      .orderBy(asc(stories.profileId), asc(stories.position)),
    references: db
      .select()
      .from(references)
      .where(and(inArray(references.profileId, wanted), isCounted()))
      .orderBy(desc(references.validatedAt), asc(references.id)),
    confirmations: db
      .select({
        storyId: confirmations.storyId,
        referenceId: confirmations.referenceId,
        sentence: confirmations.sentence,
        confirmedAt: confirmations.confirmedAt,
        name: references.name,
        // SQLite takes the other columns of a group from the row of its greatest version.
        version: sql<number>`max(${confirmations.version})`,
      })
      .from(references)
      .innerJoin(confirmations, eq(confirmations.referenceId, references.id))
      .innerJoin(stories, eq(stories.id, confirmations.storyId))
      .where(
        and(
          inArray(references.profileId, wanted),
          isCounted(),
          countsFor(sql`${stories.version}`, sql`${confirmations}`),
        ),
      )
      .groupBy(confirmations.storyId, references.id)
      .orderBy(asc(confirmations.confirmedAt), asc(references.id)),
    // Of any version: a claim that the published text contains word for word keeps its mark (R9b).
    claims: db
      .selectDistinct({
        storyId: published.storyId,
        claimIndex: published.claimIndex,
        text: published.text,
        referenceId: references.id,
        name: references.name,
        at: claimConfirmations.at,
      })
      .from(references)
      .innerJoin(claimConfirmations, eq(claimConfirmations.referenceId, references.id))
      .innerJoin(claims, isClaimSpokenOf)
      .innerJoin(stories, eq(stories.id, claims.storyId))
      .innerJoin(
        published,
        and(
          eq(published.storyId, stories.id),
          eq(published.version, stories.version),
          eq(published.part, claims.part),
          eq(published.text, claims.text),
        ),
      )
      .where(
        and(
          inArray(references.profileId, wanted),
          isCounted(),
          eq(claimConfirmations.outcome, 'confirmed'),
          sql`not ${rememberedDifferentlySince(sql`${claims}`, sql`${references.id}`)}`,
        ),
      )
      .orderBy(
        asc(published.storyId),
        asc(published.claimIndex),
        asc(claimConfirmations.at),
        asc(references.id),
      ),
    badges: db
      .select({ storyId: badges.storyId, id: badges.id })
      .from(badges)
      .innerJoin(stories, and(eq(stories.id, badges.storyId), eq(stories.version, badges.version)))
      .where(and(inArray(badges.profileId, wanted), isNull(badges.revokedAt)))
      .orderBy(desc(badges.issuedAt), desc(sql`badges.rowid`)),
  }
}
type PublishedRows = NamedAnswers<ReturnType<typeof publishedWhere>>

/** The id of an account's profile, in SQL; null where it has none. */
export const profileIdOf = (userId: string): SQL<number> =>
  sql`(select id from ${profiles} where owner_id = ${userId})`
