import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { changeProfile, database, publishPerson, runJob } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const open = (path: string) => fetch(inject('url') + path, { redirect: 'manual' })
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const pageOf = (path: string) => open(path).then((answer) => answer.text())
const imagePathOf = async (profileUrl: string) =>
  new URL(metaOf(await pageOf(`/profile/${profileUrl}`), 'og:image') ?? '').pathname
async function pngOf(path: string) {
  const answer = await open(path)
  expect(answer.status, path).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] }
}
const current = async (path: string) => {
  const answer = await open(path)
  expect(answer.status, path).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.headers.get('location') ?? ''
}

test('a profile names its share picture: a PNG of the stated size, cached for ever, equal for everybody', async () => {
  const person = await publishPerson({ profile: { lastName: 'O’Neil & "Sons"' } })
  const html = await pageOf(`/profile/${person.profileUrl}`)
  const image = metaOf(html, 'og:image') ?? ''
  expect(image).toMatch(new RegExp(`^${inject('url')}/share/${person.profileUrl}/[a-z0-9]+\\.png$`))
  expect(metaOf(html, 'og:image:alt')).toContain('Petra O’Neil &amp; &quot;Sons&quot;, Ferry planner')
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  const path = new URL(image).pathname
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => pngOf(path)))
  const { answer, bytes, size } = first ?? (await pngOf(path))
  for (const other of [...others, await pngOf(path)]) expect(other.bytes.equals(bytes)).toBe(true)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect(size).toEqual([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')].map(Number))
  expect(size).toEqual([1200, 630])
})

test('a new name gives a new picture and redirects the old one; an unpublished profile loses its picture', async () => {
  const person = await publishPerson()
  const before = await imagePathOf(person.profileUrl)
  const old = await pngOf(before)
  await changeProfile(person.id, { lastName: 'Renamed' })
  const after = await imagePathOf(person.profileUrl)
  expect(after).not.toBe(before)
  expect(await current(before)).toBe(after)
  expect((await pngOf(after)).bytes.equals(old.bytes)).toBe(false)
  await changeProfile(person.id, { isActive: false })
  const answer = await open(after)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a change that the picture does not show does not change its address', async () => {
  const person = await publishPerson()
  const before = await imagePathOf(person.profileUrl)
  await changeProfile(person.id, { about: 'She reads timetables for pleasure.' })
  expect(await imagePathOf(person.profileUrl)).toBe(before)
})

test('a story has its own picture, which changes when somebody confirms it', async () => {
  const person = await publishPerson({
    stories: [{}, { status: 'draft' }],
    confirmations: [{ reference: 0, story: 0 }],
  })
  const [storyId, draft] = person.storyIds
  const path = await current(`/share/${person.profileUrl}/story-${storyId}/0.png`)
  expect(path).not.toBe(await imagePathOf(person.profileUrl))
  expect((await pngOf(path)).size).toEqual([1200, 630])
  await database()
    .insert(tables.confirmations)
    .values({
      storyId: storyId ?? 0,
      referenceId: (await referencesOf(person.id))[1] ?? 0,
      version: 1,
      confirmedAt: new Date(),
    })
  expect(await current(path)).toMatch(new RegExp(`^/share/${person.profileUrl}/story-${storyId}/`))
  expect((await open(`/share/${person.profileUrl}/story-${draft}/0.png`)).status, 'a draft').toBe(404)
})
const referencesOf = async (profileId: number) => {
  const { references } = tables
  const rows = await database()
    .select({ id: references.id })
    .from(references)
    .where(eq(references.profileId, profileId))
  return rows.map(({ id }) => id)
}

test('nobody is shown under the name of another', async () => {
  const [one, other] = [await publishPerson(), await publishPerson({ profile: { lastName: 'Other' } })]
  const mark = (await imagePathOf(other.profileUrl)).split('/').at(-1)
  expect(await current(`/share/${one.profileUrl}/${mark}`)).toBe(await imagePathOf(one.profileUrl))
  const foreign = await open(`/share/${one.profileUrl}/story-${other.storyIds[0]}/0.png`)
  expect(foreign.status, 'a story of somebody else').toBe(404)
})

test.each([
  '/share/nobody-here/0.png',
  '/share/nobody-here/story-1/0.png',
  '/share/ines-hallam/story-0/0.png',
  '/share/ines-hallam/story-99999999999999999999/0.png',
  '/share/ines-hallam/0.svg',
  '/share/%00/0.png',
  '/share/INES-HALLAM/0.png',
  '/share/x',
])('no picture is at %s', async (path) => {
  expect((await open(path)).status).toBe(404)
})

test('words that the type cannot write, and far too many of them, still make a picture', async () => {
  const person = await publishPerson({
    profile: {
      firstName: 'Мария',
      lastName: '🚀',
      currentRole: '',
      coreProblemSolved: `🚀 ${'W'.repeat(400)} ½ 你好`,
    },
    stories: [{ title: 'Ferries '.repeat(90) }],
  })
  expect((await pngOf(await imagePathOf(person.profileUrl))).size).toEqual([1200, 630])
  const story = await current(`/share/${person.profileUrl}/story-${person.storyIds[0]}/0.png`)
  expect((await pngOf(story)).size).toEqual([1200, 630])
})

test('a page that belongs to no profile shows the site’s own picture', async () => {
  const image = metaOf(await pageOf('/solution-gallery'), 'og:image') ?? ''
  expect((await pngOf(new URL(image).pathname)).size).toEqual([1200, 630])
})

test('a story that is passed on shows its own picture and words; the profile stays the page', async () => {
  const person = await publishPerson({
    profile: { plan: 'starter' },
    stories: [{}, { title: 'The ferry nobody missed' }],
  })
  const [, story = 0] = person.storyIds
  const html = await pageOf(`/profile/${person.profileUrl}?story=${story}`)
  expect(metaOf(html, 'og:title')).toMatch(/^The ferry nobody missed: Petra Proof/)
  const image = new URL(metaOf(html, 'og:image') ?? '').pathname
  expect(image).toMatch(new RegExp(`^/share/${person.profileUrl}/story-${story}/`))
  expect((await pngOf(image)).size).toEqual([1200, 630])
  expect(html).toContain(`<link rel="canonical" href="${inject('url')}/profile/${person.profileUrl}"`)
  const another = await pageOf(`/profile/${person.profileUrl}?story=999999999`)
  expect(metaOf(another, 'og:title')).toMatch(/^Petra Proof/)
})

test('pictures are drawn when a profile is published, before anybody asks', async () => {
  // A run draws ten pictures, in the order in which the profiles changed: this one did before those of all other tests.
  const updatedAt = new Date('1998-02-03')
  const person = await publishPerson({ profile: { plan: 'starter', updatedAt }, stories: [{}, {}] })
  const html = await pageOf(`/profile/${person.profileUrl}?story=${person.storyIds[1]}`)
  const path = new URL(metaOf(html, 'og:image') ?? '').pathname
  const thisJob = eq(tables.cronRuns.job, 'draw-changed')
  await database().update(tables.cronRuns).set({ endedAt: updatedAt }).where(thisJob)
  await runJob('draw-changed')
  const { answer } = await pngOf(path)
  expect(answer.headers.get('x-cache')).toBe('hit')
})
