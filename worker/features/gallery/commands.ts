import { and, eq, type SQL, sql } from 'drizzle-orm'
import { galleryTag, profileTag } from '#schema/pages/page-row.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { passagesOfProfile, taughtPassage } from '#schema/tables/search.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { marksOf, pendingMarks } from '../../services/page-marks.ts'
import { sha256Hex } from '../../services/tokens.ts'
import { contentInBadges } from '../badges/badge-content.ts'
import { queueBadges, queueWhereLost, revokeInvalid } from '../badges/commands.ts'
import { publishedAnswers } from '../corrections/queries.ts'
import { deleteTermVector, upsertTermVector } from '../knowledge/commands.ts'
import { embeddedPassagesOf } from '../knowledge/embedded-passages.ts'
import { deleteEmbeddings, queueEmbedding } from '../knowledge/embedding-commands.ts'
import { listProfile, unlistProfile } from '../profiles/commands.ts'
import { isPublishedAs, isUnlisted, mayNotBePublic } from '../profiles/publishing-queries.ts'
import { placementsOf, searchPassagesOf, textWithoutName } from './placement.ts'

const { galleryPlacements } = tables
type Publishable = {
  id: number
  profileUrl: string
  featuredRank: number | null
  listedAt: Date
  publishedHash: string | null
  /** As it was chosen: cards tell `Other` from none. */
  industry: string
}
type Unpublished = { statements: Statements; marks: Mark[] }

/**
 * The statements that list a profile in gallery, full text and embedding queue if it may be public and `onlyIf` holds:
 * then `listed` returns a row. Safe to repeat.
 */
export async function publishProfile(
  call: Pick<Call, 'db'>,
  profile: Publishable,
  published: PublicProfile,
  onlyIf?: SQL,
) {
  const { db } = call
  const passages = searchPassagesOf(published)
  const hashes = (await embeddedPassagesOf(published)).map(({ hash }) => hash)
  const { industry } = profile
  const placements = placementsOf({ ...profile, businessAreas: published.businessAreas })
  const badged = (await sha256Hex(JSON.stringify(contentInBadges(published)))).slice(0, 16)
  const publishedHash = `${await sha256Hex(JSON.stringify([published, placements, industry], withoutBadges))}.${badged}`
  const marks =
    publishedHash === profile.publishedHash
      ? []
      : marksOf('changed', profileTag(profile.profileUrl), galleryTag)
  const isPublished = isPublishedAs(profile.id, publishedHash)
  const statements = {
    listed: listProfile(
      call,
      profile.id,
      {
        listedAt: profile.listedAt,
        publishedHash,
        validatedStories: published.stories.length,
        validatedReferences: published.references.length,
      },
      onlyIf,
    ),
    unplaced: db
      .delete(galleryPlacements)
      .where(and(eq(galleryPlacements.profileId, profile.id), isPublished)),
    placed: db.run(sql`insert into ${galleryPlacements} (area, position, profile_id, industry)
      select value->>'area', value->>'position', ${profile.id}, value->>'industry'
      from json_each(${JSON.stringify(placements)}) where ${isPublished}`),
    unsearched: deleteSearchRows(call, profile.id, isPublished),
    searched: db.run(sql`insert into profile_search (rowid, name, role, problem, expertise, story, feedback)
      select ${profile.id * passagesOfProfile} + key, value->>'name', value->>'role', value->>'problem',
        value->>'expertise', value->>'story', value->>'feedback' from json_each(${JSON.stringify(passages)}) where ${isPublished}`),
    taught: insertTaught(call, profile.id, isPublished),
    termVector: upsertTermVector(call, profile.id, passages.map(textWithoutName).join('\n'), isPublished),
    embedding: queueEmbedding(call, profile.id, hashes, isPublished),
    revokedBadges: revokeInvalid(call, profile.id),
    // Most of what owners save changes none of what badges say.
    badges: profile.publishedHash?.endsWith(`.${badged}`)
      ? queueWhereLost(call, profile.id, isPublished)
      : queueBadges(call, profile.id, isPublished),
    marks: marks.length ? pendingMarks(call, marks) : undefined,
  }
  return { statements, marks }
}

/** The statements that remove a profile from the gallery and both searches where `onlyIf` holds; safe to repeat. */
export function unpublishProfile(
  call: Call,
  profile: { id: number; profileUrl: string; listedAt: Date | null },
  onlyIf?: SQL,
): Unpublished {
  const { db } = call
  const isDown = isUnlisted(profile.id)
  // A draft that is edited was on no page, and every page would be loaded anew for it.
  const marks = profile.listedAt ? marksOf('withdrawn', profileTag(profile.profileUrl), galleryTag) : []
  const statements: Statements = [
    unlistProfile(call, profile.id, onlyIf),
    db.delete(galleryPlacements).where(and(eq(galleryPlacements.profileId, profile.id), isDown)),
    deleteSearchRows(call, profile.id, isDown),
    deleteTermVector(call, profile.id, isDown),
    ...deleteEmbeddings(call, profile.id, isDown),
    revokeInvalid(call, profile.id),
    ...(marks.length ? [pendingMarks(call, marks)] : []),
  ]
  return { statements, marks }
}

/**
 * The statements that unpublish a profile that may no longer be public, in the batch that removes its proof (R10); its
 * pages are invalidated in any case.
 */
export const unpublishUnproven = (call: Call, profile: { id: number; profileUrl: string }): Unpublished =>
  unpublishProfile(call, { ...profile, listedAt: call.now }, mayNotBePublic)

const deleteSearchRows = ({ db }: Pick<Call, 'db'>, profileId: number, onlyIf: SQL) => {
  const first = profileId * passagesOfProfile
  // The driver sends every number as a float, by which full text finds no range: it would read everybody's rows.
  return db.run(sql`delete from profile_search
    where rowid between cast(${first} as integer) and cast(${first + passagesOfProfile - 1} as integer) and ${onlyIf}`)
}

/**
 * The statements that put what an owner teaches into full text anew, in the batch that changes it: nothing of a profile
 * that is not listed or whose plan does not teach (R29).
 */
export const searchTaught = (call: Pick<Call, 'db'>, profileId: number) => [
  call.db.run(sql`delete from profile_search where rowid = ${profileId * passagesOfProfile + taughtPassage}`),
  insertTaught(
    call,
    profileId,
    sql`exists (select 1 from profiles where id = ${profileId} and listed_at is not null)`,
  ),
]

const insertTaught = ({ db }: Pick<Call, 'db'>, profileId: number, onlyIf: SQL) =>
  db.run(sql`insert into profile_search (rowid, name, role, problem, expertise, story, feedback)
    select ${profileId * passagesOfProfile + taughtPassage}, '', '', '', '', group_concat(answer, char(10)), ''
    from (${publishedAnswers([profileId])}) where ${onlyIf} group by "profileId"`)

/** A badge is issued for what is published; the issue itself renews the page. */
const withoutBadges = (key: string, value: unknown) => (key === 'badgeId' ? undefined : value)
