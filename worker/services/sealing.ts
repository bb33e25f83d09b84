import { base64url, bytesIn } from './tokens.ts'

const encoder = new TextEncoder()
const ivLength = 12

/** A key of its own for each purpose (HKDF, AES-GCM 256). */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** A text encrypted for one purpose, different each time. */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyFor(secret, purpose),
    encoder.encode(text),
  )
  return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]).buffer)
}

/** The decrypted text; undefined where another secret or purpose sealed it, or it was changed. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | undefined> {
  try {
    const bytes = bytesIn(sealed)
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, ivLength) },
      await keyFor(secret, purpose),
      bytes.slice(ivLength),
    )
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}
