import { badgeContexts, credentialsContext } from '#schema/badges/contexts.ts'
import { type Signer, signDocument } from '#schema/badges/data-integrity.ts'
import { publicKeyOf } from '#schema/badges/ed25519.ts'
import type { JsonObject } from '#schema/badges/json.ts'
import { publicMultikey } from '#schema/badges/multibase.ts'
import { encodeStatusList } from '#schema/badges/status-list.ts'

const signedAt = '2026-03-14T09:00:00Z'

/** Somebody who issues badges, with one key. */
export type Issuer = Signer & { id: string; origin: string; multikey: string }

/** An issuer at a host, whose key is the same in every run for the same seed. */
export async function issuerAt(host: string, seed = host.length): Promise<Issuer> {
  const id = `did:web:${encodeURIComponent(host)}`
  const secret = new Uint8Array(32).fill(seed)
  const multikey = publicMultikey(await publicKeyOf(secret))
  return { id, origin: `https://${host}`, secret, multikey, verificationMethod: `${id}#k1` }
}

export const didDocumentOf = ({ id, verificationMethod, multikey }: Issuer): JsonObject => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id,
  verificationMethod: [
    { id: verificationMethod, type: 'Multikey', controller: id, publicKeyMultibase: multikey },
  ],
  assertionMethod: [verificationMethod],
})

export const endorsementOf = (
  { id, origin }: Issuer,
  about: string,
  changed: JsonObject = {},
): JsonObject => ({
  '@context': [...badgeContexts],
  id: `${origin}/badges/b1#endorsement-1`,
  type: ['VerifiableCredential', 'EndorsementCredential'],
  issuer: { id, type: ['Profile'], name: 'Harbour Academy' },
  name: 'Ines Hallam, Port captain, Harbour Board',
  validFrom: signedAt,
  credentialSubject: {
    id: about,
    type: ['EndorsementSubject'],
    endorsementComment: 'I was there: the berth reopened nine days early.',
  },
  ...changed,
})

export const badgeOf = ({ id, origin }: Issuer, changed: JsonObject = {}): JsonObject => ({
  '@context': [...badgeContexts],
  id: `${origin}/badges/b1.json`,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'The berth that reopened early',
  issuer: { id, type: ['Profile'], name: 'Harbour Academy', url: origin },
  validFrom: signedAt,
  credentialSubject: {
    id: `${origin}/people/noor`,
    type: ['AchievementSubject'],
    achievement: {
      id: `${origin}/achievements/1`,
      type: ['Achievement'],
      name: 'The berth that reopened early',
      description: 'A berth was blocked by a sunken barge.',
      criteria: { narrative: 'A second captain read the log and asked the crew.' },
    },
    result: [{ type: ['Result'], value: 'The berth reopened nine days early.' }],
  },
  evidence: [{ id: `${origin}/people/noor#1`, type: ['Evidence'], name: 'The story' }],
  credentialStatus: {
    id: `${origin}/badges/status/1#7`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: `${origin}/badges/status/1`,
  },
  ...changed,
})

export const statusListOf = async (
  { id, origin }: Issuer,
  revoked: number[] = [],
  changed: JsonObject = {},
): Promise<JsonObject> => ({
  '@context': [credentialsContext],
  id: `${origin}/badges/status/1`,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: id,
  validFrom: signedAt,
  credentialSubject: {
    id: `${origin}/badges/status/1#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: await encodeStatusList(revoked),
  },
  ...changed,
})

export const signedBy = (issuer: Signer, document: JsonObject): Promise<JsonObject> =>
  signDocument(document, issuer, signedAt)

/** A whole badge with one endorsement, as its issuer hands it out. */
export async function signedBadge(issuer: Issuer, changed: JsonObject = {}): Promise<JsonObject> {
  const badge = badgeOf(issuer)
  const endorsement = await signedBy(issuer, endorsementOf(issuer, String(badge.id)))
  return signedBy(issuer, { ...badge, endorsement: [endorsement], ...changed })
}

/** What an issuer's server answers, by address. */
export async function answersOf(issuer: Issuer, badge: JsonObject): Promise<Map<string, JsonObject>> {
  return new Map([
    [`${issuer.origin}/.well-known/did.json`, didDocumentOf(issuer)],
    [`${issuer.origin}/badges/b1.json`, badge],
    [`${issuer.origin}/badges/status/1`, await signedBy(issuer, await statusListOf(issuer))],
  ])
}
