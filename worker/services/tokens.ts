const encoder = new TextEncoder()
const keys = new Map<string, Promise<CryptoKey>>()

const keyOf = (secret: string) => {
  const cached = keys.get(secret)
  if (cached) return cached
  const key = crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  keys.set(secret, key)
  return key
}
export const base64url = (bytes: ArrayBufferLike) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
/** @throws where the text is no base64url. */
export const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** SHA-256 of a text, in hexadecimal. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** HMAC-SHA-256 of `text` under `secret`, in base64url. `purpose` keeps one use from standing in for another. */
export const keyedHash = async (secret: string, purpose: string, text: string) =>
  base64url(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(`${purpose}\n${text}`)))

/** `id.signature`: a value that only this server can have made. */
export const signToken = async (secret: string, purpose: string, id: string) =>
  `${id}.${await keyedHash(secret, purpose, id)}`

/** The id inside a signed token, or undefined when the signature is not ours. */
export async function readToken(secret: string, purpose: string, token: string | undefined) {
  const dot = token?.lastIndexOf('.') ?? -1
  if (!token || dot < 1) return undefined
  const id = token.slice(0, dot)
  const [signature, expected] = [token.slice(dot + 1), await keyedHash(secret, purpose, id)]
  if (signature.length !== expected.length) return undefined
  let difference = 0
  for (let i = 0; i < expected.length; i += 1) difference |= expected.charCodeAt(i) ^ signature.charCodeAt(i)
  return difference === 0 ? id : undefined
}

/** 128 random bits in base64url: an address that nobody can guess. */
export const randomToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)).buffer)

/** A signed token that holds claims for one purpose, valid until `until`; its holder can read them. */
export const issueExpiringToken = (secret: string, purpose: string, claims: object, until: Date) =>
  signToken(
    secret,
    purpose,
    base64url(encoder.encode(JSON.stringify({ claims, until: until.getTime() })).buffer),
  )

/** The claims of an expiring token; undefined when it is forged, of another purpose, or expired. */
export async function readExpiringToken(
  secret: string,
  purpose: string,
  token: string | undefined,
  now: Date,
): Promise<unknown> {
  const signed = await readToken(secret, purpose, token)
  if (!signed) return undefined
  const { claims, until } = JSON.parse(new TextDecoder().decode(bytesIn(signed)))
  return now.getTime() < until ? claims : undefined
}
