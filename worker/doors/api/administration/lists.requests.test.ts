import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type {
  AdminSummary,
  ChatRecord,
  RegistrationRecord,
  SubmissionRecord,
  WaitlistRecord,
} from '#schema/administration/administration-answers.ts'
import type { WireError } from '#schema/errors.ts'
import { type Browser, registeredOwner, signedInAs } from '#test/account.ts'
import { submitted } from '#test/administration/submissions.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { chatMessages, chatSessions, scorecardSubmissions, waitlistEntries } = tables

const submissionsOf = async (admin: Browser, query: string) => {
  const answer = await admin.get(`/scorecard/submissions?${query}`)
  return { rows: await jsonOf<SubmissionRecord[]>(answer), headers: answer.headers }
}

test('scorecard submissions are an array in the specified form, without answers and tokens', async () => {
  const admin = await signedInAs('admin')
  const name = `Whole ${randomUUID()}`
  await submitted([
    { name, mobile: '+44 20 7946', totalScore: 31, stage: 'Positioned for Opportunity', wantsSupport: true },
  ])
  const { rows, headers } = await submissionsOf(admin, `search=${name}`)
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      name,
      email: 'ada@lark.example',
      mobile: '+44 20 7946',
      currentGoal: 'To be found',
      totalScore: 31,
      stage: 'Positioned for Opportunity',
      wantsSupport: true,
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(headers.get('x-total-count')).toBe('1')
  expect(headers.get('x-next-cursor')).toBeNull()
})

test('a search finds any part of a name or an address, in either case, and takes signs as they are', async () => {
  const admin = await signedInAs('admin')
  const word = randomUUID().slice(0, 8)
  await submitted([
    { name: `Zoë ${word}-Ånström`, email: 'z@a.example' },
    { name: 'Somebody', email: `${word}@b.example` },
    { name: `100% "${word}"`, email: 'c@c.example' },
    { name: 'Nobody', email: 'd@d.example' },
  ])
  const namesOf = async (search: string) =>
    (await submissionsOf(admin, new URLSearchParams({ search, sort: 'name' }).toString())).rows.map(
      ({ name }) => name,
    )
  expect(await namesOf(word.toUpperCase())).toEqual([`100% "${word}"`, 'Somebody', `Zoë ${word}-Ånström`])
  expect(await namesOf(`${word}@b`)).toEqual(['Somebody'])
  expect(await namesOf(`% "${word}"`)).toEqual([`100% "${word}"`])
  expect(await namesOf(`${word}%`)).toEqual([])
  expect(await namesOf(`ë ${word}`)).toEqual([`Zoë ${word}-Ånström`])
})

test('a search of one or two letters finds them, too, at any place', async () => {
  const admin = await signedInAs('admin')
  await submitted([{ name: 'Ǯq "ŧ', email: 'x@y.exampleø' }])
  const namesOf = async (search: string) =>
    (await submissionsOf(admin, `search=${encodeURIComponent(search)}`)).rows.map(({ name }) => name)
  for (const search of ['Ǯq', 'Ǯ', '"ŧ', 'ŧ', 'eø', 'ø']) expect(await namesOf(search)).toContain('Ǯq "ŧ')
  for (const search of ['ŧǮ', 'øǮ', 'Ꙫ']) expect(await namesOf(search)).toEqual([])
})

test.each(['date', 'name', 'email', 'score'])(
  'each row comes once by %s, page after page, both ways',
  async (order) => {
    const admin = await signedInAs('admin')
    const word = randomUUID().slice(0, 8)
    await submitted(
      Array.from({ length: 9 }, (_, index) => ({
        name: `${'BaC'[index % 3]} ${word}`,
        email: `${'cAb'[index % 3]}@${word}.example`,
        totalScore: index % 4,
        createdAt: new Date(Date.UTC(2026, 5, 1 + (index % 2))),
      })),
    )
    const keyOf = ({ name, email, totalScore, createdAt }: SubmissionRecord) =>
      ({ name: name.toLowerCase(), email: email.toLowerCase(), score: totalScore, date: createdAt })[order] ??
      ''
    for (const sort of [order, `-${order}`]) {
      const records: SubmissionRecord[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { rows, headers } = await submissionsOf(
          admin,
          `search=${word}&sort=${sort}&limit=4${cursor && `&cursor=${cursor}`}`,
        )
        records.push(...rows)
        cursor = headers.get('x-next-cursor')
      }
      expect(new Set(records.map(({ id }) => id)).size).toBe(9)
      const keys = records.map(keyOf)
      const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      expect(keys).toEqual(sort === order ? sorted : sorted.toReversed())
    }
  },
)

test('a stage is filtered by a part of its name, with its own count', async () => {
  const admin = await signedInAs('admin')
  const word = randomUUID().slice(0, 8)
  await submitted([
    { name: word, stage: 'Unframed Genius' },
    { name: word, stage: 'Validated & Viral Ready', totalScore: 38 },
  ])
  const { rows, headers } = await submissionsOf(admin, `search=${word}&stage=viral`)
  expect(rows.map(({ stage }) => stage)).toEqual(['Validated & Viral Ready'])
  expect(headers.get('x-total-count')).toBe('1')
  const all = await submissionsOf(admin, 'stage=viral&limit=1')
  expect(Number(all.headers.get('x-total-count'))).toBeGreaterThanOrEqual(1)
  expect((await submissionsOf(admin, 'stage=nothing')).rows).toEqual([])
})

test.each(['sort=colour', 'limit=0', 'limit=201', 'limit=many', `search=${'a'.repeat(121)}`])(
  '%s is refused with the name of its field',
  async (query) => {
    const admin = await signedInAs('admin')
    for (const path of ['registrations', 'scorecard/submissions', 'waitlist/submissions']) {
      const answer = await admin.get(`/${path}?${query}`)
      expect(answer.status, path).toBe(400)
      expect(await jsonOf(answer)).toMatchObject({ details: [{ path: query.split('=')[0] }] })
    }
  },
)

test('the page after a name of odd characters follows, even if its cursor is long', async () => {
  const admin = await signedInAs('admin')
  const email = `${randomUUID()}@odd.example`
  const names = ['\u0001'.repeat(118), '語'.repeat(118), '"'.repeat(118)]
  await submitted(names.flatMap((name) => [`${name}a`, `${name}b`].map((name) => ({ name, email }))))
  const listedNames: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `search=${email}&sort=name&limit=1${cursor && `&cursor=${cursor}`}`
    const { rows, headers } = await submissionsOf(admin, query)
    listedNames.push(...rows.map(({ name }) => name))
    cursor = headers.get('x-next-cursor')
  }
  expect(new Set(listedNames).size).toBe(6)
})

test('an invalid cursor is refused by name', async () => {
  const admin = await signedInAs('admin')
  const answer = await admin.get('/scorecard/submissions?limit=1&cursor=nothing')
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map(({ path }) => path)).toEqual(['cursor'])
})

test('a search that holds a sign no text holds is a search like any other', async () => {
  const admin = await signedInAs('admin')
  for (const path of ['registrations', 'waitlist/submissions', 'scorecard/submissions'])
    expect((await admin.get(`/${path}?search=a%00bc`)).status).toBe(200)
})

test('a registration is listed with the problem of its draft, and a dash’s null without one', async () => {
  const admin = await signedInAs('admin')
  const owner = await registeredOwner()
  const answer = await admin.get(`/registrations?search=${owner.email}`)
  expect(await jsonOf<RegistrationRecord[]>(answer)).toEqual([
    {
      id: expect.any(Number),
      fullName: 'Noor Haddad',
      email: owner.email,
      industry: 'Retail/E-commerce',
      experience: 'Nineteen years at the oven and beside it.',
      challenge: null,
      createdAt: expect.stringMatching(/Z$/),
    },
  ])
})

test('an entry of the waitlist is found by the name that it was renewed with, and gone when it is left', async () => {
  const admin = await signedInAs('admin')
  const email = `${randomUUID()}@waits.example`
  await admin.post('/waitlist', { name: 'Before Hand', email, interests: ['Authority building strategies'] })
  await admin.post('/waitlist', {
    name: 'After Wards',
    email,
    interests: ['Authority building strategies'],
    company: 'Lark & Sons',
  })
  const entriesFor = async (search: string) =>
    jsonOf<WaitlistRecord[]>(admin.get(`/waitlist/submissions?search=${encodeURIComponent(search)}`))
  const [entry] = await entriesFor(email)
  expect(entry).toEqual({
    id: expect.any(Number),
    name: 'After Wards',
    email,
    company: 'Lark & Sons',
    currentRole: '',
    interests: ['Authority building strategies'],
    specificAreas: '',
    challenges: '',
    createdAt: expect.any(String),
  })
  await database().delete(waitlistEntries).where(eq(waitlistEntries.email, email))
  expect(await entriesFor(email)).toEqual([])
})

test('chat sessions are the messages of each page’s conversations, without their text', async () => {
  const admin = await signedInAs('admin')
  const { id, profileUrl } = await publishPerson()
  const ids = Array.from({ length: 3 }, () => `conversation-${randomUUID()}`)
  // Later than whatever other tests write into days to come.
  const base = Date.UTC(2199, 0, 1)
  const moment = (index: number) => new Date(base + index * 1000)
  await database()
    .insert(chatSessions)
    .values(
      ids.map((sessionId, index) => ({
        id: sessionId,
        profileId: id,
        visitorId: 'nobody',
        startedAt: moment(index),
        lastActivityAt: moment(index),
      })),
    )
  await database()
    .insert(chatMessages)
    .values(
      ids.flatMap((sessionId, index) =>
        Array.from({ length: index + 1 }, () => ({
          id: randomUUID(),
          sessionId,
          isUser: true,
          text: 'A secret',
          createdAt: moment(index),
        })),
      ),
    )
  try {
    const first = await admin.get('/chat/sessions?limit=2')
    const records = await jsonOf<ChatRecord[]>(first)
    expect(records.map(({ sessionId }) => ids.indexOf(sessionId))).toEqual([2, 2, 2, 1, 1])
    expect(records[0]).toEqual({
      sessionId: ids[2],
      agentName: profileUrl,
      isPublic: true,
      createdAt: moment(2).toISOString(),
    })
    expect(Number(first.headers.get('x-total-count'))).toBeGreaterThanOrEqual(3)
    const second = await admin.get(`/chat/sessions?limit=1&cursor=${first.headers.get('x-next-cursor')}`)
    expect((await jsonOf<ChatRecord[]>(second)).map(({ sessionId }) => sessionId)).toEqual([ids[0]])
    await changeProfile(id, { isActive: false })
    const hidden = { sessionId: ids[2], agentName: profileUrl, isPublic: false }
    expect((await jsonOf<ChatRecord[]>(admin.get('/chat/sessions?limit=1')))[0]).toMatchObject(hidden)
  } finally {
    await database().delete(chatSessions).where(inArray(chatSessions.id, ids))
  }
})

test('the figures count gains and losses, by the day on which they came', async () => {
  const admin = await signedInAs('admin')
  // Nobody else has rows on a day to come.
  const today = Date.now()
  const dayToCome = (days: number) => new Date(today + days * 86_400_000)
  const summary = () => jsonOf<AdminSummary>(admin.get('/admin/summary', at(dayToCome(20))))
  const before = await summary()
  expect(before.from).toBe(dayToCome(-9).toISOString().slice(0, 10))
  expect(before.averageScore.days.slice(-5)).toEqual(Array(5).fill(null))
  const name = randomUUID()
  const createdAt = dayToCome(18)
  await submitted([
    { name, createdAt, totalScore: 10, stage: 'Unframed Genius' },
    { name, createdAt, totalScore: 21 },
    { name, createdAt: dayToCome(21) },
  ])
  const after = await summary()
  expect(after.scorecards.days.slice(-5)).toEqual([0, 0, 2, 0, 0])
  expect(after.averageScore.days.at(-3)).toBe(15.5)
  await database().delete(scorecardSubmissions).where(eq(scorecardSubmissions.name, name))
  expect((await summary()).scorecards.days.slice(-5)).toEqual(Array(5).fill(0))
})

test('the spec’s bearer name and fixed admin header open nothing', async () => {
  const owner = await registeredOwner()
  const forged = {
    Authorization: 'Bearer admin@rembrandt.example',
    'X-Admin-Email': 'admin@rembrandt.example',
  }
  for (const path of ['registrations', 'scorecard/submissions', 'waitlist/submissions', 'chat/sessions']) {
    const answer = await owner.get(`/${path}`, forged)
    expect(answer.status, path).toBe(403)
    expect(await jsonOf(answer)).toEqual({ code: 'FORBIDDEN', error: 'Access denied' })
  }
})
