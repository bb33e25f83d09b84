import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { tryOut } from '#schema/try-out.ts'
import { type Browser, browser } from '#test/account.ts'
import { confirmHandOffEmail, inboxOf, teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { chatMessages, chatSessions, leads, outbox, suppressions } = tables
const question = 'Do you repair engines?'
const contact = (changes: object = {}) => ({
  name: 'Daniel Okafor',
  email: `${randomUUID()}@okafor.example`,
  consent: true,
  ...changes,
})
const mailsOf = (sessionId: string) =>
  database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `hand-off/${sessionId}`))
async function talking(overrides: Parameters<typeof teacher>[0] = {}) {
  const owner = await teacher(overrides)
  const visitor = visitorOf(owner.profileUrl)
  await visitor.answerTo(question)
  await expect.poll(async () => (await visitor.storedLines()).length).toBe(2)
  const handOff = (body: object = contact(), person: Browser = visitor) =>
    person.post(`/chat/${visitor.sessionId}/hand-off`, body)
  const erase = (person: Browser = visitor) => person.post(`/chat/${visitor.sessionId}/erase`)
  return { ...owner, visitor, handOff, erase }
}
const leadsOf = async (owner: ReturnType<typeof browser>) =>
  (await jsonOf<LeadsPage>(owner.get('/dashboard/leads'))).leads

test('a visitor who asks for the expert is a lead, and the expert is mailed the conversation, once', async () => {
  const { account, handOff, visitor, id } = await talking()
  const body = contact()
  const answers = await Promise.all([1, 2, 3].map(() => handOff(body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const { says: reply } = await jsonOf<{ says: string }>(answers[0] ?? expect.unreachable())
  expect(reply).toContain('Petra has this conversation and your address now')
  expect(reply).not.toContain(body.email)
  const list = await leadsOf(account)
  expect(list).toMatchObject([
    { source: 'hand-off', name: body.name, email: body.email, conversation: visitor.sessionId },
  ])
  const [mail, ...more] = await mailsOf(visitor.sessionId)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: account.email,
    subject: 'Daniel Okafor would like to speak to you on Rembrandt',
  })
  expect(mail?.text).toContain(`Visitor: ${question}`)
  expect(mail?.text).toContain('Your agent: I find no answer to that')
  expect(mail?.text).toContain(body.email)
  expect(mail?.text).toContain(`lead=${list[0]?.id}`)
  expect((await visitor.storedLines()).map(({ text }) => text).filter((text) => text === reply)).toHaveLength(
    1,
  )
  expect((await account.get(`/dashboard/conversations/${visitor.sessionId}`)).status).toBe(200)
  expect(await database().select().from(leads).where(eq(leads.profileId, id))).toHaveLength(1)
})

test('the mail says which of a model’s words rest on nothing that is published', async () => {
  const { handOff, visitor } = await talking()
  const text = 'We filled the boats. She is the best of all.'
  const grounds = [
    { from: 0, to: 20, on: { storyId: 1 } },
    { from: 21, to: text.length, on: null },
  ]
  await database()
    .update(chatMessages)
    .set({ text, grounds })
    .where(sql`session_id = ${visitor.sessionId} and is_user = 0`)
  await handOff()
  const [mail] = await mailsOf(visitor.sessionId)
  const marked = 'The agent’s own words, which cite nothing on your page: “She is the best of all.”'
  expect(mail?.text).toContain(`Your agent: ${text}\n\n${marked}`)
  expect(mail?.html).toContain(marked)
  expect(mail?.text.match(/own words, which/g)).toHaveLength(1)
})

test('a second address for the same conversation changes nothing, and the visitor is told so', async () => {
  const { account, handOff, visitor } = await talking()
  const first = contact()
  await handOff(first)
  for (const _ of [1, 2]) {
    const again = await handOff(contact({ name: 'Eve' }))
    expect(again.status).toBe(201)
    expect((await jsonOf<{ says: string }>(again)).says).toMatch(/^Petra was given this conversation before/)
  }
  const same = await jsonOf<{ says: string }>(handOff(first))
  expect(same.says).toContain('has this conversation and your address now')
  expect((await leadsOf(account)).map(({ email }) => email)).toEqual([first.email])
  expect(await mailsOf(visitor.sessionId)).toHaveLength(1)
})

test('transcripts go to the address that the owner chose, once its mailbox has confirmed it', async () => {
  const { account, handOff, visitor } = await talking()
  const handOffEmail = `${randomUUID()}@office.example`
  await confirmHandOffEmail(account, handOffEmail)
  await handOff()
  expect(await mailsOf(visitor.sessionId)).toMatchObject([{ to: handOffEmail }])
})

test('transcripts go to the owner and nobody else until an address is confirmed', async () => {
  const { account, handOff, visitor } = await talking()
  const handOffEmail = `${randomUUID()}@stranger.example`
  expect((await account.put('/agent-settings', { handOffEmail })).status).toBe(200)
  await handOff()
  expect(await mailsOf(visitor.sessionId)).toMatchObject([{ to: account.email }])
})

test('a mailbox that wants no more transcripts gets none; the owner gets them and is told', async () => {
  const { account, handOff, visitor } = await talking()
  const handOffEmail = `${randomUUID()}@office.example`
  await confirmHandOffEmail(account, handOffEmail)
  await database()
    .insert(suppressions)
    .values({ normalisedEmail: handOffEmail, kind: 'hand-off', reason: 'asked', at: new Date() })
  expect(await jsonOf(account.get('/agent-settings'))).toMatchObject({ handOffState: 'declined' })
  await handOff()
  expect(await mailsOf(visitor.sessionId)).toMatchObject([{ to: account.email }])
})

test('nobody hands over somebody else’s conversation, and none without agreement', async () => {
  const { handOff, visitor } = await talking()
  expect(await refusalOf(handOff(contact(), browser()))).toEqual([403, 'SESSION_NOT_YOURS'])
  expect((await handOff(contact({ consent: false }))).status).toBe(400)
  expect((await handOff(contact({ email: 'daniel' }))).status).toBe(400)
  const unknown = visitor.post(`/chat/test-${randomUUID()}/hand-off`, contact())
  expect(await refusalOf(unknown)).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  expect(await mailsOf(visitor.sessionId)).toEqual([])
})

test('a hand-over to a sample says on both sides that it is a try-out', async () => {
  const { handOff, visitor } = await talking({ profile: { isSample: true } })
  const { says: reply } = await jsonOf<{ says: string }>(handOff())
  expect(reply).toContain(tryOut.message)
  const [mail] = await mailsOf(visitor.sessionId)
  expect(mail?.text).toContain('they were told that nobody answers in its name')
})

test('an agent whose plan does not cover it, or whose page has no owner, hands nobody over', async () => {
  const { handOff, id, profileUrl, visitor } = await talking()
  const read = async (url: string) =>
    (await jsonOf<{ handsOff: boolean }>(browser().get(`/public-profiles/${url}`))).handsOff
  expect(await read(profileUrl)).toBe(true)
  await changeProfile(id, { plan: 'starter' })
  expect(await refusalOf(handOff())).toEqual([409, 'HAND_OFF_CLOSED'])
  expect(await read(profileUrl)).toBe(false)
  const nobodys = await publishPerson({ profile: { plan: 'sprint', isSample: true } })
  const other = visitorOf(nobodys.profileUrl)
  await other.answerTo(question)
  await expect.poll(async () => (await other.storedLines()).length).toBe(2)
  expect(await refusalOf(other.post(`/chat/${other.sessionId}/hand-off`, contact()))).toEqual([
    409,
    'HAND_OFF_CLOSED',
  ])
  expect(await mailsOf(visitor.sessionId)).toEqual([])
})

test('a visitor erases one conversation, and their words in the inbox with it', async () => {
  const { account, erase, visitor, handOff } = await talking()
  await unansweredItem(account, question)
  await handOff()
  expect(await refusalOf(erase(browser()))).toEqual([403, 'SESSION_NOT_YOURS'])
  expect(await visitor.storedLines()).not.toEqual([])
  for (const _ of [1, 2]) expect((await erase()).status).toBe(204)
  expect(await visitor.storedLines()).toEqual([])
  expect((await inboxOf(account)).items).toEqual([])
  expect(await leadsOf(account), 'the address was given to the expert').toMatchObject([
    { conversation: null },
  ])
})

test('an answer that comes after its conversation was erased is not kept', async () => {
  const { erase, visitor, account } = await talking()
  const answering = visitor.answerTo('What did you do about the boats that left half empty?')
  // The answer may be whole by then, which changes nothing.
  await expect.poll(async () => (await visitor.storedLines()).length).toBeGreaterThanOrEqual(3)
  expect((await erase()).status).toBe(204)
  await answering
  const [session] = await database().select().from(chatSessions).where(eq(chatSessions.id, visitor.sessionId))
  expect(session).toBeUndefined()
  expect((await inboxOf(account)).items).toEqual([])
})

test('a visitor who erases all their conversations also erases their hand-offs, and can export them first', async () => {
  const { account, handOff, visitor, profileUrl } = await talking()
  const body = contact()
  await handOff(body)
  const exported = await jsonOf<object>(visitor.get('/privacy/visitor'))
  expect(exported).toMatchObject({ handOffs: [{ profileUrl, name: body.name, email: body.email }] })
  await visitor.post('/privacy/visitor/erase')
  expect(await leadsOf(account)).toEqual([])
  const rows = await database().all(sql`select 1 from leads where email = ${body.email}`)
  expect(rows).toEqual([])
})

test('an expert’s answer to a conversation handed over is mailed once, and stands in it', async () => {
  const { account, handOff, visitor } = await talking()
  const body = contact()
  await handOff(body)
  const desk = `${randomUUID()}@desk.example`
  await confirmHandOffEmail(account, desk)
  const [lead] = await leadsOf(account)
  const answer = (text: string, person = account) =>
    person.post(`/dashboard/leads/${lead?.id}/answer`, { text })
  const answers = await Promise.all([1, 2].map(() => answer('I do.\n\nCall me.')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const bodies = await Promise.all(answers.map((one) => jsonOf(one)))
  expect(bodies, 'whoever sends it again, since no reply came, is told what became of it').toEqual([
    { mailed: true, said: true },
    { mailed: true, said: true },
  ])
  expect(await (await answer('Something else.')).json()).toEqual({ mailed: false, said: false })
  const mails = await database()
    .select()
    .from(outbox)
    .where(sql`recipient = ${body.email} and kind = 'answer'`)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('I do.')
  expect(mails[0]?.text).toContain(desk)
  expect(mails[0]?.subject).not.toContain('I do')
  expect((await leadsOf(account))[0]?.answeredAt).not.toBeNull()
  const lines = (await visitor.storedLines()).filter(({ text }) => text.includes('has answered you by mail'))
  expect(lines).toMatchObject([{ isUser: false, text: expect.stringContaining('Call me.') }])
  expect((await answer(' ')).status).toBe(400)
  const { account: other } = await teacher()
  expect(await refusalOf(answer('Mine.', other))).toEqual([404, 'LEAD_NOT_FOUND'])
})

test('a visitor who erases while they hand over is told so, or the expert has the conversation', async () => {
  for (const _ of [1, 2, 3]) {
    const { account, handOff, erase } = await talking()
    const [handed, erased] = await Promise.all([handOff(), erase()])
    expect(erased.status).toBe(204)
    expect([201, 404, 409]).toContain(handed.status)
    expect(await leadsOf(account)).toHaveLength(handed.status === 201 ? 1 : 0)
  }
})

test('an expert’s answer stands in the conversation, even if a question has the conversation’s id', async () => {
  const { account, handOff, visitor } = await talking()
  await visitor.answerTo('Do you sell sails?', { messageId: visitor.sessionId })
  await handOff()
  const [lead] = await leadsOf(account)
  await account.post(`/dashboard/leads/${lead?.id}/answer`, { text: 'Call me.' })
  expect((await visitor.storedLines()).filter(({ text }) => text.includes('Call me.'))).toHaveLength(1)
})
