import { asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { GalleryFilter, SmartSearch } from '#schema/gallery/gallery.ts'
import { unfiltered } from '#schema/options.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isDue, soonest } from '../../services/leases.ts'
import { configuredEmbeddingModel, reasonOf } from '../../services/models/embedding-model.ts'
import { sketchOf, type Vector, vectorBytes } from '../../services/models/vectors.ts'

const { embeddingModels, embeddingQueue, profileEmbeddings, profiles } = tables

/** A profile, its passage nearest to the query, and their cosine. */
export type Nearest = { id: number; passage: string; similarity: number }

/** A profile that is this much less near than the nearest shares a mood, not the challenge. */
const minRelativeSimilarity = 0.6

/**
 * The profiles nearest in meaning to a challenge; none without a working model, as full text answers alone then (R19).
 */
export async function semanticSearch(
  call: Call,
  { query, ...filter }: SmartSearch,
  limit: number,
): Promise<Nearest[]> {
  const model = configuredEmbeddingModel(call)
  const vector = await model?.embedQuery(query)
  if (!model || !vector) return []
  const nearest = await nearestProfiles(call, { model: model.name, vector }, filter, limit).catch(
    (error: unknown): Nearest[] => {
      console.error('Search by meaning failed', reasonOf(error))
      return []
    },
  )
  const best = nearest[0]?.similarity ?? 0
  return nearest.filter(({ similarity }) => similarity > 0 && similarity >= best * minRelativeSimilarity)
}

/**
 * How near in meaning the embedded passages of a profile are to a question, by their keys; none without a working
 * model.
 */
export async function findPassageSimilarities(
  call: Call,
  profileId: SQL,
  question: string,
): Promise<Map<string, number>> {
  const model = configuredEmbeddingModel(call)
  const vector = await model?.embedQuery(question)
  if (!model || !vector) return new Map()
  const near = await passageSimilarities(call, profileId, { model: model.name, vector })
  return new Map(near.map(({ passage, similarity }) => [passage, similarity]))
}

/** The cosine of every embedded passage of a profile and a vector. */
export const passageSimilarities = (
  { db }: Call,
  profileId: SQL,
  query: { model: string; vector: Vector },
) => {
  const vector = vectorBytes(query.vector)
  return db.all<Omit<Nearest, 'id'>>(sql`
    select e.passage, 1 - vector_distance_cos(e.vector, vector8(${vector})) as similarity from profile_embeddings e
    where e.profile_id = ${profileId} and e.model_id = (select id from embedding_models where name = ${query.model})
      and length(e.vector) = length(vector8(${vector}))`)
}

/** So many nearest sketches contain 99 % of the nearest vectors among 100,000 (docs/search.md). */
const candidateCount = 800

/**
 * The published profiles of a filter whose texts are nearest to `vector`, nearest first; the sketches, 64 bytes each,
 * select the candidates.
 */
export async function nearestProfiles(
  { db }: Call,
  query: { model: string; vector: Vector },
  { businessArea, industry }: GalleryFilter,
  limit: number,
): Promise<Nearest[]> {
  const vector = vectorBytes(query.vector)
  const sketch = vectorBytes(sketchOf(query.vector))
  const ofModel = sql`e.model_id = (select id from embedding_models where name = ${query.model})`
  const source =
    businessArea === unfiltered && industry === unfiltered
      ? sql`profile_embeddings e where ${ofModel}`
      : sql`gallery_placements p cross join profile_embeddings e on ${ofModel} and e.profile_id = p.profile_id
          where p.area = ${businessArea} ${industry === unfiltered ? sql`` : sql`and p.industry = ${industry}`}`
  return db.all<Nearest>(sql`
    with near as materialized (
      select e.id from ${source} order by vector_distance_cos(e.sketch, vector1bit(${sketch})), e.id limit ${candidateCount})
    select e.profile_id as id, e.passage, 1 - min(vector_distance_cos(e.vector, vector8(${vector}))) as similarity
    from near join profile_embeddings e on e.id = near.id and length(e.vector) = length(vector8(${vector}))
    group by e.profile_id order by similarity desc, 1 limit ${limit}`)
}

/** The embedded texts of these profiles, with their models. */
export const findEmbedded = ({ db }: Call, profileIds: number[]) =>
  db
    .select({
      profileId: profileEmbeddings.profileId,
      passage: profileEmbeddings.passage,
      modelId: profileEmbeddings.modelId,
      hash: profileEmbeddings.hash,
    })
    .from(profileEmbeddings)
    .where(inArray(profileEmbeddings.profileId, profileIds))

/** The next profiles, by id, that were never queued for a model. */
export const findUnqueued = ({ db }: Call, modelId: number, atMost: number) =>
  db
    .select({ id: profiles.id, listedAt: profiles.listedAt })
    .from(profiles)
    .where(
      gt(
        profiles.id,
        db
          .select({ to: embeddingModels.filledTo })
          .from(embeddingModels)
          .where(eq(embeddingModels.id, modelId)),
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(atMost)

/** Longest due first. */
export const dueProfiles = ({ db, now }: Call, atMost: number) =>
  db
    .select({ id: embeddingQueue.profileId })
    .from(embeddingQueue)
    .where(isDue(embeddingQueue, now))
    .orderBy(soonest(embeddingQueue), asc(embeddingQueue.profileId))
    .limit(atMost)
