import { canonicalForm } from './canonical-form.ts'
import { isSignedBy, signBytes } from './ed25519.ts'
import type { Json, JsonObject } from './json.ts'
import { fromMultibase, toMultibase } from './multibase.ts'

/** The only format of a proof that is written and read: verifiers have it in common. */
export const cryptosuite = 'eddsa-rdfc-2022'

/** Who signs: the secret of 32 bytes, and the address under which its public key is found. */
export type Signer = { secret: Uint8Array; verificationMethod: string }

type Proof = {
  type: 'DataIntegrityProof'
  cryptosuite: typeof cryptosuite
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
  proofValue: string
}

/**
 * A JSON-LD document with its `DataIntegrityProof`, made at `created` (an ISO time to the second, with a Z).
 * @throws CanonicalFormError where a term is not defined, or a context is unknown
 */
export async function signDocument<Document extends JsonObject>(
  document: Document,
  { secret, verificationMethod }: Signer,
  created: string,
): Promise<Document & { proof: Proof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite,
    created,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const
  const bytes = await signedBytes(document, options)
  return { ...document, proof: { ...options, proofValue: toMultibase(await signBytes(secret, bytes)) } }
}

/**
 * Whether a proof holds for a document (with or without its `proof`) and a public key of 32 bytes. Neither the purpose
 * of the proof nor its times are judged.
 * @throws CanonicalFormError where the document has no canonical form
 */
export async function proofHolds(
  document: JsonObject,
  proof: JsonObject,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { proofValue, ...options } = proof
  const signature = typeof proofValue === 'string' ? fromMultibase(proofValue) : undefined
  if (options.type !== 'DataIntegrityProof' || options.cryptosuite !== cryptosuite) return false
  if (signature?.length !== 64) return false
  const { proof: _, ...unsigned } = document
  const contexts = contextsOf(unsigned['@context'])
  const own = options['@context']
  // A proof may name the contexts that its document began with when it was signed.
  if (own !== undefined && !contextsOf(own).every((one, index) => one === contexts[index])) return false
  const signed = own === undefined ? unsigned : { ...unsigned, '@context': own }
  return isSignedBy(publicKey, signature, await signedBytes(signed, options))
}

const contextsOf = (context: Json | undefined): Json[] =>
  context === undefined ? [] : Array.isArray(context) ? context : [context]

/** What eddsa-rdfc-2022 signs: the hash of the proof without its value, then the hash of the document. */
async function signedBytes(document: JsonObject, options: JsonObject): Promise<Uint8Array<ArrayBuffer>> {
  const context = document['@context'] ?? null
  const hashes = [
    await hashOf(await canonicalForm({ ...options, '@context': context })),
    await hashOf(await canonicalForm(document)),
  ]
  return Uint8Array.from(hashes.flatMap((hash) => [...hash]))
}

const hashOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
