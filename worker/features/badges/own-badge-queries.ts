import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OwnBadges } from '#schema/badges/badge-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { stateColumns, stateOf } from './queries.ts'
import { getsBadges, isShownOnPage, isValidBadge } from './validity-queries.ts'

const { badgeEndorsements, badges, profiles, references, stories } = tables

/** The badges of a profile for its owner, the newest of each story first, and the shown stories without one. */
export async function findOwnBadges(call: Pick<Call, 'db'>, profileId: number): Promise<OwnBadges> {
  const { db } = call
  const { own, named, waiting } = await readTogether(call, {
    own: db
      .select({
        ...stateColumns,
        id: badges.id,
        storyId: badges.storyId,
        title: badges.title,
        version: badges.version,
      })
      .from(badges)
      .where(eq(badges.profileId, profileId))
      .orderBy(badges.storyId, desc(badges.issuedAt), desc(sql`rowid`)),
    named: db
      .select({ badgeId: badgeEndorsements.badgeId, name: references.name })
      .from(badges)
      .innerJoin(badgeEndorsements, eq(badgeEndorsements.badgeId, badges.id))
      .innerJoin(references, eq(references.id, badgeEndorsements.referenceId))
      .where(eq(badges.profileId, profileId))
      .orderBy(references.id),
    waiting: db.all<{ id: number }>(waitingStories(profileId)),
  })
  return {
    badges: own.map(({ id, storyId, title, version, ...badge }) => ({
      ...stateOf(badge),
      id,
      storyId,
      title,
      version,
      endorsedBy: named.filter(({ badgeId }) => badgeId === id).map(({ name }) => name),
    })),
    waiting: waiting.map(({ id }) => id),
  }
}

/** The badges that name a referee, for their export, the newest first. */
export async function badgesNaming({ db }: Pick<Call, 'db'>, referenceId: number) {
  const rows = await db
    .select({ ...stateColumns, id: badges.id, title: badges.title })
    .from(badgeEndorsements)
    .innerJoin(badges, eq(badges.id, badgeEndorsements.badgeId))
    .where(eq(badgeEndorsements.referenceId, referenceId))
    .orderBy(desc(badges.issuedAt), desc(sql`badges.rowid`))
  return rows.map(({ id, title, ...badge }) => ({ id, title, ...stateOf(badge) }))
}

const badgesPerPage = 50

/** The badges of a profile after a row, with what was signed, for its owner's export. */
export async function badgesAfter({ db }: Pick<Call, 'db'>, profileId: number, after: number) {
  const rows = await db
    .select({
      ...stateColumns,
      id: sql<number>`rowid`,
      badge: badges.id,
      storyId: badges.storyId,
      version: badges.version,
      revokedAt: badges.revokedAt,
      body: badges.body,
    })
    .from(badges)
    .where(and(eq(badges.profileId, profileId), sql`rowid > ${after}`))
    .orderBy(sql`rowid`)
    .limit(badgesPerPage)
  return rows.map(({ revoked: _, body, ...row }) => ({ ...row, credential: body ? JSON.parse(body) : null }))
}

/** The story and the credential of a profile's valid badge; undefined if there is none. */
export async function findOwnBadge({ db }: Pick<Call, 'db'>, profileId: number, id: string) {
  const [badge] = await db
    .select({ storyId: badges.storyId, body: badges.body })
    .from(badges)
    .where(and(eq(badges.id, id), eq(badges.profileId, profileId), isNull(badges.revokedAt), isValidBadge))
  return badge
}

/** The shown stories of a profile that have no standing badge of their version, in the order of the page. */
const waitingStories = (
  profileId: number,
) => sql`select s.id from ${profiles} p join ${stories} s on s.profile_id = p.id
  where p.id = ${profileId} and ${getsBadges} and ${isShownOnPage} and not exists (
    select 1 from ${badges} where badges.story_id = s.id and badges.version = s.version
      and badges.revoked_at is null and ${isValidBadge})
  order by s.place`
