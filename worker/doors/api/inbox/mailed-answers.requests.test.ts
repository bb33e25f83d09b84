import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import type { UnansweredAnswer } from '#schema/inbox/inbox-answers.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { browser } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { ownProcess } from '#test/call.ts'
import { limitedWorker, limiter } from '#test/in-process/limited-worker.ts'
import { mailsTo } from '#test/mailbox.ts'
import { changeProfile, database } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { answersOfAllPerDay, answersPerDay } from '../../../features/questions/commands.ts'
import { tables } from '../../../services/database.ts'
import { app } from '../../app.ts'

/** An address that came back. */
const bar = (email: string) =>
  database()
    .insert(tables.suppressedAddresses)
    .values({ email: email.toLowerCase(), reason: 'bounce', at: new Date() })
const question = 'Do you repair engines?'
/** The worker itself, with limits. */
const env = limitedWorker({
  OWNER_LIMITER: limiter(true),
})

/** The keys of mails with an expert's answers. */
async function answeredBy(profileId: number, times: number) {
  const values = Array.from({ length: times }, () => ({
    questionKey: randomUUID(),
    profileId,
    visitorId: 'nobody',
    question: 'Asked before?',
    status: 'answered' as const,
    consentAt: new Date(),
    createdAt: new Date(),
  }))
  const { id } = tables.questions
  const rows = times ? await database().insert(tables.questions).values(values).returning({ id }) : []
  return rows.map((row) => `answer/${row.id}`)
}

/** A mailbox that was mailed answers under these keys today. */
async function mailedBefore(email: string, keys: string[]) {
  const before = keys.map((key) => ({
    key,
    kind: 'answer',
    to: email,
    normalisedTo: normaliseEmail(email),
    state: 'kept' as const,
    attachments: [],
    subject: '',
    text: '',
    html: '',
    createdAt: new Date(),
  }))
  if (keys.length) await database().insert(tables.outbox).values(before)
}

/** An owner who answers with limits, and a mailbox that was mailed so many answers today. */
async function ownerWhoMailed(times: number) {
  const owner = await teacher()
  const email = `${randomUUID()}@okafor.example`
  await mailedBefore(email, await answeredBy(owner.id, times))
  const post = (path: string, body: object) =>
    app.request(
      `/api${path}`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: `session=${owner.account.cookies.get('session')}`,
        },
        body: JSON.stringify(body),
      },
      env,
      ownProcess,
    )
  const mails = () =>
    database().select().from(tables.outbox).where(sql`recipient = ${email} and kind = 'answer'`)
  return { ...owner, email, post, mails }
}

test.each([
  [answersPerDay - 1, 1],
  [answersPerDay, 0],
])(
  'a mailbox that was mailed %i answers today is mailed %i more, and else still waits',
  async (times, more) => {
    const { account, profileUrl, email, post, mails } = await ownerWhoMailed(times)
    await browser().post('/questions', {
      profileUrl,
      question,
      email,
      consent: true,
      wantsAnswer: true,
    })
    const { id } = await unansweredItem(account, question)
    const answer = await post(`/inbox/${id}/answer`, { text: 'No.', asCorrection: false, mail: true })
    expect(await answer.json()).toMatchObject({ mailed: more, notMailed: 1 - more, barred: 0 })
    expect(await mails()).toHaveLength(times + more)
    const { item } = await jsonOf<UnansweredAnswer>(account.get(`/inbox/${id}`))
    expect(item).toMatchObject({ state: more ? 'answered' : 'open', waiting: 1 - more })
  },
)

test('a mailbox that is written in two ways waits for one answer, and is mailed one', async () => {
  const { account, profileUrl, post } = await ownerWhoMailed(0)
  const spellings = gmailSpellings()
  for (const email of spellings)
    await browser().post('/questions', { profileUrl, question, email, consent: true, wantsAnswer: true })
  const { id } = await unansweredItem(account, question)
  const answer = await post(`/inbox/${id}/answer`, { text: 'No.', asCorrection: false, mail: true })
  expect(await answer.json()).toMatchObject({ mailed: 1, notMailed: 0, barred: 0 })
  const mails = await Promise.all(spellings.map((to) => mailsTo(to, 'answer')))
  expect(mails.flat()).toHaveLength(1)
})

const lure = 'Your account is suspended, sign in at www.rembrandt-login.example now: Rembrandt Security'
const bait =
  'Confirm your password at https://rembrandt-login.example/verify or rembrandt-login.example today.'

test('an answer repeats no lure in its owner’s name and no link, to an address that anybody may give', async () => {
  const { account, profileUrl, email, post, mails, answer } = await handedOver(0, bait)
  expect((await account.put('/account', { name: lure })).status).toBe(200)
  const questionWithLink = `${question} See https://rembrandt-login.example/verify.`
  await browser().post('/questions', {
    profileUrl,
    question: questionWithLink,
    email,
    consent: true,
    wantsAnswer: true,
  })
  const { id } = await unansweredItem(account, questionWithLink)
  const body = { text: bait, asCorrection: false, mail: true }
  expect(await (await post(`/inbox/${id}/answer`, body)).json()).toMatchObject({ mailed: 1 })
  expect(await (await answer()).json()).toMatchObject({ mailed: true })
  const rows = await mails()
  expect(rows).toHaveLength(2)
  for (const { subject, text, html } of rows) {
    for (const words of [subject, text, html]) {
      expect(words).not.toContain('suspended')
      expect(words).not.toContain('rembrandt-login.example')
    }
    expect(text).toContain('Confirm your password at')
    expect(text).toMatch(/No more answers of experts by mail: https?:\/\/\S+/)
  }
})

test('the link below an answer ends all answers by mail to that mailbox', async () => {
  const { account, profileUrl, email, post, mails, answer } = await handedOver(0)
  await answer()
  const [mail] = await mails()
  const token = /unsubscribe#token=(\S+)/.exec(mail?.text ?? '')?.[1]
  const stop = await browser().post('/unsubscribe', { token })
  expect(await stop.json()).toMatchObject({ kind: 'answer', standing: 'stopped' })
  await browser().post('/questions', { profileUrl, question, email, consent: true, wantsAnswer: true })
  const { id } = await unansweredItem(account, question)
  const response = await post(`/inbox/${id}/answer`, { text: 'No.', asCorrection: false, mail: true })
  expect(await response.json()).toMatchObject({ mailed: 0, barred: 1 })
  expect(await mails()).toHaveLength(1)
})

test('a mailbox is mailed a few answers a day', () => {
  expect([answersPerDay, answersOfAllPerDay]).toEqual([5, 15])
})

test.each([
  [answersOfAllPerDay - 1, 1],
  [answersOfAllPerDay, 0],
])('a mailbox that other experts mailed %i answers today is mailed %i more', async (times, more) => {
  const { email, answer, mails } = await handedOver(0)
  const other = await teacher()
  await mailedBefore(email, await answeredBy(other.id, times))
  const response = await answer()
  expect(response.status).toBe(more ? 200 : 429)
  expect(await mails()).toHaveLength(times + more)
})

test('a visitor not mailed today is mailed tomorrow, and a taught answer stays open until then', async () => {
  const { account, profileUrl, email, post, mails } = await ownerWhoMailed(answersPerDay)
  await browser().post('/questions', {
    profileUrl,
    question,
    email,
    consent: true,
    wantsAnswer: true,
  })
  const { id } = await unansweredItem(account, question)
  const answer = { text: 'No.', asCorrection: true, mail: true }
  expect(await (await post(`/inbox/${id}/answer`, answer)).json()).toMatchObject({ mailed: 0, notMailed: 1 })
  await database()
    .update(tables.outbox)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(sql`recipient = ${email}`)
  expect(await (await post(`/inbox/${id}/answer`, answer)).json()).toMatchObject({ mailed: 1, notMailed: 0 })
  expect(await mails()).toHaveLength(answersPerDay + 1)
  const { item } = await jsonOf<UnansweredAnswer>(account.get(`/inbox/${id}`))
  expect(item).toMatchObject({ state: 'answered', waiting: 0 })
})

test('a mailbox that takes no mail is reported to the owner, and waits no longer', async () => {
  const { account, profileUrl, email, post, mails } = await ownerWhoMailed(0)
  await browser().post('/questions', {
    profileUrl,
    question,
    email,
    consent: true,
    wantsAnswer: true,
  })
  await bar(email)
  const { id } = await unansweredItem(account, question)
  const answer = await post(`/inbox/${id}/answer`, { text: 'No.', asCorrection: false, mail: true })
  expect(await answer.json()).toMatchObject({ mailed: 0, notMailed: 0, barred: 1 })
  expect(await mails()).toHaveLength(0)
})

/** A conversation that was handed over with an address, and the owner's answer to it. */
async function handedOver(times: number, words = 'No.') {
  const owner = await ownerWhoMailed(times)
  const visitor = visitorOf(owner.profileUrl)
  await visitor.answerTo(question)
  await visitor.post(`/chat/${visitor.sessionId}/hand-off`, {
    name: 'Daniel',
    email: owner.email,
    consent: true,
  })
  const lead = async () => (await jsonOf<LeadsPage>(owner.account.get('/dashboard/leads'))).leads[0]
  const id = (await lead())?.id
  const answer = () => owner.post(`/dashboard/leads/${id}/answer`, { text: words })
  const replies = async () =>
    (await visitor.storedLines()).map(({ text }) => text).filter((text) => text.endsWith('No.'))
  return { ...owner, visitor, lead, answer, replies }
}

test('past the mails of a day an answer to a hand-off is refused whole, and sent tomorrow', async () => {
  const { email, answer, lead, replies, mails } = await handedOver(answersPerDay)
  expect(await refusalOf(answer())).toEqual([429, 'ANSWERS_SPENT'])
  expect(await mails()).toHaveLength(answersPerDay)
  expect((await lead())?.answeredAt).toBeNull()
  expect(await replies()).toEqual([])
  await database()
    .update(tables.outbox)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(sql`recipient = ${email}`)
  expect(await (await answer()).json()).toEqual({ mailed: true, said: true })
  expect(await replies()).toEqual([expect.stringMatching(/ has answered you by mail:\n\nNo\.$/)])
})

test('an answer to an address that takes no mail stands in the conversation, and says no more', async () => {
  const { email, answer, lead, replies, mails } = await handedOver(0)
  await bar(email)
  expect(await (await answer()).json()).toEqual({ mailed: false, said: true })
  expect(await replies()).toEqual([expect.stringMatching(/ has answered you:\n\nNo\.$/)])
  expect((await lead())?.answeredAt).not.toBeNull()
  expect(await mails()).toHaveLength(0)
})

test('an answer that nobody can be given is refused', async () => {
  const { email, answer, lead, visitor } = await handedOver(0)
  await bar(email)
  await visitor.post(`/chat/${visitor.sessionId}/erase`)
  expect(await refusalOf(answer())).toEqual([409, 'MAIL_BARRED'])
  expect((await lead())?.answeredAt).toBeNull()
})

test('a suspended owner mails nobody, neither a waiting visitor nor one handed over', async () => {
  const { account, id: profileId, profileUrl, email, answer, lead, replies, mails } = await handedOver(0)
  await browser().post('/questions', {
    profileUrl,
    question,
    email,
    consent: true,
    wantsAnswer: true,
  })
  const { id } = await unansweredItem(account, question)
  await changeProfile(profileId, { suspendedAt: new Date() })
  expect(await refusalOf(answer())).toEqual([403, 'PROFILE_SUSPENDED'])
  const mail = (asCorrection: boolean) =>
    account.post(`/inbox/${id}/answer`, { text: 'No.', asCorrection, mail: true })
  for (const asCorrection of [true, false])
    expect(await refusalOf(mail(asCorrection))).toEqual([403, 'PROFILE_SUSPENDED'])
  expect((await lead())?.answeredAt).toBeNull()
  expect(await replies()).toEqual([])
  expect(await mails()).toHaveLength(0)
  const { item } = await jsonOf<UnansweredAnswer>(account.get(`/inbox/${id}`))
  expect(item).toMatchObject({ state: 'open', waiting: 1, correctionId: null })
})
