import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { readPublicMultikey } from '../multibase.ts'
import { type Identifier, ownerOfKey, readIdentifier } from './did.ts'
import type { Load, LoadProblem } from './load.ts'
import { listOf } from './read-badge.ts'
import { parseStrictJson } from './strict-json.ts'

export type KeyProblem =
  | 'no-issuer'
  | 'unknown-identifier'
  | 'unknown-did-method'
  | 'other-signer'
  | 'unproven-signer'
  | 'keys-unread'
  | 'keys-unreadable'
  | 'keys-of-another'
  | 'key-missing'
  | 'key-of-another'
  | 'key-not-for-signing'
  | 'key-kind'
  | 'key-expired'
  | 'key-revoked'

export type FoundKey =
  | { publicKey: Uint8Array<ArrayBuffer> }
  | { problem: KeyProblem; detail?: string; because?: LoadProblem }

/** Finds the keys of issuers; `addressOf` says where an issuer publishes them. */
export const keyFinder =
  (load: Load, addressOf: (identifier: Identifier & { address: string }) => string) =>
  /** The key at `address`, if `issuer` had it for signing at the time of the proof. */
  async (issuer: string, address: string, created: string): Promise<FoundKey> => {
    if (!issuer) return { problem: 'no-issuer' }
    const identifier = readIdentifier(issuer)
    if (!identifier) return { problem: 'unknown-identifier', detail: issuer }
    if (identifier.method === 'other') return { problem: 'unknown-did-method', detail: identifier.name }
    if (ownerOfKey(address) !== issuer) {
      const isKeyAlone = identifier.method === 'https' && address.startsWith('did:key:')
      return { problem: isKeyAlone ? 'unproven-signer' : 'other-signer', detail: ownerOfKey(address) }
    }
    if (identifier.method === 'key') return keyInName(identifier.multikey)
    const answer = await load(addressOf(identifier), 'keys')
    if ('problem' in answer)
      return { problem: 'keys-unread', detail: identifier.host, because: answer.problem }
    return keyInDocument(answer.bytes, { issuer, address, created, host: identifier.host })
  }

function keyInName(multikey: string): FoundKey {
  const publicKey = readPublicMultikey(multikey)
  return publicKey ? { publicKey } : { problem: 'key-kind' }
}

type Wanted = { issuer: string; address: string; created: string; host: string }

function keyInDocument(bytes: Uint8Array, { issuer, address, created, host }: Wanted): FoundKey {
  const read = parseStrictJson(new TextDecoder().decode(bytes))
  if (!('json' in read) || !isJsonObject(read.json)) return { problem: 'keys-unreadable', detail: host }
  const document = read.json
  if (document.id !== issuer) return { problem: 'keys-of-another', detail: host }
  const isThis = (id: Json | undefined) =>
    typeof id === 'string' && (id === address || (id.startsWith('#') && issuer + id === address))
  const purposes = listOf(document.assertionMethod)
  const methods = [...listOf(document.verificationMethod), ...purposes].filter(isJsonObject)
  const method = methods.find(({ id }) => isThis(id))
  if (!method) return { problem: 'key-missing', detail: host }
  if (method.controller !== issuer) return { problem: 'key-of-another', detail: host }
  if (!purposes.some((one) => isThis(isJsonObject(one) ? one.id : one)))
    return { problem: 'key-not-for-signing', detail: host }
  if (method.revoked !== undefined) return { problem: 'key-revoked', detail: host }
  if (typeof method.expires === 'string' && !(Date.parse(created) <= Date.parse(method.expires)))
    return { problem: 'key-expired', detail: host }
  const publicKey = publicKeyIn(method)
  return publicKey ? { publicKey } : { problem: 'key-kind', detail: host }
}

/** The Ed25519 key of a method: as a Multikey, or as a JSON Web Key. */
function publicKeyIn({ publicKeyMultibase, publicKeyJwk }: JsonObject): Uint8Array<ArrayBuffer> | undefined {
  if (typeof publicKeyMultibase === 'string') return readPublicMultikey(publicKeyMultibase)
  if (!isJsonObject(publicKeyJwk) || publicKeyJwk.crv !== 'Ed25519' || typeof publicKeyJwk.x !== 'string')
    return undefined
  if (!/^[\w-]{43}$/.test(publicKeyJwk.x)) return undefined
  const base64 = publicKeyJwk.x.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
}
