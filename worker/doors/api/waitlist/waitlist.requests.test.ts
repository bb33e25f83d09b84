import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { sprintStart } from '#schema/billing/sprints.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { WireError } from '#schema/errors.ts'
import { waitlistSchema } from '#schema/waitlist/waitlist.ts'
import { callOn } from '#test/call.ts'
import { database, runJob } from '#test/people.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import {
  mailEntry,
  mailFreeSeat,
  moveEntry,
  upsertEntry,
  waitlistMailsPerDay,
} from '../../../features/waitlist/commands.ts'
import { tables } from '../../../services/database.ts'
import { write } from '../../../services/write.ts'
import { entriesPerDay, joinWaitlist } from '../../../workflows/waitlist/join-waitlist.ts'

const { outbox, suppressions, waitlistEntries } = tables
const api = `${inject('url')}/api`
const address = () => `${randomUUID()}@okafor.example`
const entryBody = (changes: object = {}) => ({
  name: 'Daniel Okafor',
  email: address(),
  company: 'Okafor Marine',
  currentRole: 'Harbour master',
  interests: ['Professional storytelling', 'Legacy content creation'],
  specificAreas: 'How to write down what forty years taught me',
  challenges: 'Nobody reads a CV of nine pages',
  ...changes,
})
const join = (body: object, headers: Record<string, string> = {}) =>
  postJson(`${api}/waitlist`, body, headers)
const rowsOf = (email: string) =>
  database()
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.normalisedEmail, normaliseEmail(email)))
const mailsTo = (email: string) =>
  database()
    .select()
    .from(outbox)
    .where(eq(outbox.normalisedTo, normaliseEmail(email)))
    .orderBy(outbox.id)
/** The token of the link by which the latest mail to an address lets its reader leave. */
async function tokenFor(email: string) {
  const [, token] = /^Leave the waitlist: \S+\/unsubscribe#token=(\S+)$/m.exec(
    (await mailsTo(email)).at(-1)?.text ?? '',
  ) ?? ['', '']
  expect(token).toBeTruthy()
  return token ?? ''
}

test('an entry is kept as it was sent, with its interests in the order of the list', async () => {
  const body = { ...entryBody(), sprint: 412 }
  const now = new Date()
  const answer = await join(body, at(now))
  expect(answer.status).toBe(201)
  const { sprint, ...fields } = body
  const [entry, ...others] = await rowsOf(body.email)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...fields,
    interests: ['Legacy content creation', 'Professional storytelling'],
    sprintNumber: sprint,
    createdAt: now,
  })
  expect(await jsonOf(answer)).toEqual({ id: entry?.id, createdAt: now.toISOString() })
})

test('a name and an address are enough', async () => {
  const email = address()
  expect((await join({ name: ' Daniel ', email })).status).toBe(201)
  expect(await rowsOf(email)).toMatchObject([
    { name: 'Daniel', company: '', currentRole: '', interests: [], specificAreas: '', sprintNumber: null },
  ])
})

test('the same mailbox again, in another spelling, renews the entry and learns nothing of the old one', async () => {
  const body = entryBody({ sprint: 403 })
  const [first, second] = [new Date(Date.now() - 5000), new Date()]
  await join(body, at(first))
  const tagged = body.email.replace('@', '+work@').toUpperCase()
  const again = await join({ name: 'D. Okafor', email: tagged, company: '', interests: [] }, at(second))
  expect([again.status, await jsonOf(again)]).toEqual([200, {}])
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(await rowsOf(body.email)).toMatchObject([
    {
      name: 'D. Okafor',
      email: body.email,
      createdAt: first,
      updatedAt: second,
      company: '',
      interests: [],
      currentRole: body.currentRole,
      challenges: body.challenges,
      sprintNumber: 403,
    },
  ])
})

test('a stranger who types another tag of a mailbox redirects no letter of its entry', async () => {
  const body = entryBody({ sprint: 404 })
  const stranger = body.email.replace('@', '+x@')
  await join(body)
  for (const changes of [{}, { company: 'Another' }])
    expect((await join({ ...body, ...changes, email: stranger })).status).toBe(200)
  expect((await rowsOf(body.email)).map(({ email }) => email)).toEqual([body.email])
  const mails = await mailsTo(body.email)
  expect(mails.length).toBeGreaterThan(1)
  expect(mails.filter(({ to }) => to !== body.email)).toEqual([])
})

test('nobody who types the address can make its entry wait for a later sprint than it did', async () => {
  const body = entryBody({ sprint: 405 })
  for (const sprint of [405, 9999]) await join({ ...body, sprint })
  expect(await rowsOf(body.email)).toMatchObject([{ sprintNumber: 405 }])
  await join({ ...body, sprint: 404 })
  expect(await rowsOf(body.email)).toMatchObject([{ sprintNumber: 404 }])
  const ofThem = eq(waitlistEntries.email, body.email)
  await database().update(waitlistEntries).set({ sprintNotifiedAt: new Date() }).where(ofThem)
  await join({ ...body, sprint: 406 }, at(sprintStart(405)))
  expect(await rowsOf(body.email), 'told of that one already').toMatchObject([
    { sprintNumber: 406, sprintNotifiedAt: null },
  ])
})

test('nobody can use another’s address to make them wait longer than the next sprint', async () => {
  const body = entryBody({ sprint: 405 })
  await join(body)
  const ofThem = eq(waitlistEntries.email, body.email)
  await database().update(waitlistEntries).set({ sprintNotifiedAt: new Date() }).where(ofThem)
  const stranger = body.email.replace('@', '+z@')
  await join({ ...body, email: stranger, sprint: 9999 }, at(sprintStart(405)))
  expect(await rowsOf(body.email)).toMatchObject([{ sprintNumber: 406 }])
})

test('one of many addresses with different tags at once is the entry’s, and no other is written to', async () => {
  const [body, now] = [entryBody(), at(new Date())]
  const tags = ['@', '+a@', '+b@', '+c@']
  await Promise.all(tags.map((tag) => join({ ...body, email: body.email.replace('@', tag) }, now)))
  const [entry, ...others] = await rowsOf(body.email)
  expect(others).toEqual([])
  expect([...new Set((await mailsTo(body.email)).map(({ to }) => to))]).toEqual([entry?.email])
})

test('one of many submissions at once for one mailbox makes the entry', async () => {
  const [body, now] = [entryBody(), at(new Date())]
  const answers = await Promise.all(Array.from({ length: 6 }, () => join(body, now)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
  expect(await rowsOf(body.email)).toHaveLength(1)
  expect(await mailsTo(body.email)).toHaveLength(1)
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
  ['no address', { email: '' }, 'email'],
  ['something that is no address', { email: 'daniel@' }, 'email'],
  ['an interest of their own', { interests: ['Sailing'] }, 'interests.0'],
  ['too much written', { challenges: 'x'.repeat(2001) }, 'challenges'],
  ['a sprint that cannot be', { sprint: -1 }, 'sprint'],
])('%s is refused, with the field’s name, and nothing is kept or mailed', async (_, changes, path) => {
  const body = entryBody(changes)
  const answer = await join(body)
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map((detail) => detail.path)).toEqual([path])
  if (!body.email) return
  expect(await rowsOf(body.email)).toEqual([])
  expect(await mailsTo(body.email)).toEqual([])
})

test('a confirmation names the sprint and the choices, and repeats nothing that was typed freely', async () => {
  const body = entryBody({
    name: 'Win at www.prizes.example',
    specificAreas: 'Click here',
    challenges: 'http://prizes.example',
  })
  await join(body)
  const [mail, ...others] = await mailsTo(body.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'waitlist', subject: 'You are on the webinar waitlist' })
  for (const form of [mail?.text, mail?.html]) {
    for (const words of ['training webinar', 'Legacy content creation', '/waitlist', '/unsubscribe#token='])
      expect(form).toContain(words)
    for (const foreign of ['prizes', 'Click here']) expect(form).not.toContain(foreign)
  }
})

test('the confirmation says which sprint somebody waits for, and that the list is also the webinar’s', async () => {
  const body = entryBody({ sprint: 17 })
  await join(body, at(new Date('2026-12-08T12:29:00Z')))
  const [mail] = await mailsTo(body.email)
  expect(mail?.subject).toBe('You are on the sprint waitlist')
  for (const form of [mail?.text, mail?.html])
    for (const words of ['Tuesday 8 December 2026', 'training webinar', '/waitlist?sprint=17'])
      expect(form).toContain(words)
})

test('a visitor who comes by a link to a sprint that has begun waits for the next one', async () => {
  const body = entryBody({ sprint: 3 })
  await join(body, at(new Date('2026-12-08T12:31:00Z')))
  expect(await rowsOf(body.email)).toMatchObject([{ sprintNumber: 18 }])
  const [mail] = await mailsTo(body.email)
  for (const words of ['Tuesday 5 January 2027', '/waitlist?sprint=18']) expect(mail?.text).toContain(words)
})

test('the same words are confirmed once a day, a correction too, and a mailbox gets three mails a day', async () => {
  const call = callOn(database())
  const entry = waitlistSchema.parse(entryBody())
  await upsertEntry(call, entry)
  for (const _ of ['first', 'again']) await database().batch(await mailEntry(call, entry))
  expect(await mailsTo(entry.email)).toHaveLength(1)
  for (let corrected = 0; corrected < waitlistMailsPerDay + 2; corrected += 1)
    await database().batch(await mailEntry(call, { ...entry, company: `Company ${corrected}` }))
  expect(await mailsTo(entry.email)).toHaveLength(waitlistMailsPerDay)
  const tomorrow = new Date(call.now.getTime() + 25 * 3600_000)
  await database().batch(await mailEntry({ ...call, now: tomorrow }, entry))
  expect(await mailsTo(entry.email)).toHaveLength(waitlistMailsPerDay + 1)
})

test('the mail’s link shows where one stands, and a press takes the mailbox off the list and erases it', async () => {
  const body = entryBody()
  await join(body)
  const token = await tokenFor(body.email)
  const view = { kind: 'waitlist', email: `${body.email[0]}•••@okafor.example` }
  const look = () => jsonOf(fetch(`${api}/unsubscribe/${token}`))
  expect(await look()).toEqual({ ...view, standing: 'wanted' })
  expect(await rowsOf(body.email)).toHaveLength(1)
  for (const press of ['the first', 'a second']) {
    const answer = await postJson(`${api}/unsubscribe`, { token })
    expect([answer.status, await jsonOf(answer)], press).toEqual([200, { ...view, standing: 'stopped' }])
  }
  expect(await rowsOf(body.email)).toEqual([])
  expect(await jsonOf(postJson(`${api}/unsubscribe`, { token, isWanted: true }))).toMatchObject({
    standing: 'stopped',
  })
  expect(await look()).toEqual({ ...view, standing: 'stopped' })

  const again = await join({ ...body, company: 'Okafor & Sons' })
  expect(again.status).toBe(201)
  expect(await mailsTo(body.email)).toHaveLength(2)
  expect(
    await database().select().from(suppressions).where(eq(suppressions.normalisedEmail, body.email)),
  ).toEqual([])
})

test('a mail program takes the mailbox off the list in one press, from wherever it is', async () => {
  const body = entryBody()
  await join(body)
  const answer = await fetch(
    `${api}/unsubscribe?${new URLSearchParams({ token: await tokenFor(body.email) })}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    },
  )
  expect(answer.status).toBe(200)
  expect(await rowsOf(body.email)).toEqual([])
})

test('one IP address puts only so many mailboxes on the list in a day', async () => {
  const visitor = { kind: 'visitor', address: `2001:db8:${randomUUID().slice(0, 4)}::3` } as const
  const call = callOn(database(), { actor: visitor })
  const enter = () => joinWaitlist(call, waitlistSchema.parse(entryBody({ email: address() })))
  for (let count = 0; count < entriesPerDay; count += 1) expect(await enter()).toBeDefined()
  await expect(enter()).rejects.toMatchObject({ code: 'FORM_LIMIT' })
})

test('an entry is erased 400 days after it was last sent', async () => {
  const [old, renewed] = [entryBody(), entryBody()]
  const longAgo = new Date(Date.now() - 401 * 24 * 3600_000)
  for (const body of [old, renewed]) await join(body, at(longAgo))
  await join(renewed)
  await runJob('expire-waitlist')
  expect(await rowsOf(old.email)).toEqual([])
  expect(await rowsOf(renewed.email)).toMatchObject([{ createdAt: longAgo }])
})

test.each(['leaves', 'moves to another address'])(
  'somebody who %s while others are told of free places is not told',
  async (action) => {
    const body = entryBody()
    expect((await join(body)).status).toBe(201)
    const [entry] = await rowsOf(body.email)
    if (!entry) throw new Error('Nobody waits')
    const idsOfMails = async () => (await mailsTo(body.email)).map(({ id }) => id)
    const before = await idsOfMails()
    const call = callOn(database())
    const free = { number: 500, startsAt: sprintStart(500), of: 10, left: 1 }
    const mail = await mailFreeSeat(call, entry, free)
    const to = `moved-${body.email}`
    if (action === 'leaves') await database().delete(waitlistEntries).where(eq(waitlistEntries.id, entry.id))
    else await moveEntry(call, { id: entry.id, from: body.email, to })
    await write(call, { mail })
    expect(await idsOfMails()).toEqual(before)
    // The next run writes to who moved.
    for (const { sprintNotifiedAt } of await rowsOf(to)) expect(sprintNotifiedAt).toBeNull()
  },
)
