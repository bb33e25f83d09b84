import type { Signer } from './data-integrity.ts'
import { publicKeyOf } from './ed25519.ts'
import { keyEntries } from './key-entries.ts'
import { publicMultikey, secretMultikey } from './multibase.ts'

/** A key of the product: `secret` is null for a retired one, which is only checked. */
type BadgeKey = { name: string; publicKey: Uint8Array<ArrayBuffer>; secret: Uint8Array | null }

/** The keys in `BADGE_KEYS`, newest first. @throws where they are none */
export async function readBadgeKeys(text: string | undefined): Promise<BadgeKey[]> {
  const entries = keyEntries(text ?? '')
  if (!entries) throw new Error('BADGE_KEYS are missing, or no list of keys')
  return Promise.all(
    entries.map(async (entry) =>
      'secret' in entry
        ? { ...entry, publicKey: await publicKeyOf(entry.secret) }
        : { ...entry, secret: null },
    ),
  )
}

/** A new entry of `BADGE_KEYS`. */
export const newBadgeKey = (name: string) =>
  `${name}:${secretMultikey(crypto.getRandomValues(new Uint8Array(32)))}`

/** The product as an issuer: `did:web` of its address, whose port is written as did:web wants it. */
export const issuerOf = (appUrl: string) => `did:web:${encodeURIComponent(new URL(appUrl).host)}`

/** The address of a key in its DID document. */
const verificationMethodOf = (appUrl: string, { name }: Pick<BadgeKey, 'name'>) =>
  `${issuerOf(appUrl)}#${name}`

/** Who signs now: the newest key. */
export function signerOf(appUrl: string, [newest]: readonly BadgeKey[]): Signer {
  if (!newest?.secret) throw new Error('the newest badge key has no secret')
  return { secret: newest.secret, verificationMethod: verificationMethodOf(appUrl, newest) }
}

/** The DID document of the product, with every key that signs or once signed. */
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
