import type { Call } from '../call.ts'

const encoder = new TextEncoder()
/** How far a notice's time may be from ours: an older one is somebody's copy. */
const toleranceMs = 5 * 60_000

type Notice = { id: string; timestamp: string; signatures: string; body: string }

/**
 * Whether a notice is signed with our secret, `whsec_…`, as Standard Webhooks says and Svix does: HMAC-SHA-256 over
 * `id.timestamp.body` (seconds), in base64 after `v1,`; several stand there while a secret is changed.
 */
export async function isSigned(
  { now }: Call,
  secret: string,
  { id, timestamp, signatures, body }: Notice,
): Promise<boolean> {
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= toleranceMs
  const key = bytesIn(secret.replace(/^whsec_/, ''))
  if (!id || !timestamp || !isFresh || !key) return false
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, hmac, false, ['verify'])
  const signed = encoder.encode(`${id}.${timestamp}.${body}`)
  const given = signatures.split(' ').flatMap((one) => {
    const [version, signature = ''] = one.split(',')
    return version === 'v1' ? (bytesIn(signature) ?? []) : []
  })
  const checked = await Promise.all(
    given.map((signature) => crypto.subtle.verify('HMAC', imported, signature, signed)),
  )
  return checked.includes(true)
}

/** What base64 stands for; undefined where it is none. */
function bytesIn(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
