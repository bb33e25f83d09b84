import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
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
import { publishedProfile } from './published-profile.ts'
import { hasProfileUrl, isPublic, storedLists } from './queries.ts'
import { readEach } from './stored-rows.ts'

const { profiles, stories, references, confirmations, claims, claimConfirmations, badges } = tables
/** The claim in the words of the published version. */
const published = alias(claims, 'published')

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

/** The rows of profiles, and a function that reads one of them with its stories and references. */
async function readPublished(call: Pick<Call, 'db'>, which: SQL, shown = isPublic) {
  const { published: rows, ...proof } = await readTogether(call, publishedWhere(call, which, shown))
  const publish = (row: (typeof rows)[number]) => publishedProfile(row, proof)
  return { rows, publish }
}

/** Profiles with their stories, references, confirmations, confirmed claims and badges. */
function publishedWhere({ db }: Pick<Call, 'db'>, which: SQL, shown = isPublic) {
  const profileIds = db.select({ id: profiles.id }).from(profiles).where(and(which, shown))
  return {
    published: db
      .select({ ...getTableColumns(profiles), ...storedLists })
      .from(profiles)
      .where(and(which, shown)),
    stories: db
      .select()
      .from(stories)
      .where(and(inArray(stories.profileId, profileIds), eq(stories.status, 'validated')))
      .orderBy(asc(stories.profileId), asc(stories.position)),
    references: db
      .select()
      .from(references)
      .where(and(inArray(references.profileId, profileIds), isCounted()))
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
          inArray(references.profileId, profileIds),
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
          inArray(references.profileId, profileIds),
          isCounted(),
          eq(claimConfirmations.outcome, 'confirmed'),
          sql`not ${rememberedDifferentlySince(sql`${claims}`, sql`${claimConfirmations}`)}`,
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
      .where(and(inArray(badges.profileId, profileIds), isNull(badges.revokedAt)))
      .orderBy(desc(badges.issuedAt), desc(sql`badges.rowid`)),
  }
}
type PublishedRows = NamedAnswers<ReturnType<typeof publishedWhere>>
