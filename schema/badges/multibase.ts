import { base58 } from '@scure/base'

/** What stands before a key in a Multikey: an Ed25519 public key, or its secret. */
const publicPrefix = [0xed, 0x01]
const secretPrefix = [0x80, 0x26]
const keyLength = 32
/** A signature has 88 characters at most; reading base58 takes the square of its length. */
const maxLength = 100

/** A `z` and base58btc, as multibase writes it. */
export const toMultibase = (bytes: Uint8Array) => `z${base58.encode(bytes)}`

/** The bytes of a multibase text in base58btc; undefined for any other text. */
export function fromMultibase(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith('z') || text.length > maxLength) return undefined
  try {
    return new Uint8Array(base58.decode(text.slice(1)))
  } catch {
    return undefined
  }
}

/** The Multikey of an Ed25519 public key: `z6Mk…`. */
export const publicMultikey = (key: Uint8Array) => toMultibase(Uint8Array.from([...publicPrefix, ...key]))

/** The Multikey of an Ed25519 secret: `z3u2…`. */
export const secretMultikey = (seed: Uint8Array) => toMultibase(Uint8Array.from([...secretPrefix, ...seed]))

/** The Ed25519 public key in a Multikey; undefined for any other text. */
export const readPublicMultikey = (text: string) => readKey(text, publicPrefix)

/** The Ed25519 secret in a Multikey; undefined for any other text. */
export const readSecretMultikey = (text: string) => readKey(text, secretPrefix)

function readKey(text: string, prefix: number[]) {
  const bytes = fromMultibase(text)
  const isOfKind =
    bytes?.length === prefix.length + keyLength && prefix.every((byte, index) => bytes[index] === byte)
  return isOfKind ? bytes.slice(prefix.length) : undefined
}
