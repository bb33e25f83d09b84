import { isPng, readBaked } from '../baked-picture.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { type JsonProblem, parseStrictJson } from './strict-json.ts'

/** The largest file that is looked at: a picture, in bytes. */
export const maxFileSize = 20_000_000
/** The longest credential that is looked at, in characters. */
export const maxCredentialLength = 1_000_000

export type ReadProblem =
  | JsonProblem['problem']
  | 'empty'
  | 'moved-file'
  | 'too-large'
  | 'other-file'
  | 'svg'
  | 'web-page'
  | 'picture-without-badge'
  | 'picture-cut-off'
  | 'picture-wrong-checksum'
  | 'picture-several-badges'
  | 'picture-unreadable'
  | 'jwt'
  | 'open-badges-2'
  | 'no-credential'
  | 'presentation'
  | 'lone-endorsement'
  | 'other-credential'
  | 'forbidden-name'

/** A badge as it was handed in, or why it is none. */
export type ReadBadge = { badge: JsonObject } | { problem: ReadProblem; detail?: string }

const ofPicture = {
  nothing: 'picture-without-badge',
  'cut-off': 'picture-cut-off',
  'wrong-checksum': 'picture-wrong-checksum',
  several: 'picture-several-badges',
  unreadable: 'picture-unreadable',
  'former-version': 'open-badges-2',
} as const

/** Reads a file: JSON, or a PNG with a credential baked in. */
export async function readBadgeFile(bytes: Uint8Array): Promise<ReadBadge> {
  if (bytes.length > maxFileSize) return { problem: 'too-large' }
  if (isPng(bytes)) {
    const baked = await readBaked(bytes)
    return baked.found === 'credential' ? readBadge(baked.text) : { problem: ofPicture[baked.found] }
  }
  if (bytes.length > maxCredentialLength * 3) return { problem: 'too-large' }
  try {
    return readBadge(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return { problem: 'other-file' }
  }
}

/** Reads a text: the JSON of an Open Badges 3.0 credential. */
export function readBadge(written: string): ReadBadge {
  const text = written.trim()
  if (!text) return { problem: 'empty' }
  if (text.length > maxCredentialLength) return { problem: 'too-large' }
  // Pages hold pictures of this kind as well.
  const isPage = /^<(?:!doctype html|html)/i.test(text)
  if (text.startsWith('<')) return { problem: !isPage && text.includes('<svg') ? 'svg' : 'web-page' }
  if (isJwt(text)) return { problem: 'jwt' }
  // PDF, ZIP and other files whose first bytes are letters.
  if (/^(?:%PDF|PK|GIF8)/.test(text)) return { problem: 'other-file' }
  const read = parseStrictJson(text)
  return 'json' in read ? kindOf(read.json) : read
}

const isJwt = (text: string) => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)

/** The values of a JSON-LD property that may be one or several. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** The types of a node. */
export const typesOf = (node: JsonObject) =>
  listOf(node.type).filter((type): type is string => typeof type === 'string')

function kindOf(json: Json): ReadBadge {
  if (!isJsonObject(json)) return { problem: 'no-credential' }
  if (hasForbiddenName(json)) return { problem: 'forbidden-name', detail: '__proto__' }
  const types = typesOf(json)
  if (types.includes('EnvelopedVerifiableCredential')) return { problem: 'jwt' }
  if (types.includes('VerifiablePresentation')) return { problem: 'presentation' }
  if (isFormerVersion(json, types)) return { problem: 'open-badges-2' }
  if (!types.includes('VerifiableCredential')) return { problem: 'no-credential' }
  if (types.includes('OpenBadgeCredential') || types.includes('AchievementCredential')) return { badge: json }
  if (types.includes('EndorsementCredential')) return { problem: 'lone-endorsement' }
  return { problem: 'other-credential', detail: types.find((type) => type !== 'VerifiableCredential') ?? '' }
}

/** Open Badges 1 and 2: an assertion about a recipient. */
function isFormerVersion(json: JsonObject, types: string[]): boolean {
  const contexts = listOf(json['@context'])
  return (
    contexts.some((one) => typeof one === 'string' && /w3id\.org\/openbadges\/v[12]/.test(one)) ||
    types.includes('Assertion') ||
    ('badge' in json && 'recipient' in json)
  )
}

/** A name that would change what an object is. */
function hasForbiddenName(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenName)
  if (!isJsonObject(value)) return false
  return Object.entries(value).some(([name, one]) => name === '__proto__' || hasForbiddenName(one))
}
