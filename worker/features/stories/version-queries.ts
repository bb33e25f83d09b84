import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StoryVersion } from '#schema/stories/story-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { claims, stories, storyVersions } = tables

/**
 * The versions of a story that validators may read, newest first: submitted, decided, and last published ones, but no
 * drafts and withdrawn ones.
 */
export async function findReadableVersions(call: Call, storyId: number): Promise<StoryVersion[]> {
  const { db } = call
  const isReadable = (version: SQL) => sql`${version} in (
    select version from ${storyVersions} where story_id = ${storyId} and (status = 'submitted' or decided_at is not null)
    union select version from ${stories} where id = ${storyId})`
  const { versions, marked } = await readTogether(call, {
    versions: db
      .select()
      .from(storyVersions)
      .where(and(eq(storyVersions.storyId, storyId), isReadable(sql`story_versions.version`)))
      .orderBy(desc(storyVersions.version)),
    marked: db
      .select({ version: claims.version, text: claims.text })
      .from(claims)
      .where(and(eq(claims.storyId, storyId), eq(claims.isMarked, true), isReadable(sql`claims.version`)))
      .orderBy(asc(claims.claimIndex)),
  })
  return versions.map(({ storyId: _, createdAt: __, editedAt, submittedAt, decidedAt, ...version }) => ({
    ...version,
    marked: marked.filter((claim) => claim.version === version.version).map(({ text }) => text),
    editedAt: editedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}
