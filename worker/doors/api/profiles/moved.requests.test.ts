import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import type { GalleryPage, SearchResult } from '#schema/gallery/gallery-answers.ts'
import { maxOldAddresses } from '#schema/limits.ts'
import { shareHref } from '#schema/pages/share.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { browser, registration, signedInAs } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { database, publishPerson } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { events, profileRedirects, profiles } = tables
const url = inject('url')
const open = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' })
const publicProfile = (profileUrl: string) =>
  jsonOf<PublicProfile>(open(`/api/public-profiles/${profileUrl}`))
const fresh = () => `moved-${crypto.randomUUID().slice(0, 13)}`

/** An owner who is signed in and whose profile is published, with what moves it. */
async function publishedOwner(overrides: Parameters<typeof publishPerson>[0] = {}) {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    ...overrides,
    profile: {
      plan: 'sprint',
      scorecardActive: true,
      ...overrides.profile,
      ownerId: owner.id,
      email: owner.email,
    },
  })
  const move = (profileUrl: string) => owner.put('/customer-profile', { profileUrl })
  const moved = async (profileUrl: string) => {
    const answer = await move(profileUrl)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(await answer.json()).toMatchObject({ profile: { profileUrl, isLive: true } })
  }
  return { ...owner, person, old: person.profileUrl, move, moved }
}
/** Which pictures are drawn on a page, or fetched by it: their first colours have the picture's own names. */
const drawnOn = async (page: string) =>
  (await (await open(page)).text()).match(/<linearGradient id="\w+"|\/picture\/[^"]+/g) ?? []
const pagesOf = (profileUrl: string) => [
  `/profile/${profileUrl}`,
  `/profile/${profileUrl}/print`,
  `/book/${profileUrl}`,
  `/scorecard/${profileUrl}`,
]

test('every page of a name that was changed leads to the new one, also where it was in the cache', async () => {
  const { old, moved } = await publishedOwner()
  for (const page of pagesOf(old)) expect((await open(page)).status, page).toBe(200)
  const name = fresh()
  await moved(name)
  for (const [index, page] of pagesOf(old).entries()) {
    const answer = await open(`${page}?quote=full%20boats`)
    expect(answer.status, page).toBe(308)
    expect(answer.headers.get('location')).toBe(`${pagesOf(name)[index]}?quote=full%20boats`)
    expect(answer.headers.get('cache-control'), 'its owner may take the name back').toBe('no-store')
  }
  for (const page of pagesOf(name)) expect((await open(page)).status, page).toBe(200)
  const call = await open(`/api/public-profiles/${old}`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({
    code: 'PROFILE_MOVED',
    details: [{ path: 'profileUrl', message: name }],
  })
  expect((await open(`/public/${old}`)).headers.get('location')).toBe(`/profile/${old}`)
})

test('gallery, search, sitemap and dashboard name the new address, and the picture stays', async () => {
  const { old, person, moved, get } = await publishedOwner({
    profile: {
      coreProblemSolved: 'Marimbas that nobody tunes',
      businessAreas: ['Marketing'],
      industry: 'Water',
    },
  })
  const before = await publicProfile(old)
  const drawn = await Promise.all(pagesOf(old).map(drawnOn))
  expect(drawn.filter(({ length }) => length)).toHaveLength(3)
  const name = fresh()
  await moved(name)
  const after = await publicProfile(name)
  expect(after).toEqual({ ...before, profileUrl: name })
  expect(after.pictureSlug).toBe(old)
  const { profiles: cards } = await jsonOf<GalleryPage>(open('/api/public-profiles/Marketing/Water?limit=48'))
  expect(cards.find(({ id }) => id === person.id)).toMatchObject({ profileUrl: name, pictureSlug: old })
  const result = await jsonOf<SearchResult>(postJson(`${url}/api/smart-search`, { query: 'marimbas tuned' }))
  expect(result.profiles[0]).toMatchObject({ profileUrl: name, pictureSlug: old })
  // While others change the gallery, too, it is written anew once a second.
  const sitemap = async () => (await open('/sitemap.xml')).text()
  await expect.poll(sitemap).toContain(`/profile/${name}<`)
  expect(await sitemap()).not.toContain(`/profile/${old}<`)
  const { profile } = await jsonOf<Dashboard>(get('/current-user-dashboard'))
  expect(profile).toMatchObject({ profileUrl: name, pictureSlug: old })
  for (const [index, page] of pagesOf(name).entries()) expect(await drawnOn(page), page).toEqual(drawn[index])
  const gallery = await (await open('/solution-gallery?area=Marketing&industry=Water')).text()
  expect(gallery.includes(`/profile/${name}"`)).toBe(true)
  expect(gallery.includes(`/profile/${old}"`)).toBe(false)
  expect(gallery.includes(`/${name}.svg`)).toBe(false)
})

test('a visitor with the old name reaches the same agent, scorecard, mailbox and share picture', async () => {
  const { old, person, moved } = await publishedOwner()
  const guest = visitorOf(old)
  expect((await guest.askForJson('What of the ferries?')).status).toBe(200)
  await guest.storedLines(2)
  const share = shareHref(await publicProfile(old)) ?? ''
  const name = fresh()
  await moved(name)
  expect((await guest.askForJson('And when were the boats full?')).status, 'the conversation goes on').toBe(
    200,
  )
  expect((await guest.storedLines(4)).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['What of the ferries?', 'And when were the boats full?']),
  )
  expect((await open(share)).headers.get('location')).toBe(shareHref(await publicProfile(name)))
  const viewed = { kind: 'profileViewed', profileUrl: old }
  expect((await postJson(`${url}/api/seen`, viewed)).status).toBe(204)
  expect(await database().$count(events, eq(events.profileId, person.id))).toBeGreaterThan(0)
  const question = { profileUrl: old, question: 'When do you sail?', consent: true }
  expect((await postJson(`${url}/api/questions`, question)).status).toBe(201)
})

test('an old name stays taken for everybody else, and its owner may take it back', async () => {
  const { old, moved } = await publishedOwner()
  const name = fresh()
  await moved(name)
  const other = await publishedOwner()
  for (const taken of [old, name]) {
    const answer = await other.move(taken)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'PROFILE_URL_TAKEN',
      details: [{ path: 'profileUrl' }],
    })
    const free = await jsonOf<{ available: boolean }>(open(`/api/check-username/${taken}`))
    expect(free.available).toBe(false)
    const newcomer = await browser().post('/register-free-profile', registration({ username: taken }))
    expect(await newcomer.json()).toMatchObject({ code: 'USERNAME_TAKEN' })
  }
  expect((await open(`/profile/${other.old}`)).status, 'nothing moved').toBe(200)
  await moved(name)
  await moved(old)
  expect((await open(`/profile/${old}`)).status).toBe(200)
  expect((await open(`/profile/${name}`)).headers.get('location')).toBe(`/profile/${old}`)
  expect(await publicProfile(old)).toMatchObject({ profileUrl: old, pictureSlug: old })
  const third = fresh()
  await moved(third)
  for (const before of [old, name])
    expect((await open(`/profile/${before}`)).headers.get('location'), 'at one go').toBe(`/profile/${third}`)
})

test('one of two owners who want the same name at once gets it, and the other keeps theirs', async () => {
  const [one, other] = await Promise.all([publishedOwner(), publishedOwner()])
  const name = fresh()
  const statuses = await Promise.all([one, other].map(async ({ move }) => (await move(name)).status))
  expect(statuses.sort()).toEqual([200, 409])
  const rows = await database().select().from(profileRedirects).where(eq(profileRedirects.oldUrl, name))
  expect(rows).toEqual([])
})

test('a profile that moved and is unpublished does not tell its new address', async () => {
  const { old, put, move } = await publishedOwner()
  await put('/customer-profile', { isActive: false })
  const name = fresh()
  expect((await move(name)).status).toBe(200)
  expect((await open(`/profile/${old}`)).status).toBe(404)
  expect(await jsonOf(open(`/api/public-profiles/${old}`))).toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  await put('/customer-profile', { isActive: true })
  expect((await open(`/profile/${old}`)).headers.get('location')).toBe(`/profile/${name}`)
})

test('a profile keeps a limited number of old addresses', async () => {
  const { person, old, move } = await publishedOwner()
  const names = Array.from({ length: maxOldAddresses }, fresh)
  await database()
    .insert(profileRedirects)
    .values(names.map((oldUrl) => ({ oldUrl, profileId: person.id, createdAt: new Date() })))
  expect(await jsonOf(move(fresh()))).toMatchObject({ code: 'ADDRESSES_SPENT' })
  expect((await move(names[0] ?? '')).status, 'back to one of them').toBe(200)
  const [row] = await database().select().from(profiles).where(eq(profiles.id, person.id))
  expect(row).toMatchObject({ profileUrl: names[0], pictureSlug: old })
})

test('of many moves at once that each need another name, one is made where one name is left', async () => {
  const { person, move } = await publishedOwner()
  const names = Array.from({ length: maxOldAddresses - 1 }, fresh)
  await database()
    .insert(profileRedirects)
    .values(names.map((oldUrl) => ({ oldUrl, profileId: person.id, createdAt: new Date() })))
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(fresh())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const rows = await database()
    .select()
    .from(profileRedirects)
    .where(eq(profileRedirects.profileId, person.id))
  expect(rows).toHaveLength(maxOldAddresses)
})
