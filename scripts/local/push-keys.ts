import { createECDH } from 'node:crypto'

/** A new pair of keys for pushes (RFC 8292), in base64url. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Node leaves out zeros in front.
  const secret = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
