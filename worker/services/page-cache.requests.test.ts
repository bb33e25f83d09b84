import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { browser } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { databaseAt, publishPerson, runJob, writePerson } from '#test/people.ts'
import { preparedFolder, startProduct } from '#test/product.ts'
import { at, postJson } from '#test/requests.ts'
import { tables } from './database.ts'

const folder = preparedFolder()
const server = await startDatabaseServer(folder, console.error)
const database = await startDatabaseProxy(server.url)
const product = await startProduct({
  SAMPLE_DATA: 'off',
  TURSO_DATABASE_URL: database.url,
  DATABASE_PATIENCE: 'off',
})
const here = { url: product.url, databaseUrl: server.url }
afterAll(async () => {
  await product.stop()
  database.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const gallery = '/solution-gallery'
/** What the gallery's page asks of the database; jobs ask other things meanwhile. */
const listing = /from \\"gallery_placements\\"/
async function open(path: string, headers = {}) {
  const answer = await fetch(product.url + path, { headers })
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    headers: answer.headers,
    html: await answer.text(),
  }
}
const change = async (id: number, changes: Partial<typeof tables.profiles.$inferInsert>) => {
  await databaseAt(server.url)
    .update(tables.profiles)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(tables.profiles.id, id))
  await runJob('republish-changed', product.url)
}
/** A copy from this second counts as one from after a change. */
const aSecond = () => sleep(1_100)
async function whileOff(run: () => Promise<void>) {
  database.switchOff()
  await run().finally(database.switchOn)
}

test('a page is loaded for its first visitor and kept for the next', async () => {
  const { profileUrl } = await publishPerson({}, here)
  for (const path of [gallery, `${gallery}?area=Sales`, `/profile/${profileUrl}`]) {
    const first = await open(path)
    expect(first.cache, path).toBe('miss')
    // A store of copies that answers late is a miss.
    await expect.poll(async () => (await open(path)).cache).toBe('hit')
    expect((await open(path)).html === first.html, path).toBe(true)
  }
})

test('a filter that does not exist shares the page without filters', async () => {
  await open(gallery)
  expect(await open(`${gallery}?area=Astrology&utm_source=mail`)).toMatchObject({ status: 200, cache: 'hit' })
})

test('a described challenge is the visitor’s own and is never kept', async () => {
  for (const time of [1, 2]) expect((await open(`${gallery}?q=ferries`)).cache, `${time}`).toBe('miss')
})

test('a change shows on every page within five seconds', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  const pages = [
    gallery,
    `${gallery}?area=Projects`,
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
  ]
  for (const path of pages)
    expect((await open(path)).html.includes('Ferries that leave half empty'), path).toBe(true)
  await change(id, { coreProblemSolved: 'Ferries that never leave at all' })
  for (const path of pages)
    await expect
      .poll(async () => (await open(path)).html, { message: path, timeout: 5_000 })
      .toContain('Ferries that never leave at all')
})

test('one expert’s edit leaves the pages of all others as they are', async () => {
  const [one, other] = [await publishPerson({}, here), await publishPerson({}, here)]
  const pages = [
    `/profile/${other.profileUrl}`,
    `/profile/${other.profileUrl}/print`,
    `/book/${other.profileUrl}`,
    '/adaeze-agent',
  ]
  for (const path of pages) await open(path)
  await change(one.id, { about: 'She reads timetables for pleasure.' })
  expect((await open(`/profile/${one.profileUrl}`)).cache).toBe('miss')
  for (const path of pages) expect((await open(path)).cache, path).toBe('hit')
})

test('a profile published again as it was renews no page', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  await open(`/profile/${profileUrl}`)
  await change(id, {})
  expect((await open(`/profile/${profileUrl}`)).cache).toBe('hit')
})

test.each([
  ['a profile', 'profiles', 404],
  ['a story', 'stories', 404],
  ['a reference', 'references', 404],
] as const)(
  '%s that is deleted past the product is gone from every cached page',
  async (_, table, status) => {
    const { id, profileUrl } = await publishPerson({}, here)
    const page = `/profile/${profileUrl}`
    for (const path of [gallery, page, `${page}/print`]) await open(path)
    const row = sql.identifier(table)
    const whose = sql.identifier(table === 'profiles' ? 'id' : 'profile_id')
    await databaseAt(server.url).run(sql`delete from ${row} where ${whose} = ${id}`)
    for (const job of ['republish-changed', 'put-marks']) await runJob(job, product.url)
    expect((await open(page)).status).toBe(status)
    expect((await open(`${page}/print`)).status).toBe(status)
    expect((await open(gallery)).html.includes(profileUrl)).toBe(false)
  },
)

test('a former address of a profile is gone, also when it was changed past the product', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  await open(`/profile/${profileUrl}`)
  await change(id, { profileUrl: `${profileUrl}-2` })
  await runJob('put-marks', product.url)
  expect((await open(`/profile/${profileUrl}`)).status).toBe(404)
  expect((await open(`/profile/${profileUrl}-2`)).status).toBe(200)
})

test('an unpublished profile is gone from every cached page at once', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  const pages = [gallery, `${gallery}?area=Projects&industry=Transportation`, `${gallery}?q=ferries`]
  for (const path of pages) expect((await open(path)).html.includes(profileUrl), path).toBe(true)
  expect((await open(`/profile/${profileUrl}`)).status).toBe(200)
  await change(id, { isActive: false })
  for (const path of pages) expect((await open(path)).html.includes(profileUrl), path).toBe(false)
  expect((await open(`/profile/${profileUrl}`)).status).toBe(404)
  expect((await open(`/public-profiles/${profileUrl}`)).status).toBe(404)
})

test('a profile that cannot be read does not keep an unpublished one in the gallery', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  const [broken, later] = [await writePerson({}, server.url), await publishPerson({}, here)]
  await open(gallery)
  const db = databaseAt(server.url)
  await db.run(sql`update profiles set business_areas = 'nonsense' where id = ${broken.id}`)
  await db
    .update(tables.profiles)
    .set({ isActive: false })
    .where(inArray(tables.profiles.id, [id, later.id]))
  const { status } = await postJson(`${product.url}/api/dev/cron/republish-changed`, {})
  expect(status, 'the job says that it failed').toBe(500)
  for (const address of [profileUrl, later.profileUrl]) {
    expect((await open(gallery)).html.includes(address)).toBe(false)
    expect((await open(`/profile/${address}`)).status).toBe(404)
  }
  await expect
    .poll(product.output, { message: 'and of whom' })
    .toContain(`could not publish profiles ${broken.id}`)
  // A run looks back for five seconds before the last.
  const next = async () => (await postJson(`${product.url}/api/dev/cron/republish-changed`, {})).status
  await expect.poll(next, { message: 'and then gets past it', interval: 500 }).toBe(200)
  await db.delete(tables.profiles).where(eq(tables.profiles.id, broken.id))
})

test('a published profile that cannot be read is left out and reported once; everybody else is shown', async () => {
  const [broken, other] = [await publishPerson({}, here), await publishPerson({}, here)]
  const db = databaseAt(server.url)
  await db.run(sql`update profiles set key_skills = 'words of their own' where id = ${broken.id}`)
  await runJob('renew-pages', product.url)
  const search = async () => {
    const answer = await postJson(`${product.url}/api/smart-search`, { query: 'half empty ferries' })
    return { status: answer.status, html: await answer.text() }
  }
  for (const look of [
    () => open(gallery),
    () => open(`${gallery}?area=Projects`),
    () => open('/api/public-profiles/all/all?limit=48'),
    () => open(`${gallery}?q=half+empty+ferries`),
    search,
  ]) {
    const { status, html } = await look()
    expect(status).toBe(200)
    expect(html.includes(other.profileUrl)).toBe(true)
    expect(html.includes(broken.profileUrl)).toBe(false)
  }
  expect((await open('/sitemap.xml')).html.includes(other.profileUrl)).toBe(true)
  expect(
    (await visitorOf(other.profileUrl, browser(product.url)).askForJson('What of the ferries?')).status,
  ).toBe(200)
  for (const job of ['draw-changed', 'embed-changed']) await runJob(job, product.url)
  expect((await open(`/profile/${broken.profileUrl}`)).status, 'their own page says that it fails').toBe(503)
  const line = `Profile ${broken.id} cannot be read`
  await expect.poll(product.output).toContain(line)
  expect(product.output().split(line)).toHaveLength(2)
  expect(product.output()).not.toContain('words of their own')
  await db.delete(tables.profiles).where(eq(tables.profiles.id, broken.id))
})

test('a draft that is edited leaves every page as it is', async () => {
  await databaseAt(server.url)
    .update(tables.profiles)
    .set({ updatedAt: new Date(0) })
  const draft = await writePerson({ stories: [] }, server.url)
  await open(gallery)
  await change(draft.id, { about: 'Not ready yet.' })
  expect((await open(gallery)).cache).toBe('hit')
})

test('many profiles that changed in one moment all follow, run after run', async () => {
  const db = databaseAt(server.url)
  const { id: _, ...one } = await writePerson({ stories: [], references: [] }, server.url)
  // Samples are published without stories and references.
  const sample = { ...one, updatedAt: new Date(), isSample: true }
  // A run takes forty.
  const many = Array.from({ length: 50 }, () => ({ ...sample, profileUrl: randomUUID() }))
  const ids = (await db.insert(tables.profiles).values(many).returning()).map(({ id }) => id)
  for (let run = 1; run <= 2; run += 1) await runJob('republish-changed', product.url)
  const isWaiting = and(inArray(tables.profiles.id, ids), isNull(tables.profiles.listedAt))
  expect(await db.$count(tables.profiles, isWaiting)).toBe(0)
  await db.delete(tables.profiles).where(inArray(tables.profiles.id, ids))
  // Fifty marks a run.
  for (let run = 1; run <= 3; run += 1) await runJob('put-marks', product.url)
})

test('an address where nobody was is not remembered as empty', async () => {
  const profileUrl = `late-${Date.now()}`
  expect((await open(`/profile/${profileUrl}`)).status).toBe(404)
  expect((await open(`/profile/${profileUrl}`)).cache).toBe('miss')
  await publishPerson({ profile: { profileUrl } }, here)
  expect((await open(`/profile/${profileUrl}`)).status).toBe(200)
})

test('a page older than a minute is shown once more while a new one is loaded behind it', async () => {
  await open(gallery)
  database.countRequests()
  const { cache } = await open(gallery, at(new Date(Date.now() + 61_000)))
  expect(cache).toBe('hit')
  await expect.poll(() => database.countRequests()).toBeGreaterThan(0)
})

test('many visitors who miss a page at once cause one load', async () => {
  await runJob('renew-pages', product.url)
  database.answerAfter(150)
  database.countRequests(listing)
  const pages = await Promise.all(Array.from({ length: 40 }, () => open(gallery)))
  database.answerAfter(0)
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  expect(database.countRequests(listing)).toBe(1)
})

test('a gallery that loads slowly is shown as it was meanwhile, whoever comes', async () => {
  const { id } = await publishPerson({}, here)
  await expect.poll(async () => (await open(gallery)).cache).toBe('hit')
  await aSecond()
  await change(id, { coreProblemSolved: 'Ferries that wait for nobody' })
  const { release } = database.holdAnswers(listing)
  database.countRequests(listing)
  try {
    for (const visitor of [1, 2, 3, 4, 5]) expect((await open(gallery)).cache, `${visitor}`).toBe('stale')
    // Whoever waits for a load begins another in the end.
    expect(database.countRequests(listing)).toBe(1)
  } finally {
    release()
  }
  await expect.poll(async () => (await open(gallery)).html).toContain('Ferries that wait for nobody')
})

test('the first visitor’s departure does not cost the others their page', async () => {
  await runJob('renew-pages', product.url)
  database.answerAfter(300)
  const leaving = new AbortController()
  const first = fetch(product.url + gallery, { signal: leaving.signal }).catch(() => undefined)
  await sleep(100)
  const others = Array.from({ length: 5 }, () => open(gallery))
  await sleep(50)
  leaving.abort()
  await first
  for (const { status } of await Promise.all(others)) expect(status).toBe(200)
  database.answerAfter(0)
})

test('the departure of those whose requests write for others too costs nobody anything', async () => {
  const save = (sessionId: string, signal?: AbortSignal) =>
    postJson(
      `${product.url}/api/chat`,
      { sessionId, agentName: 'adaeze-whitcombe', message: 'I stay', isUser: true },
      {},
      signal,
    ).then(
      ({ status }) => status,
      () => 'left',
    )
  const sessions = Array.from({ length: 7 }, () => `leaving-${randomUUID()}`)
  const leaving = new AbortController()
  const { held, release } = database.holdAnswers(/leaving-/)
  const answers = sessions.map((session, index) => save(session, index < 6 ? leaving.signal : undefined))
  // The last one is written in the request of whoever is first of them, or in its own.
  await expect.poll(() => sessions.filter((session) => !held.join().includes(session))).toEqual([])
  leaving.abort()
  await Promise.all(answers.slice(0, 6))
  release()
  expect(await Promise.all(answers)).toEqual([...Array(6).fill('left'), 201])
  const rows = await databaseAt(server.url)
    .select({ session: tables.chatMessages.sessionId })
    .from(tables.chatMessages)
    .where(inArray(tables.chatMessages.sessionId, sessions))
  expect(rows.map(({ session }) => session).toSorted()).toEqual(sessions.toSorted())
})

test('kept pages are shown while the database is down, and others say so kindly', async () => {
  const { profileUrl } = await publishPerson({}, here)
  const stranger = await publishPerson({}, here)
  await aSecond()
  const before = await open(gallery)
  await open(`/profile/${profileUrl}`)
  await whileOff(async () => {
    const page = await open(gallery)
    expect([page.status, page.cache]).toEqual([200, 'hit'])
    expect(page.html === before.html).toBe(true)
    expect((await open(`/profile/${profileUrl}`)).status).toBe(200)
    const unknown = await open(`/profile/${stranger.profileUrl}`)
    expect(unknown.status).toBe(503)
    expect(unknown.html.includes('The lamps are out for a moment')).toBe(true)
    expect(unknown.headers.get('retry-after')).toBe('30')
    expect(unknown.headers.get('cache-control')).toBe('no-store')
    const call = await fetch(`${product.url}/api/public-profiles/all/all`)
    expect(call.status).toBe(503)
    expect(call.headers.get('retry-after')).toBe('5')
    expect(await call.json()).toEqual({
      code: 'DATABASE_UNAVAILABLE',
      error: 'We cannot reach our records at the moment. Nothing is lost: please try again in a minute.',
    })
    const write = await postJson(`${product.url}/api/chat`, {
      sessionId: 'while-it-is-off',
      message: 'Hello',
      isUser: true,
      agentName: profileUrl,
    })
    expect(write.status).toBe(503)
    expect(await write.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  })
  expect((await open(`/profile/${stranger.profileUrl}`)).status, 'it recovers by itself').toBe(200)
})

test('a page from before a change is better than none while the database is down', async () => {
  await publishPerson({}, here)
  await aSecond()
  const before = await open(gallery)
  await publishPerson({}, here)
  await aSecond()
  await whileOff(async () => {
    const { status, cache, html } = await open(gallery)
    expect(status).toBe(200)
    expect(cache).not.toBe('miss')
    expect(html === before.html).toBe(true)
  })
})

test('nobody is told that an existing page is missing while the database does not answer', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  const path = `/profile/${profileUrl}`
  expect((await open(path)).status).toBe(200)
  await change(id, { isActive: false })
  expect((await open(path)).status).toBe(404)
  await change(id, { isActive: true })
  database.answerAfter(20_000)
  const { status } = await open(path)
  database.answerAfter(0)
  expect(status).toBe(503)
  expect((await open(path)).status).toBe(200)
})

test('nothing from before a takedown is shown while the database is down', async () => {
  const { id, profileUrl } = await publishPerson({}, here)
  await open(gallery)
  await open(`/profile/${profileUrl}`)
  await change(id, { isActive: false })
  await whileOff(async () => {
    for (const path of [gallery, `/profile/${profileUrl}`]) {
      const { status, html } = await open(path)
      expect(status, path).toBe(503)
      expect(html.includes(profileUrl), path).toBe(false)
    }
  })
})

test('the product says of itself that its database is down, and that it is back', async () => {
  const health = () => fetch(`${product.url}/api/health`)
  await whileOff(async () => {
    const answer = await health()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      status: 'degraded',
      checks: { database: 'failing', kv: 'ok' },
    })
    expect(await (await fetch(`${product.url}/api/ping`)).text()).toBe('pong')
  })
  expect(await (await health()).json()).toMatchObject({
    checks: { database: 'ok', kv: 'ok' },
  })
})

test('a database that does not answer is given up long before it does', async () => {
  await runJob('renew-pages', product.url)
  database.answerAfter(20_000)
  const began = performance.now()
  const { status } = await open(gallery)
  database.answerAfter(0)
  expect(status).toBe(503)
  // It answers after twenty, and a busy machine may stand still for one or two.
  expect(performance.now() - began).toBeLessThan(15_000)
})
