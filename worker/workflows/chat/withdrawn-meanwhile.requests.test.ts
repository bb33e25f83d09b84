import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { callWithModel } from '#test/call.ts'
import { saying, startFakeModel } from '#test/fakes/model.ts'
import { database } from '#test/people.ts'
import { linkTo, ownLinkOf, call as post, referenceOf, submit, validatedReferee } from '#test/referees.ts'
import { accepted } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { answerVisitor } from './answer-visitor.ts'

const { chatMessages, confirmationRequests } = tables
const model = await startFakeModel()
afterAll(model.stop)

/** Sends another text and confirms its address. */
async function writeAgain(id: number, between: { referenceEmail: string; candidateEmail: string }) {
  await accepted(submit({ ...between, referenceName: 'Thora Lund' }))
  const submittedAt = (await referenceOf(id))?.submittedAt?.getTime() ?? 0
  await accepted(
    post('/references/confirm', { token: await linkTo('confirm-reference', { id, submittedAt }) }),
  )
}

test.each(['withdraw', 'erase', 'withdraw, and writes again,'])(
  'an answer that is being written while a referee presses %s is not kept with their name',
  async (presses) => {
    const [press, again] = presses.split(', ')
    const references = ['Thora Lund', 'Omar Said', 'Petra Falk'].map((name) => validatedReferee({ name }))
    const { profileUrl, owner, referees } = await teacher({ references })
    const referee = referees.find(({ name }) => name === 'Thora Lund')
    if (!referee) throw new Error('Thora Lund is no referee')
    const own = await ownLinkOf(referee)
    const { call, afterwards } = callWithModel(database(), model)
    const question = `What did you do about the harbour? ${randomUUID()}`
    model.answer(question, async (response) => {
      expect((await post(`/references/${press}`, { token: own })).status).toBe(200)
      if (again) await writeAgain(referee.id, { referenceEmail: referee.email, candidateEmail: owner.email })
      saying('Thora Lund was there and says that it worked.')(response)
    })
    const sessionId = randomUUID()
    const request = { sessionId, messageId: randomUUID(), userMessage: question }
    const { chunks, saved } = await answerVisitor(
      call,
      { ...request, visitorId: randomUUID(), profileUrl, knowsOwnerReads: false, result: undefined },
      new AbortController().signal,
    )
    await chunks.pipeTo(new WritableStream())
    expect((await saved).text).toContain('Thora Lund')
    await Promise.all(afterwards)
    const rows = await database()
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.isUser, false)))
    expect(rows.map(({ text }) => text)).toEqual([
      'This answer named somebody who has taken back what they said.',
    ])
    expect(JSON.stringify(rows)).not.toContain('Thora')
  },
)

test('an answer being written while a referee tells its sentence differently is kept without their name', async () => {
  const {
    profileUrl,
    storyIds: [storyId = 0],
    referees: [referee = expect.unreachable()],
  } = await teacher({
    references: ['Thora Lund', 'Omar Said'].map((name) => validatedReferee({ name })),
    confirmations: [
      { reference: 0, story: 0, claims: [0] },
      { reference: 1, story: 0, claims: [1] },
    ],
  })
  const about = { storyId, version: 1 }
  await database()
    .insert(confirmationRequests)
    .values({ ...about, referenceId: referee.id, askedAt: new Date() })
  const token = await linkTo('confirm-story', { ...about, id: referee.id })
  const { call, afterwards } = callWithModel(database(), model)
  const question = `What did you do about the passengers? ${randomUUID()}`
  model.answer(question, async (response) => {
    const claims = [{ claimIndex: 0, outcome: 'differs' }]
    expect((await post('/references/confirm-story', { token, claims })).status).toBe(200)
    saying('“We asked 400 passengers when they wanted to go.” [1] Thora Lund confirmed this.')(response)
  })
  const sessionId = randomUUID()
  const request = { sessionId, messageId: randomUUID(), userMessage: question }
  const { chunks, saved } = await answerVisitor(
    call,
    { ...request, visitorId: randomUUID(), profileUrl, knowsOwnerReads: false, result: undefined },
    new AbortController().signal,
  )
  await chunks.pipeTo(new WritableStream())
  expect((await saved).citations).toMatchObject([{ confirmedBy: [{ name: 'Thora Lund' }] }])
  await Promise.all(afterwards)
  const rows = await database()
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.isUser, false)))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('Thora')
})
