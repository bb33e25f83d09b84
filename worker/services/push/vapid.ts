import type { Variables } from '../../env.ts'
import { base64url, bytesIn } from '../tokens.ts'

/** The keys by which push services know this site (RFC 8292), and whom they write to if something is wrong with it. */
type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Below the 24 hours that push services allow. */
const tokenSeconds = 12 * 3600

/** The site's keys; undefined where it sends no pushes. */
export const vapidOf = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Pick<Variables, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>): Vapid | undefined =>
  publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined

/** What a push service is shown with each push: a token for its origin, signed with ES256, and the public key. */
export async function vapidAuthorization(
  { publicKey, privateKey, subject }: Vapid,
  endpoint: URL,
  now: Date,
): Promise<string> {
  const encode = (part: object) => base64url(new TextEncoder().encode(JSON.stringify(part)).buffer)
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: endpoint.origin, exp, sub: subject })}`
  const point = bytesIn(publicKey)
  const key = await crypto.subtle.importKey(
    'jwk',
    {
      kty: 'EC',
      crv: 'P-256',
      x: base64url(point.slice(1, 33).buffer),
      y: base64url(point.slice(33).buffer),
      d: privateKey,
    },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    new TextEncoder().encode(signed),
  )
  return `vapid t=${signed}.${base64url(signature)}, k=${publicKey}`
}
