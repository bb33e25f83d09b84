import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { searchResultSchema } from '#schema/gallery/gallery-answers.ts'
import { browser } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { startFakeEmbeddings } from '#test/fakes/embeddings.ts'
import { databaseAt, publishPerson, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { configuredEmbeddingModel, searchTokensPerDay } from '../../../services/models/embedding-model.ts'
import { keyedHash } from '../../../services/tokens.ts'

const { budgets, embeddingQueue, profileEmbeddings, profiles, stories } = tables
const secret = 'a secret of this test, long enough'
const fake = await startFakeEmbeddings()
const product = await startProduct({
  OPENAI_BASE_URL: fake.url,
  OPENAI_API_KEY: 'a-key-of-ours',
  OPENAI_EMBEDDING_MODEL: 'fake-embedding-3',
  SAMPLE_DATA: 'off',
  RATE_LIMITS: 'on',
  AUTH_SECRET: secret,
})
const db = databaseAt(product.databaseUrl)
afterAll(async () => {
  await product.stop()
  fake.stop()
})
beforeEach(() => fake.behave({}))

const search = async (query: string, filter: object = {}, when: Record<string, string> = {}) =>
  searchResultSchema.parse(
    await jsonOf(postJson(`${product.url}/api/smart-search`, { query, ...filter }, when)),
  )
const idsFor = async (query: string, filter: object = {}) =>
  (await search(query, filter)).profiles.map(({ id }) => id)
/** Until nobody is left on the queue: the minute's own run may have taken somebody. */
const embedAll = () =>
  vi.waitFor(
    async () => {
      await runJob('embed-changed', product.url)
      expect(await db.select().from(embeddingQueue)).toEqual([])
    },
    { timeout: 60_000, interval: 100 },
  )
const publishEmbedded = async (overrides: Parameters<typeof publishPerson>[0]) => {
  const person = await publishPerson(overrides, product)
  await embedAll()
  return person
}
/** A hospital keeps its nurses: said without a word that the challenge below uses. */
const hospital = () =>
  publishEmbedded({
    profile: {
      coreProblemSolved: 'Wards without anybody on them',
      businessAreas: ['People'],
      industry: 'Healthcare',
    },
    stories: [
      {
        title: 'The ward that stayed',
        problemDescription: 'Attrition among carers had doubled.',
        solution: 'Each rota was drawn by those who worked it.',
        results: 'Turnover of carers fell by half. The ward is full.',
      },
    ],
  })
const challenge = 'Quitting upon quitting: an exodus'

test('a challenge in other words than the profile’s finds the expert, and says that it was meaning', async () => {
  const person = await hospital()
  const { profiles: cards, mode } = await search(challenge)
  expect(mode).toBe('semantic')
  expect(cards[0]?.coreProblemSolved).toBe(person.coreProblemSolved)
  expect(cards[0]?.match).toEqual({
    field: 'story',
    snippet: 'Turnover of carers fell by half.',
    ranges: [],
    story: { id: expect.any(Number), title: 'The ward that stayed', confirmedBy: 0 },
  })
})

test('filters narrow a search by meaning too', async () => {
  const { id } = await hospital()
  expect(await idsFor(challenge, { businessArea: 'People', industry: 'Healthcare' })).toContain(id)
  expect(await idsFor(challenge, { businessArea: 'People' })).toContain(id)
  expect(await idsFor(challenge, { industry: 'Healthcare' })).toContain(id)
  expect(await idsFor(challenge, { businessArea: 'Sales' })).not.toContain(id)
  expect(await idsFor(challenge, { industry: 'Mining' })).not.toContain(id)
})

test('the same challenge twice gives the same list, and the server is asked once', async () => {
  await hospital()
  await hospital()
  const query = 'They resigned in an exodus'
  expect(await search(query)).toEqual(await search(query))
  expect(fake.timesSent(query)).toBe(1)
})

test('a changed story is found by its new text, and only the changes are sent', async () => {
  const person = await publishEmbedded({
    profile: { coreProblemSolved: 'Villages with an orchard and nothing in it' },
    stories: [{ title: 'Flowers and no fruit' }],
  })
  const keeper = await publishEmbedded({ profile: { about: 'Beekeepers, beekeepers.' } })
  const query = 'An apiary'
  expect(await idsFor(query)).toEqual([keeper.id])
  const sentBefore = fake.timesSent('Villages with an orchard')
  await db
    .update(stories)
    .set({ solution: 'Hives of honey by hives of honey, pollination by hives.' })
    .where(eq(stories.profileId, person.id))
  await db.update(profiles).set({ updatedAt: new Date() }).where(eq(profiles.id, person.id))
  await runJob('republish-changed', product.url)
  await embedAll()
  expect(await idsFor(query)).toContain(person.id)
  expect(fake.timesSent('Hives of honey')).toBe(1)
  expect(fake.timesSent('Villages with an orchard')).toBe(sentBefore)
})

test('words that were removed from a page no longer find it, also before it is embedded again', async () => {
  const story = { title: 'A deep story', problemDescription: 'Colliery, quarry, pit and shaft.' }
  const { id } = await publishEmbedded({ stories: [{}, story], profile: { plan: 'starter' } })
  expect(await idsFor('A mine')).toContain(id)
  fake.behave({ status: 500 })
  await db
    .update(stories)
    .set({ status: 'submitted' })
    .where(and(eq(stories.profileId, id), eq(stories.position, 1)))
  await db.update(profiles).set({ updatedAt: new Date() }).where(eq(profiles.id, id))
  await runJob('republish-changed', product.url)
  expect(await idsFor('A mine')).not.toContain(id)
  fake.behave({})
  await embedAll()
  expect(await db.select().from(profileEmbeddings).where(eq(profileEmbeddings.profileId, id))).toHaveLength(2)
})

test('only public text is sent, in batches of at most 64, with our key', async () => {
  const person = await publishEmbedded({
    profile: { email: 'secret-owner@owner.example' },
    stories: [{}, { status: 'draft', results: 'The hidden result.' }],
    references: [
      {},
      {},
      { status: 'submitted', email: 'hidden@harbour.example', feedback: 'Hidden praise.' },
    ],
  })
  expect(person.id).toBeGreaterThan(0)
  const text = fake.calls.flatMap(({ input }) => input).join('\n')
  expect(text).toContain('By April the boats were full.')
  expect(text).not.toMatch(/hidden|@/i)
  for (const { input, model, authorization, dimensions } of fake.calls) {
    expect(input.length).toBeLessThanOrEqual(64)
    expect(model).toBe('fake-embedding-3')
    expect(authorization).toBe('Bearer a-key-of-ours')
    expect(dimensions, 'only asked of models that know it').toBeUndefined()
  }
})

test('a profile that was taken down is found no more, and nothing of it stays', async () => {
  const { id } = await hospital()
  await db.update(profiles).set({ isActive: false, updatedAt: new Date() }).where(eq(profiles.id, id))
  await runJob('republish-changed', product.url)
  expect(await idsFor(challenge)).not.toContain(id)
  expect(await db.select().from(profileEmbeddings).where(eq(profileEmbeddings.profileId, id))).toEqual([])
})

test('a profile that comes down while it is being embedded is not kept', async () => {
  fake.behave(({ input }) => ({ afterMs: input.some((text) => text.includes('brief visit')) ? 1000 : 0 }))
  const { id } = await publishPerson({ profile: { about: 'A brief visit to the brief visit.' } }, product)
  const job = runJob('embed-changed', product.url)
  await vi.waitFor(() => expect(fake.timesSent('brief visit')).toBeGreaterThan(0), { timeout: 60_000 })
  await db.update(profiles).set({ isActive: false, updatedAt: new Date() }).where(eq(profiles.id, id))
  await runJob('republish-changed', product.url)
  await job
  await embedAll()
  expect(await db.select().from(profileEmbeddings).where(eq(profileEmbeddings.profileId, id))).toEqual([])
})

test('vectors of another model are not compared, and are renewed', async () => {
  const { id } = await hospital()
  const rows = () => db.select().from(profileEmbeddings).where(eq(profileEmbeddings.profileId, id))
  const [{ modelId } = { modelId: 0 }] = await rows()
  await db.update(profileEmbeddings).set({ modelId: 999 }).where(eq(profileEmbeddings.profileId, id))
  expect(await idsFor('Exodus, exodus')).not.toContain(id)
  await db.run(sql`update embedding_models set filled_to = 0`)
  await embedAll()
  expect(await idsFor('Exodus, exodus')).toContain(id)
  expect((await rows()).map((row) => row.modelId)).toEqual([modelId, modelId])
})

test('vectors of another width are passed over', async () => {
  const [{ id }, other] = [await hospital(), await hospital()]
  await db
    .update(profileEmbeddings)
    .set({ vector: sql`vector8('[1, 2, 3]')` })
    .where(eq(profileEmbeddings.profileId, id))
  const ids = await idsFor('Exodus of exodus')
  expect(ids).toContain(other.id)
  expect(ids).not.toContain(id)
})

test('one text that the server refuses keeps no other from being embedded', async () => {
  fake.behave(({ input }) => ({ status: input.some((text) => text.includes('poisonous')) ? 400 : 200 }))
  const [poison, sound] = [
    await publishPerson({ profile: { about: 'A poisonous text.' } }, product),
    await publishPerson({ profile: { about: 'A text of a mine and its shaft.' } }, product),
  ]
  const queued = (id: number) => db.select().from(embeddingQueue).where(eq(embeddingQueue.profileId, id))
  await vi.waitFor(
    async () => {
      await runJob('embed-changed', product.url)
      expect(await queued(sound.id)).toEqual([])
      expect((await queued(poison.id))[0]?.attempts).toBe(1)
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(await idsFor('colliery underground')).toContain(sound.id)
  await db.delete(embeddingQueue).where(eq(embeddingQueue.profileId, poison.id))
})

test('words that the server refuses cost nobody else their search by meaning', async () => {
  await hospital()
  fake.behave(({ input }) => ({ status: input.some((text) => text.includes('forbidden')) ? 400 : 200 }))
  expect((await search('Something forbidden')).mode).toBe('text')
  expect((await search('An exodus again')).mode).toBe('semantic')
})

const day = '2041-03-04'
test.each([
  [
    'that address',
    `searches:${await keyedHash(secret, 'address', `127.0.0.1 ${day}`)}`,
    searchTokensPerDay.address,
  ],
  ['everybody', 'searches', searchTokensPerDay.everybody],
])(
  'words alone answer when the day’s searches of %s are used up, and say so',
  async (whose, subject, limit) => {
    const person = await publishEmbedded({ profile: { about: 'Barometers are read here.' } })
    const query = `A barometer for ${whose}`
    const searchThatDay = (words: string) => search(words, {}, at(new Date(`${day}T12:00:00Z`)))
    const use = (used: number) =>
      db
        .insert(budgets)
        .values({ subject, day, used })
        .onConflictDoUpdate({ target: [budgets.subject, budgets.day], set: { used } })
    expect((await searchThatDay(query)).mode).toBe('semantic')
    await use(limit - 3)
    const { profiles: cards, mode } = await searchThatDay(`${query}, again`)
    expect(mode).toBe('text')
    expect(cards.map(({ id }) => id)).toContain(person.id)
    expect(fake.timesSent(`${query}, again`)).toBe(0)
    expect((await searchThatDay(query)).mode, 'what is remembered costs nothing').toBe('semantic')
    await use(0)
    expect((await searchThatDay(`${query}, again`)).mode).toBe('semantic')
  },
)

test('an agent finds the story that is near in meaning, and by words alone where the server is slow', async () => {
  const { profileUrl, storyIds } = await publishEmbedded({
    profile: { plan: 'starter' },
    stories: [
      { title: 'The empty boats', problemDescription: 'The boats were empty.', results: 'They were full.' },
      { title: 'The orchard', problemDescription: 'Beekeepers and hives had gone.', results: 'Honey came.' },
    ],
  })
  const offeredFirst = async (question: string) => {
    const { perhaps = [], citations } = await jsonOf<{
      perhaps?: { storyId: number }[]
      citations: { storyId: number }[]
    }>(visitorOf(profileUrl, browser(product.url)).askForJson(question))
    return [...citations, ...perhaps][0]?.storyId
  }
  const question = 'Our apiary is an empty apiary'
  // On a busy machine the first answer may not wait for the vector, which is remembered.
  await expect.poll(() => offeredFirst(question), { timeout: 30_000, interval: 1000 }).toBe(storyIds[1])
  fake.behave(({ input }) => ({ afterMs: input.length ? 1200 : 0 }))
  expect(await offeredFirst(`${question} now`)).toBe(storyIds[0])
})

// The last one: the product does not ask the server again for a while.
test('a server that is slow gives the experts that share words, and nobody waits for it twice', async () => {
  const person = await publishEmbedded({ profile: { about: 'Astrolabes are mended here.' } })
  fake.behave({ afterMs: 8000 })
  const seconds = async (query: string) => {
    const began = performance.now()
    const { profiles: cards, mode } = await search(query)
    expect(mode).toBe('text')
    expect(cards[0]?.id).toBe(person.id)
    return (performance.now() - began) / 1000
  }
  expect(await seconds('Who mends an astrolabe?')).toBeLessThan(3)
  expect(await seconds('Where are astrolabes mended?')).toBeLessThan(1)
})

test.each([
  ['hangs', () => new Promise<never>(() => {})],
  ['fails', () => Promise.reject(new Error('no write'))],
])('words alone answer while counting a search %s', async (fault, batch) => {
  const { variables, ...call } = callOn({ ...db, batch, all: () => undefined } as unknown as typeof db)
  const model = configuredEmbeddingModel({
    ...call,
    variables: { ...variables, OPENAI_BASE_URL: fake.url, OPENAI_EMBEDDING_MODEL: 'fake-embedding-3' },
  })
  const query = `Nobody counts what ${fault}`
  expect(await model?.embedQuery(query)).toBeUndefined()
  expect(fake.timesSent(query)).toBe(0)
})
