import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { claimed, postponed, released } from '../../services/leases.ts'
import { sketchOf, type Vector, vectorBytes } from '../../services/models/vectors.ts'
import { dueProfiles } from './embedding-queries.ts'

const { embeddingModels, embeddingQueue, profileEmbeddings } = tables

/** A profile that a run of the job has claimed, and which of its changes. */
export type Claim = Pick<typeof embeddingQueue.$inferSelect, 'profileId' | 'change' | 'attempts'>
/** A passage with its vector, to be saved. */
type Embedded = { key: string; hash: string; vector: Vector }

/**
 * Queues a published profile for embedding and deletes the vectors of removed passages, where `onlyIf` holds; `hashes`
 * are those of all its passages.
 */
export const queueEmbedding = (
  { db }: Pick<Call, 'db'>,
  profileId: number,
  hashes: string[],
  onlyIf: SQL,
) => {
  const change = crypto.randomUUID()
  const ofProfile = eq(profileEmbeddings.profileId, profileId)
  return [
    db.delete(profileEmbeddings).where(and(ofProfile, notInArray(profileEmbeddings.hash, hashes), onlyIf)),
    db.run(sql`insert into ${embeddingQueue} (profile_id, change) select ${profileId}, ${change} where ${onlyIf}
      on conflict (profile_id) do update set change = excluded.change, attempts = 0, due_at = 0`),
  ] as const
}

/** Deletes the vectors of a profile, where `onlyIf` holds, in the batch that unpublishes it. */
export const deleteEmbeddings = ({ db }: Call, profileId: number, onlyIf: SQL) =>
  [
    db.delete(profileEmbeddings).where(and(eq(profileEmbeddings.profileId, profileId), onlyIf)),
    db.delete(embeddingQueue).where(and(eq(embeddingQueue.profileId, profileId), onlyIf)),
  ] as const

/** Inserts a model when it is first configured, and reads its id. */
export const insertModel = ({ db }: Call, name: string) => ({
  inserted: db.insert(embeddingModels).values({ name }).onConflictDoNothing(),
  stored: db.select({ id: embeddingModels.id }).from(embeddingModels).where(eq(embeddingModels.name, name)),
})

/** Queues the published ones of these profiles, and records up to which id a model has seen all. */
export const queueProfiles = (
  { db }: Call,
  modelId: number,
  next: readonly { id: number; listedAt: Date | null }[],
) => {
  const listed = next.filter(({ listedAt }) => listedAt)
  return {
    queued: listed.length
      ? db
          .insert(embeddingQueue)
          .values(listed.map(({ id: profileId }) => ({ profileId, change: crypto.randomUUID() })))
          .onConflictDoNothing()
      : undefined,
    filled: db
      .update(embeddingModels)
      .set({ filledTo: sql`max(filled_to, ${next.at(-1)?.id ?? 0})` })
      .where(eq(embeddingModels.id, modelId)),
  }
}

/** Claims the profiles that are due, so that no other run takes them. */
export const claimDue = (call: Call, atMost: number): Promise<Claim[]> =>
  call.db
    .update(embeddingQueue)
    .set(claimed(embeddingQueue, call.now))
    .where(inArray(embeddingQueue.profileId, dueProfiles(call, atMost)))
    .returning({
      profileId: embeddingQueue.profileId,
      change: embeddingQueue.change,
      attempts: embeddingQueue.attempts,
    })

/** Postpones claims after a failure, longer for each one. */
export const postponeEmbedding = ({ db, now }: Call, claims: Claim[]) =>
  db.update(embeddingQueue).set(postponed(embeddingQueue, now)).where(notChangedSince(claims))

/** Releases claims that did not fail, until `dueAt`. */
export const releaseEmbedding = ({ db }: Call, claims: Claim[], dueAt: number) =>
  db.update(embeddingQueue).set(released(embeddingQueue, dueAt)).where(notChangedSince(claims))

/** The condition that claimed profiles were not changed meanwhile. */
const notChangedSince = (claims: Claim[]) =>
  and(
    inArray(
      embeddingQueue.profileId,
      claims.map(({ profileId }) => profileId),
    ),
    inArray(
      embeddingQueue.change,
      claims.map(({ change }) => change),
    ),
  )

/** The result for a profile: the keys of all its passages, and the vectors of the new ones. */
type Finished = { claim: Claim; keys: string[]; embedded: Embedded[] }

/** Saves vectors and takes their profiles off the queue, unless a profile was changed or unpublished meanwhile. */
export const saveEmbeddings = ({ db }: Call, modelId: number, finished: Finished[]) =>
  finished.flatMap(({ claim: { profileId, change }, keys, embedded }) => {
    const unchanged = sql`exists (select 1 from embedding_queue where profile_id = ${profileId} and change = ${change})`
    return [
      db.run(
        sql`delete from profile_embeddings where profile_id = ${profileId} and passage not in ${keys} and ${unchanged}`,
      ),
      ...embedded.map(({ key, hash, vector }) =>
        db.run(sql`insert into profile_embeddings (profile_id, passage, model_id, hash, sketch, vector)
          select ${profileId}, ${key}, ${modelId}, ${hash}, vector1bit(${vectorBytes(sketchOf(vector))}), vector8(${vectorBytes(vector)}) where ${unchanged}
          on conflict (profile_id, passage) do update set
            model_id = excluded.model_id, hash = excluded.hash, sketch = excluded.sketch, vector = excluded.vector`),
      ),
      db
        .delete(embeddingQueue)
        .where(and(eq(embeddingQueue.profileId, profileId), eq(embeddingQueue.change, change))),
    ]
  })
