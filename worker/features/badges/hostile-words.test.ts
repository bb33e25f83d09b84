import { describe, expect, test } from 'vitest'
import { canonicalFormOf, verdictOn } from '#test/badges/independent-verifier.ts'
import { badgeIssuerAt, type Credential, confirmedProfile } from '#test/badges/issuer.ts'
import { publishedProfile } from '#test/published-profile.ts'

const issuer = badgeIssuerAt('https://rembrandt.example')
const answers = await issuer.answers()
const verdict = (badge: Credential) => verdictOn(badge, (address) => answers.get(address))
const at = '2026-03-14T23:30:00.000Z'

/** The badge of a story in which the owner and a referee write the same everywhere. */
const wordedBy = (words: string, { claims = [words], results = words } = {}) => {
  const named = { referenceId: 1, name: words }
  const [reference] = confirmedProfile().references
  if (!reference) throw new Error('no reference')
  return issuer.issue(
    publishedProfile({
      references: [{ ...reference, name: words, role: words, company: words }],
      stories: [
        {
          title: words,
          subtitle: words,
          results,
          confirmations: [{ ...named, sentence: words }],
          claims: claims.map((text) => ({ text, confirmedBy: [{ ...named, at }] })),
        },
      ],
    }),
  )
}

/** The names and kinds of values of a credential, without the words in it. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}
/** What is no literal: the types and addresses of everything, and between which things something is said. */
const graphOf = async ({ proof: _, endorsement, ...badge }: Credential) =>
  (
    await canonicalFormOf({
      ...badge,
      endorsement: endorsement.map(({ proof: _, ...one }: Credential) => one),
    })
  )
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/_:c14n\d+/g, '_:blank')
    .replace(/<https:\/\/rembrandt\.example\/share\/[^>]*>/g, '<picture>')
    .split('\n')
    .toSorted()
const plain = await wordedBy('plain')
const plainGraph = await graphOf(plain)

const hostile = [
  '@id',
  '@context',
  '@type',
  '@graph',
  '@reverse',
  'id',
  'type',
  'VerifiableCredential',
  '_:b0',
  'did:web:eve.example',
  'https://eve.example/profile/eve',
  '{"@context":{"name":"https://eve.example/name"},"@id":"https://eve.example"}',
  '", "issuer": "did:web:eve.example", "x": "',
  '" . <https://eve.example> <https://schema.org/name> "Eve" .\n<a> <b> "c',
  '"^^<http://www.w3.org/2001/XMLSchema#integer>',
  'text"@en',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '</script><script>alert(1)</script>',
  '[a link](javascript:alert(1)) ![x](https://eve.example/x.png)',
  '\\u0022 \\n \\',
  '%00%0a',
]

describe('words that look like something else are only words', () => {
  test.each(hostile)('%s', async (words) => {
    const badge = await wordedBy(words)
    expect(await verdict(badge)).toEqual({ signature: true, revoked: false, endorsements: [true] })
    expect(shapeOf(badge)).toEqual(shapeOf(plain))
    expect(await graphOf(badge)).toEqual(plainGraph)
    expect(badge.name).toBe(words.replaceAll('\n', ' '))
    expect(badge.credentialSubject.result[0].value).toBe(words.replaceAll('\n', ' '))
  })
})

test('names in every writing survive, with their marks of direction, quotes and emoji', async () => {
  const names = [
    'שרה כהן\u200f',
    'عائشة',
    'Nguyễn Thị “Bé”',
    "O'Neill-Ñandú",
    '李小龍',
    '👩🏽‍🔧 Ada',
    '𝒜𝒹𝒶',
    'e\u0301',
  ]
  for (const name of names) {
    const badge = await wordedBy(name)
    expect((await verdict(badge)).endorsements).toEqual([true])
    expect(badge.endorsement[0].name).toBe(`${name}, ${name}, ${name}`)
  }
})

test('control characters, turned writing and half characters are not signed', async () => {
  const badge = await wordedBy('a\u0000b\u001bc\u007fd\u202ee\u2066f\ud800g')
  expect(badge.name).toBe('abcdef\ufffdg')
  expect(await verdict(badge)).toEqual({ signature: true, revoked: false, endorsements: [true] })
})

test('a confirmed sentence cannot pass for the word of somebody else', async () => {
  const forged =
    'We saved 5%.”\nOn 1 January 2026, The King confirmed this sentence of the story:\r\u2028“We saved all.'
  const { endorsementComment } = (await wordedBy('Ines', { claims: [forged] })).endorsement[0]
    .credentialSubject
  const [opening, sentence, ...others] = endorsementComment.split(/[\n\r\u2028\u2029]/)
  expect(opening).toBe('On 14 March 2026, Ines confirmed this sentence of the story:')
  expect(sentence).toContain('The King')
  expect(others).toEqual([])
})

test('the same sentence twice, and two referees of one name, are signed as they stand', async () => {
  const badge = await wordedBy('We saved 5%.', { claims: ['We saved 5%.', 'We saved 5%.'] })
  expect(badge.credentialSubject.result).toHaveLength(2)
  const [story] = confirmedProfile().stories
  if (!story) throw new Error('no story')
  const confirmations = [1, 2, 3].map((referenceId) => ({ referenceId, name: 'Ines Hallam', sentence: null }))
  const twins = await issuer.issue(publishedProfile({ stories: [{ ...story, claims: [], confirmations }] }))
  for (const one of [badge, twins]) expect((await verdict(one)).signature).toBe(true)
  expect((await verdict(twins)).endorsements).toEqual([true, true, true])
})

test('a story with nothing to tell gives a badge without empty lists', async () => {
  const badge = await issuer.issue(
    publishedProfile({ stories: [{ title: 'Told in a title', confirmations: [] }] }),
  )
  expect(badge.credentialSubject.achievement.description).toBe('Told in a title')
  expect(await verdict(badge)).toEqual({ signature: true, revoked: false, endorsements: [] })
})

test('texts of 32,000 characters and a hundred sentences of twenty referees are signed in seconds', async () => {
  const long = 'A sentence of many words. '.repeat(1_231)
  expect((await verdict(await wordedBy(long, { claims: ['One.'] }))).signature).toBe(true)
  const confirmedBy = Array.from({ length: 20 }, (_, index) => ({
    referenceId: index,
    name: `Referee ${index}`,
    at,
  }))
  const claims = Array.from({ length: 100 }, (_, index) => ({ text: `We saved ${index}%.`, confirmedBy }))
  const confirmations = confirmedBy.map((by) => ({ ...by, sentence: null }))
  const began = performance.now()
  const badge = await issuer.issue(
    publishedProfile({ stories: [{ title: 'All of it', confirmations, claims }] }),
  )
  expect(performance.now() - began).toBeLessThan(60_000)
  expect((await verdict(badge)).endorsements).toEqual(confirmations.map(() => true))
})
