import jsonld from 'jsonld'
import { knownContexts } from './contexts.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'

/**
 * Why a document has no canonical form: an unknown context (`detail` is its address) or its own, a term that no context
 * defines (`detail` is the term), or no JSON-LD.
 */
type CanonicalFormProblem = 'unknown-context' | 'own-context' | 'undefined-term' | 'unreadable'

/** A document that cannot be signed or checked. */
export class CanonicalFormError extends Error {
  readonly problem: CanonicalFormProblem
  readonly detail: string

  constructor(problem: CanonicalFormProblem, detail: string) {
    super(`${problem}: ${detail}`)
    this.problem = problem
    this.detail = detail
  }
}

/** Deeper than any credential, and far from where reading would run out of stack. */
const deepest = 64

/**
 * The RDFC-1.0 form of a JSON-LD document whose contexts are all known by their address, so that nobody can give a
 * term another meaning.
 * @throws CanonicalFormError
 */
export async function canonicalForm(document: JsonObject): Promise<string> {
  checkContexts(document, 0)
  try {
    return await jsonld.canonize(document, {
      safe: true,
      // Relative addresses would mean something else wherever the document lies.
      base: null,
      documentLoader: loadKnown,
      canonizeOptions: { algorithm: 'RDFC-1.0', maxWorkFactor: 1 },
    })
  } catch (error) {
    throw problemOf(error)
  }
}

async function loadKnown(address: string) {
  const document = knownContexts.get(address)
  if (!document) throw new CanonicalFormError('unknown-context', address)
  return { documentUrl: address, document, contextUrl: null, tag: 'static' as const }
}

function checkContexts(value: Json, depth: number) {
  if (depth > deepest) throw new CanonicalFormError('unreadable', 'too deep')
  if (Array.isArray(value)) {
    for (const one of value) checkContexts(one, depth + 1)
    return
  }
  if (!isJsonObject(value)) return
  for (const [name, one] of Object.entries(value)) {
    if (name === '@context') checkContext(one)
    else checkContexts(one, depth + 1)
  }
}

function checkContext(context: Json) {
  for (const one of Array.isArray(context) ? context : [context]) {
    if (typeof one !== 'string') throw new CanonicalFormError('own-context', '@context')
    if (!knownContexts.has(one)) throw new CanonicalFormError('unknown-context', one)
  }
}

/** What `jsonld` says of a term or a relative address that would have been left out of what is signed. */
type Unsafe = { details?: { event?: { details?: Record<string, unknown> } } }

function problemOf(error: unknown): CanonicalFormError {
  if (error instanceof CanonicalFormError) return error
  const details = (error as Unsafe).details?.event?.details
  if (!details) return new CanonicalFormError('unreadable', error instanceof Error ? error.message : '')
  const term = Object.values(details).find((value) => typeof value === 'string')
  return new CanonicalFormError('undefined-term', typeof term === 'string' ? term : '')
}
