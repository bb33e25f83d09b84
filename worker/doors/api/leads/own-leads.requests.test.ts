import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { type Lead, type LeadsPage, leadSchema, leadsPageSchema } from '#schema/leads/lead-answers.ts'
import { type Browser, browser, signedInAs } from '#test/account.ts'
import { database, publishPerson } from '#test/people.ts'
import { at, cookiesOf, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { leads, questions, scorecardSubmissions } = tables

const owner = async () => {
  const account = await signedInAs('owner')
  const profile = {
    plan: 'sprint' as const,
    scorecardActive: true,
    ownerId: account.id,
    email: account.email,
  }
  return { ...account, profile: await publishPerson({ profile }) }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** A message as a visitor leaves it; answers with their cookie. */
const write = async ({ profile }: Owner, changes: object = {}) =>
  cookiesOf(
    await postJson(`${inject('url')}/api/questions`, {
      questionKey: randomUUID(),
      profileUrl: profile.profileUrl,
      consent: true,
      name: 'Daniel Okafor',
      email: 'daniel@okafor.example',
      question: 'Could you look at it in May?',
      ...changes,
    }),
  )
const takeScorecard = ({ profile }: Owner) =>
  postJson(`${inject('url')}/api/scorecard`, {
    submissionKey: randomUUID(),
    profileUrl: profile.profileUrl,
    sharesWithOwner: true,
    name: 'Ada Lark',
    email: 'ada@lark.example',
    answers: { identity_1: '10' },
    selectedCategory: 'Entrepreneur',
  })
const leadsOf = async (person: Browser, query = '') =>
  leadsPageSchema.strict().parse(await jsonOf<LeadsPage>(person.get(`/dashboard/leads${query}`)))
const firstOf = async (person: Browser) => {
  const [lead] = (await leadsOf(person)).leads
  if (!lead) throw new Error('There is no lead')
  return lead
}
const leadAt = async (person: Browser, id: number) =>
  leadSchema.strict().parse(await jsonOf<Lead>(person.get(`/dashboard/leads/${id}`)))
const unreadOf = async (person: Browser) =>
  (await jsonOf<Dashboard>(person.get('/current-user-dashboard'))).unread.leads
/** Leads of an owner as nobody hands them in: all at once. */
const fill = async ({ profile }: Owner, people: { name: string; email?: string }[]) =>
  database()
    .insert(leads)
    .values(
      people.map(({ name, email = 'visitor@okafor.example' }) => ({
        profileId: profile.id,
        source: 'question' as const,
        name,
        email,
        createdAt: new Date(),
      })),
    )

test('an owner reads each message and shared result, newest first, and nobody else does', async () => {
  const [one, other] = [await owner(), await owner()]
  await write(one)
  await takeScorecard(one)
  const { leads: list } = await leadsOf(one)
  expect(list).toMatchObject([
    { source: 'scorecard', name: 'Ada Lark', totalScore: 3, question: null, readAt: null },
    { source: 'question', name: 'Daniel Okafor', totalScore: null, question: 'Could you look at it in May?' },
  ])
  expect(await unreadOf(one)).toBe(2)
  const id = list[0]?.id ?? 0
  expect(await leadAt(one, id)).toEqual(list[0])
  expect((await leadsOf(other)).leads).toEqual([])
  expect(await unreadOf(other)).toBe(0)
  for (const [person, status] of [
    [other, 404],
    [browser(), 401],
  ] as const) {
    const answers = [
      await person.get(`/dashboard/leads/${id}`),
      await person.post(`/dashboard/leads/${id}/read`),
      await person.post(`/dashboard/leads/${id}/answered`, { isAnswered: true }),
      await person.post(`/dashboard/leads/${id}/delete`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
  }
  expect(await leadAt(one, id)).toMatchObject({ readAt: null, answeredAt: null })
})

test('a lead is read and answered once, even if that is sent often, and may be unanswered again', async () => {
  const one = await owner()
  await write(one)
  const { id } = await firstOf(one)
  const [first, later] = [new Date(), new Date(Date.now() + 60_000)]
  for (const when of [first, later]) {
    expect((await one.post(`/dashboard/leads/${id}/read`, {}, at(when))).status).toBe(204)
    const body = { isAnswered: true }
    expect((await one.post(`/dashboard/leads/${id}/answered`, body, at(when))).status).toBe(204)
  }
  const when = first.toISOString()
  expect(await leadAt(one, id)).toMatchObject({ readAt: when, answeredAt: when })
  expect((await leadsOf(one, '?show=unanswered')).leads).toEqual([])
  expect(await unreadOf(one)).toBe(0)
  await one.post(`/dashboard/leads/${id}/answered`, { isAnswered: false })
  expect(await leadAt(one, id)).toMatchObject({ readAt: when, answeredAt: null })
  expect((await leadsOf(one, '?show=unanswered')).leads).toHaveLength(1)
})

test('a lead that is answered without being opened is not new any more', async () => {
  const one = await owner()
  await write(one)
  const { id } = await firstOf(one)
  await one.post(`/dashboard/leads/${id}/answered`, { isAnswered: true })
  expect(await unreadOf(one)).toBe(0)
})

test.each([
  ['okafor', ['Daniel Okafor']],
  ['OKAFOR  daniel', ['Daniel Okafor']],
  ['lark.example', ['Ada Lark']],
  ['100%', ['100% Real']],
  ['_', []],
  ['in May', []],
  ['%5C', []],
])('a search matches each word in name and address: %s', async (search, names) => {
  const one = await owner()
  await fill(one, [
    { name: 'Daniel Okafor' },
    { name: 'Ada Lark', email: 'ada@lark.example' },
    { name: '100% Real', email: 'real@real.example' },
  ])
  const query = search === '%5C' ? search : encodeURIComponent(search)
  expect((await leadsOf(one, `?search=${query}`)).leads.map(({ name }) => name)).toEqual(names)
})

test('a search of leads has further pages', async () => {
  const one = await owner()
  await fill(
    one,
    Array.from({ length: 60 }, (_, index) => ({ name: index % 2 ? `Lark ${index}` : `Finch ${index}` })),
  )
  const first = await leadsOf(one, '?search=lark')
  const second = await leadsOf(one, `?search=lark&cursor=${first.nextCursor}`)
  expect([first.leads.length, second.leads.length, second.nextCursor]).toEqual([24, 6, null])
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(30)
})

test('an erased message is gone, for its visitor too, and a scorecard stays its visitor’s own', async () => {
  const one = await owner()
  const cookie = await write(one)
  const submission = await jsonOf<{ submission: { token: string } }>(takeScorecard(one))
  const { leads: list } = await leadsOf(one)
  for (const { id } of [...list, ...list])
    expect((await one.post(`/dashboard/leads/${id}/delete`)).status).toBe(204)
  expect((await leadsOf(one)).leads).toEqual([])
  const profileId = one.profile.id
  expect(await database().select().from(questions).where(eq(questions.profileId, profileId))).toEqual([])
  const exported = await jsonOf<{ messages: unknown[] }>(
    fetch(`${inject('url')}/api/privacy/visitor`, { headers: { Cookie: cookie } }),
  )
  expect(exported.messages).toEqual([])
  expect((await fetch(`${inject('url')}/api/scorecard/${submission.submission.token}`)).status).toBe(200)
  expect(
    await database().select().from(scorecardSubmissions).where(eq(scorecardSubmissions.profileId, profileId)),
  ).toHaveLength(1)
})

test('the leads are a file for spreadsheets, in which no stranger’s words calculate', async () => {
  const [one, other] = [await owner(), await owner()]
  await write(one, { name: '=HYPERLINK("https://prize.example")', question: 'Two lines,\nand a "word".' })
  await takeScorecard(one)
  await write(other, { name: 'Somebody Else' })
  const { id } = await firstOf(one)
  const tomorrow = new Date(Date.now() + 24 * 3600_000)
  await one.post(`/dashboard/leads/${id}/read`, {}, at(tomorrow))
  const answer = await one.get('/dashboard/leads.csv', at(tomorrow))
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="leads-${tomorrow.toISOString().slice(0, 10)}.csv"`,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)], 'by it Excel knows UTF-8').toEqual([0xef, 0xbb, 0xbf])
  const read = tomorrow.toISOString().slice(0, 16).replace('T', ' ')
  const time = /\d{4}-\d\d-\d\d \d\d:\d\d/g
  expect(new TextDecoder().decode(bytes).replace(read, 'READ').replace(time, 'TIME')).toBe(
    [
      'Date (UTC),Name,Email address,How,Stage,Score,Category,Message,Read (UTC),Answered (UTC),Site',
      'TIME,Ada Lark,ada@lark.example,Scorecard,Unframed Genius,3,Entrepreneur,,READ,,',
      `TIME,"'=HYPERLINK(""https://prize.example"")",daniel@okafor.example,Message,,,,"Two lines,\nand a ""word"".",,,`,
      '',
    ].join('\r\n'),
  )
})

test('a file of many leads holds each of them once', async () => {
  const one = await owner()
  for (const _ of [1, 2, 3])
    await fill(
      one,
      Array.from({ length: 400 }, () => ({ name: randomUUID() })),
    )
  const lines = (await (await one.get('/dashboard/leads.csv')).text()).trim().split('\r\n').slice(1)
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(1200)
  expect(lines).toHaveLength(1200)
})
