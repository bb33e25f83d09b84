import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { paths } from '#schema/paths.ts'
import { tryOut } from '#schema/try-out.ts'
import { browser, signedInAs } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { booked, publishHost, slots } from '#test/meetings.ts'
import { database, publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { outbox } = tables
const mailsTo = (to: string) => database().select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id)
const publishSample = () => publishHost({ profile: { isSample: true } })
const unfolded = (file: string) => file.replaceAll('\r\n ', '').replaceAll('\\,', ',')

test('a visitor who books a sample profile is told by mail and calendar that nobody will come', async () => {
  const { profileUrl } = await publishSample()
  const [start = ''] = slots(1)
  const email = `${randomUUID()}@visitor.example`
  const { token } = await booked(profileUrl, start, { email })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Try-out: Your meeting with Petra Proof is booked')
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(tryOut.meeting)
    expect(form).not.toContain('https://meet.example/petra')
  }
  expect(mail?.text).toContain('Where: Nowhere, since it is a try-out and nobody will come')
  const file = unfolded(await (await browser().get(`/meetings/${token}.ics`)).text())
  expect(file).toContain('SUMMARY:Try-out, nobody will come: Meeting with Petra Proof')
  expect(file).toContain(`DESCRIPTION:${tryOut.meeting}`)
  expect(file).not.toContain('LOCATION')
})

test('a mail to support says that a booking of a sample is a try-out, and that its visitor knows', async () => {
  const { profileUrl } = await publishSample()
  const [, start = ''] = slots(2)
  await booked(profileUrl, start)
  const mail = (await mailsTo(contacts.support)).findLast(({ text }) => text.includes(profileUrl))
  expect(mail?.subject).toBe('Try-out: Daniel Okafor booked a meeting with Petra Proof')
  expect(mail?.text).toContain('whoever booked was told that nobody will come')
})

test('the booking page of a sample says that nobody will come, and another one says nothing of it', async () => {
  const sample = await publishSample()
  const expert = await publishHost()
  expect(await htmlOf(paths.booking.href(sample.profileUrl))).toContain(tryOut.meeting)
  const closed = await publishPerson({ profile: { isSample: true } })
  expect(await htmlOf(paths.booking.href(closed.profileUrl))).toContain(tryOut.message)
  expect(await htmlOf(paths.booking.href(expert.profileUrl))).not.toContain('try-out')
})

async function answerOf(agentName: string, userMessage: string) {
  const answer = await postJson(
    `${inject('url')}/api/chat/ai-response`,
    { sessionId: `chat-${randomUUID()}`, userMessage, agentName },
    { Accept: 'application/json' },
  )
  return (await jsonOf<{ response: string }>(answer)).response
}

test('the agent of a sample that offers times says that a meeting is a try-out', async () => {
  const { profileUrl } = await publishSample()
  expect(await answerOf(profileUrl, 'Can I book a meeting?')).toContain(tryOut.meeting)
})

test('the agent of a sample that is asked for a price names no place where a meeting would be', async () => {
  const { profileUrl } = await publishSample()
  expect(await answerOf(profileUrl, 'What do you charge?')).toContain(
    'in a meeting: 30 minutes. Booking costs nothing. The next free times',
  )
})

test('the result of a sample’s scorecard says that it was a try-out, and nobody is mailed a lead', async () => {
  const { profileUrl, email } = await publishPerson({
    profile: { isSample: true, plan: 'premium', scorecardActive: true },
  })
  const visitor = `${randomUUID()}@visitor.example`
  const input = {
    submissionKey: randomUUID(),
    profileUrl,
    name: 'Daniel Okafor',
    email: visitor,
    answers: { identity_1: '10' },
    selectedCategory: 'Entrepreneur',
    sharesWithOwner: true,
  }
  expect((await postJson(`${inject('url')}/api/scorecard`, input)).ok).toBe(true)
  const [mail] = await mailsTo(visitor)
  expect(mail?.text).toContain(`You took it on the page of a sample profile. ${tryOut.result}`)
  expect(await mailsTo(email ?? '')).toEqual([])
})

/** A sample behind which somebody signs in, as the local log-ins do. */
async function publishOwnedSample(changes: object = {}) {
  const { id: ownerId } = await signedInAs('owner')
  const { profileUrl, email } = await publishPerson({ profile: { isSample: true, ownerId, ...changes } })
  return { profileUrl, email: email ?? '' }
}

test('an owner signed in to a sample is told that a message to it is a try-out', async () => {
  const { profileUrl, email } = await publishOwnedSample()
  const message = {
    questionKey: randomUUID(),
    profileUrl,
    question: 'Our ferries leave half empty.',
    name: 'Daniel Okafor',
    email: `${randomUUID()}@visitor.example`,
    consent: true,
  }
  expect((await postJson(`${inject('url')}/api/questions`, message)).ok).toBe(true)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Try-out: Daniel Okafor wrote to you on Rembrandt')
  expect(mail?.text).toMatch(
    /told that nobody answers in its name\.\s+Daniel Okafor left you this message [^:]+:\s+Our ferries/,
  )
})

test('an owner signed in to a sample is told that a shared result is a try-out', async () => {
  const { profileUrl, email } = await publishOwnedSample({ plan: 'premium', scorecardActive: true })
  const input = {
    submissionKey: randomUUID(),
    profileUrl,
    name: 'Daniel Okafor',
    email: `${randomUUID()}@visitor.example`,
    sharesWithOwner: true,
    answers: { identity_1: '10' },
    selectedCategory: 'Entrepreneur',
  }
  expect((await postJson(`${inject('url')}/api/scorecard`, input)).ok).toBe(true)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toMatch(/^Try-out: Daniel Okafor shared a scorecard result with you/)
  expect(mail?.text).toContain('they were told that nobody will reply')
})

test('an answer by mail from a sample’s inbox says that it is a try-out', async () => {
  const { account, profileUrl } = await teacher({ profile: { isSample: true } })
  const asking = `${randomUUID()}@visitor.example`
  const question = 'Do you repair engines?'
  await browser().post('/questions', {
    profileUrl,
    question,
    email: asking,
    consent: true,
    wantsAnswer: true,
  })
  const item = await unansweredItem(account, question)
  const body = { text: 'No.', asCorrection: false, mail: true }
  expect((await account.post(`/inbox/${item.id}/answer`, body)).ok).toBe(true)

  const handingOver = `${randomUUID()}@visitor.example`
  const visitor = visitorOf(profileUrl)
  await visitor.answerTo(question)
  const contact = { name: 'Daniel', email: handingOver, consent: true }
  await visitor.post(`/chat/${visitor.sessionId}/hand-off`, contact)
  const { leads } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  expect((await account.post(`/dashboard/leads/${leads[0]?.id}/answer`, { text: 'No.' })).ok).toBe(true)

  for (const to of [asking, handingOver]) {
    const mail = (await mailsTo(to)).find(({ kind }) => kind === 'answer')
    expect(mail?.subject).toMatch(/^Try-out: .+ has answered /)
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(tryOut.answer)
  }
})
