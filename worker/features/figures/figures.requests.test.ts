import { asc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { database, hangPerson } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '../../services/database.ts'

const report = (body: object, browser = 'Mozilla/5.0') =>
  postJson(`${inject('url')}/api/seen`, body, { 'User-Agent': browser })
const recorded = (profileId: number) =>
  database()
    .select({ kind: tables.events.kind, subject: tables.events.subject })
    .from(tables.events)
    .where(eq(tables.events.profileId, profileId))
    .orderBy(asc(tables.events.id))

test('a visitor who opens a profile many times on a day counts once', async () => {
  const { id, profileUrl } = await hangPerson()
  for (let time = 0; time < 3; time += 1)
    expect((await report({ kind: 'profileViewed', profileUrl })).status).toBe(204)
  expect(await recorded(id)).toEqual([{ kind: 'profileViewed', subject: '' }])
})

test.each(['Googlebot/2.1', 'HeadlessChrome', 'facebookexternalhit preview', ''])(
  'the visit of %j does not count',
  async (browser) => {
    const { id, profileUrl } = await hangPerson()
    expect((await report({ kind: 'profileViewed', profileUrl }, browser)).status).toBe(204)
    expect(await recorded(id)).toEqual([])
  },
)

test('each story that is opened counts, if it is a public one of this profile', async () => {
  const other = await hangPerson()
  const { id, profileUrl, storyIds } = await hangPerson({
    profile: { plan: 'starter' },
    stories: [{}, {}, { status: 'draft' }],
  })
  for (const storyId of [...storyIds, ...other.storyIds, 0, -5, 1e15])
    expect((await report({ kind: 'storyOpened', profileUrl, storyId })).status).toBe(204)
  expect(await recorded(id)).toEqual(
    storyIds.slice(0, 2).map((storyId) => ({ kind: 'storyOpened', subject: String(storyId) })),
  )
})

test('what happens where nobody hangs is ignored', async () => {
  const { id, profileUrl } = await hangPerson({ profile: { isActive: false } })
  expect((await report({ kind: 'profileViewed', profileUrl })).status).toBe(204)
  expect((await report({ kind: 'profileViewed', profileUrl: 'nobody-here' })).status).toBe(204)
  expect(await recorded(id)).toEqual([])
})

test.each([
  { kind: 'chatStarted', profileUrl: 'ines-hallam' },
  { kind: 'scorecardCompleted', profileUrl: 'ines-hallam' },
  { kind: 'profileViewed' },
  { kind: 'profileViewed', profileUrl: '' },
  { kind: 'profileViewed', profileUrl: 'half an emoji \ud83d' },
  { kind: 'storyOpened', profileUrl: 'ines-hallam', storyId: 1.5 },
])('%j is refused', async (body) => {
  expect((await report(body)).status).toBe(400)
})

test('somebody who talks to an agent is counted as having begun a chat', async () => {
  const { id, profileUrl } = await hangPerson()
  const sessionId = `chat-${crypto.randomUUID()}`
  const line = { sessionId, message: 'Hello', isUser: true, agentName: profileUrl }
  await postJson(`${inject('url')}/api/chat`, line)
  expect(await recorded(id)).toEqual([{ kind: 'chatStarted', subject: sessionId }])
})
