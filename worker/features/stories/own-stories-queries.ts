import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { missingIn } from '#schema/stories/own-stories.ts'
import type { DashboardStory, StoryStatus, VersionStatus } from '#schema/stories/story-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isCounted, rememberedDifferentlySince } from '../references/story-queries.ts'
import { isConfirmedVersion, isNewestVersion, storyTextOf } from './queries.ts'

const { claimConfirmations, claims, references, stories, storyVersions } = tables

/** The stories of a profile in their order, for `ownStoriesIn`. */
export function selectOwnStories({ db }: Call, profileId: number) {
  const isOfNewest = sql`c.story_id = story_versions.story_id and c.version = story_versions.version`
  return db
    .select({
      story: {
        id: stories.id,
        status: stories.status,
        version: stories.version,
        createdAt: stories.createdAt,
      },
      newest: storyVersions,
      isConfirmed: isConfirmedVersion,
      claims: sql<number>`(select count(*) from ${claims} c where ${isOfNewest})`,
      confirmedClaims: sql<number>`(select count(*) from ${claims} c where ${isOfNewest} and (c.part, c.text) in (
        select e.part, e.text from ${claimConfirmations} t
          cross join ${claims} e on e.story_id = t.story_id and e.version = t.version and e.place = t.place
          join ${references} r on r.id = t.reference_id
        where t.story_id = story_versions.story_id and t.version <= story_versions.version
          and t.outcome = 'confirmed' and ${isCounted(sql`r`)}
          and not ${rememberedDifferentlySince(sql`e`, sql`t`)}))`,
    })
    .from(stories)
    .innerJoin(storyVersions, isNewestVersion)
    .where(eq(stories.profileId, profileId))
    .orderBy(asc(stories.position))
}

/** The same for the dashboard; `publicStories` is how many validated ones the plan shows. */
export function ownStoriesIn(
  found: Awaited<ReturnType<typeof selectOwnStories>>,
  publicStories: number,
): DashboardStory[] {
  let published = 0
  return found.map(({ story, newest, ...counted }) => {
    const isPublic = story.status === 'validated'
    const isCovered = published < publicStories
    if (isPublic) published += 1
    const { subtitle: _, ...text } = storyTextOf(newest)
    return {
      id: story.id,
      ...text,
      version: newest.version,
      status: statusOf(newest.status),
      note: newest.note,
      createdAt: story.createdAt.toISOString(),
      editedAt: newest.editedAt.toISOString(),
      publicVersion: isPublic ? story.version : null,
      isCovered,
      ...counted,
      missing: missingIn(newest).length,
    }
  })
}

/** How many stories of a profile a validator returned and nobody has edited since, in SQL. */
export const returnedStories = (profileId: SQL | number) =>
  sql<number>`(select count(*) from ${stories} inner join ${storyVersions} on ${isNewestVersion}
    where ${stories.profileId} = ${profileId} and ${storyVersions.status} = 'returned')`

/** The status of a newest version for its owner: a withdrawn one is a draft. */
const statusOf = (status: VersionStatus): StoryStatus =>
  status === 'taken-back' || status === 'superseded' ? 'draft' : status
