import { bytesIn } from '../tokens.ts'

const text = (words: string) => new TextEncoder().encode(words)
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const recordSize = 4096
/** The sizes that a message is filled up to, in bytes: its length says little about its words. */
const paddedTo = 512
/** The delimiter of the last record (RFC 8188, section 2). */
const lastRecord = 2

/** The keys of a browser's subscription, in base64url. */
export type DeviceKeys = { p256dh: string; auth: string }
/** What is new for each message. */
type Fresh = { salt: Uint8Array<ArrayBuffer>; pair: CryptoKeyPair }

async function fresh(): Promise<Fresh> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  if (!('privateKey' in pair)) throw new Error('A pair of keys is one key')
  return { salt: crypto.getRandomValues(new Uint8Array(16)), pair }
}

/**
 * Encrypts a message for a browser: RFC 8291 in one `aes128gcm` record of RFC 8188. Libraries for workerd write the
 * withdrawn `aesgcm` or fill up to 4 KB.
 * @throws where the keys are none.
 */
export async function encryptPush(
  message: string,
  keys: DeviceKeys,
  once?: Fresh,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, pair } = once ?? (await fresh())
  const device = bytesIn(keys.p256dh)
  const sender = await rawOf(pair.publicKey)
  // Its types call the field otherwise than the platform reads it.
  const agreement = {
    name: 'ECDH',
    public: await crypto.subtle.importKey('raw', device, curve, false, []),
  }
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256)
  const keying = await derive(shared, bytesIn(keys.auth), joined(text('WebPush: info\0'), device, sender), 32)
  const key = await derive(keying, salt, text('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await derive(keying, salt, text('Content-Encoding: nonce\0'), 12)
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
    once ? joined(text(message), Uint8Array.of(lastRecord)) : padded(text(message)),
  )
  const header = new DataView(new ArrayBuffer(5))
  header.setUint32(0, recordSize)
  header.setUint8(4, sender.length)
  return joined(salt, new Uint8Array(header.buffer), sender, new Uint8Array(cipher))
}

async function derive(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8)
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((message.length + 1) / paddedTo) * paddedTo)
  whole.set(message)
  whole[message.length] = lastRecord
  return whole
}

async function rawOf(key: CryptoKey): Promise<Uint8Array> {
  const raw = await crypto.subtle.exportKey('raw', key)
  if (!(raw instanceof ArrayBuffer)) throw new Error('A raw key is bytes')
  return new Uint8Array(raw)
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
