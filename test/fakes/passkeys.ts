import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Browser } from '../account.ts'
import { jsonOf } from '../requests.ts'

/** What a device says falsely, to see it refused. */
export type Tampering = {
  origin?: string
  rpId?: string
  /** Whether it asked for finger, face or code; it does unless it is told not to. */
  verifies?: boolean
  isPresent?: boolean
  crossOrigin?: boolean
  type?: string
  userHandle?: string
  counter?: number
  /** Signs with another key than the one it showed. */
  forges?: boolean
  /** How it says who made it. */
  attestation?: Map<string, unknown>
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** An authenticator in software, which keeps one passkey, as a phone does behind its screen lock. */
export class Authenticator {
  readonly id: string
  readonly #keys = newKey()
  readonly #origin: string
  #counter = 0
  /** Of nobody, until it keeps a passkey. */
  userHandle = base64url(randomBytes(32))

  constructor(origin: string, id = base64url(randomBytes(20))) {
    this.#origin = origin
    this.id = id
  }

  /** What `navigator.credentials.create` answers. */
  create({ challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON, tampering: Tampering = {}) {
    this.userHandle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id ?? '', 0x40, tampering),
      Buffer.alloc(16),
      length,
      id,
      publicKey,
    ])
    const attestation = new Map<string, string | Map<string, unknown> | Uint8Array>([
      ['fmt', tampering.attestation ? 'packed' : 'none'],
      ['attStmt', tampering.attestation ?? new Map<string, unknown>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, tampering),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      },
      clientExtensionResults: {},
    }
  }

  /** What `navigator.credentials.get` answers. */
  get({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON, tampering: Tampering = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, tampering)
    const authData = this.#authenticatorData(rpId, 0, tampering)
    const key: KeyObject = tampering.forges ? newKey().privateKey : this.#keys.privateKey
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, key)),
        userHandle: tampering.userHandle ?? this.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  /** What it keeps, as Chromium's debugger has it. */
  async passkeys() {
    const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')
    return [
      {
        credentialId: base64(this.id),
        isResidentCredential: true,
        rpId: new URL(this.#origin).hostname,
        privateKey: this.#keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        userHandle: base64(this.userHandle),
        signCount: this.#counter,
      },
    ]
  }

  #clientData(type: string, challenge: string, tampering: Tampering) {
    const { origin = this.#origin, crossOrigin = false } = tampering
    return base64url(
      Buffer.from(JSON.stringify({ type: tampering.type ?? type, challenge, origin, crossOrigin })),
    )
  }

  #authenticatorData(rpId: string, flags: number, tampering: Tampering) {
    const { verifies = true, isPresent = true, counter = 0 } = tampering
    this.#counter = counter
    const bits = Buffer.alloc(5)
    bits.writeUInt8(flags | (isPresent ? 1 : 0) | (verifies ? 4 : 0))
    bits.writeUInt32BE(this.#counter, 1)
    return Buffer.concat([sha256(tampering.rpId ?? rpId), bits])
  }
}

const optionsOf = async <Options>(asking: Promise<Response>) => {
  const answer = await asking
  if (!answer.ok) throw new Error(`Nothing to answer: ${answer.status} ${await answer.text()}`)
  return jsonOf<Options>(answer)
}

export const creationOptions = (person: Browser, body: object = {}) =>
  optionsOf<PublicKeyCredentialCreationOptionsJSON>(person.post('/passkeys/options', body))
export const requestOptions = (person: Browser, headers: Record<string, string> = {}) =>
  optionsOf<PublicKeyCredentialRequestOptionsJSON>(person.post('/login/passkey/options', {}, headers))

/** Adds a passkey to an account as its page does; answers the device that holds it. */
export async function addedPasskey(person: Browser, origin: string, tampering: Tampering = {}) {
  const device = new Authenticator(origin)
  const credential = device.create(await creationOptions(person), tampering)
  const answer = await person.post('/passkeys', { credential })
  if (answer.status !== 201) throw new Error(`Not added: ${answer.status} ${await answer.text()}`)
  return device
}

/** Signs in with a device as the page does; the answer. */
export const signInWith = async (person: Browser, device: Authenticator, tampering: Tampering = {}) =>
  person.post('/login/passkey', { credential: device.get(await requestOptions(person), tampering) })
