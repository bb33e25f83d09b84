import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { newestStatus } from './commands.ts'

const { stories, storyVersions } = tables
type Decided = { storyId: number; version: number }

const copied = sql.raw('title, subtitle, industry, timeline, problem_description, task, solution, results')

/**
 * Publishes a version of a story in place of the former one, where `onlyIf` holds, in a batch that ends with
 * `markDecided`.
 */
export const publishVersion = ({ db, now }: Call, { storyId, version }: Decided, onlyIf: SQL): Statements => [
  db
    .update(storyVersions)
    .set({ status: 'superseded' })
    .where(
      sql`story_id = ${storyId} and version < ${version} and status in ('validated', 'submitted') and ${onlyIf}`,
    ),
  db.run(sql`update ${stories} set (${copied}) = (
      select ${copied} from ${storyVersions} where story_id = ${storyId} and version = ${version}),
      status = 'validated', version = ${version}, validated_at = ${now.getTime()}, updated_at = ${now.getTime()}
    where id = ${storyId} and ${onlyIf}`),
]

/**
 * Returns a story that is not public, unless its owner works on a later version, where `onlyIf` holds, in a batch that
 * ends with `markDecided`.
 */
export const markReturned = ({ db, now }: Call, { storyId, version }: Decided, onlyIf: SQL): Statements => [
  db
    .update(stories)
    .set({ status: 'returned', updatedAt: now })
    .where(sql`id = ${storyId} and status <> 'validated' and ${onlyIf} and not exists (
      select 1 from ${storyVersions} where story_id = ${storyId} and version > ${version})`),
]

/** Saves the verdict on a version, where `onlyIf` holds, as the last statement of its batch; returns a row if it did. */
export const markDecided = (
  { db, now }: Call,
  { storyId, version, verdict, note }: Decided & { verdict: 'validated' | 'returned'; note: string },
  onlyIf: SQL,
) =>
  db
    .update(storyVersions)
    .set({ status: verdict, note: verdict === 'returned' ? note : '', decidedAt: now })
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, version), onlyIf))
    .returning({ storyId: storyVersions.storyId })

/** Withdraws every submitted version of a profile's stories, where `onlyIf` holds. */
export const withdrawAllSubmitted = ({ db, now }: Call, profileId: SQL<number>, onlyIf: SQL = sql`1`) => {
  const ofProfile = sql`story_id in (select id from ${stories} where profile_id = ${profileId})`
  return [
    db
      .update(storyVersions)
      .set({ status: 'taken-back' })
      .where(and(ofProfile, eq(storyVersions.status, 'submitted'), onlyIf)),
    db
      .update(stories)
      .set({ status: newestStatus, updatedAt: now })
      .where(and(eq(stories.profileId, profileId), eq(stories.status, 'submitted'), onlyIf)),
  ] as const
}
