import type { Signer } from './data-integrity.ts'
import { publicKeyOf } from './ed25519.ts'
import { publicMultikey, readPublicMultikey, readSecretMultikey, secretMultikey } from './multibase.ts'

/** A key of the house: `secret` is null for a retired one, which is only checked. */
export type BadgeKey = { name: string; publicKey: Uint8Array<ArrayBuffer>; secret: Uint8Array | null }

/** The parts of one entry of `BADGE_KEYS`: `name:secret`, or `name:public` of a retired key. */
const entry = /^([a-z0-9-]{1,40}):(z(?:3u2|6Mk)[1-9A-HJ-NP-Za-km-z]{43,44})$/

/**
 * The keys in `BADGE_KEYS`, newest first; undefined where an entry is no key, a name stands twice, or the newest has no
 * secret.
 */
export async function readBadgeKeys(text: string): Promise<BadgeKey[] | undefined> {
  const keys: BadgeKey[] = []
  for (const part of text.split(',')) {
    const [, name, multikey = ''] = entry.exec(part.trim()) ?? []
    const secret = readSecretMultikey(multikey) ?? null
    const publicKey = secret ? await publicKeyOf(secret) : readPublicMultikey(multikey)
    if (!name || !publicKey || keys.some((key) => key.name === name)) return undefined
    keys.push({ name, publicKey, secret })
  }
  return keys[0]?.secret ? keys : undefined
}

/** A new entry of `BADGE_KEYS`. */
export const newBadgeKey = (name: string) =>
  `${name}:${secretMultikey(crypto.getRandomValues(new Uint8Array(32)))}`

/** The house as an issuer: `did:web` of its address, whose port is written as did:web wants it. */
export const issuerOf = (appUrl: string) => `did:web:${encodeURIComponent(new URL(appUrl).host)}`

/** The address of a key in the house's DID document. */
export const verificationMethodOf = (appUrl: string, { name }: Pick<BadgeKey, 'name'>) =>
  `${issuerOf(appUrl)}#${name}`

/** Who signs now: the newest key. */
export function signerOf(appUrl: string, [newest]: readonly BadgeKey[]): Signer {
  if (!newest?.secret) throw new Error('the newest badge key has no secret')
  return { secret: newest.secret, verificationMethod: verificationMethodOf(appUrl, newest) }
}

/** The DID document of the house, with every key that signs or once signed. */
export function didDocument(appUrl: string, keys: readonly BadgeKey[]) {
  const id = issuerOf(appUrl)
  const methods = keys.map((key) => ({
    id: verificationMethodOf(appUrl, key),
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: publicMultikey(key.publicKey),
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  }
}
