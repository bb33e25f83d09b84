import { CanonicalFormError, canonicalForm } from '../canonical-form.ts'
import { credentialsContext } from '../contexts.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { listOf, typesOf } from './read-badge.ts'

export type FormProblem = 'unknown-context' | 'own-context' | 'undefined-term' | 'unreadable-terms'

/**
 * Why what is signed and what is read of a credential could differ: a signature covers statements, which can be
 * written in other ways than the one that is read.
 */
export async function problemOfForm({
  proof: _,
  ...credential
}: JsonObject): Promise<{ problem: FormProblem; detail?: string } | undefined> {
  if (hasOtherNames(credential)) return { problem: 'own-context' }
  if (Object.values(credential).some((value) => namesAgain(value, credential.id)))
    return { problem: 'own-context' }
  try {
    await canonicalForm(credential)
  } catch (error) {
    if (!(error instanceof CanonicalFormError)) throw error
    const problem = error.problem === 'unreadable' ? 'unreadable-terms' : error.problem
    return { problem, detail: error.detail }
  }
  const [first] = listOf(credential['@context'])
  const isPlain = first === credentialsContext && listOf(credential.credentialSubject).length === 1
  return isPlain ? undefined : { problem: 'unreadable-terms' }
}

/** A value that may be written by itself, once or again in a list, or as an object: all are signed alike. */
export function wordIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return new Set(value.map(wordIn)).size === 1 ? wordIn(value[0]) : undefined
  if (!isJsonObject(value)) return undefined
  return typeof value['@value'] === 'string' ? value['@value'] : wordIn(value.id)
}

/** What a value in a language is written with. */
const ofValues = ['@context', '@value', '@language', '@direction']

/** Whether a field has another name than a vocabulary gives it: a keyword of JSON-LD, or a whole address. */
export function hasOtherNames(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasOtherNames)
  if (!isJsonObject(value)) return false
  return Object.entries(value).some(
    ([name, one]) =>
      name.includes(':') || (name.startsWith('@') && !ofValues.includes(name)) || hasOtherNames(one),
  )
}

/** Whether a credential goes on within itself, where nobody reads it. */
function namesAgain(value: Json, id: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some((one) => namesAgain(one, id))
  if (!isJsonObject(value)) return false
  const isAgain = value.id === id && typesOf(value).includes('VerifiableCredential')
  return isAgain || Object.values(value).some((one) => namesAgain(one, id))
}
