import { and, eq, type SQL, sql } from 'drizzle-orm'
import { claimsIn } from '#schema/claims.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'

const { claims, stories, storyVersions } = tables

/** A version of a story; `storyId` may be looked up inside the statement. */
type Version = Omit<typeof storyVersions.$inferInsert, 'storyId'> & { storyId: number | SQL }

/**
 * Keeps a version of a story as it is told, with its claims (R9b): those that referees can confirm from then on. What was
 * confirmed of another wording goes. Safe to repeat. Statements, for a batch.
 */
export function keepVersion({ db }: Pick<Call, 'db'>, version: Version, marked: readonly string[] = []) {
  const storyId = sql`${version.storyId}`
  const { storyId: _, version: __, createdAt: ___, ...changes } = version
  const found = claimsIn(version, marked)
  const kept: Statements = [
    db
      .insert(storyVersions)
      .values({ ...version, storyId })
      .onConflictDoUpdate({ target: [storyVersions.storyId, storyVersions.version], set: changes }),
    db.delete(claims).where(
      and(
        eq(claims.storyId, storyId),
        eq(claims.version, version.version),
        sql`(place, part, text) not in (values ${sql.join(
          [
            // There is no list of no rows.
            sql`(-1, '', '')`,
            ...found.map(({ place, part, text }) => sql`(${place}, ${part}, ${text})`),
          ],
          sql`, `,
        )})`,
      ),
    ),
    ...found.map((claim) =>
      db
        .insert(claims)
        .values({ ...claim, storyId, version: version.version, isMarked: marked.includes(claim.text) })
        .onConflictDoNothing(),
    ),
  ]
  return kept
}

/**
 * Takes what is published of stories off public view and puts it back before the validators, where `which`, a condition on
 * `stories`, holds. Statements, for a batch.
 */
export const putBack = ({ db, now }: Call, which: SQL): Statements => [
  db
    .update(storyVersions)
    .set({
      status: 'submitted',
      submittedAt: sql`coalesce(submitted_at, ${now.getTime()})`,
      decidedAt: null,
    })
    .where(
      sql`(story_id, version) in (select id, version from ${stories} where status = 'validated' and ${which})`,
    ),
  db
    .update(stories)
    .set({ status: 'submitted', validatedAt: null, updatedAt: now })
    .where(and(eq(stories.status, 'validated'), which)),
]
