import { readPublicMultikey, readSecretMultikey } from './multibase.ts'

/** An entry of a key: `name:secret`, or `name:public` of a retired one. */
const entry = /^([a-z0-9-]{1,40}):(z(?:3u2|6Mk)[1-9A-HJ-NP-Za-km-z]{43,44})$/

type Key = Uint8Array<ArrayBuffer>
/** A key with its secret, or a retired one with its public key. */
type KeyEntry = { name: string } & ({ secret: Key } | { publicKey: Key })

/** An entry of a key that was stolen. */
const removedEntry = /^([a-z0-9-]{1,40}):gone$/

/**
 * The keys of `BADGE_KEYS`, newest first; undefined where an entry is none, a name stands twice, or the newest has no
 * secret.
 */
export function keyEntries(text: string): KeyEntry[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const entries = parts.filter((part) => !removedEntry.test(part)).map(keyEntry)
  const known = entries.filter((one) => one !== undefined)
  const names = new Set(parts.map((part) => part.split(':', 1).join()))
  const isWhole = known.length === entries.length && names.size === parts.length
  const [newest] = known
  return isWhole && newest && 'secret' in newest && !removedEntry.test(parts[0] ?? '') ? known : undefined
}

/** The names of the keys that were stolen: what they signed is revoked and issued again. */
export const removedKeys = (text = '') =>
  text.split(',').flatMap((part) => removedEntry.exec(part.trim())?.[1] ?? [])

function keyEntry(text: string): KeyEntry | undefined {
  const [, name = '', multikey = ''] = entry.exec(text) ?? []
  const [secret, publicKey] = [readSecretMultikey(multikey), readPublicMultikey(multikey)]
  if (secret) return { name, secret }
  return publicKey && { name, publicKey }
}
