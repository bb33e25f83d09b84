import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { callWithModel } from '#test/call.ts'
import { contentOf, saying, startFakeModel } from '#test/fakes/model.ts'
import { database, publishPerson } from '#test/people.ts'
import { tables } from '../../services/database.ts'
import { answerVisitor } from './answer-visitor.ts'
import { tryAgent } from './try-agent.ts'

const model = await startFakeModel()
afterAll(model.stop)

const usedOf = async (subject: string) =>
  (await database().select().from(tables.budgets).where(eq(tables.budgets.subject, subject))).map(
    ({ used }) => used,
  )

/** Asks a new person’s agent, and answers what was counted of its tokens and how many are still held. */
async function ask(question: string, signal: AbortSignal) {
  const { id, profileUrl } = await publishPerson({ stories: [{}] })
  const { call, afterwards } = callWithModel(database(), model)
  const request = { sessionId: randomUUID(), messageId: randomUUID(), userMessage: question }
  await expect(
    answerVisitor(
      call,
      { ...request, visitorId: randomUUID(), profileUrl, knowsOwnerReads: false, result: undefined },
      signal,
    ),
  ).rejects.toMatchObject({ code: 'AGENT_UNAVAILABLE' })
  await Promise.all(afterwards)
  const subject = `profile:${id}`
  const held = await database().$count(tables.reservations, eq(tables.reservations.subject, subject))
  return { used: await usedOf(subject), held }
}

test('a visitor who leaves before the first word has used the tokens that the model read for them', async () => {
  const question = `What did you do about the harbour? ${randomUUID()}`
  const leaving = new AbortController()
  model.answer(question, async (response) => {
    leaving.abort()
    await sleep(200)
    saying('It carried the fair.')(response)
  })
  const { used, held } = await ask(question, leaving.signal)
  const read = model.lastRequest(question).request.messages.map(contentOf).join('')
  expect(held).toBe(0)
  expect(used).toHaveLength(1)
  expect(used[0]).toBeGreaterThan(0.9 * (read.length / 4))
  expect(used[0]).toBeLessThan(1.1 * (read.length / 4))
})

test('a visitor who has already left causes no request to a model, and uses nothing', async () => {
  const question = `What did you do about the ferry? ${randomUUID()}`
  model.answer(question, saying('It carried the fair.'))
  const { used, held } = await ask(question, AbortSignal.abort())
  expect(model.wasAsked(question)).toBe(false)
  expect([used.reduce((sum, one) => sum + one, 0), held]).toEqual([0, 0])
})

test('an owner who leaves a trial before the first word has used the tokens that the model read', async () => {
  const { id, profileUrl, account } = await teacher()
  const question = `What did you do about the harbour? ${randomUUID()}`
  const leaving = new AbortController()
  model.answer(question, async (response) => {
    leaving.abort()
    await sleep(200)
    saying('It carried the fair.')(response)
  })
  const { call, afterwards } = callWithModel(database(), model)
  const owner = {
    userId: account.id,
    sessionId: 'none',
    email: account.email,
    name: 'Petra Proof',
    ...({ role: 'owner', emailVerified: true, hasTotp: false, isUserVerified: false } as const),
    profile: { id, profileUrl, plan: 'sprint' } as const,
  }
  const actor = { kind: 'owner', address: '192.0.2.8', account: owner } as const
  const trial = tryAgent({ ...call, actor }, { questions: [question, question] }, leaving.signal)
  // It goes on though nobody waits for it.
  await expect.poll(() => afterwards.length).toBe(1)
  await Promise.all(afterwards)
  const lines: unknown[] = []
  for await (const line of await trial) lines.push(line)
  expect(lines).toEqual([{ question, code: 'AGENT_UNAVAILABLE' }])
  const read = model.lastRequest(question).request.messages.map(contentOf).join('')
  const used = await usedOf(`profile:${id}`)
  expect(used).toHaveLength(1)
  expect(used[0]).toBeGreaterThan(0.9 * (read.length / 4))
  expect(used[0]).toBeLessThan(1.1 * (read.length / 4))
})
