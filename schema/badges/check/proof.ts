import { CanonicalFormError } from '../canonical-form.ts'
import { cryptosuite, proofHolds } from '../data-integrity.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { type FormProblem, hasOtherNames, problemOfForm, wordIn } from './form.ts'
import type { FoundKey, KeyProblem } from './issuer-key.ts'
import type { LoadProblem } from './load.ts'
import { listOf, typesOf } from './read-badge.ts'

export type ProofProblem =
  | KeyProblem
  | FormProblem
  | 'no-proof'
  | 'other-format'
  | 'proof-chain'
  | 'wrong-purpose'
  | 'proof-undated'
  | 'proof-expired'
  | 'signed-ahead'
  | 'signature-broken'

type CheckedProof =
  | { signedAt: string; issuer: string }
  | { problem: ProofProblem; detail?: string; because?: LoadProblem }

export type KeyOf = (issuer: string, address: string, created: string) => Promise<FoundKey>

/** Clocks differ. */
const tolerance = 5 * 60_000

/** The id of a credential's issuer. */
export function issuerIn(credential: JsonObject): string {
  return wordIn(credential.issuer) ?? ''
}

/** Whether a credential's issuer signed it as it is, with a key that is theirs. */
export async function checkProof(credential: JsonObject, keyOf: KeyOf, now: Date): Promise<CheckedProof> {
  const proofs = listOf(credential.proof).filter(isJsonObject)
  if (!proofs.length) return { problem: 'no-proof' }
  const readable = proofs.filter((proof) => formatOf(proof) === cryptosuite)
  if (!readable.length) return { problem: 'other-format', detail: formatOf(proofs[0]) }
  const form = await problemOfForm(credential)
  if (form) return form
  let first: CheckedProof | undefined
  // One that holds is enough; whoever adds others changes nothing.
  for (const proof of readable.slice(0, 3)) {
    const checked = await checkOne(credential, proof, keyOf, now)
    if ('signedAt' in checked) return checked
    first ??= checked
  }
  return first ?? { problem: 'no-proof' }
}

function formatOf(proof: JsonObject | undefined): string {
  const [type = ''] = proof ? typesOf(proof) : []
  return type === 'DataIntegrityProof' && typeof proof?.cryptosuite === 'string' ? proof.cryptosuite : type
}

async function checkOne(
  credential: JsonObject,
  proof: JsonObject,
  keyOf: KeyOf,
  now: Date,
): Promise<CheckedProof> {
  const { created, expires, verificationMethod, proofPurpose } = proof
  if (hasOtherNames(proof)) return { problem: 'own-context' }
  if (proof.previousProof !== undefined) return { problem: 'proof-chain' }
  if (proofPurpose !== 'assertionMethod') return { problem: 'wrong-purpose' }
  if (typeof created !== 'string' || Number.isNaN(Date.parse(created))) return { problem: 'proof-undated' }
  const issuer = issuerIn(credential)
  const key = await keyOf(issuer, typeof verificationMethod === 'string' ? verificationMethod : '', created)
  if ('problem' in key) return key
  if (!(await holds(credential, proof, key.publicKey))) return { problem: 'signature-broken' }
  if (Date.parse(created) > now.getTime() + tolerance) return { problem: 'signed-ahead', detail: created }
  if (expires !== undefined && !(Date.parse(String(expires)) > now.getTime()))
    return { problem: 'proof-expired', detail: String(expires) }
  return { signedAt: created, issuer }
}

/** A proof whose own terms have no meaning holds for nothing. */
const holds = (credential: JsonObject, proof: JsonObject, key: Uint8Array<ArrayBuffer>) =>
  proofHolds(credential, proof, key).catch((error: unknown) => {
    if (error instanceof CanonicalFormError) return false
    throw error
  })
