import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { BadgeState, OwnBadges } from '#schema/badges/badge-answers.ts'
import { isSetInList } from '#schema/badges/status-list.ts'
import type { OwnReference } from '#schema/references/reference-answers.ts'
import { browser } from '#test/account.ts'
import { publicBadge } from '#test/badges/public-badge.ts'
import { changeProfile, database } from '#test/people.ts'
import { getApi, ownLinkOf, storyWithClaims } from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

type Credential = {
  id: string
  credentialSubject: { id: string }
  credentialStatus: { statusListIndex: string; statusListCredential: string }
  endorsement: { name: string }[]
}
type StatusList = { id: string; credentialSubject: { encodedList: string; ttl: number } }
const at = (path: string) => `${inject('url')}${path}`
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(at(path), { method, headers, redirect: 'manual' })
const stateOf = (id: string) => jsonOf<BadgeState>(get(`/api/badges/${id}/state`))

/** A published owner, signed in, whose story has its badge. */
async function badged() {
  const { id, owner, profile } = await publicBadge()
  return { id, owner, profile, own: () => jsonOf<OwnBadges>(owner.get('/badges')) }
}
let known: Awaited<ReturnType<typeof badged>>
let credential: Credential
beforeAll(async () => {
  known = await badged()
  credential = await jsonOf<Credential>(get(`/badges/${known.id}.json`))
})

/** Whether the list that a badge names says that it is revoked. */
async function isRevoked({ credentialStatus }: Credential) {
  const { pathname } = new URL(credentialStatus.statusListCredential)
  const list = await jsonOf<StatusList>(get(pathname))
  return isSetInList(list.credentialSubject.encodedList, Number(credentialStatus.statusListIndex))
}

test('a published story has its badge right after, signed, at its own address, and not revoked', async () => {
  expect(await known.own()).toMatchObject({
    badges: [
      {
        id: known.id,
        storyId: known.profile.storyIds[0],
        title: storyWithClaims.title,
        version: 1,
        state: 'valid',
        reason: null,
        endorsedBy: ['Referee 1', 'Referee 2'],
      },
    ],
    waiting: [],
  })
  expect(new URL(credential.id).pathname).toBe(`/badges/${known.id}.json`)
  expect(credential.credentialSubject.id).toContain(`/profile/${known.profile.profileUrl}`)
  expect(credential.endorsement).toHaveLength(2)
  expect(credential).toHaveProperty('proof.proofValue')
  expect(await isRevoked(credential)).toBe(false)
  expect(await stateOf(known.id)).toMatchObject({ state: 'valid', reason: null, current: known.id })
})

test('a credential has its own media type on request, and is JSON for everybody else, on every site', async () => {
  const types = { 'application/vc': 'application/vc', '*/*': 'application/json' }
  for (const [accept, type] of Object.entries({
    ...types,
    'application/ld+json, application/json': 'application/json',
    'text/html, Application/VC;q=0.9': 'application/vc',
  }))
    for (const path of [`/badges/${known.id}.json`, '/badges/status/1']) {
      const answer = await get(path, { Accept: accept, Origin: 'https://verifier.example' })
      expect(answer.headers.get('content-type'), `${path} ${accept}`).toMatch(new RegExp(`^${type}(;|$)`))
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
      expect(answer.headers.get('vary')).toContain('Accept')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
})

test('a referee finds the badges that name them among the data kept about them', async () => {
  const referee = known.profile.referees[0]
  if (!referee) throw new Error('Nobody is named')
  const mine = async () =>
    (await jsonOf<OwnReference>(getApi(`/references/mine/${await ownLinkOf(referee)}`))).badges
  const state = {
    id: known.id,
    title: storyWithClaims.title,
    state: 'valid',
    reason: null,
    issuedAt: expect.any(String),
  }
  expect(await mine()).toEqual([state])
})

test('a browser on another site is allowed to ask, and reads why it was refused', async () => {
  const preflight = await get(
    `/badges/${known.id}.json`,
    { Origin: 'https://verifier.example', 'Access-Control-Request-Method': 'GET' },
    'OPTIONS',
  )
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
  const none = await get('/badges/aaaaaaaaaaaa.json', { Origin: 'https://verifier.example' })
  expect(none.status).toBe(404)
  expect(none.headers.get('access-control-allow-origin')).toBe('*')
})

test('a badge that a browser has kept is not sent again', async () => {
  const path = `/badges/${known.id}.json`
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
  expect((await get(path, { 'If-None-Match': `"other", ${etag}` })).status).toBe(304)
  expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  const part = await get(path, { Range: 'bytes=0-9' })
  expect([part.status, (await part.json()) as Credential]).toEqual([200, credential])
  const head = await get(path, {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  ['/badges/nobody.json', 404],
  ['/badges/aaaaaaaaaaaa.json', 404],
  [`/badges/${'A'.repeat(12)}.json`, 404],
  ['/badges/aaaaaaaaaaaa.JSON', 404],
  ['/badges/aaaaaaaaaaaa', 404],
  ['/badges', 404],
  ['/badges/', 301],
  ['/badges/status', 404],
  ['/badges/status/0', 404],
  ['/badges/status/-1', 404],
  ['/badges/status/1.5', 404],
  ['/badges/status/999999999', 404],
  ['/badges/status/9999999999', 404],
  ['/badges/%2e%2e%2fapi', 404],
  ['/badges/..%2f..%2fapi%2fhealth', 404],
  ['/badges/aaaaaaaaaaaa%00.json', 404],
  ["/badges/a' or 1=1--.json", 404],
])('nothing is found at %s', async (path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  if (path.startsWith('/badges/') && status === 404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a list is there before anything is revoked, says how long it may be kept, and has its age', async () => {
  const answer = await get('/badges/status/1')
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('age'))).toBeLessThan(6)
  const list = await jsonOf<StatusList>(answer)
  expect(list.credentialSubject.ttl).toBe(60_000)
  expect(await isSetInList(list.credentialSubject.encodedList, 131_071)).toBe(false)
})

test('two hundred verifiers at once all get the list', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/badges/status/1')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('an unpublished profile revokes its badge for everybody, and a published one again gets a new badge', async () => {
  const { profile, own, id } = await badged()
  const old = await jsonOf<Credential>(get(`/badges/${id}.json`))
  expect(await stateOf(id)).toMatchObject({ isProfilePublic: true })
  await changeProfile(profile.id, { isActive: false })
  const away = { state: 'revoked', reason: 'profile', current: null, isProfilePublic: false }
  expect(await stateOf(id)).toEqual({ ...away, issuedAt: expect.any(String) })
  await expect.poll(() => isRevoked(old), { timeout: 15_000 }).toBe(true)
  expect((await get(`/badges/${id}.json`)).status).toBe(200)
  await changeProfile(profile.id, { isActive: true })
  await expect.poll(async () => (await own()).badges.length, { timeout: 15_000 }).toBe(2)
  const [newest, revoked] = (await own()).badges
  expect([newest?.state, revoked?.state, revoked?.id]).toEqual(['valid', 'revoked', id])
  expect(await isRevoked(old)).toBe(true)
  const back = { ...away, current: newest?.id, isProfilePublic: true }
  expect(await stateOf(id)).toEqual({ ...back, issuedAt: expect.any(String) })
})

/** What stands at the address of a badge, for somebody who has a copy of it, too. */
const read = async (id: string) => {
  const answer = await get(`/badges/${id}.json`, { 'If-None-Match': `W/"${id}"` })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

test('what a badge says is gone with its suspended page, and its state still says why', async () => {
  const { profile, id } = await badged()
  await changeProfile(profile.id, { suspendedAt: new Date() })
  expect(await read(id)).toEqual([410, 'BADGE_TAKEN_DOWN'])
  expect(await stateOf(id)).toMatchObject({ state: 'revoked', reason: 'profile' })
})

test.each(['valid', 'replaced'])(
  'what a badge says is gone once a referee in it withdraws, also of one that was %s',
  async (state) => {
    const { profile, id } = await badged()
    const { badges } = tables
    if (state === 'replaced')
      await database().update(badges).set({ revokedAt: new Date(), reason: state }).where(eq(badges.id, id))
    const [referee] = profile.referees
    if (!referee) throw new Error('Nobody is named')
    const withdrawn = await browser().post('/references/withdraw', { token: await ownLinkOf(referee) })
    expect(withdrawn.status).toBeLessThan(300)
    expect(await read(id)).toEqual([410, 'BADGE_TAKEN_DOWN'])
    expect(await stateOf(id)).toMatchObject({ state: 'revoked' })
  },
)

test.each(['valid', 'profile', 'replaced'] as const)(
  'what a badge says is gone once a referee tells it differently, also of one that was %s',
  async (state) => {
    const { profile, id } = await badged()
    const { badges, claimConfirmations } = tables
    if (state !== 'valid')
      await database().update(badges).set({ revokedAt: new Date(), reason: state }).where(eq(badges.id, id))
    const [{ id: referenceId } = { id: 0 }] = profile.referees
    await database()
      .update(claimConfirmations)
      .set({ outcome: 'differs', words: 'It was eight.' })
      .where(eq(claimConfirmations.referenceId, referenceId))
    expect(await read(id)).toEqual([410, 'BADGE_TAKEN_DOWN'])
  },
)

test('an owner takes away their badges as they were signed', async () => {
  const { badges } = await jsonOf<{ badges: object[] }>(known.owner.get('/privacy/export?form=everything'))
  expect(badges).toMatchObject([{ badge: known.id, reason: null, version: 1, credential }])
})

test('a badge of somebody who erased their account is gone, and its number stays revoked', async () => {
  const { owner, id } = await badged()
  const old = await jsonOf<Credential>(get(`/badges/${id}.json`))
  const answer = await owner.post('/privacy/erase', { password: owner.password })
  expect(answer.status, await answer.text()).toBeLessThan(300)
  expect((await get(`/badges/${id}.json`, { 'If-None-Match': `W/"${id}"` })).status).toBe(410)
  expect(await stateOf(id)).toMatchObject({ state: 'revoked', reason: 'profile', current: null })
  await expect.poll(() => isRevoked(old), { timeout: 15_000 }).toBe(true)
})

test('nobody sees the badges of others among their own, and an unknown badge has no state', async () => {
  const other = await badged()
  expect((await other.own()).badges.map(({ id }) => id)).toEqual([other.id])
  for (const id of ['aaaaaaaaaaaa', 'constructor', '..'])
    expect((await get(`/api/badges/${id}/state`)).status, id).toBe(404)
})
