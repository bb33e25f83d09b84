import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { browser, verifiedOwner } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { dueAfterAllTests } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { leads, outbox, questions, unanswered } = tables
const mailAt = async (key: string) => (await database().select().from(outbox).where(eq(outbox.key, key)))[0]
/** As if the provider had not taken a mail yet. */
const isWaiting = (key: string) =>
  database().update(outbox).set({ state: 'waiting', dueAt: dueAfterAllTests }).where(eq(outbox.key, key))

/** Somebody who left a message with an expert, and handed a conversation over to them. */
async function leadWithMessage(email = `${randomUUID()}@okafor.example`, sender = browser()) {
  const { account, profileUrl } = await teacher()
  const visitor = visitorOf(profileUrl, sender)
  await visitor.answerTo('Do you repair engines of ferries?')
  await expect.poll(async () => (await visitor.storedLines()).length).toBe(2)
  const person = { name: 'Daniel Okafor', email, consent: true }
  const handed = await sender.post(`/chat/${visitor.sessionId}/hand-off`, person)
  expect(handed.status, await handed.text()).toBe(201)
  const questionKey = randomUUID()
  const question = `Since Ruth left me on ${questionKey}, do you teach sailing?`
  const wants = { ...person, profileUrl, questionKey, question, wantsAnswer: true }
  expect((await sender.post('/questions', wants)).status).toBe(201)
  await unansweredItem(account, question)
  const keys = { handOff: `hand-off/${visitor.sessionId}`, message: `question/${questionKey}` }
  for (const key of Object.values(keys)) await expect.poll(async () => (await mailAt(key))?.dueAt).toBeNull()
  return { account, visitor, keys, question, questionKey }
}

test('what was mailed to experts of a visitor is kept no longer than the visitor wishes', async () => {
  const { visitor, keys } = await leadWithMessage()
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  for (const key of Object.values(keys))
    expect(await mailAt(key), key).toMatchObject({ subject: '', text: '', html: '', attachments: [] })
})

test('a mail to an expert that was not sent yet goes with the message or conversation in it', async () => {
  const { visitor, keys } = await leadWithMessage()
  for (const key of Object.values(keys)) await isWaiting(key)
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  for (const key of Object.values(keys)) expect(await mailAt(key), key).toBeUndefined()
})

test('a conversation that is erased by itself stands in no mail any more, and the message does', async () => {
  const { visitor, keys } = await leadWithMessage()
  await isWaiting(keys.handOff)
  expect((await visitor.post(`/chat/${visitor.sessionId}/erase`)).status).toBe(204)
  expect(await mailAt(keys.handOff)).toBeUndefined()
  expect((await mailAt(keys.message))?.text).toContain('Ruth left me')
})

test('a hand-off is exported and erased with what the device left, also once its conversation is erased', async () => {
  const { visitor } = await leadWithMessage()
  expect((await visitor.post(`/chat/${visitor.sessionId}/erase`)).status).toBe(204)
  const exported = await jsonOf<{ handOffs: { email: string }[] }>(visitor.get('/privacy/visitor'))
  const [email = ''] = exported.handOffs.map((handOff) => handOff.email)
  const leadCount = () => database().$count(leads, eq(leads.email, email))
  expect([email, await leadCount()]).toEqual([expect.stringMatching(/@okafor\.example$/), 2])
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  expect(await leadCount()).toBe(0)
})

test('an account that is erased leaves an expert no transcript in a mail, and no wording of a question', async () => {
  const owner = await verifiedOwner()
  const { account, keys, question, questionKey } = await leadWithMessage(owner.email, owner)
  const { id } = await unansweredItem(account, question)
  await account.post(`/inbox/${id}/answer`, { text: 'Every July.', asCorrection: true, mail: false })
  await isWaiting(keys.handOff)
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  expect(await database().select().from(leads).where(eq(leads.email, owner.email))).toEqual([])
  expect(await mailAt(keys.handOff)).toBeUndefined()
  expect(await mailAt(keys.message)).toBeUndefined()
  const exported = await (await account.get('/privacy/export')).text()
  expect(exported).toContain('Every July.')
  expect(exported).not.toContain(`left me on ${questionKey}`)
})

/** The keys of the mails with an expert's answers to a message and to a conversation, once they are sent. */
async function answerKeys({ account, question, questionKey }: Awaited<ReturnType<typeof leadWithMessage>>) {
  const { id } = await unansweredItem(account, question)
  const text = 'Every July, at the harbour.'
  const firstAnswer = await account.post(`/inbox/${id}/answer`, { text, asCorrection: false, mail: true })
  expect(await firstAnswer.json()).toMatchObject({ mailed: 1 })
  const { leads: list } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  const handed = list.find(({ source }) => source === 'hand-off')
  const answer = await account.post(`/dashboard/leads/${handed?.id}/answer`, { text })
  expect(await answer.json()).toMatchObject({ mailed: true })
  const [row] = await database().select().from(questions).where(eq(questions.questionKey, questionKey))
  const keys = [`answer/${row?.id}`, `hand-off-answer/${handed?.id}`]
  for (const key of keys) await expect.poll(async () => (await mailAt(key))?.dueAt).toBeNull()
  return keys
}

test('what experts mailed a visitor in answer is kept no longer than the visitor wishes', async () => {
  const lead = await leadWithMessage()
  const keys = await answerKeys(lead)
  expect((await lead.visitor.post('/privacy/visitor/erase')).status).toBe(204)
  for (const key of keys) expect(await mailAt(key), key).toMatchObject({ subject: '', text: '', html: '' })
})

test('what an expert mailed goes with everything else, also once its conversation is erased', async () => {
  const lead = await leadWithMessage()
  const keys = await answerKeys(lead)
  const { visitor } = lead
  expect((await visitor.post(`/chat/${visitor.sessionId}/erase`)).status).toBe(204)
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  for (const key of keys) expect(await mailAt(key), key).toMatchObject({ subject: '', text: '', html: '' })
})

test('what an expert erases of a visitor stands in no mail to them any more, and their answers do', async () => {
  const lead = await leadWithMessage()
  const { account, keys } = lead
  await isWaiting(keys.message)
  const answers = await answerKeys(lead)
  const { leads: list } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  expect(list).toHaveLength(2)
  for (const { id } of list) expect((await account.post(`/dashboard/leads/${id}/delete`)).status).toBe(204)
  expect(await mailAt(keys.message)).toBeUndefined()
  expect(await mailAt(keys.handOff)).toMatchObject({ subject: '', text: '', html: '' })
  for (const key of answers) expect((await mailAt(key))?.text, key).toContain('Every July')
})

test('what an expert erases of a visitor stands among their agent’s unanswered questions no more', async () => {
  const { account, question, questionKey } = await leadWithMessage()
  const { leads: list } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  for (const { id } of list) expect((await account.post(`/dashboard/leads/${id}/delete`)).status).toBe(204)
  const rows = await database().select().from(unanswered).where(eq(unanswered.example, question))
  expect(rows).toEqual([])
  expect(await (await account.get('/privacy/export')).text()).not.toContain(questionKey)
})
