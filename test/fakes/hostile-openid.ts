import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { Provider } from '#schema/identities/providers.ts'
import { listening } from './listening.ts'
import { clients } from './openid.ts'

/** What the server does to a request instead of answering it. */
export type Fault =
  | 'hangs'
  | 'fails'
  | 'is busy'
  | 'talks nonsense'
  | 'talks for ever'
  | 'sends elsewhere'
  | 'slams the door'

/** What a token says, beside or instead of the truth, and how it is signed. */
export type TokenTampering = {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Signed by another key under the same name, by the client's secret, by the public key as a secret, or not at all. */
  signedBy?: 'another key' | 'the secret' | 'the public key' | 'nobody'
  /** The code is taken more than once. */
  isReusable?: boolean
  fault?: Fault
  /** The answer without its token. */
  isMissing?: boolean
}

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomUUID(), privateKey, publicKey }
}
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

/** An OpenID Connect server by hand that lies as it is told to; it shares nothing with what checks it. */
export async function startHostileOpenId() {
  let key = newKey()
  const other = newKey()
  const codes = new Map<string, TokenTampering>()
  const faults = new Map<string, Fault>()
  /** What each exchange of a code sent. */
  const exchanged: URLSearchParams[] = []
  /** What is told of whoever comes by a browser. */
  let present: Record<string, unknown> = {}
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', origin)
    const name: Provider = pathname.startsWith('/linkedin/') ? 'linkedin' : 'google'
    const place = pathname.slice(name.length + 2)
    const fault = faults.get(`${name} ${place}`)
    if (fault) return misbehave(response, fault)
    if (place === '.well-known/openid-configuration') return answer(response, metadataOf(`${origin}/${name}`))
    if (place === 'jwks')
      return answer(response, {
        keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, use: 'sig', alg: 'RS256' }],
      })
    if (place === 'auth') {
      const code = codeFor({ claims: { nonce: query.get('nonce') ?? undefined, ...present } })
      const back = new URLSearchParams({ state: query.get('state') ?? '', code })
      return void response.writeHead(302, { Location: `${query.get('redirect_uri')}?${back}` }).end()
    }
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const sent = new URLSearchParams(Buffer.concat(pieces).toString())
    exchanged.push(sent)
    const code = sent.get('code') ?? ''
    const tampering = codes.get(code)
    if (!tampering) return answer(response, { error: 'invalid_grant' }, 400)
    if (!tampering.isReusable) codes.delete(code)
    if (tampering.fault) return misbehave(response, tampering.fault)
    const token = tokenOf(`${origin}/${name}`, clients[name], tampering)
    answer(response, {
      access_token: 'one',
      token_type: 'Bearer',
      ...(!tampering.isMissing && { id_token: token }),
    })
  })
  const { origin, stop } = await listening(server, 'localhost')

  function tokenOf(
    issuer: string,
    client: { id: string; secret: string },
    tampering: TokenTampering,
  ): string {
    const { signedBy, claims, header } = tampering
    const alg =
      { nobody: 'none', 'the secret': 'HS256', 'the public key': 'HS256' }[signedBy as string] ?? 'RS256'
    const body = [
      base64url({ alg, kid: key.kid, ...header }),
      base64url({ iss: issuer, aud: client.id, iat: seconds(), exp: seconds() + 300, ...claims }),
    ].join('.')
    return `${body}.${signatureOf(body, signedBy, client.secret)}`
  }

  function signatureOf(body: string, signedBy: TokenTampering['signedBy'], secret: string): string {
    const by = (one: KeyObject) => sign('sha256', Buffer.from(body), one).toString('base64url')
    const keyed = (one: string) => createHmac('sha256', one).update(body).digest('base64url')
    if (signedBy === 'nobody') return ''
    if (signedBy === 'another key') return by(other.privateKey)
    if (signedBy === 'the secret') return keyed(secret)
    if (signedBy === 'the public key')
      return keyed(key.publicKey.export({ type: 'spki', format: 'pem' }).toString())
    return by(key.privateKey)
  }

  /** A code for a token of this kind. */
  function codeFor(tampering: TokenTampering): string {
    const code = randomUUID()
    codes.set(code, tampering)
    return code
  }

  return {
    origin,
    exchanged,
    codeFor,
    /** Tells this of whoever comes by a browser from now on, and sends them back at once. */
    tellOf(claims: Record<string, unknown>) {
      present = claims
    },
    /** Lets the server misbehave at a place, or behave again. */
    fault(name: Provider, place: '.well-known/openid-configuration' | 'jwks' | 'token', fault?: Fault) {
      if (fault) faults.set(`${name} ${place}`, fault)
      else faults.delete(`${name} ${place}`)
    },
    /** Signs with a new key from now on, and forgets the former one. */
    rotate() {
      key = newKey()
    },
    stop,
  }
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

function answer(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function misbehave(response: ServerResponse, fault: Fault) {
  if (fault === 'hangs') return
  if (fault === 'slams the door') return void response.destroy()
  if (fault === 'fails') return answer(response, { error: 'server_error' }, 500)
  if (fault === 'is busy') return answer(response, { error: 'slow_down' }, 429)
  if (fault === 'sends elsewhere')
    return void response.writeHead(302, { Location: 'http://localhost:1/elsewhere' }).end()
  response.writeHead(200, { 'Content-Type': fault === 'talks nonsense' ? 'text/html' : 'application/json' })
  if (fault === 'talks nonsense') return void response.end('<h1>We are moving</h1>')
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}
