import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import type { WireError } from '#schema/errors.ts'
import { questionInputSchema } from '#schema/questions.ts'
import { callOn } from '#test/call.ts'
import { mailsWith } from '#test/mailbox.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { cookiesOf, jsonOf, postJson } from '#test/requests.ts'
import type { Call } from '../../../call.ts'
import { leadsOf } from '../../../features/leads/queries.ts'
import { tables } from '../../../services/database.ts'
import { messagesPerDay, submitQuestion } from '../../../workflows/questions/submit-question.ts'

const { leads, profiles, questions } = tables

const publishOwner = () => publishPerson({ profile: { isSample: false } })
const messageBody = (profileUrl: string, changes: object = {}) => ({
  questionKey: randomUUID(),
  profileUrl,
  question: 'Our ferries leave half empty.\n\nCould you look at the timetable in May?',
  name: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  consent: true,
  ...changes,
})
const send = (body: unknown, headers = {}) => postJson(`${inject('url')}/api/questions`, body, headers)
const rowsOf = (profileId: number) =>
  database().select().from(questions).where(eq(questions.profileId, profileId))

test('a message is kept, makes a lead and is mailed to the owner, once even if it is sent often', async () => {
  const { id, profileUrl, email } = await publishOwner()
  const body = messageBody(profileUrl)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await rowsOf(id)).toMatchObject([
    { question: body.question, name: body.name, email: body.email, status: 'open', sessionId: null },
  ])
  const { leads: list } = await leadsOf(callOn(database()), id)
  expect(list).toMatchObject([
    { source: 'question', name: body.name, email: body.email, question: body.question, totalScore: null },
  ])
  const [mail, ...more] = await mailsWith(`/profile/${profileUrl}`)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Daniel Okafor wrote to you on Rembrandt' })
  expect(mail?.text).toContain(`/customer-dashboard?tab=messages&lead=${list[0]?.id}\n`)
  for (const form of [mail?.text, mail?.html])
    for (const words of ['Our ferries leave half empty.', 'timetable in May?', 'daniel@okafor.example'])
      expect(form).toContain(words)
})

test('a message for a sample profile goes to support', async () => {
  const { profileUrl, id } = await publishPerson({ profile: { isSample: true } })
  expect((await send(messageBody(profileUrl))).status).toBe(201)
  const [mail] = await mailsWith(`/profile/${profileUrl}`)
  expect(mail).toMatchObject({
    to: contacts.support,
    subject: 'Try-out: A message for Petra Proof on Rembrandt',
  })
  expect(mail?.text).not.toContain('customer-dashboard')
  expect((await leadsOf(callOn(database()), id)).leads).toHaveLength(1)
})

test('a stranger’s words stand in no subject and are no markup in a mail', async () => {
  const { profileUrl } = await publishOwner()
  const body = messageBody(profileUrl, {
    name: 'Win at prize.example',
    question: '<a href="https://prize.example">Claim</a>',
  })
  await send(body)
  const [mail] = await mailsWith(`/profile/${profileUrl}`)
  expect(mail?.subject).toBe('Somebody wrote to you on Rembrandt')
  expect(mail?.html).not.toContain('<a href="https://prize.example"')
  expect(mail?.html).toContain('&lt;a href=')
})

test('a message without an address is kept and mailed, and makes no lead', async () => {
  const { id, profileUrl } = await publishOwner()
  expect((await send(messageBody(profileUrl, { name: undefined, email: undefined }))).status).toBe(201)
  expect(await rowsOf(id)).toMatchObject([{ name: null, email: null }])
  expect((await leadsOf(callOn(database()), id)).leads).toEqual([])
  expect((await mailsWith(`/profile/${profileUrl}`))[0]?.text).toContain('They left no address to reply to.')
})

test('the same key with something else is answered, and nothing of it is kept or mailed', async () => {
  const { id, profileUrl } = await publishOwner()
  const body = messageBody(profileUrl)
  await send(body)
  const other = { ...body, email: 'eve@elsewhere.example', question: 'Something else' }
  expect((await send(other)).status).toBe(201)
  expect(await rowsOf(id)).toMatchObject([{ email: body.email, question: body.question }])
  expect((await leadsOf(callOn(database()), id)).leads.map(({ email }) => email)).toEqual([body.email])
  expect(await mailsWith(`/profile/${profileUrl}`)).toHaveLength(1)
})

test('a message remembers the visitor’s own conversation, and nobody else’s', async () => {
  const { id, profileUrl } = await publishOwner()
  const sessionId = `session-${randomUUID()}`
  const answer = await postJson(`${inject('url')}/api/chat`, {
    sessionId,
    message: 'When does the boat go?',
    isUser: true,
    agentName: profileUrl,
  })
  await send(messageBody(profileUrl, { sessionId }), { Cookie: cookiesOf(answer) })
  await send(messageBody(profileUrl, { sessionId }))
  expect((await rowsOf(id)).map((row) => row.sessionId)).toEqual([sessionId, null])
})

test.each([
  ['nothing written', { question: '  ' }, 'question'],
  ['too much written', { question: 'x'.repeat(2001) }, 'question'],
  ['no address', { email: 'daniel' }, 'email'],
  ['no agreement', { consent: false }, 'consent'],
  ['nothing about agreement', { consent: undefined }, 'consent'],
])('%s is refused, with the field’s name, and nothing is kept', async (_, changes, path) => {
  const { id, profileUrl } = await publishOwner()
  const answer = await send(messageBody(profileUrl, changes))
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map((detail) => detail.path)).toEqual([path])
  expect(await rowsOf(id)).toEqual([])
})

test('nobody is written to where no profile is published', async () => {
  const answer = await send(messageBody('nobody-here'))
  expect(answer.status).toBe(404)
  expect(await jsonOf<WireError>(answer)).toMatchObject({ code: 'PROFILE_NOT_FOUND' })
})

test('a visitor exports their messages, and erases them', async () => {
  const { id, profileUrl } = await publishOwner()
  const body = messageBody(profileUrl)
  const cookie = { Cookie: cookiesOf(await send(body)) }
  const stranger = messageBody(profileUrl, { email: 'eve@elsewhere.example' })
  await send(stranger)
  const exported = await jsonOf(fetch(`${inject('url')}/api/privacy/visitor`, { headers: cookie }))
  expect(exported).toMatchObject({ messages: [{ profileUrl, question: body.question, email: body.email }] })
  expect((await postJson(`${inject('url')}/api/privacy/visitor/erase`, {}, cookie)).status).toBe(204)
  expect((await rowsOf(id)).map(({ email }) => email)).toEqual(['eve@elsewhere.example'])
  expect((await leadsOf(callOn(database()), id)).leads.map(({ email }) => email)).toEqual([
    'eve@elsewhere.example',
  ])
})

test('one IP address sends only so many messages in a day; the same one again is not refused', async () => {
  const { id, profileUrl } = await publishOwner()
  const today = new Date()
  const from = (address: string, now = today) =>
    callOn(database(), { now, actor: { kind: 'visitor', address } })
  const address = `2001:db8:${randomUUID().slice(0, 4)}::1`
  const newMessage = () => ({ ...questionInputSchema.parse(messageBody(profileUrl)), visitorId: 'somebody' })
  const take = (call: Call, message = newMessage()) =>
    submitQuestion(call, { ...message, questionKey: message.questionKey ?? '' })
  const first = newMessage()
  for (const _ of ['at first', 'again']) await take(from(address), first)
  for (let count = 1; count < messagesPerDay; count += 1) await take(from(address))
  await expect(take(from(address))).rejects.toMatchObject({
    code: 'MESSAGE_LIMIT',
    retryAfterSeconds: expect.any(Number),
  })
  await take(from(address), first)
  await take(from('192.0.2.77'))
  await take(from(address, new Date(today.getTime() + 24 * 3600_000)))
  expect(await rowsOf(id)).toHaveLength(messagesPerDay + 2)
})

test('messages are erased after 400 days with their leads, and with the expert', async () => {
  const { id, profileUrl } = await publishOwner()
  const day = 24 * 3600_000
  const [old, recent] = [messageBody(profileUrl), messageBody(profileUrl)]
  for (const body of [old, recent]) await send(body)
  await database()
    .update(questions)
    .set({ createdAt: new Date(Date.now() - 401 * day) })
    .where(eq(questions.questionKey, old.questionKey))
  await runJob('expire-questions')
  expect((await rowsOf(id)).map(({ questionKey }) => questionKey)).toEqual([recent.questionKey])
  expect((await leadsOf(callOn(database()), id)).leads).toHaveLength(1)
  await database().delete(profiles).where(eq(profiles.id, id))
  expect(await rowsOf(id)).toEqual([])
  expect(await database().select().from(leads).where(eq(leads.profileId, id))).toEqual([])
})
