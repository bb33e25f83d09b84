import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CanonicalFormError, canonicalForm } from './canonical-form.ts'
import { badgeContexts } from './contexts.ts'
import { proofHolds, signDocument } from './data-integrity.ts'
import { publicKeyOf } from './ed25519.ts'
import type { JsonObject } from './json.ts'

const secret = new Uint8Array(32).fill(7)
const signer = { secret, verificationMethod: 'did:web:house.example#k1' }
const created = '2026-11-26T14:00:00Z'
const document = {
  '@context': [...badgeContexts],
  id: 'https://house.example/badges/a.json',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: 'did:web:house.example', type: ['Profile'], name: 'House' },
  validFrom: created,
  name: 'A tower clock that strikes again',
  credentialSubject: {
    id: 'https://house.example/profile/ada',
    type: ['AchievementSubject'],
    achievement: {
      id: 'https://house.example/a',
      type: ['Achievement'],
      name: 'A',
      criteria: { narrative: 'B' },
    },
  },
}
const publicKey = await publicKeyOf(secret)
const problemOf = (changed: object) =>
  canonicalForm({ ...document, ...changed } as JsonObject).then(
    () => 'none',
    (error: CanonicalFormError) => [error.problem, error.detail],
  )

test('a signed document holds, and no changed one does', async () => {
  const signed = await signDocument(document, signer, created)
  expect(await proofHolds(signed, signed.proof, publicKey)).toBe(true)
  expect(await proofHolds({ ...signed, name: 'Another clock' }, signed.proof, publicKey)).toBe(false)
  expect(await proofHolds(signed, { ...signed.proof, created: '2026-11-26T14:00:01Z' }, publicKey)).toBe(
    false,
  )
  expect(await proofHolds(signed, signed.proof, await publicKeyOf(secret.with(0, 8)))).toBe(false)
})

test('a proof of another kind, without a value or with a broken one does not hold', async () => {
  const { proof } = await signDocument(document, signer, created)
  const others: JsonObject[] = [
    { cryptosuite: 'eddsa-jcs-2022' },
    { type: 'Ed25519Signature2020' },
    { proofValue: 'z0' },
    { proofValue: proof.proofValue.slice(0, -1) },
    { proofValue: 7 },
    { '@context': ['https://www.w3.org/ns/credentials/v2', 'https://house.example/other'] },
  ]
  for (const changed of others)
    expect(await proofHolds(document, { ...proof, ...changed }, publicKey)).toBe(false)
})

test('a proof that names the contexts of its document holds', async () => {
  const { proof } = await signDocument(document, signer, created)
  expect(await proofHolds(document, { ...proof, '@context': [...badgeContexts] }, publicKey)).toBe(true)
})

test('a term that no context defines cannot be signed', async () => {
  expect(await problemOf({ nickname: 'Big Ben' })).toEqual(['undefined-term', 'nickname'])
  expect(await problemOf({ type: ['VerifiableCredential', 'Nonsense'] })).toEqual([
    'undefined-term',
    'Nonsense',
  ])
  expect(await problemOf({ issuer: 'house' })).toEqual(['undefined-term', 'house'])
  await expect(signDocument({ ...document, nickname: 'Ben' }, signer, created)).rejects.toThrow(
    CanonicalFormError,
  )
})

test('a context that is unknown, or written into the document, cannot be signed', async () => {
  const foreign = 'https://house.example/context.json'
  expect(await problemOf({ '@context': [...badgeContexts, foreign] })).toEqual(['unknown-context', foreign])
  expect(
    await problemOf({ '@context': [...badgeContexts, { name: 'https://schema.org/alternateName' }] }),
  ).toEqual(['own-context', '@context'])
  expect(await problemOf({ evidence: { id: 'urn:a:b', '@context': {} } })).toEqual([
    'own-context',
    '@context',
  ])
})

test('the contexts are those that the W3C and 1EdTech published, byte for byte', () => {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(`./contexts/${name}.json`, import.meta.url)))
      .digest('hex')
  // The first stands in Verifiable Credentials 2.0 itself, section "Base Context".
  expect(hashOf('credentials-v2')).toBe('59955ced6697d61e03f2b2556febe5308ab16842846f5b586d7f1f7adec92734')
  expect(hashOf('open-badges-3.0.3')).toBe('3d34f4d4ef1bce691106e63798beb5e7b862ba841423f5ee1e53ab7ddf3bca84')
})

test('a document deeper than any credential is refused before it is read', async () => {
  let nested: JsonObject = { name: 'x' }
  for (let depth = 0; depth < 10_000; depth++) nested = { evidence: nested }
  expect(await problemOf({ evidence: nested })).toEqual(['unreadable', 'too deep'])
})
