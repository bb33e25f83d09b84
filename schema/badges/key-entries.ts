import { readPublicMultikey, readSecretMultikey } from './multibase.ts'

/** An entry of `BADGE_KEYS`: `name:secret`, or `name:public` of a retired key. */
const entry = /^([a-z0-9-]{1,40}):(z(?:3u2|6Mk)[1-9A-HJ-NP-Za-km-z]{43,44})$/

type Key = Uint8Array<ArrayBuffer>
/** A key with its secret, or a retired one with its public key. */
export type KeyEntry = { name: string } & ({ secret: Key } | { publicKey: Key })

/**
 * The entries of `BADGE_KEYS`, newest first; undefined where one is no key, a name stands twice, or the newest has no
 * secret.
 */
export function keyEntries(text: string): KeyEntry[] | undefined {
  const entries = text.split(',').map((part) => keyEntry(part.trim()))
  const known = entries.filter((one) => one !== undefined)
  const names = new Set(known.map(({ name }) => name))
  const [newest] = known
  return newest && 'secret' in newest && names.size === entries.length ? known : undefined
}

function keyEntry(text: string): KeyEntry | undefined {
  const [, name = '', multikey = ''] = entry.exec(text) ?? []
  const [secret, publicKey] = [readSecretMultikey(multikey), readPublicMultikey(multikey)]
  if (secret) return { name, secret }
  return publicKey && { name, publicKey }
}
