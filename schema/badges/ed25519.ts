/** What stands before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const beforeSeed = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

const importSecret = (seed: Uint8Array) =>
  crypto.subtle.importKey('pkcs8', Uint8Array.from([...beforeSeed, ...seed]), 'Ed25519', true, ['sign'])

/** The public key that belongs to a secret of 32 bytes. */
export async function publicKeyOf(seed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const exported = await crypto.subtle.exportKey('jwk', await importSecret(seed))
  const x = 'x' in exported ? (exported.x ?? '') : ''
  return Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}

/** The Ed25519 signature of bytes. */
export async function signBytes(seed: Uint8Array, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', await importSecret(seed), bytes))
}

/** Whether a signature is that of a public key; in browsers without Ed25519 a library decides. */
export async function isSignedBy(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await importPublic(publicKey)
  if (key) return crypto.subtle.verify('Ed25519', key, signature, bytes)
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, bytes, publicKey, { zip215: false }).catch(() => false)
}

/** The key of a runtime that knows Ed25519; undefined in one that does not, or that refuses this key. */
async function importPublic(publicKey: Uint8Array<ArrayBuffer>) {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof Error && ['NotSupportedError', 'DataError'].includes(error.name)) return undefined
    throw error
  }
}
