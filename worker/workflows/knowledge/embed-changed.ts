import type { Call } from '../../call.ts'
import { type EmbeddedPassage, embeddedPassagesOf } from '../../features/knowledge/embedded-passages.ts'
import {
  type Claim,
  claimDue,
  insertModel,
  postponeEmbedding,
  queueProfiles,
  releaseEmbedding,
  saveEmbeddings,
} from '../../features/knowledge/embedding-commands.ts'
import { findEmbedded, findUnqueued } from '../../features/knowledge/embedding-queries.ts'
import { findPublicProfiles } from '../../features/profiles/public-profile-queries.ts'
import { chargeReserved, releaseReserved, reserveUntilSettled } from '../../services/allowances.ts'
import {
  configuredEmbeddingModel,
  type EmbeddingModel,
  isModelRefusal,
  reasonOf,
  tokensAtMost,
} from '../../services/models/embedding-model.ts'
import { write } from '../../services/write.ts'

export const embeddingTokensPerDay = 5_000_000
const passagesPerCall = 64
const profilesPerClaim = 64
const profilesPerQueueing = 500
/** The jobs of a minute share the thousand requests that the platform allows; a call takes seven. */
const maxCalls = 40
const maxRunMs = 40_000

/** A claimed profile: all its passages by their keys, and those whose text the model has not seen. */
type Work = { claim: Claim; keys: string[]; unseen: EmbeddedPassage[] }
type Run = {
  call: Call
  model: EmbeddingModel
  modelId: number
  calls: number
  /** When the day's budget, once used up, begins anew. */
  nextBudgetAt?: number
}

/**
 * Embeds what changed on published profiles, and all of them when a model is configured for the first time.
 * Safe to interrupt and to run twice at once: what was not saved is queued again.
 */
export async function embedChanged(call: Call) {
  const model = configuredEmbeddingModel(call)
  if (!model) return
  const run: Run = { call, model, modelId: await idOfModel(call, model.name), calls: 0 }
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const claims = await claimDue(call, profilesPerClaim)
    if (claims.length === 0 && !(await queueUnseen(run))) return
    if (claims.length && !(await embedClaims(run, claims, until))) return
  }
}

/** The id of a model, which gets one when it is first configured. */
async function idOfModel(call: Call, name: string): Promise<number> {
  const { stored } = await write(call, insertModel(call, name))
  const [model] = stored
  if (!model) throw new Error(`Model ${name} was not stored`)
  return model.id
}

/** Queues the next profiles that a model has not seen; false when it has seen all. Safe to run twice at once. */
async function queueUnseen({ call, modelId }: Run): Promise<boolean> {
  const next = await findUnqueued(call, modelId, profilesPerQueueing)
  if (next.length) await write(call, queueProfiles(call, modelId, next))
  return next.length > 0
}

/** False when the server failed, the budget is used up or the run has made all its calls; claims are then put back. */
async function embedClaims(run: Run, claims: Claim[], until: number): Promise<boolean> {
  const { call } = run
  const waiting = inCalls(await workOf(run, claims))
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const outcome = run.calls >= maxCalls || Date.now() > until ? 'paused' : await embedGroup(run, group)
    if (outcome === 'refused') {
      const half = Math.ceil(group.length / 2)
      if (group.length > 1) waiting.unshift(group.slice(0, half), group.slice(half))
      else await postponeEmbedding(call, claimsOf([group]))
      continue
    }
    if (outcome === 'stored') continue
    if (outcome === 'failed') await postponeEmbedding(call, claimsOf([group]))
    else waiting.unshift(group)
    if (waiting.length)
      await releaseEmbedding(call, claimsOf(waiting), run.nextBudgetAt ?? call.now.getTime())
    return false
  }
  return true
}

const claimsOf = (groups: Work[][]) => groups.flat().map(({ claim }) => claim)

/** What of each claimed profile the model has not seen as it stands now. */
async function workOf({ call, modelId }: Run, claims: Claim[]): Promise<Work[]> {
  const ids = claims.map(({ profileId }) => profileId)
  const [published, embedded] = await Promise.all([findPublicProfiles(call, ids), findEmbedded(call, ids)])
  const byId = new Map(published.map((profile) => [profile.id, profile]))
  const passages = new Set(
    embedded
      .filter((row) => row.modelId === modelId)
      .map(({ profileId, passage, hash }) => `${profileId} ${passage} ${hash}`),
  )
  return Promise.all(
    claims.map(async (claim) => {
      const profile = byId.get(claim.profileId)
      const texts = profile ? await embeddedPassagesOf(profile) : []
      const unseen = texts.filter(({ key, hash }) => !passages.has(`${claim.profileId} ${key} ${hash}`))
      return { claim, keys: texts.map(({ key }) => key), unseen }
    }),
  )
}

/** Whole profiles together while their passages fit into one call; one with more has a call of its own. */
function inCalls(work: Work[]): Work[][] {
  const groups: Work[][] = []
  let room = 0
  for (const one of work) {
    const last = groups.at(-1)
    room -= one.unseen.length
    if (last && room >= 0) last.push(one)
    else {
      groups.push([one])
      room = passagesPerCall - one.unseen.length
    }
  }
  return groups
}

async function embedGroup(run: Run, group: Work[]): Promise<'stored' | 'refused' | 'failed' | 'over budget'> {
  const { call, modelId } = run
  const texts = group.flatMap(({ unseen }) => unseen.map(({ text }) => text))
  const vectors = texts.length ? await vectorsOf(run, texts) : []
  if (!Array.isArray(vectors)) return vectors
  const finished = group.map(({ claim, keys, unseen }) => {
    const own = vectors.splice(0, unseen.length)
    const embedded = own.flatMap((vector, index) => {
      const passage = unseen[index]
      return passage ? [{ ...passage, vector }] : []
    })
    return { claim, keys, embedded }
  })
  await write(call, { saved: saveEmbeddings(call, modelId, finished) })
  return 'stored'
}

/** One call of the model, within the day's budget. */
async function vectorsOf(run: Run, texts: string[]) {
  const { call, model } = run
  const amount = tokensAtMost(...texts)
  const reserved = await reserveUntilSettled(call, [
    { unit: 'tokens', subject: 'embeddings', amount, limit: embeddingTokensPerDay, window: 'day' },
  ])
  if (reserved.exceeded) {
    run.nextBudgetAt = call.now.getTime() + reserved.exceeded.retryAfterSeconds * 1000
    return 'over budget'
  }
  run.calls += 1
  try {
    const { vectors, tokens = amount } = await call.askStranger(() => model.embedTexts(texts))
    await write(call, { used: chargeReserved(call, reserved.allowances, { tokens }) })
    return vectors
  } catch (error) {
    await releaseReserved(call, reserved.allowances)
    console.error(`${model.name} did not embed ${texts.length} passages:`, reasonOf(error))
    return isModelRefusal(error) ? 'refused' : 'failed'
  }
}
