import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StoryToConfirm } from '#schema/reference-form.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { claims, stories, storyVersions } = tables

/** Which versions a referee may be shown: never a draft, and of one that was returned nothing is asked (R9). */
const isShown = sql`status in ('submitted', 'validated')`
/** The newest of a story that may be shown. */
const newest = sql`(select max(version) from ${storyVersions} newest where newest.story_id = ${stories.id} and newest.${isShown})`

/** The stories of a profile that referees are asked about, each in the newest version that was submitted or validated, with its claims. */
export async function storiesToConfirm({ db }: Call, profileId: number): Promise<StoryToConfirm[]> {
  const [versions, found] = await db.batch([
    db
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
      .innerJoin(storyVersions, and(eq(storyVersions.storyId, stories.id), eq(storyVersions.version, newest)))
      .where(eq(stories.profileId, profileId))
      .orderBy(asc(stories.place)),
    db
      .select({
        storyId: claims.storyId,
        version: claims.version,
        place: claims.place,
        part: claims.part,
        text: claims.text,
      })
      .from(claims)
      .where(
        inArray(
          claims.storyId,
          db.select({ id: stories.id }).from(stories).where(eq(stories.profileId, profileId)),
        ),
      )
      .orderBy(asc(claims.storyId), asc(claims.place)),
  ])
  return versions.map((shown) => ({
    ...shown,
    claims: found
      .filter(({ storyId, version }) => storyId === shown.id && version === shown.version)
      .map(({ place, part, text }) => ({ place, part, text })),
  }))
}
