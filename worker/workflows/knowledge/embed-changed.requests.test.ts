import { rmSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { searchResultSchema } from '#schema/gallery/gallery-answers.ts'
import { madeProfiles } from '#scripts/samples/made-profiles.ts'
import { seedProfiles } from '#scripts/samples/seed-profiles.ts'
import { startFakeEmbeddings } from '#test/fakes/embeddings.ts'
import { databaseAt, publishPerson, runJob } from '#test/people.ts'
import { preparedFolder, startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { embeddingTokensPerDay } from './embed-changed.ts'

const { budgets, embeddingQueue, profileEmbeddings, profiles } = tables
const minute = 60_000
const dataFolder = preparedFolder()
const fake = await startFakeEmbeddings()
const start = () =>
  startProduct({ OPENAI_BASE_URL: fake.url, DATA_DIR: dataFolder, SAMPLE_DATA: 'off', RATE_LIMITS: 'on' })
let product = await start()
const db = () => databaseAt(product.databaseUrl)
afterAll(async () => {
  await product.stop()
  fake.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})
beforeEach(() => {
  fake.behave({})
  fake.calls.length = 0
})

const embed = (laterMs = 0, now = Date.now()) => runJob('embed-changed', product.url, new Date(now + laterMs))
const sent = () => fake.calls.flatMap(({ input }) => input)
const queued = async (id: number) =>
  (await db().select().from(embeddingQueue).where(eq(embeddingQueue.profileId, id)))[0]
const vectorsOf = (id: number) =>
  db().select().from(profileEmbeddings).where(eq(profileEmbeddings.profileId, id))

test('profiles published before the model was configured are embedded, 64 at a time, also after a kill', async () => {
  await embed()
  await seedProfiles(product.databaseUrl, madeProfiles(100))
  const before = (await db().select().from(profileEmbeddings)).length
  fake.calls.length = 0
  fake.behave(() => ({ afterMs: fake.calls.length > 1 ? 60_000 : 0 }))
  const killed = embed().catch(() => {})
  await vi.waitFor(() => expect(fake.calls.map(({ input }) => input.length)).toEqual([64, 36]), {
    timeout: 60_000,
  })
  expect(fake.calls[0]).toMatchObject({ model: 'text-embedding-3-small', dimensions: 512 })
  await product.stop()
  await killed
  fake.behave({})
  fake.calls.length = 0
  product = await start()
  expect((await db().select().from(profileEmbeddings)).length).toBe(before + 64)
  await embed()
  expect(sent(), 'somebody may still be at work on them').toEqual([])
  await embed(3 * minute)
  expect(sent()).toHaveLength(36)
  expect((await db().select().from(profileEmbeddings)).length).toBe(before + 100)
  expect(await db().select().from(embeddingQueue)).toEqual([])
})

test('two runs at once send nothing twice', async () => {
  const people = await Promise.all(
    [1, 2, 3].map((number) =>
      publishPerson({ profile: { about: `Twice is once too often, ${number}.` } }, product),
    ),
  )
  fake.behave({ afterMs: 300 })
  await Promise.all([embed(), embed(), embed()])
  expect(fake.timesSent('Twice is once too often')).toBe(3)
  for (const { id } of people) expect(await vectorsOf(id)).toHaveLength(2)
})

test('a profile published again unchanged is not sent again', async () => {
  const { id } = await publishPerson({}, product)
  await embed()
  const [first] = await vectorsOf(id)
  fake.calls.length = 0
  await db().update(profiles).set({ updatedAt: new Date() }).where(eq(profiles.id, id))
  await runJob('republish-changed', product.url)
  expect(await queued(id)).toBeDefined()
  await embed()
  // The minute's own run may have come first and be at work on it.
  await expect.poll(() => queued(id)).toBeUndefined()
  expect(sent()).toEqual([])
  expect((await vectorsOf(id))[0]).toEqual(first)
})

test('a server that fails is asked again after pauses that grow', async () => {
  fake.behave({ status: 503 })
  const { id } = await publishPerson({}, product)
  const now = Date.now()
  await embed(0, now)
  const first = await queued(id)
  expect(first?.attempts).toBe(1)
  const count = fake.calls.length
  await embed(0, now)
  expect(fake.calls.length, 'not before the pause is over').toBe(count)
  await embed(2 * minute, now)
  const second = await queued(id)
  expect(second?.attempts).toBe(2)
  const pause = (row: typeof first, from: number) => (row?.dueAt ?? 0) - now - from
  expect(pause(first, 0)).toBeLessThanOrEqual(minute)
  expect(pause(second, 2 * minute)).toBeGreaterThan(1.5 * minute)
  fake.behave({})
  await embed(10 * minute, now)
  expect(await vectorsOf(id)).toHaveLength(2)
})

test('tokens are counted, and when the day’s budget is used up the rest waits for the next day', async () => {
  const noon = (Math.floor(Date.now() / (24 * 60 * minute)) + 1.5) * 24 * 60 * minute
  const day = new Date(noon).toISOString().slice(0, 10)
  const counted = async () =>
    (await db().select().from(budgets).where(eq(budgets.subject, 'embeddings'))).find(
      (row) => row.day === day,
    )?.used ?? 0
  const before = await counted()
  await publishPerson({}, product)
  await embed(0, noon)
  expect(await counted(), 'as the server counted: ten a text').toBe(before + 20)

  await db()
    .update(budgets)
    .set({ used: embeddingTokensPerDay - 5 })
    .where(and(eq(budgets.subject, 'embeddings'), eq(budgets.day, day)))
  fake.calls.length = 0
  const { id } = await publishPerson({}, product)
  await embed(0, noon)
  await embed(0, noon)
  expect(sent()).toEqual([])
  expect((await queued(id))?.attempts).toBe(0)
  await embed(24 * 60 * minute, noon)
  expect(await vectorsOf(id)).toHaveLength(2)
  await db().delete(budgets).where(eq(budgets.subject, 'embeddings'))
})

// The last one: the product does not ask the server again for a while.
test('full text answers alone when the server fails, says so, and asks it no more for a while', async () => {
  const { id } = await publishPerson({ profile: { about: 'Sextants are polished here.' } }, product)
  await embed()
  fake.behave({ status: 500 })
  fake.calls.length = 0
  for (const query of ['Who polishes a sextant?', 'Polished sextants', 'sextants']) {
    const answer = await postJson(`${product.url}/api/smart-search`, { query })
    expect(answer.status).toBe(200)
    const { profiles: found, mode } = searchResultSchema.parse(await jsonOf(answer))
    expect(mode).toBe('text')
    expect(found[0]?.id).toBe(id)
  }
  expect(fake.calls).toHaveLength(1)
  expect(product.output().match(/Search by meaning pauses/g)).toHaveLength(1)
  expect(product.output()).not.toContain('sextant')
})
