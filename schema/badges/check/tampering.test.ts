import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  answersOf,
  badgeOf,
  didDocumentOf,
  endorsementOf,
  issuerAt,
  signedBadge,
  signedBy,
  statusListOf,
} from '#test/badges/signed-badge.ts'
import { canonicalForm } from '../canonical-form.ts'
import { signDocument } from '../data-integrity.ts'
import { signBytes } from '../ed25519.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { toMultibase } from '../multibase.ts'
import { type CheckedBadge, checkBadge } from './check-badge.ts'
import type { Load, LoadProblem } from './load.ts'
import { outcomeOf } from './outcome.ts'
import { endorsementOutcomeSentence, outcomeSentence } from './outcome-sentences.ts'
import { endorsementSentences, proofSentences, statusSentences } from './proof-sentences.ts'
import { loadSentences, readSentences } from './read-sentences.ts'

const now = new Date('2026-11-26T12:00:00Z')
const site = await issuerAt('rembrandt.example', 1)
const foreign = await issuerAt('academy.example', 2)
const stranger = await issuerAt('rembrandt.example', 3)
const other = await issuerAt('elsewhere.example', 4)
/** Known by its key and by nothing else. */
const keyAlone = {
  ...stranger,
  id: `did:key:${stranger.multikey}`,
  verificationMethod: `did:key:${stranger.multikey}#${stranger.multikey}`,
}
const genuine = await signedBadge(site)
const siteAnswers = await answersOf(site, genuine)
const foreignAnswers = await answersOf(foreign, await signedBadge(foreign))

const keys = `${site.origin}/.well-known/did.json`
const list = `${site.origin}/badges/status/1`

type Changed = Record<string, JsonObject | LoadProblem | string>
const loadFrom =
  (changed: Changed = {}): Load =>
  async (address) => {
    const answer = changed[address] ?? siteAnswers.get(address) ?? foreignAnswers.get(address) ?? 'not-found'
    if (typeof answer === 'string' && !answer.startsWith('{')) return { problem: answer as LoadProblem }
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    return { bytes: new TextEncoder().encode(text) }
  }
const checked = (badge: JsonObject, changed?: Changed) =>
  checkBadge(badge, { load: loadFrom(changed), now, us: { issuer: site.id, origin: site.origin } })

/** The badge with one value changed, at a path of names. */
function altered(document: JsonObject, path: string, value: Json): JsonObject {
  const copy: JsonObject = structuredClone(document)
  const names = path.split('.')
  const last = names.pop() ?? ''
  let node: Json = copy
  for (const name of names) node = (node as Record<string, Json>)[name] ?? {}
  ;(node as Record<string, Json>)[last] = value
  return copy
}
const resigned = (changed: JsonObject) => signedBadge(site, changed)
const word = (document: JsonObject) => signedBy(site, document)
const endorsedBy = async (endorsement: JsonObject) => resigned({ endorsement: [endorsement] })
const proofOf = (document: JsonObject) => (isJsonObject(document.proof) ? document.proof : {})

const about = String(badgeOf(site).id)
const keyOfOther = altered(didDocumentOf(site), 'verificationMethod.0.controller', other.id)

type Case = [
  what: string,
  badge: () => JsonObject | Promise<JsonObject>,
  outcome: string,
  sentence: string,
  answers?: () => Changed | Promise<Changed>,
]

const inLetters = 'This badge was changed after it was signed.'
/** The tampering table: each way of changing a badge, what it is worth then, and what people read. */
const cases: Case[] = [
  ['nothing', () => genuine, 'genuine', 'This badge is genuine.'],
  [
    'the title',
    () => altered(genuine, 'credentialSubject.achievement.name', 'A greater berth'),
    'broken',
    inLetters,
  ],
  [
    'the criteria',
    () => altered(genuine, 'credentialSubject.achievement.criteria.narrative', 'None.'),
    'broken',
    inLetters,
  ],
  [
    'a claim',
    () => altered(genuine, 'credentialSubject.result.0.value', 'It reopened ninety days early.'),
    'broken',
    inLetters,
  ],
  [
    'a claim added',
    () => altered(genuine, 'credentialSubject.result.1', { type: ['Result'], value: 'And more.' }),
    'broken',
    inLetters,
  ],
  [
    'whose it is',
    () => altered(genuine, 'credentialSubject.id', `${site.origin}/people/somebody-else`),
    'broken',
    inLetters,
  ],
  [
    'the evidence',
    () => altered(genuine, 'evidence.0.id', 'https://elsewhere.example/story'),
    'broken',
    inLetters,
  ],
  ['the date', () => altered(genuine, 'validFrom', '2020-01-01T00:00:00Z'), 'broken', inLetters],
  ['an end added', () => altered(genuine, 'validUntil', '2099-01-01T00:00:00Z'), 'broken', inLetters],
  ['its id', () => altered(genuine, 'id', `${site.origin}/badges/b2.json`), 'broken', inLetters],
  ['the issuer’s name', () => altered(genuine, 'issuer.name', 'A Greater Academy'), 'broken', inLetters],
  [
    'its place in the list',
    () => altered(genuine, 'credentialStatus.statusListIndex', '8'),
    'broken',
    inLetters,
  ],
  ['the list left out', () => withoutField(genuine, 'credentialStatus'), 'broken', inLetters],
  [
    'an endorsement altered',
    () => altered(genuine, 'endorsement.0.credentialSubject.endorsementComment', 'Magnificent.'),
    'broken',
    inLetters,
  ],
  ['an endorsement left out', () => withoutField(genuine, 'endorsement'), 'broken', inLetters],
  [
    'the contexts turned round',
    () => altered(genuine, '@context', [...(badgeOf(site)['@context'] as Json[])].toReversed()),
    'unproven',
    'This badge is not built as one.',
  ],
  [
    'the signature of another badge',
    async () => altered(genuine, 'proof', (await signedBadge(site, { name: 'Another' })).proof ?? null),
    'broken',
    inLetters,
  ],
  [
    'one letter of the signature',
    () => altered(genuine, 'proof.proofValue', `${String(proofOf(genuine).proofValue).slice(0, -1)}1`),
    'broken',
    inLetters,
  ],
  [
    'the date of the signature',
    () => altered(genuine, 'proof.created', '2026-03-15T09:00:00Z'),
    'broken',
    inLetters,
  ],
  ['signed by another key of the same name', () => signedBy(stranger, badgeOf(site)), 'broken', inLetters],
  [
    'signed by another issuer',
    () => signedBy(other, badgeOf(site)),
    'broken',
    'This badge was signed by somebody else.',
  ],
  [
    'signed with a key that stands in the badge',
    () =>
      signedBy(
        { ...site, verificationMethod: `did:key:${stranger.multikey}#${stranger.multikey}` },
        badgeOf(site),
      ),
    'broken',
    'This badge was signed by somebody else.',
  ],
  [
    'signed with a key that is not in the list',
    () => signedBy({ ...stranger, verificationMethod: `${site.id}#k2` }, badgeOf(site)),
    'broken',
    'The key behind this signature is not the issuer’s.',
  ],
  [
    'signed with the key of another controller',
    () => genuine,
    'broken',
    'The key behind this signature belongs to somebody else.',
    () => ({ [keys]: keyOfOther }),
  ],
  [
    'signed with a key for other purposes',
    () => genuine,
    'broken',
    'The key behind this signature may not sign badges.',
    () => ({ [keys]: { ...didDocumentOf(site), assertionMethod: [] } }),
  ],
  [
    'signed with a withdrawn key',
    () => genuine,
    'broken',
    'The key behind this signature was withdrawn.',
    () => ({ [keys]: altered(didDocumentOf(site), 'verificationMethod.0.revoked', '2026-11-01T00:00:00Z') }),
  ],
  [
    'signed with a key that had run out',
    () => genuine,
    'broken',
    'The key behind this signature had run out.',
    () => ({ [keys]: altered(didDocumentOf(site), 'verificationMethod.0.expires', '2026-01-01T00:00:00Z') }),
  ],
  [
    'the list of keys of another issuer',
    () => genuine,
    'broken',
    'The issuer’s list of keys is somebody else’s.',
    () => ({ [keys]: didDocumentOf(other) }),
  ],
  [
    'the purpose of the signature',
    () => altered(genuine, 'proof.proofPurpose', 'authentication'),
    'broken',
    'This signature was made for something else.',
  ],
  ['not signed', () => badgeOf(site), 'unproven', 'This badge is not signed.'],
  [
    'a signature without a date',
    () => altered(genuine, 'proof.created', 'soon'),
    'unproven',
    'This signature has no date.',
  ],
  [
    'a field that nobody defined',
    () => altered(genuine, 'credentialSubject.rank', 'Admiral'),
    'unproven',
    'This badge holds something that no signature covers.',
  ],
  [
    'words of its own',
    () =>
      altered(genuine, '@context', [
        ...(badgeOf(site)['@context'] as Json[]),
        { rank: 'https://schema.org/rank' },
      ]),
    'unproven',
    'This badge brings its own meaning of words.',
  ],
  [
    'a keyword in place of a name',
    () => altered(withoutField(genuine, 'id'), '@id', genuine.id ?? ''),
    'unproven',
    'This badge brings its own meaning of words.',
  ],
  [
    'an unknown vocabulary',
    () =>
      altered(genuine, '@context', [
        ...(badgeOf(site)['@context'] as Json[]),
        'https://elsewhere.example/terms',
      ]),
    'unproven',
    'This badge uses words that we have not learned.',
  ],
  [
    'another format of signature',
    () => altered(genuine, 'proof.cryptosuite', 'ecdsa-sd-2023'),
    'unproven',
    'This badge is signed in a format that we cannot check.',
  ],
  [
    'a signature on a signature',
    () => altered(genuine, 'proof.previousProof', 'urn:uuid:1'),
    'unproven',
    'This badge has signatures on signatures.',
  ],
  ['no issuer', () => withoutField(genuine, 'issuer'), 'unproven', 'This badge names no issuer.'],
  [
    'an issuer that is only a word',
    () => altered(genuine, 'issuer', 'urn:academy'),
    'unproven',
    'This badge’s issuer has no name that can be looked up.',
  ],
  [
    'an issuer by another method',
    () => altered(genuine, 'issuer', 'did:ion:abc'),
    'unproven',
    'We do not know how to find this issuer’s keys.',
  ],
  [
    'the keys refused to browsers',
    () => genuine,
    'unproven',
    'The issuer’s keys could not be read.',
    () => ({ [keys]: 'refused' }),
  ],
  [
    'keys that are a web page',
    () => genuine,
    'unproven',
    'The issuer publishes no keys that we can read.',
    () => ({ [keys]: '{"not": ' }),
  ],
  [
    'keys of another kind',
    () => genuine,
    'unproven',
    'The issuer’s key is of a kind that we cannot use.',
    () => ({
      [keys]: altered(
        didDocumentOf(site),
        'verificationMethod.0.publicKeyMultibase',
        'zDnaeYBmFmMs7N8mVTLsCTjGnYdtn8QVkKnSPT3vR9kC4EKP8',
      ),
    }),
  ],
  [
    'signed in the future',
    async () => signDocument(badgeOf(site), site, '2026-12-24T09:00:00Z'),
    'not-yet',
    'This badge was signed in the future.',
  ],
  [
    'revoked',
    () => genuine,
    'revoked',
    'This badge was revoked.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'another one revoked',
    () => genuine,
    'genuine',
    'This badge is genuine.',
    async () => ({ [list]: await word(await statusListOf(site, [6, 8, 70])) }),
  ],
  [
    'the list altered',
    () => genuine,
    'partly',
    'The list of revoked badges was changed after it was signed, or signed by somebody else under the issuer’s name.',
    async () => ({
      [list]: altered(
        await word(await statusListOf(site, [7])),
        'credentialSubject.encodedList',
        String(
          (await statusListOf(site)).credentialSubject &&
            ((await statusListOf(site)).credentialSubject as JsonObject).encodedList,
        ),
      ),
    }),
  ],
  [
    'the list signed by another key of the same name',
    () => genuine,
    'partly',
    'The list of revoked badges was changed after it was signed, or signed by somebody else under the issuer’s name.',
    async () => ({ [list]: await signedBy(stranger, await statusListOf(site)) }),
  ],
  [
    'the list signed by a key that is not in the issuer’s list',
    () => genuine,
    'partly',
    'The list of revoked badges is not signed with a key of the issuer, so that it proves nothing.',
    async () => ({
      [list]: await signedBy({ ...stranger, verificationMethod: `${site.id}#k2` }, await statusListOf(site)),
    }),
  ],
  [
    'the list of another issuer',
    () => genuine,
    'partly',
    'The list that answered is not the one that this badge names: it is another issuer’s, or for another purpose.',
    async () => ({ [list]: await signedBy(other, await statusListOf(other)) }),
  ],
  [
    'the list away',
    () => genuine,
    'partly',
    'The issuer’s list of revoked badges could not be read: there is nothing at that address.',
    () => ({ [list]: 'not-found' }),
  ],
  [
    'the list too short',
    () => genuine,
    'partly',
    'The issuer’s list of revoked badges is damaged, or too short to hold this badge.',
    async () => ({
      [list]: await word(
        altered(await statusListOf(site), 'credentialSubject.encodedList', 'uH4sIAAAAAAAAA2MAAI3vAtIBAAAA'),
      ),
    }),
  ],
  ['expired', () => resigned({ validUntil: '2026-06-01T00:00:00Z' }), 'expired', 'This badge has expired.'],
  [
    'not yet valid',
    () => resigned({ validFrom: '2027-01-01T00:00:00Z' }),
    'not-yet',
    'This badge does not hold yet.',
  ],
  [
    'an endorsement altered and signed over',
    async () =>
      endorsedBy(
        altered(
          await word(endorsementOf(site, about)),
          'credentialSubject.endorsementComment',
          'Magnificent.',
        ),
      ),
    'partly',
    'This word was changed after it was signed. The signature does not fit what it says now. Even one letter is enough, and so is a signature taken from another badge.',
  ],
  [
    'an endorsement of another badge',
    async () => endorsedBy(await word(endorsementOf(site, `${site.origin}/badges/b2.json`))),
    'partly',
    'This word was given for another badge.',
  ],
  [
    'an endorsement without a signature',
    () => endorsedBy(endorsementOf(site, about)),
    'partly',
    'This word is not signed. Anybody could have written it: there is nothing in it that only its issuer could have made.',
  ],
  [
    'an endorsement by another issuer’s key',
    async () => endorsedBy(await signedBy(other, endorsementOf(site, about))),
    'partly',
    'This word was signed by somebody else. It names one issuer, and carries the signature of another: did:web:elsewhere.example.',
  ],
  [
    'an endorsement that was taken back',
    async () => {
      const credentialStatus = {
        ...(badgeOf(site).credentialStatus as JsonObject),
        statusListIndex: '9',
      }
      return endorsedBy(await word(endorsementOf(site, about, { credentialStatus })))
    },
    'partly',
    'This endorsement no longer counts: its issuer has revoked it.',
    async () => ({ [list]: await word(await statusListOf(site, [9])) }),
  ],
  [
    'an endorsement whose list cannot be read',
    async () => {
      const credentialStatus = {
        ...(badgeOf(site).credentialStatus as JsonObject),
        statusListCredential: `${site.origin}/badges/status/9`,
      }
      return endorsedBy(await word(endorsementOf(site, about, { credentialStatus })))
    },
    'partly',
    'Its signature fits, but whether it was taken back we cannot tell.',
  ],
  [
    'an endorsement signed with a key that names nobody',
    async () => endorsedBy(await signedBy(keyAlone, endorsementOf(keyAlone, about))),
    'partly',
    'Its signature fits, but it was made with a key alone, and a key names nobody.',
  ],
  [
    'an endorsement whose time is over',
    async () => endorsedBy(await word(endorsementOf(site, about, { validUntil: '2026-04-01T00:00:00Z' }))),
    'partly',
    'This word was given for a time that is over.',
  ],
  [
    'the list out of date',
    () => genuine,
    'partly',
    'The list of revoked badges that answered is out of date.',
    async () => ({
      [list]: await word(await statusListOf(site, [], { validUntil: '2026-04-01T00:00:00Z' })),
    }),
  ],
  [
    'a list of another kind',
    () =>
      resigned({
        credentialStatus: { id: `${site.origin}/revocations`, type: 'BitstringStatusList' },
      }),
    'partly',
    'The issuer keeps its list of revoked badges in a way that we cannot read.',
  ],
  [
    'suspended',
    () =>
      resigned({
        credentialStatus: {
          ...(badgeOf(site).credentialStatus as JsonObject),
          statusPurpose: 'suspension',
        },
      }),
    'suspended',
    'This badge is suspended.',
    async () => {
      const suspended = await statusListOf(site, [7])
      return { [list]: await word(altered(suspended, 'credentialSubject.statusPurpose', 'suspension')) }
    },
  ],
  [
    'suspended, before a list that cannot be read',
    () => {
      const entry = badgeOf(site).credentialStatus as JsonObject
      return resigned({
        credentialStatus: [
          { ...entry, statusPurpose: 'suspension' },
          { ...entry, statusListCredential: `${site.origin}/badges/status/9` },
        ],
      })
    },
    'suspended',
    'This badge is suspended.',
    async () => {
      const suspended = await statusListOf(site, [7])
      return { [list]: await word(altered(suspended, 'credentialSubject.statusPurpose', 'suspension')) }
    },
  ],
  [
    'the list under the whole name of its property',
    () => {
      const { credentialStatus = null, ...others } = genuine
      return { ...others, 'https://www.w3.org/2018/credentials#credentialStatus': credentialStatus }
    },
    'unproven',
    'This badge brings its own meaning of words.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'revoked, the purpose of the list written as an object',
    () => altered(genuine, 'credentialStatus.statusPurpose', { '@value': 'revocation' }),
    'revoked',
    'This badge was revoked.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'revoked, the address of the list written as a list',
    () => altered(genuine, 'credentialStatus.statusListCredential', [list]),
    'revoked',
    'This badge was revoked.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'revoked, the purpose of the list written twice',
    () => altered(genuine, 'credentialStatus.statusPurpose', ['revocation', 'revocation']),
    'revoked',
    'This badge was revoked.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'expired, the end written as a list',
    async () =>
      altered(await resigned({ validUntil: '2026-06-01T00:00:00Z' }), 'validUntil', ['2026-06-01T00:00:00Z']),
    'expired',
    'This badge has expired.',
  ],
  [
    'expired, the end written as an object',
    async () =>
      altered(await resigned({ validUntil: '2026-06-01T00:00:00Z' }), 'validUntil', {
        '@value': '2026-06-01T00:00:00Z',
        type: 'http://www.w3.org/2001/XMLSchema#dateTime',
      }),
    'expired',
    'This badge has expired.',
  ],
  [
    'the list moved to where the badge is named again',
    () => {
      const { credentialStatus = null, ...others } = genuine
      const again = { id: about, type: ['EndorsementSubject', 'VerifiableCredential'], credentialStatus }
      return altered(others, 'endorsement.0.credentialSubject', {
        ...((others.endorsement as JsonObject[])[0]?.credentialSubject as JsonObject),
        ...again,
      })
    },
    'unproven',
    'This badge brings its own meaning of words.',
    async () => ({ [list]: await word(await statusListOf(site, [7])) }),
  ],
  [
    'a second person beside the first',
    () =>
      resigned({
        credentialSubject: [
          badgeOf(site).credentialSubject as JsonObject,
          { ...(badgeOf(site).credentialSubject as JsonObject), id: `${site.origin}/people/ada` },
        ],
      }),
    'unproven',
    'This badge is not built as one.',
  ],
  [
    'a signature that had run out, its end under the whole name',
    () => signedUntil(badgeOf(site), '2026-06-01T00:00:00Z'),
    'unproven',
    'This badge brings its own meaning of words.',
  ],
  [
    'an endorsement of the site in a badge of somebody else with the same address',
    () => signedBadge(foreign, { id: about, endorsement: genuine.endorsement ?? [] }),
    'partly',
    endorsementSentences['endorses-another'],
  ],
  [
    'an endorsement of the site in a badge of somebody else about that address',
    () =>
      signedBadge(foreign, {
        credentialSubject: { ...(badgeOf(foreign).credentialSubject as JsonObject), id: about },
        endorsement: genuine.endorsement ?? [],
      }),
    'partly',
    endorsementSentences['endorses-another'],
  ],
  [
    'an endorsement of another site in a badge of this one with its address',
    async () => {
      const { id = null, endorsement = [] } = await signedBadge(foreign)
      return resigned({ id, endorsement })
    },
    'partly',
    endorsementSentences['endorses-another'],
  ],
  ['a foreign issuer', () => signedBadge(foreign), 'genuine', 'This badge holds.'],
  [
    'an issuer known by a key alone',
    async () => {
      const id = `did:key:${site.multikey}`
      return signedBy(
        { ...site, verificationMethod: `${id}#${site.multikey}` },
        withoutField(badgeOf({ ...site, id }), 'credentialStatus'),
      )
    },
    'partly',
    'The signature holds; who signed is not proven.',
  ],
]

/** Signed to hold until then, with that written under the whole address of its name. */
async function signedUntil(document: JsonObject, end: string): Promise<JsonObject> {
  const { proof, ...unsigned } = await word(document)
  const { proofValue: _, ...options } = proofOf({ proof: proof ?? {} })
  const ended = { ...options, expires: end }
  const hashes = []
  for (const one of [{ ...ended, '@context': unsigned['@context'] ?? null }, unsigned])
    hashes.push(
      ...new Uint8Array(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await canonicalForm(one))),
      ),
    )
  const proofValue = toMultibase(await signBytes(site.secret, Uint8Array.from(hashes)))
  const written = { '@value': end, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' }
  return {
    ...unsigned,
    proof: { ...options, 'https://w3id.org/security#expiration': written, proofValue },
  }
}

function withoutField(document: JsonObject, name: string): JsonObject {
  const { [name]: _, ...others } = document
  return others
}

/** What people read of what was changed, and of nothing else. */
function sentenceFor(found: CheckedBadge): string {
  const { title, why } = outcomeSentence(found)
  const lost = found.endorsements.find((one) => !one.holds)
  if (lost && !lost.holds) return endorsementOutcomeSentence(lost)
  return found.status && 'problem' in found.status ? why : title
}

test.each(cases)('a badge of which this was changed: %s', async (_, badge, outcome, sentence, answers) => {
  const found = await checked(await badge(), await answers?.())
  expect({ outcome: outcomeOf(found), sentence: sentenceFor(found) }).toEqual({ outcome, sentence })
})

test('every finding has a sentence that no other finding has', () => {
  const called = (sentences: Record<string, (subject: string) => { title: string; why: string }>) =>
    Object.values(sentences).map((sentence) => sentence('x'))
  const texts = [...called(readSentences), ...called(proofSentences)]
  for (const sentences of [
    texts.map(({ title }) => title),
    texts.map(({ why }) => why),
    Object.values(loadSentences).map(({ why }) => why),
    Object.values(statusSentences).map(({ why }) => why),
    Object.values(endorsementSentences),
  ])
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
})

test('the table of the documents is that of these tests', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/checking-badges.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ([^|]+) \| ([a-z-]+) \| ([^|]+) \|$/gm)].map(([, ...row]) => row)
  expect(rows.filter(([, outcome]) => outcome !== 'outcome' && outcome !== '---')).toEqual(
    cases.map(([change, , outcome, sentence]) => [change, outcome, sentence]),
  )
})

test('a badge whose status is only a message claims no list that was read', async () => {
  const entry = badgeOf(site).credentialStatus as JsonObject
  const found = await checked(await resigned({ credentialStatus: { ...entry, statusPurpose: 'message' } }))
  expect(found.status).toEqual({ status: 'none' })
})

test('what cannot be read of the issuer is for the issuer to put right, not for who brought the badge', async () => {
  const found = await Promise.all([
    checked(genuine, { [list]: 'not-found' }),
    checked(genuine, { [keys]: 'private-address' }),
    checked(genuine, { [keys]: 'offline' }),
  ])
  expect(found.map((badge) => outcomeSentence(badge).todo)).toEqual([
    'Ask its issuer to put that right.',
    'Ask its issuer to put that right.',
    'Check again once you are back.',
  ])
})
