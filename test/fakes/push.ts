import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { PushPayload } from '#schema/notifications/notifications.ts'
import { listening } from './listening.ts'

type Keys = { pair: ReturnType<typeof createECDH>; auth: Buffer }
type Answer = (response: ServerResponse) => unknown
/** A push as its device reads it, and what the service was told with it. */
type AcceptedPush = {
  payload: PushPayload
  /** In bytes, as it was sent and as it was written. */
  sizes: { sent: number; written: number }
  headers: IncomingHttpHeaders
  token: { aud: string; exp: number; sub: string }
}

/**
 * A push service: takes the pushes to the devices that it made, decrypts each as its device would (RFC 8291, RFC 8188) and
 * checks who sent it (RFC 8292), by code that shares nothing with the product.
 */
export async function startFakePush() {
  const devices = new Map<string, Keys>()
  const answers = new Map<string, Answer[]>()
  const accepted: (AcceptedPush & { path: string })[] = []
  const requestedPaths: string[] = []
  const wrong: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const answer = answers.get(path)?.shift()
    if (answer) return answer(response)
    const keys = devices.get(path)
    if (!keys) return response.writeHead(404).end()
    try {
      const body = Buffer.concat(pieces)
      const written = decrypted(body, keys)
      const token = verifiedToken(request.headers.authorization ?? '', origin)
      checkHeaders(request.headers)
      accepted.push({
        path,
        payload: JSON.parse(written.toString()),
        sizes: { sent: body.length, written: written.length },
        headers: request.headers,
        token,
      })
      response.writeHead(201).end()
    } catch (error) {
      wrong.push(String(error))
      response.writeHead(400).end(String(error))
    }
  })
  const { origin, stop } = await listening(server)
  return {
    origin,
    /** What a browser says of a new subscription at this service. */
    device() {
      const pair = createECDH('prime256v1')
      const keys = { pair, auth: randomBytes(16) }
      const p256dh = pair.generateKeys('base64url')
      const path = `/send/${randomUUID()}`
      devices.set(path, keys)
      return { endpoint: origin + path, keys: { p256dh, auth: keys.auth.toString('base64url') } }
    },
    /** What the next requests for a device are answered with, one after the other. */
    answer: (endpoint: string, ...responses: Answer[]) => void answers.set(pathOf(endpoint), responses),
    /** The pushes that a device got, oldest first. */
    pushesTo: (endpoint: string) => accepted.filter(({ path }) => path === pathOf(endpoint)),
    /** How often a device was asked for, taken or not. */
    countRequests: (endpoint: string) => requestedPaths.filter((path) => path === pathOf(endpoint)).length,
    /** What was wrong with pushes, for all devices. */
    wrong: () => wrong,
    stop,
  }
}

const pathOf = (endpoint: string) => new URL(endpoint).pathname

export const answeringPush =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end()

/** One record of RFC 8188, with the keys of RFC 8291. */
function decrypted(body: Buffer, { pair, auth }: Keys): Buffer {
  const [salt, size, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (idLength !== 65 || sender[0] !== 4) throw new Error('the key of the sender is none')
  if (record.length > size || body.length > 4096) throw new Error('a record is longer than it says')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const keying = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', keying, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  let end = padded.length - 1
  while (end >= 0 && padded[end] === 0) end -= 1
  if (padded[end] !== 2) throw new Error('the last record does not say that it is the last')
  return padded.subarray(0, end)
}

function verifiedToken(authorization: string, origin: string): AcceptedPush['token'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) throw new Error('the key of the site is none')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  if (!isSigned || read(header).alg !== 'ES256') throw new Error('the token is not signed by the site')
  const { aud, exp, sub } = read(claims)
  if (aud !== origin) throw new Error(`the token is for ${aud}`)
  if (!/^(mailto:|https:)/.test(sub)) throw new Error(`the token names ${sub}`)
  return { aud, exp, sub }
}

function checkHeaders(headers: IncomingHttpHeaders) {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('no TTL')
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error(`the topic is ${headers.topic}`)
}
