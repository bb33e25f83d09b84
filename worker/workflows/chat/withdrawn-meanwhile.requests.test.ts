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

const { chatMessages } = tables
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
    const asked = { sessionId, messageId: randomUUID(), userMessage: question }
    const { chunks, saved } = await answerVisitor(
      call,
      { ...asked, visitorId: randomUUID(), profileUrl, knowsOwnerReads: false, result: undefined },
      new AbortController().signal,
    )
    await chunks.pipeTo(new WritableStream())
    expect((await saved).text).toContain('Thora Lund')
    await Promise.all(afterwards)
    const kept = await database()
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.isUser, false)))
    expect(kept.map(({ text }) => text)).toEqual([
      'This answer named somebody who has taken back what they said.',
    ])
    expect(JSON.stringify(kept)).not.toContain('Thora')
  },
)
