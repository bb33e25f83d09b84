import { describe, expect, test } from 'vitest'
import { newBadgeKey } from '#schema/badges/keys.ts'
import { sampleExperts } from '#scripts/samples/seed-samples.ts'
import { verdictOn } from '#test/badges/independent-verifier.ts'
import { badgeIssuerAt, type Credential, confirmedProfile, retired } from '#test/badges/issuer.ts'
import { coreVerdictOn } from '#test/badges/verifier-core.ts'
import { publishedSample } from '#test/published-sample.ts'

const appUrl = 'https://rembrandt.example'
const issuer = badgeIssuerAt(appUrl)
const badge = await issuer.issue()
const answers = await issuer.answers()

/** What both verifiers say: signature, revoked or not, and the signature of each endorsement, which one of them asks. */
async function bothOn(credential: Credential, answered: ReadonlyMap<string, Credential> = answers) {
  const core = await coreVerdictOn(credential, answered)
  const own = await verdictOn(credential, (address) => answered.get(address)).catch(() => undefined)
  return {
    signatures: [own?.signature ?? false, core.valid_signature ?? false],
    revoked: [own?.revoked, core.revocation_status === undefined ? undefined : !core.revocation_status],
    endorsements: own?.endorsements,
  }
}
const good = { signatures: [true, true], revoked: [false, false], endorsements: [true, true] }

test('two verifiers that share no code with the product accept a badge and its endorsements', async () => {
  expect(await bothOn(badge)).toEqual(good)
})

test('the verifier with a register of issuers says that ours is not in any', async () => {
  expect(await coreVerdictOn(badge, answers)).toEqual({
    valid_signature: true,
    revocation_status: true,
    expiration: true,
    registered_issuer: false,
  })
})

test('both verifiers say that a revoked badge is revoked, and that its signature holds', async () => {
  expect(await bothOn(badge, await issuer.answers([94_321]))).toEqual({ ...good, revoked: [true, true] })
})

test('neither verifier calls a badge revoked because others of its list are', async () => {
  expect(await bothOn(badge, await issuer.answers([0, 94_320, 94_322, 131_071]))).toEqual(good)
})

const altered = (change: (copy: Credential) => void) => {
  const copy = structuredClone(badge)
  change(copy)
  return copy
}

describe('both verifiers refuse a badge', () => {
  test.each<[string, (copy: Credential) => void]>([
    ['of another title', (copy) => Object.assign(copy, { name: 'Another clock' })],
    [
      'about somebody else',
      ({ credentialSubject }) => Object.assign(credentialSubject, { id: `${appUrl}/profile/eve` }),
    ],
    [
      'with another sentence',
      ({ credentialSubject: { result } }) => Object.assign(result[0], { value: 'We saved 90,000 pounds.' }),
    ],
    [
      'with a sentence more',
      ({ credentialSubject: { result } }) => result.push({ type: ['Result'], value: 'And more.' }),
    ],
    ['without its sentences', ({ credentialSubject }) => delete credentialSubject.result],
    [
      'with other criteria',
      ({ credentialSubject: { achievement } }) =>
        Object.assign(achievement.criteria, { narrative: 'Measured.' }),
    ],
    ['without an endorsement', ({ endorsement }) => endorsement.pop()],
    [
      'whose endorsement names another',
      ({ endorsement }) => Object.assign(endorsement[0], { name: 'The King' }),
    ],
    [
      'whose endorsement says more',
      ({ endorsement }) =>
        Object.assign(endorsement[0].credentialSubject, { endorsementComment: 'All of it.' }),
    ],
    [
      'with another place in the list',
      ({ credentialStatus }) => Object.assign(credentialStatus, { statusListIndex: '1' }),
    ],
    ['without a status', (copy) => delete copy.credentialStatus],
    ['issued on another day', (copy) => Object.assign(copy, { validFrom: '2020-01-01T00:00:00Z' })],
    ['signed on another day', ({ proof }) => Object.assign(proof, { created: '2020-01-01T00:00:00Z' })],
    ['by somebody else', ({ issuer }) => Object.assign(issuer, { id: 'did:web:eve.example' })],
    [
      'with one endorsement twice in place of another',
      (copy) => {
        copy.endorsement = [copy.endorsement[1], copy.endorsement[1]]
      },
    ],
  ])('%s', async (_, change) => {
    const { signatures } = await bothOn(altered(change))
    expect(signatures).toEqual([false, false])
  })
})

test('a badge that somebody else signs again under our name is refused by both', async () => {
  const forged = await badgeIssuerAt(appUrl, newBadgeKey('k1')).issue()
  expect((await bothOn(forged)).signatures).toEqual([false, false])
})

test('a badge signed by another than its issuer is refused by both', async () => {
  const other = badgeIssuerAt('https://eve.example')
  const forged = { ...(await other.issue()), issuer: badge.issuer }
  const known = new Map([...answers, ...(await other.answers())])
  expect((await bothOn(forged, known)).signatures).toEqual([false, false])
})
test('endorsements of two referees that changed places are invalid, though the badge around them is valid', async () => {
  const swapped = altered(({ endorsement: [one, other] }) => {
    ;[one.credentialSubject, other.credentialSubject] = [other.credentialSubject, one.credentialSubject]
  })
  expect(await bothOn(swapped)).toEqual({ ...good, endorsements: [false, false] })
})

test('both verifiers accept a badge of every sample expert', async () => {
  for (const expert of await sampleExperts()) {
    const profile = publishedSample(expert)
    const verdict = await bothOn(await issuer.issue(profile))
    const endorsements = profile.stories[0]?.confirmations.map(() => true)
    expect(verdict, expert.profileUrl).toEqual({ ...good, endorsements })
  }
})

const [first, second] = [newBadgeKey('k1'), newBadgeKey('k2')]
const retiredFirst = await retired(first)

describe('a new key', () => {
  // A verifier keeps what it read of an address, so each issuer has its own.
  test.each([
    ['its secret', 'https://kept.example', first],
    ['its public key', 'https://retired.example', retiredFirst],
  ])('signs from now on, and badges of the old one hold while %s is in the list', async (_, at, old) => {
    const before = await badgeIssuerAt(at, first).issue()
    const rotated = badgeIssuerAt(at, `${second},${old}`)
    const after = await rotated.issue()
    expect(after.proof.verificationMethod).toBe(`did:web:${new URL(at).host}#k2`)
    for (const one of [before, after]) expect(await bothOn(one, await rotated.answers())).toEqual(good)
  })
})

test('a new key without the old one in the list ends every badge that the old one signed', async () => {
  const at = 'https://forgetful.example'
  const before = await badgeIssuerAt(at, first).issue()
  const { signatures } = await bothOn(before, await badgeIssuerAt(at, second).answers())
  expect(signatures).toEqual([false, false])
})
test('a badge of an issuer at another address is worth nothing at a new one', async () => {
  const left = await badgeIssuerAt('https://left.example', issuer.keys).issue()
  const { signatures } = await bothOn(
    left,
    await badgeIssuerAt('https://moved.example', issuer.keys).answers(),
  )
  expect(signatures).toEqual([false, false])
})

test('words in any writing are signed alike for everybody', async () => {
  const profile = confirmedProfile()
  const [story] = profile.stories
  if (!story) throw new Error('no story')
  const odd = 'שָׁלוֹם “quoted” \\ back 👩🏽‍🔧 𝒜 "two"\t<b>&amp;</b>\u00ad\u200f e\u0301 \u0001\u007f'
  const oddStory = {
    ...story,
    title: odd,
    subtitle: odd,
    confirmations: [{ referenceId: 1, name: odd, sentence: null }],
  }
  const issued = await issuer.issue({ ...profile, stories: [oddStory] })
  expect(await bothOn(issued)).toEqual({ ...good, endorsements: [true] })
})
