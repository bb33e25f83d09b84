import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { plans } from '#schema/levels.ts'
import { callOn } from '#test/call.ts'
import { beginAnswer, endAnswer, say, saying, startFakeModel } from '#test/fakes/model.ts'
import { database, publishPerson } from '#test/people.ts'
import { takeoverNotice } from '../../features/chat/fallback-model.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { answerVisitor } from './answer-visitor.ts'

const { budgets } = tables
const model = await startFakeModel()
afterAll(model.stop)

type Options = { tokensOfHouse?: number; isConfigured?: boolean; address?: string }

/** Asks as a visitor of its own, on a deployment whose agents may use so many tokens of its model in a day. */
async function ask(profileUrl: string, question: string, options: Options = {}) {
  const { tokensOfHouse = 1_000_000_000, isConfigured = true, address = randomUUID() } = options
  const call = callOn(database(), { actor: { kind: 'visitor', address } })
  const chosen = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' }
  const afterwards: Promise<unknown>[] = []
  const { chunks, saved } = await answerVisitor(
    {
      ...call,
      keepAlive: (work) => void afterwards.push(work),
      variables: {
        ...call.variables,
        OPENAI_TOKENS_PER_DAY: tokensOfHouse,
        ...(isConfigured && chosen),
      },
    },
    {
      visitorId: randomUUID(),
      profileUrl,
      sessionId: randomUUID(),
      messageId: randomUUID(),
      userMessage: question,
      result: undefined,
    },
    new AbortController().signal,
  )
  await chunks.pipeTo(new WritableStream())
  await Promise.all(afterwards)
  return saved
}

const usedOf = async (id: number) => {
  const rows = await database()
    .select()
    .from(budgets)
    .where(eq(budgets.subject, `profile:${id}`))
  return rows.reduce((sum, { used }) => sum + used, 0)
}
const useAll = (id: number) =>
  database()
    .insert(budgets)
    .values({ subject: `profile:${id}`, day: dayOf(new Date()), used: plans.free.agentTokensPerDay })

test('the built-in agent answers where the site has used up its model for the day, and says so', async () => {
  const { profileUrl } = await publishPerson({ profile: { plan: 'premium' } })
  const question = 'Who fills a ferry, and who pays for it?'
  model.answer(question, saying('Nobody.'))
  const { text } = await ask(profileUrl, question, { tokensOfHouse: 10 })
  expect(text.startsWith(takeoverNotice.instead)).toBe(true)
  expect(text.length).toBeGreaterThan(takeoverNotice.instead.length + 20)
  expect(model.wasAsked(question)).toBe(false)
  expect((await ask(profileUrl, question)).text).toBe('Nobody.')
})

test('the built-in agent answers where an owner’s tokens are used up, and none are counted for it', async () => {
  const { id, profileUrl } = await publishPerson({ profile: { plan: 'free' } })
  await useAll(id)
  const question = 'Who fills a second ferry?'
  model.answer(question, saying('Nobody.'))
  expect((await ask(profileUrl, question)).text).toContain(takeoverNotice.instead)
  expect(model.wasAsked(question)).toBe(false)
  expect(await usedOf(id)).toBe(plans.free.agentTokensPerDay)
})

test('an agent without a model answers on, however much it was asked, and uses no tokens', async () => {
  const { id, profileUrl } = await publishPerson({ profile: { plan: 'free' } })
  expect((await ask(profileUrl, 'Who fills a ferry?', { isConfigured: false })).text).not.toBe('')
  expect(await usedOf(id)).toBe(0)
  await useAll(id)
  const { text } = await ask(profileUrl, 'Who empties it?', { isConfigured: false })
  expect(text).not.toBe('')
  expect(text).not.toContain(takeoverNotice.instead)
})

test('one address uses a fifth of an owner’s tokens, or one answer, and others are answered as before', async () => {
  const { id, profileUrl } = await publishPerson({ profile: { plan: 'free' } })
  const dear = (tokens: number) => (response: ServerResponse) => {
    beginAnswer(response)
    say(response, 'It does.')
    endAnswer(response, tokens - 900)
  }
  const address = randomUUID()
  const texts: string[] = []
  for (const index of [1, 2, 3]) {
    const question = `Does the ferry carry ${index} lorries?`
    model.answer(question, dear(19_900))
    texts.push((await ask(profileUrl, question, { address })).text)
  }
  expect(texts.map((text) => text === 'It does.')).toEqual([true, false, false])
  expect(await usedOf(id)).toBe(19_900)
  const question = 'Does the ferry carry a bus?'
  model.answer(question, saying('It does.'))
  expect((await ask(profileUrl, question)).text).toBe('It does.')
})
