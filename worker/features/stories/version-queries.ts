import { and, asc, desc, eq } from 'drizzle-orm'
import type { StoryVersion } from '#schema/own-stories.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { claims, storyVersions } = tables

/** All versions of a story with their texts, newest first, as its owner and its validators see them. */
export async function findVersions({ db }: Call, storyId: number): Promise<StoryVersion[]> {
  const [versions, marked] = await db.batch([
    db
      .select()
      .from(storyVersions)
      .where(eq(storyVersions.storyId, storyId))
      .orderBy(desc(storyVersions.version)),
    db
      .select({ version: claims.version, text: claims.text })
      .from(claims)
      .where(and(eq(claims.storyId, storyId), eq(claims.isMarked, true)))
      .orderBy(asc(claims.place)),
  ])
  return versions.map(({ storyId: _, createdAt: __, editedAt, submittedAt, decidedAt, ...told }) => ({
    ...told,
    marked: marked.flatMap(({ version, text }) => (version === told.version ? [text] : [])),
    editedAt: editedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}
