import { eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { type GalleryPage, galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { madeProfiles } from '#scripts/samples/made-profiles.ts'
import { seedProfiles } from '#scripts/samples/seed-profiles.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const list = (path: string) => fetch(`${inject('url')}/api/public-profiles/${path}`)
const page = async (path: string) => galleryPageSchema.parse(await jsonOf(list(path)))
const patience = { timeout: 120_000, interval: 100 }
const seedSixty = async () => {
  await seedProfiles(inject('databaseUrl'), madeProfiles(60))
  await runJob('renew-pages')
}

async function walk(path: string): Promise<{ pages: GalleryPage[]; urls: string[] }> {
  const pages: GalleryPage[] = []
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null)
    pages.push(await page(`${path}?limit=7${cursor && `&cursor=${cursor}`}`))
  return { pages, urls: pages.flatMap(({ profiles }) => profiles.map(({ profileUrl }) => profileUrl)) }
}

test('the gallery begins with the two featured experts, then the newest', async () => {
  const away = 'Management/Administration'
  const minutesAgo = (minutes: number) => ({
    profile: {
      listedAt: new Date(Date.now() - minutes * 60_000),
      businessAreas: [away],
      industry: 'Real Estate',
    },
  })
  const [oldest, newest, middle] = [
    await publishPerson(minutesAgo(3)),
    await publishPerson(minutesAgo(-60)),
    await publishPerson(minutesAgo(2)),
  ]
  const all = await page('all/all')
  expect(all.profiles.slice(0, 2).every(({ isSample }) => isSample)).toBe(true)
  expect(all.profiles[2]?.id).toBe(newest.id)
  const filtered = await page(`${encodeURIComponent(away)}/Real%20Estate`)
  expect(filtered.profiles.slice(0, 3).map(({ id }) => id)).toEqual([newest.id, middle.id, oldest.id])
})

test('a card holds what its page shows and counts what is validated', async () => {
  const person = await publishPerson({
    profile: {
      plan: 'starter',
      keySkills: ['Rotas', 'Tides', 'Tariffs'],
      businessAreas: ['Sales', 'People'],
    },
    stories: [{}, {}, { status: 'submitted' }],
    references: [{}, {}, { status: 'submitted', email: 'third@harbour.example' }],
  })
  const { profiles } = await page('Sales/Transportation?limit=48')
  expect(profiles.find(({ id }) => id === person.id)).toEqual({
    id: person.id,
    profileUrl: person.profileUrl,
    pictureSlug: person.profileUrl,
    firstName: 'Petra',
    lastName: 'Proof',
    name: 'Petra Proof',
    currentRole: 'Ferry planner',
    businessArea: 'Sales',
    businessAreas: ['Sales', 'People'],
    industry: 'Transportation',
    linkedinIndustry: 'Transportation',
    coreProblemSolved: 'Ferries that leave half empty',
    expertise: [],
    skillCount: 3,
    validatedStories: 2,
    validatedReferences: 2,
    isSample: false,
  })
})

test('a business area with a slash in its name is a filter like every other', async () => {
  const area = 'Strategy/Leadership'
  const person = await publishPerson({ profile: { businessAreas: ['People', area], industry: 'Water' } })
  const { profiles, total } = await page(`${encodeURIComponent(area)}/Water?limit=48`)
  expect(profiles.map(({ id }) => id)).toContain(person.id)
  expect(
    profiles.every(({ businessAreas, industry }) => businessAreas.includes(area) && industry === 'Water'),
  ).toBe(true)
  expect(total).toBe(profiles.length)
})

test('filters narrow the list and the count, and without a match the list is empty', async () => {
  await seedSixty()
  const [all, sales, retail, both] = await Promise.all(
    ['all/all', 'Sales/all', 'all/Retail', 'Sales/Retail'].map((path) => page(`${path}?limit=48`)),
  )
  expect(sales?.profiles.every(({ businessAreas }) => businessAreas.includes('Sales'))).toBe(true)
  expect(retail?.profiles.every(({ industry }) => galleryIndustry(industry) === 'Retail')).toBe(true)
  expect(
    both?.profiles.every(
      ({ businessAreas, industry }) =>
        businessAreas.includes('Sales') && galleryIndustry(industry) === 'Retail',
    ),
  ).toBe(true)
  expect(sales?.total).toBeLessThan(all?.total ?? 0)
  expect(both?.total).toBeLessThanOrEqual(Math.min(sales?.total ?? 0, retail?.total ?? 0))
})

test('pages follow each other to the end without overlap or gap', async () => {
  await seedSixty()
  // Other files publish somebody between two of the pages.
  for (const path of ['Sales/all', 'all/Mining', 'People/Energy'])
    await vi.waitFor(async () => {
      const { pages, urls } = await walk(path)
      expect(new Set(urls).size, path).toBe(urls.length)
      expect(urls.length, path).toBe(pages[0]?.total)
      const { profiles } = await page(`${path}?limit=48`)
      expect(urls.slice(0, 48), path).toEqual(profiles.map(({ profileUrl }) => profileUrl))
    }, patience)
})

test('a profile that is published while somebody pages on neither repeats nor hides another', async () => {
  await seedSixty()
  await vi.waitFor(async () => {
    const first = await page('Marketing/all?limit=5')
    await publishPerson({ profile: { businessAreas: ['Marketing'] } })
    const second = await page(`Marketing/all?limit=5&cursor=${first.nextCursor}`)
    const both = await page('Marketing/all?limit=11')
    expect(both.profiles.slice(1).map(({ id }) => id)).toEqual(
      [...first.profiles, ...second.profiles].map(({ id }) => id),
    )
  }, patience)
})

test('a page holds 24 unless another number up to 48 is asked for', async () => {
  await seedSixty()
  expect((await page('all/all')).profiles).toHaveLength(24)
  expect((await page('all/all?limit=1')).profiles).toHaveLength(1)
  expect((await page('all/all?limit=48')).profiles).toHaveLength(48)
})

test('a gallery is counted up to 10,000', async () => {
  const { galleryPlacements } = tables
  const { id } = await publishPerson()
  const manyPlaces = sql`with recursive places(n) as (select 1 union all select n + 1 from places where n < 10050)
    insert into ${galleryPlacements} (area, position, profile_id, industry)
    select 'Funding/Finance', n, ${id}, 'Water' from places`
  const leave = () => database().delete(galleryPlacements).where(eq(galleryPlacements.profileId, id))
  const counted = async () => {
    // Another test's republishing takes them away again.
    await leave()
    await database().run(manyPlaces)
    return (await page('Funding%2FFinance/Water?limit=1')).total
  }
  await expect.poll(counted).toBe(10_000)
  await leave()
})

test.each(['0', '-1', '49', '1.5', 'many', '1e9'])('a limit of %s is refused by name', async (limit) => {
  const answer = await list(`all/all?limit=${limit}`)
  expect(answer.status).toBe(400)
  const { code, error, details } = await jsonOf<WireError>(answer)
  expect(code).toBe('BAD_REQUEST')
  expect(error).toMatch(/^Something in that request/)
  expect(details?.map(({ path }) => path)).toEqual(['limit'])
})

test.each(['nonsense', '1_', '_1', "1_1'--", '-1_5', '1_1_1', 'zzzzzzzzzz_1', '%00', 'a'.repeat(300)])(
  'the cursor %j is refused by name',
  async (cursor) => {
    const answer = await list(`all/all?cursor=${cursor}`)
    expect(answer.status).toBe(400)
    const { code, details } = await jsonOf<WireError>(answer)
    expect(code).toBe('BAD_REQUEST')
    expect(details?.map(({ path }) => path)).toEqual(['cursor'])
  },
)

test.each(['Astrology/all', 'all/Piracy', 'Strategy%2FLeader/all', '%E0%A4%A/all', 'ALL/all'])(
  'the unknown filter %s is refused',
  async (path) => {
    const answer = await list(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', error: expect.any(String) })
  },
)
