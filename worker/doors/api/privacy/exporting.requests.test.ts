import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import { brand } from '#schema/brand.ts'
import { browser, registeredOwner, signedInAs, verifiedOwner } from '#test/account.ts'
import { teacher, visitorOf } from '#test/agent.ts'
import { ownerWithBadge } from '#test/badges/owner-with-badge.ts'
import published from '#test/json-resume/schema.json' with { type: 'json' }
import { booked, openHours, publishHost, slots } from '#test/meetings.ts'
import { database, publishPerson } from '#test/people.ts'
import { ownerWithReferees, validatedReferee } from '#test/referees.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { storiesOf, wholeStory, writer } from '#test/stories.ts'
import { tables } from '../../../services/database.ts'

const {
  availability,
  availabilitySpans,
  busyCalendars,
  busySpans,
  chatMessages,
  chatSessions,
  decisions,
  disputes,
  leads,
  meetings,
  orders,
  partRefunds,
  profiles,
  questions,
  users,
} = tables
type Exported = Record<string, unknown> & { [list: string]: { [name: string]: unknown }[] }
const exportOf = (person: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Exported>(person.get('/privacy/export?form=everything'))

test('an owner exports everything that is kept about them, and nothing that opens anything', async () => {
  const owner = await registeredOwner({ fullName: 'Noor Haddad' })
  const db = database()
  const [profile] = await db.select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  const { id = 0, ownerId = '' } = profile ?? {}
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  await storiesOf(owner).create({ ...wholeStory, title: 'Bread for the second shop' })
  await owner.put('/customer-profile', { profileUrl: `noor-${randomUUID().slice(0, 8)}` })
  const other = await publishPerson({ profile: { isSample: false, plan: 'sprint' } })
  await postJson(`${inject('url')}/api/questions`, {
    questionKey: randomUUID(),
    profileUrl: other.profileUrl,
    question: 'May I ask?',
    consent: true,
    name: 'Noor',
    email: owner.email,
  })
  await postJson(`${inject('url')}/api/waitlist`, { name: 'Noor', email: owner.email, company: 'Bread' })
  const now = new Date()
  const session = { profileId: id, visitorId: randomUUID(), startedAt: now, lastActivityAt: now }
  await db.insert(chatSessions).values([
    { ...session, id: `readable-${id}`, noticeAt: now },
    { ...session, id: `private-${id}` },
  ])
  const line = { isUser: true, createdAt: now }
  await db.insert(chatMessages).values([
    { ...line, id: randomUUID(), sessionId: `readable-${id}`, text: 'Who may read this?' },
    { ...line, id: randomUUID(), sessionId: `private-${id}`, text: 'Nobody may read this.' },
  ])
  await db.insert(decisions).values({
    subject: 'profile',
    subjectId: id,
    profileId: id,
    verdict: 'suspended',
    note: 'The oven is not hers.',
    deciderName: 'Ada Lark',
    at: now,
  })

  await db.insert(availability).values({
    profileId: id,
    timeZone: 'Asia/Kathmandu',
    isOpen: true,
    length: 30,
    buffer: 15,
    editedAt: now,
    noticeMinutes: 1440,
    horizonDays: 60,
    placeKind: 'phone',
    place: '+44 20 7946 0011',
  })
  await db.insert(availabilitySpans).values({ profileId: id, weekday: 2, from: 540, to: 720 })

  await openHours(other.id)
  await booked(other.profileUrl, slots(1)[0] ?? '', { email: owner.email, about: 'The second shop' })
  const soon = new Date(now.getTime() + 3_600_000)
  await db.insert(meetings).values({
    uid: randomUUID(),
    tokenHash: randomUUID(),
    ownerTokenHash: randomUUID(),
    bookingKey: randomUUID(),
    profileId: id,
    startsAt: soon,
    endsAt: soon,
    blockedUntil: soon,
    status: 'booked',
    name: 'Ada',
    email: 'ada@there.example',
    visitorId: 'a device',
    timeZone: 'UTC',
    about: 'Bread for Ada',
    changedAt: now,
    createdAt: now,
  })

  const answer = await owner.get('/privacy/export')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rembrandt-account.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const all = JSON.parse(text) as Exported
  expect(all).toMatchObject({
    account: { name: 'Noor Haddad', email: owner.email, role: 'owner', hasPassword: true },
    registration: { company: 'Haddad & Daughters', consentText: expect.stringContaining('terms') },
    profile: { firstName: 'Noor', lastName: 'Haddad' },
    oldAddresses: [{ address: owner.profileUrl }],
    stories: [{ versions: [{ title: 'Bread for the second shop', claims: expect.any(Array) }] }],
    references: [{ name: expect.any(String) }, { solutionStory: expect.any(String) }],
    devices: [{ browser: expect.stringContaining('Firefox') }],
    decisions: [{ verdict: 'suspended', note: 'The oven is not hers.' }],
    leftWithOthers: {
      messages: [{ expert: other.profileUrl, question: 'May I ask?' }],
      meetings: [{ expert: other.profileUrl, about: 'The second shop' }],
      waitlist: { name: 'Noor', company: 'Bread' },
    },
    conversations: [{ lines: [{ text: 'Who may read this?' }] }],
    openHours: {
      timeZone: 'Asia/Kathmandu',
      place: '+44 20 7946 0011',
      weekly: [{ weekday: 2, from: 540, to: 720 }],
    },
    leads: [],
    meetings: [{ name: 'Ada', about: 'Bread for Ada', status: 'booked' }],
    messagesToYou: [],
  })
  expect(all.mails?.map(({ kind }) => kind)).toContain('welcome')
  for (const secret of [
    'Nobody may read this',
    'Ada Lark',
    'a device',
    'passwordHash',
    'token',
    ownerId ?? '',
  ])
    expect(text, secret).not.toContain(secret)
})

test('an owner takes along disputes, what was given back in part, and the busy times of their calendar', async () => {
  const owner = await registeredOwner()
  const db = database()
  const [profile] = await db.select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  const { id: profileId = 0, ownerId: userId = '' } = profile ?? {}
  const [orderId, now, soon] = [randomUUID(), new Date(), new Date(Date.now() + 3_600_000)]
  await db.insert(orders).values({
    id: orderId,
    userId,
    visitorId: randomUUID(),
    name: 'Amina Yusuf',
    email: owner.email,
    mobile: '',
    level: 2,
    plan: 'sprint',
    amount: 19_700,
    gateway: 'sandbox',
    status: 'paid',
    paidAt: now,
    createdAt: now,
  })
  await db.insert(disputes).values({ id: randomUUID(), orderId, state: 'open', openedAt: now })
  const partRefund = { id: randomUUID(), orderId, amount: 1_000, refundedBefore: 0, askedAt: now }
  await db
    .insert(partRefunds)
    .values({ ...partRefund, reason: 'The room was cold.', state: 'done', endedAt: now })
  await db.insert(busyCalendars).values({ profileId, url: 'sealed', host: 'calendar.example' })
  await db.insert(busySpans).values({ profileId, startsAt: now, endsAt: soon })
  const all = await exportOf(owner)
  expect(all.purchases).toMatchObject({
    orders: [{ amount: 19_700 }],
    disputes: [{ state: 'open', isOfMonth: false, openedAt: now.toISOString() }],
    partRefunds: [{ amount: 1_000, reason: 'The room was cold.', state: 'done' }],
  })
  expect(all.ownCalendar).toMatchObject({
    host: 'calendar.example',
    busy: [{ start: now.toISOString(), end: soon.toISOString() }],
  })
  expect(JSON.stringify(all)).not.toContain(orderId)
  expect(JSON.stringify(all.purchases), 'what only finds mailboxes').not.toMatch(/mailbox|normalised/i)
})

test('a visitor’s export is laid out for people, and names its time', async () => {
  const answer = await browser().get('/privacy/visitor')
  expect(answer.headers.get('content-disposition')).toContain('rembrandt-on-this-device.json')
  expect(await answer.text()).toMatch(/^\{\n {2}"exportedAt": "\d{4}-[^\n]+",\n {2}"drafts": \[\],\n/)
})

test('an export by an unconfirmed address gives away nothing left under it with others', async () => {
  const owner = await registeredOwner()
  const other = await publishPerson({ profile: { isSample: false } })
  await postJson(`${inject('url')}/api/questions`, {
    questionKey: randomUUID(),
    profileUrl: other.profileUrl,
    question: 'Whose am I?',
    consent: true,
    name: 'Somebody',
    email: owner.email,
  })
  expect(JSON.stringify(await exportOf(owner))).not.toContain('Whose am I?')
})

test('ten thousand leads and a thousand conversations come whole, and in order', async () => {
  const { account, id } = await writer()
  const db = database()
  // Not long ago: the night's jobs of other tests would delete them meanwhile.
  const began = Date.now()
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
    insert into leads (profile_id, source, name, email, created_at)
    select ${id}, 'scorecard', 'Lead ' || i, i || '@okafor.example', ${Date.now()} from n`)
  await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    insert into chat_sessions (id, profile_id, visitor_id, started_at, last_activity_at, notice_at)
    select 'held-' || ${id} || '-' || i, ${id}, 'somebody', ${began}, ${began} + i / 7, 1 from n`)
  await db.run(sql`insert into chat_messages (id, session_id, is_user, text, created_at)
    select 'line-' || id, id, 1, 'Line of ' || id, 1 from chat_sessions where profile_id = ${id}`)
  const all = await exportOf(account)
  expect(all.leads?.map(({ name }) => name)).toEqual(
    Array.from({ length: 10_000 }, (_, i) => `Lead ${i + 1}`),
  )
  expect(new Set(all.conversations?.map(({ lines }) => JSON.stringify(lines))).size).toBe(1000)
  await db.delete(leads).where(eq(leads.profileId, id))
})

test('a validator exports their account; only an owner has a resume', async () => {
  const validator = await signedInAs('validator')
  expect(await exportOf(validator)).toMatchObject({ account: { role: 'validator' }, registration: null })
  expect((await validator.get('/privacy/export?form=json-resume')).status).toBe(404)
  expect((await validator.get('/privacy/export?form=paper')).status).toBe(400)
})

type Schema = { [name: string]: unknown }
/** The published schema (1.3.1, test/json-resume), which lets any further name pass, without that. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema as Schema).map(([name, value]) => [name, strict(value)]),
  )
  return 'properties' in inner && inner.type === 'object' ? { ...inner, additionalProperties: false } : inner
}

const { $id: _, ...resumeSchema } = strict(published) as Schema
const checked = fromJSONSchema({ ...resumeSchema, type: 'object', additionalProperties: false } as never)

test('the public part is a JSON Resume as its published schema has it, with the stories and their results', async () => {
  const { account, id } = await writer({
    stories: [{ results: 'By April the boats were full. Nobody shouted any more.' }],
    profile: {
      headline: 'Boats that leave full',
      about: 'I listen before I draw.',
      phone: '+44 7000 900123',
      keySkills: ['Timetables'],
      expertise: ['Ferries'],
      coreDeliverables: ['A timetable'],
    },
  })
  const answer = await account.get('/privacy/export?form=json-resume')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="resume.json"')
  const text = await answer.text()
  const resume = JSON.parse(text)
  expect(checked.safeParse(resume).error).toBeUndefined()
  expect(checked.safeParse({ ...resume, projects: [{ title: 'no such name' }] }).success).toBe(false)
  expect(resume).toMatchObject({
    basics: { name: 'Petra Proof', label: 'Ferry planner', summary: expect.stringContaining('I listen') },
    skills: [{ name: 'Timetables' }, { name: 'Expertise', keywords: ['Ferries'] }],
    projects: [{ highlights: ['By April the boats were full.', 'Nobody shouted any more.'] }],
    references: [{ reference: 'Petra listens before she draws.' }, {}],
    meta: { version: 'v1.0.0' },
  })
  expect(text, 'what is not public').not.toContain('7000 900123')
  expect(id).toBeGreaterThan(0)
})

test('each badge is a certificate of the JSON Resume, with the address where anybody checks it', async () => {
  const { owner, badgeId } = await ownerWithBadge()
  const resume = await jsonOf<{ projects: { name: string }[] }>(owner.get('/privacy/export?form=json-resume'))
  expect(checked.safeParse(resume).error).toBeUndefined()
  expect(resume).toMatchObject({
    certificates: [
      {
        name: resume.projects[0]?.name,
        issuer: brand.name,
        url: expect.stringContaining(`/verify?badge=${badgeId}`),
      },
    ],
  })
})

test.each(['validator', 'admin'] as const)(
  'a person with the role %s takes away what an administrator did about their account',
  async (role) => {
    const [person, admin] = [await signedInAs(role), await signedInAs('admin')]
    expect((await admin.post(`/admin/accounts/${person.id}/sign-in-link`)).status).toBe(202)
    expect((await exportOf(person)).decisionsOnAccount).toMatchObject([
      { subject: 'account', verdict: 'sign-in link sent', note: '' },
    ])
  },
)

test('a visitor’s export says why a meeting was cancelled, and what an expert answered', async () => {
  const { profileUrl } = await publishHost()
  const { visitor, token } = await booked(profileUrl, slots(1)[0] ?? '')
  const reason = 'My train stands still.'
  expect((await visitor.post(`/meetings/${token}/cancel`, { reason })).status).toBe(200)
  const questionKey = randomUUID()
  const body = { profileUrl, questionKey, question: 'Do you sail?', consent: true }
  expect((await visitor.post('/questions', body)).status).toBe(201)
  await database()
    .update(questions)
    .set({ status: 'answered', answer: 'On Sundays.', answeredAt: new Date() })
    .where(eq(questions.questionKey, questionKey))
  expect(await jsonOf(visitor.get('/privacy/visitor'))).toMatchObject({
    meetings: [{ cancelledBy: 'visitor', cancelReason: reason }],
    messages: [{ question: 'Do you sail?', answer: 'On Sundays.' }],
  })
})

test('what somebody gave as a referee is in their export, once its address is theirs', async () => {
  const [person, unproven] = [await verifiedOwner(), await registeredOwner()]
  const { profileUrl, referees } = await ownerWithReferees({
    references: [person, unproven].map(({ email }) => validatedReferee({ email, name: 'Ilse Brandt' })),
  })
  expect(referees).toHaveLength(2)
  const all = await exportOf(person)
  expect(all.referencesGiven).toMatchObject([
    {
      candidateName: 'Petra Proof',
      profileUrl,
      name: 'Ilse Brandt',
      email: person.email,
      status: 'validated',
    },
  ])
  expect(await exportOf(unproven)).not.toHaveProperty('referencesGiven')
})

test('the exports of a conversation say what the agent cited', async () => {
  const { account, profileUrl } = await teacher()
  const visitor = visitorOf(profileUrl)
  const { citations } = await visitor.answerTo('What did you do about the boats that left half empty?', {
    knowsOwnerReads: true,
  })
  expect(citations).not.toEqual([])
  await expect.poll(async () => (await visitor.storedLines()).length).toBe(2)
  const line = { isVisitor: false, citations }
  expect((await jsonOf<Exported>(visitor.get('/privacy/visitor'))).conversations?.at(-1)).toMatchObject(line)
  expect((await exportOf(account)).conversations).toMatchObject([{ lines: [{ isVisitor: true }, line] }])
})
