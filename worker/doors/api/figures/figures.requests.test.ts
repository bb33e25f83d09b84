import { asc, eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Browser, browser, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database, publishPerson } from '#test/people.ts'
import { at, postJson } from '#test/requests.ts'
import { recordEvent } from '../../../features/figures/commands.ts'
import { tables } from '../../../services/database.ts'

const person = { kind: 'visitor', address: '192.0.2.1', userAgent: 'Mozilla/5.0' } as const

const report = (body: object, browser = 'Mozilla/5.0', when: Record<string, string> = {}) =>
  postJson(`${inject('url')}/api/seen`, body, { 'User-Agent': browser, ...when })
/** The same at one moment, however late its day is. */
const reportAt = (now: Date) => (body: object) => report(body, undefined, at(now))
const recorded = (profileId: number) =>
  database()
    .select({ kind: tables.events.kind, subject: tables.events.subject })
    .from(tables.events)
    .where(eq(tables.events.profileId, profileId))
    .orderBy(asc(tables.events.id))

test('a visitor who opens a profile many times on a day counts once', async () => {
  const { id, profileUrl } = await publishPerson()
  const report = reportAt(new Date())
  for (let time = 0; time < 3; time += 1)
    expect((await report({ kind: 'profileViewed', profileUrl })).status).toBe(204)
  expect(await recorded(id)).toEqual([{ kind: 'profileViewed', subject: '' }])
})

test.each(['Googlebot/2.1', 'HeadlessChrome', 'facebookexternalhit preview', ''])(
  'the visit of %j does not count',
  async (browser) => {
    const { id, profileUrl } = await publishPerson()
    expect((await report({ kind: 'profileViewed', profileUrl }, browser)).status).toBe(204)
    expect(await recorded(id)).toEqual([])
  },
)

test('each story that is opened counts, if it is a public one of this profile', async () => {
  const other = await publishPerson()
  const { id, profileUrl, storyIds } = await publishPerson({
    profile: { plan: 'starter' },
    stories: [{}, {}, { status: 'draft' }],
  })
  for (const storyId of [...storyIds, ...other.storyIds, 0, -5, 1e15])
    expect((await report({ kind: 'storyOpened', profileUrl, storyId })).status).toBe(204)
  expect(await recorded(id)).toEqual(
    storyIds.slice(0, 2).map((storyId) => ({ kind: 'storyOpened', subject: String(storyId) })),
  )
})

test('an event on an unpublished profile is ignored', async () => {
  const { id, profileUrl } = await publishPerson({ profile: { isActive: false } })
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

test('a visitor who talks to an agent is counted as having begun a chat', async () => {
  const { id, profileUrl } = await publishPerson()
  const sessionId = `chat-${crypto.randomUUID()}`
  const line = { sessionId, message: 'Hello', isUser: true, agentName: profileUrl }
  await postJson(`${inject('url')}/api/chat`, line)
  expect(await recorded(id)).toEqual([{ kind: 'chatStarted', subject: sessionId }])
})

const sourcesOf = async (profileId: number) =>
  (
    await database()
      .select({ kind: tables.events.kind, source: tables.events.source })
      .from(tables.events)
      .where(eq(tables.events.profileId, profileId))
      .orderBy(asc(tables.events.id))
  ).map(({ kind, source }) => `${kind} from ${source}`)

test('a visitor’s first source stands for all their events of the day, and no path of it is kept', async () => {
  const { id, profileUrl, storyIds } = await publishPerson({
    profile: { plan: 'sprint', scorecardActive: true },
  })
  const now = new Date()
  const [today, tomorrow] = [at(now), at(new Date(now.getTime() + 24 * 3600_000))]
  const report = reportAt(now)
  await report({ kind: 'profileViewed', profileUrl, from: 'uk.linkedin.com' })
  await report({ kind: 'profileViewed', profileUrl, from: 'www.google.com' })
  await report({ kind: 'storyOpened', profileUrl, storyId: storyIds[0], from: 'www.google.com' })
  const line = { sessionId: `chat-${crypto.randomUUID()}`, message: 'Hello', isUser: true }
  await postJson(`${inject('url')}/api/chat`, { ...line, agentName: profileUrl }, today)
  const assessment = { profileUrl, name: 'Daniel', email: 'daniel@okafor.example', answers: {} }
  for (const when of [today, tomorrow])
    expect((await postJson(`${inject('url')}/api/scorecard`, assessment, when)).status).toBe(200)
  const secret = { kind: 'profileViewed', profileUrl, from: 'harbour.example/private?token=1' }
  await postJson(`${inject('url')}/api/seen`, secret, tomorrow)
  expect(await sourcesOf(id)).toEqual([
    'profileViewed from linkedin.com',
    'storyOpened from linkedin.com',
    'chatStarted from linkedin.com',
    'scorecardCompleted from linkedin.com',
    'scorecardCompleted from direct',
    'profileViewed from others',
  ])
})

test('a client with many addresses adds at most twenty unknown sites a day, and known sites still count', async () => {
  const { id, profileUrl } = await publishPerson()
  const call = callOn(database(), { actor: person })
  const view = (number: number, from: string) =>
    recordEvent(call, {
      ...({ kind: 'profileViewed', profileUrl, from } as const),
      visitor: `${id} ${number}`,
    })
  for (let number = 0; number < 40; number += 1) await view(number, `made-up-${number % 30}.example`)
  await view(40, 'lnkd.in')
  await view(41, 'made-up-3.example')
  const sources = await sourcesOf(id)
  expect(new Set(sources).size).toBe(22)
  expect(sources.filter((one) => one.endsWith(' others'))).toHaveLength(10)
  expect(sources.slice(-2)).toEqual([
    'profileViewed from linkedin.com',
    'profileViewed from made-up-3.example',
  ])
})

test('an owner’s visits count on others’ pages and not on their own; signed out they are a visitor', async () => {
  const owner = await signedInAs('owner')
  const sprint = { plan: 'sprint', scorecardActive: true } as const
  const own = await publishPerson({ profile: { ...sprint, ownerId: owner.id } })
  const other = await publishPerson({ profile: sprint })
  const doAll = async ({ profileUrl, storyIds }: typeof own, visitor: Pick<Browser, 'post'>) => {
    const sessionId = `chat-${crypto.randomUUID()}`
    const answers = [
      await visitor.post('/seen', { kind: 'profileViewed', profileUrl }),
      await visitor.post('/seen', { kind: 'storyOpened', profileUrl, storyId: storyIds[0] }),
      await visitor.post('/chat', { sessionId, message: 'Hello', isUser: true, agentName: profileUrl }),
      await visitor.post('/scorecard', { profileUrl, name: 'Noor', email: owner.email, answers: {} }),
    ]
    expect(answers.every(({ ok }) => ok)).toBe(true)
  }
  const all = ['profileViewed', 'storyOpened', 'chatStarted', 'scorecardCompleted']
  const kindsOf = async (id: number) => (await recorded(id)).map(({ kind }) => kind)
  await doAll(own, owner)
  expect(await kindsOf(own.id)).toEqual([])
  await doAll(other, owner)
  expect(await kindsOf(other.id)).toEqual(all)
  await doAll(own, browser(undefined, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }))
  expect(await kindsOf(own.id)).toEqual([])
  await doAll(own, browser())
  expect(await kindsOf(own.id)).toEqual(all)
})

test('an assessment that its owner handed in does not count when it comes again from somewhere else', async () => {
  const owner = await signedInAs('owner')
  const { id, profileUrl } = await publishPerson({
    profile: { plan: 'sprint', scorecardActive: true, ownerId: owner.id },
  })
  const assessment = { profileUrl, name: 'Noor', email: owner.email, answers: {} }
  const again = { ...assessment, submissionKey: crypto.randomUUID() }
  for (const visitor of [owner, browser()]) expect((await visitor.post('/scorecard', again)).status).toBe(200)
  expect(await recorded(id)).toEqual([])
})

test('an event that is there already is not counted again, many at once neither', async () => {
  const { id, profileUrl } = await publishPerson()
  const db = database()
  const { events, figures } = tables
  const report = reportAt(new Date())
  await report({ kind: 'profileViewed', profileUrl })
  await db.run(sql`insert into ${events} (kind, profile_id, visitor, subject, day, at, source)
    select kind, profile_id, visitor, subject, day, at, source from ${events} where profile_id = ${id}
    union all select kind, profile_id, value, subject, day, at, source from ${events}, json_each('["a","b","a"]')
      where profile_id = ${id}
    on conflict do nothing`)
  await report({ kind: 'profileViewed', profileUrl })
  const totals = await db
    .select({ day: figures.day, total: figures.total })
    .from(figures)
    .where(eq(figures.profileId, id))
    .orderBy(asc(figures.day))
  expect(totals.map(({ total }) => total)).toEqual([3, 3])
})
