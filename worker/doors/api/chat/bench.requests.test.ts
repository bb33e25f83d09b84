import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { maxTried } from '#schema/chat/bench.ts'
import { type BenchLine, benchLineSchema } from '#schema/chat/bench-answers.ts'
import { plans } from '#schema/levels.ts'
import { inboxOf, teacher } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { saying, startFakeModel } from '#test/fakes/model.ts'
import { database } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { tryAgent } from '../../../workflows/chat/try-agent.ts'

const { budgets } = tables
const model = await startFakeModel()
afterAll(model.stop)

const question = 'Do you repair engines?'
const otherQuestion = 'What did you do about the boats that left half empty?'
const linesIn = async (answer: Response): Promise<BenchLine[]> => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await answer.text()).trimEnd().split('\n')
  return lines.map((line) => benchLineSchema.parse(JSON.parse(line)))
}

test('an owner reads the agent’s answers now and with a draft, in order, and their cost', async () => {
  const { account } = await teacher()
  const draft = { asked: question, answer: 'Only small ones.' }
  const lines = await linesIn(
    await account.post('/agent-bench', { questions: [question, otherQuestion], draft }),
  )
  expect(lines).toMatchObject([
    {
      question,
      now: { isUnanswered: true, corrections: [] },
      with: { isUnanswered: false, corrections: [{ quote: draft.answer }] },
    },
    { question: otherQuestion, now: { corrections: [] }, with: { corrections: [] } },
    { tokens: expect.any(Number) },
  ])
  expect((await inboxOf(account)).items, 'a trial is no question of a visitor').toEqual([])
  const list = await account.get('/corrections')
  expect(await list.json()).toMatchObject({ corrections: [] })
})

test('a draft replaces the answer that it would retire, and settings are tried too', async () => {
  const { account } = await teacher()
  await account.post('/corrections', { asked: question, answer: 'The old one.' })
  const [line] = await linesIn(
    await account.post('/agent-bench', {
      questions: [question],
      draft: { asked: question, answer: 'The new one.' },
    }),
  )
  expect(line).toMatchObject({
    now: { corrections: [{ quote: 'The old one.' }] },
    with: { corrections: [{ quote: 'The new one.' }] },
  })
  const [avoiding] = await linesIn(
    await account.post('/agent-bench', { questions: [question], settings: { avoid: ['engines'] } }),
  )
  expect(avoiding).toMatchObject({
    with: { text: expect.stringContaining('leave the subject of “engines” alone'), corrections: [] },
  })
})

test('a trial uses the model’s tokens of the day, and rests once they are used', async () => {
  const owner = await teacher()
  const account = {
    userId: owner.account.id,
    sessionId: 'none',
    email: owner.account.email,
    name: 'Petra Proof',
    ...({ role: 'owner', emailVerified: true, hasTotp: false, isUserVerified: false } as const),
    profile: { id: owner.id, profileUrl: owner.profileUrl, plan: 'sprint' } as const,
  }
  const plain = callOn(database(), { actor: { kind: 'owner', address: '192.0.2.8', account } })
  const ofModel = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' }
  const call = { ...plain, variables: { ...plain.variables, ...ofModel } }
  for (const one of [question, otherQuestion]) model.answer(one, saying('Perhaps.'))
  const subject = `profile:${owner.id}`
  const usedNow = async () => {
    const [row] = await database().select().from(budgets).where(eq(budgets.subject, subject))
    return row?.used
  }
  const bench = () => tryAgent(call, { questions: [question, otherQuestion] }, new AbortController().signal)
  const lines: BenchLine[] = []
  for await (const line of await bench()) lines.push(line)
  expect(lines).toHaveLength(3)
  const total = lines.flatMap((line) => ('tokens' in line ? [line.tokens] : []))
  expect(total[0]).toBe(2 * 912)
  expect(await usedNow()).toBe(total[0])
  await database()
    .update(budgets)
    .set({ used: plans.sprint.agentTokensPerDay })
    .where(eq(budgets.subject, subject))
  await expect(bench()).rejects.toMatchObject({ code: 'AGENT_RESTING' })
  expect(await usedNow()).toBe(plans.sprint.agentTokensPerDay)
  const free: BenchLine[] = []
  const { signal } = new AbortController()
  for await (const line of await tryAgent(plain, { questions: [question] }, signal)) free.push(line)
  expect(free.at(-1), 'the built-in agent').toEqual({ tokens: 0 })
})

test('at most twenty questions are tried, and only with a plan that covers it', async () => {
  const { account } = await teacher()
  for (const questions of [[], Array.from({ length: maxTried + 1 }, () => question), [' ']])
    expect((await account.post('/agent-bench', { questions })).status).toBe(400)
  const { account: free } = await teacher({ profile: { plan: 'free' } })
  expect(await refusalOf(free.post('/agent-bench', { questions: [question] }))).toEqual([
    403,
    'PLAN_DOES_NOT_COVER',
  ])
})
