import { expect, test } from 'vitest'
import { mostTried } from '#schema/chat/bench.ts'
import { type BenchLine, benchLineSchema } from '#schema/chat/bench-answers.ts'
import { inboxOf, teacher } from '#test/agent.ts'
import { refusalOf } from '#test/requests.ts'

const question = 'Do you repair engines?'
const told = 'What did you do about the boats that left half empty?'
const linesIn = async (answer: Response): Promise<BenchLine[]> => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await answer.text()).trimEnd().split('\n')
  return lines.map((line) => benchLineSchema.parse(JSON.parse(line)))
}

test('an owner reads what the agent says now and with a draft, in order, and what it cost', async () => {
  const { account } = await teacher()
  const draft = { asked: question, answer: 'Only small ones.' }
  const lines = await linesIn(await account.post('/agent-bench', { questions: [question, told], draft }))
  expect(lines).toMatchObject([
    {
      question,
      now: { isUnanswered: true, corrections: [] },
      with: { isUnanswered: false, corrections: [{ quote: draft.answer }] },
    },
    { question: told, now: { corrections: [] }, with: { corrections: [] } },
    { tokens: expect.any(Number) },
  ])
  expect((await inboxOf(account)).items, 'a trial is no question of a visitor').toEqual([])
  const list = await account.get('/corrections')
  expect(await list.json()).toMatchObject({ corrections: [] })
})

test('a draft stands in the place of what it would retire, and settings are tried too', async () => {
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

test('at most twenty questions are tried, and only with a plan that covers it', async () => {
  const { account } = await teacher()
  for (const questions of [[], Array.from({ length: mostTried + 1 }, () => question), [' ']])
    expect((await account.post('/agent-bench', { questions })).status).toBe(400)
  const { account: free } = await teacher({ profile: { plan: 'free' } })
  expect(await refusalOf(free.post('/agent-bench', { questions: [question] }))).toEqual([
    403,
    'PLAN_DOES_NOT_COVER',
  ])
})
