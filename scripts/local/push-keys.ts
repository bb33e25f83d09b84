import { createECDH } from 'node:crypto'

/** What is said of two keys that are not made together: every push would be refused. */
export const noPushPair =
  'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: npm run push-keys makes both together'

/** Whether a public key is the one of a private key, both in base64url. */
export function arePushPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** A new pair of keys for pushes (RFC 8292), in base64url. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Node leaves out zeros in front.
  const secret = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
