import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import type { Literal, Quad } from '@rdfjs/types'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { DataFactory } from 'rdf-data-factory'
import { RDFC10 } from 'rdfjs-c14n'

/** A verifier of badges that shares no code with the product: other libraries, and what Node itself knows. */

// biome-ignore lint/suspicious/noExplicitAny: JSON of somebody else, each part of which may be missing
type Document = Record<string, any>
/** The document at an address, as a verifier fetches it. */
export type Load = (address: string) => unknown
export type Verdict = { signature: boolean; revoked: boolean; endorsements: boolean[] }

const folder = new URL('../../schema/badges/contexts/', import.meta.url)
const contextAt = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const contexts = new Map([
  ['https://www.w3.org/ns/credentials/v2', contextAt('credentials-v2.json')],
  ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json', contextAt('open-badges-3.0.3.json')],
])
const endorsementTerm = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#endorsement'

/** What it says of a badge with what its issuer's server answers. */
export async function verdictOn(badge: Document, load: Load): Promise<Verdict> {
  const endorsements: Document[] = badge.endorsement ?? []
  const status = badge.credentialStatus
  const list = load(status.statusListCredential) as Document
  if (!(await isSigned(list, load)) || list.issuer !== badge.issuer.id)
    throw new Error('the status list is not the issuer’s')
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  const at = Number(status.statusListIndex)
  return {
    signature: await isSigned(badge, load),
    revoked: ((bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) > 0,
    endorsements: await Promise.all(endorsements.map((one) => isSigned(one, load))),
  }
}

async function isSigned({ proof, ...document }: Document, load: Load): Promise<boolean> {
  const { proofValue, ...options } = proof
  const issuer = document.issuer.id ?? document.issuer
  const host = decodeURIComponent(issuer.slice('did:web:'.length))
  const did = load(`https://${host}/.well-known/did.json`) as Document
  const method = did.verificationMethod.find(({ id }: Document) => id === proof.verificationMethod)
  const mayAssert =
    did.id === issuer && method?.controller === issuer && did.assertionMethod.includes(method.id)
  if (!mayAssert || proof.proofPurpose !== 'assertionMethod' || proof.cryptosuite !== 'eddsa-rdfc-2022')
    return false
  const multikey = bytesOf(method.publicKeyMultibase)
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: multikey.subarray(2).toString('base64url') },
    format: 'jwk',
  })
  const hashes = [{ '@context': document['@context'], ...options }, document].map(async (part) =>
    createHash('sha256')
      .update(await canonicalFormOf(part))
      .digest(),
  )
  return verify(null, Buffer.concat(await Promise.all(hashes)), key, bytesOf(proofValue))
}

/** The canonical N-Quads of a document. */
export async function canonicalFormOf(document: Document): Promise<string> {
  const { canonical_form } = await new RDFC10(new DataFactory()).c14n(await quadsOf(document, ''))
  return canonical_form
}

/** `jsonld-streaming-parser` loses the graph of a proof in an array, so each endorsement is read by itself. */
async function quadsOf({ endorsement = [], ...document }: Document, prefix: string): Promise<Quad[]> {
  const factory = new DataFactory<Quad>({ blankNodePrefix: `b${prefix}_` })
  const parser = new JsonLdParser({
    dataFactory: factory,
    documentLoader: { load: async (address) => contexts.get(address) ?? Promise.reject(new Error(address)) },
  })
  const quads = (await Readable.from([JSON.stringify(document)])
    .pipe(parser)
    .toArray()) as Quad[]
  for (const [index, one] of (endorsement as Document[]).entries()) {
    const link = factory.quad(
      factory.namedNode(document.id),
      factory.namedNode(endorsementTerm),
      factory.namedNode(one.id),
    )
    quads.push(link, ...(await quadsOf(one, `${prefix}${index}`)))
  }
  return quads
}

const [string, language] = [
  'http://www.w3.org/2001/XMLSchema#string',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#langString',
]
const escapes = new Map([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ['"', '\\"'],
  ['\\', '\\\\'],
])
const escaped = (letter: string) =>
  escapes.get(letter) ?? `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * `rdfjs-c14n` has `n3` write literals, which shortens numbers and escapes emoji; RDF Dataset Canonicalization, 1.0,
 * section "A Canonical form of N-Quads" wants neither.
 */
createRequire(import.meta.url)('n3').Writer.prototype._encodeLiteral = ({
  value,
  datatype,
  ...literal
}: Literal) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  const written = `"${value.replace(/["\\\u0000-\u001f\u007f]/g, escaped)}"`
  if (datatype.value === language) return `${written}@${literal.language}`
  return datatype.value === string ? written : `${written}^^<${datatype.value}>`
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of base58btc in multibase; each `1` that it begins with is a zero. */
function bytesOf(multibase: string): Buffer {
  let number = 0n
  for (const letter of multibase.slice(1)) number = number * 58n + BigInt(letters.indexOf(letter))
  const hex = number.toString(16)
  const zeros = /^z(1*)/.exec(multibase)?.[1]?.length ?? 0
  return Buffer.from(`${'00'.repeat(zeros)}${hex.length % 2 ? '0' : ''}${hex}`, 'hex')
}
