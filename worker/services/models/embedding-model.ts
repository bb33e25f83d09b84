import type { APICallError } from 'ai'
import type { Call } from '../../call.ts'
import { reserve } from '../allowances.ts'
import { sleep } from '../clock.ts'
import { addressHash } from '../identity/address.ts'
import { setNewest } from '../set-newest.ts'
import { hasModelServer, modelServer } from './model-server.ts'
import { unitVector, type Vector } from './vectors.ts'

export type EmbeddingModel = {
  name: string
  /** Vectors of many texts, in order, and the tokens they cost if the server says so. @throws what the server threw. */
  embedTexts: (texts: string[]) => Promise<{ vectors: Vector[]; tokens: number | undefined }>
  /**
   * The vector of a visitor's words; undefined when the server fails, is slow or failed a moment ago, or when the day's
   * allowance is used up or cannot be read in time.
   */
  embedQuery: (text: string) => Promise<Vector | undefined>
}

const queryMs = 1_500
/** The part of this time that the allowance may take. */
const allowanceMs = 500
const textsMs = 20_000
/** After a failure the server is not asked again for this long. */
const coolDownMs = 30_000
const maxRemembered = 200
/** Tokens that visitors' searches may cost: some thousand searches for an address. */
export const searchTokensPerDay = { address: 100_000, everybody: 5_000_000 }

const remembered = new Map<string, Vector>()
const coolUntil = new Map<string, number>()

/** The configured embedding model: OpenAI's or that of a compatible server; undefined when none is configured. */
export function configuredEmbeddingModel(call: Call): EmbeddingModel | undefined {
  if (!hasModelServer(call.variables)) return undefined
  const name = call.variables.OPENAI_EMBEDDING_MODEL
  const load = async () => ({
    model: (await modelServer(call.variables)).embedding(name),
    maxRetries: 0,
    // Only these can be asked for fewer numbers than they have, and lose next to nothing by it.
    ...(name.includes('text-embedding-3') && { providerOptions: { openai: { dimensions: 512 } } }),
  })
  return {
    name,
    async embedTexts(values) {
      const abortSignal = AbortSignal.timeout(textsMs)
      const { embedMany } = await import('ai')
      const { embeddings, usage } = await embedMany({ ...(await load()), values, abortSignal })
      if (embeddings.length !== values.length) throw new RangeError('Not a vector for each text')
      return { vectors: embeddings.map(unitVector), tokens: usage.tokens || undefined }
    },
    async embedQuery(query) {
      const text = query.toWellFormed().trim()
      const key = `${name}\n${text}`
      const cached = remembered.get(key)
      if (cached) return cached
      if ((coolUntil.get(name) ?? 0) > Date.now()) return undefined
      const abortSignal = AbortSignal.timeout(queryMs)
      const isPaidInTime = Promise.race([isPaid(call, text), sleep(allowanceMs)])
      if (!(await isPaidInTime.catch(() => false))) return undefined
      try {
        const { embed } = await import('ai')
        const { embedding } = await embed({ ...(await load()), value: text, abortSignal })
        const vector = unitVector(embedding)
        setNewest(remembered, key, vector, maxRemembered)
        return vector
      } catch (error) {
        // A text that the model refuses is no reason to stop using it for others.
        if (isModelRefusal(error)) return undefined
        coolUntil.set(name, Date.now() + coolDownMs)
        console.error(`Search by meaning pauses for ${coolDownMs / 1000} s:`, reasonOf(error))
        return undefined
      }
    },
  }
}

/** Whether the day's allowances of the address and of everybody have room for these words. */
async function isPaid(call: Call, text: string): Promise<boolean> {
  const tokens = { unit: 'tokens', amount: tokensAtMost(text), window: 'day' } as const
  const reserved = await reserve(call, [
    { ...tokens, subject: `searches:${await addressHash(call)}`, limit: searchTokensPerDay.address },
    { ...tokens, subject: 'searches', limit: searchTokensPerDay.everybody },
  ])
  return !reserved.exceeded
}

/** A token has about four letters; three, to be on the safe side. */
export const tokensAtMost = (...texts: string[]) =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 3)

const isApiCallError = (error: unknown): error is APICallError =>
  error instanceof Error && error.name === 'AI_APICallError'

/** Whether the server would refuse these texts again, while it might take others. */
export const isModelRefusal = (error: unknown) =>
  error instanceof RangeError || (isApiCallError(error) && [400, 413, 422].includes(error.statusCode ?? 0))

/** Why a server failed, without its words, which may hold a key or a visitor's text. */
export const reasonOf = (error: unknown) =>
  isApiCallError(error) ? `status ${error.statusCode ?? 'unknown'}` : (error as Error).name
