import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { saying, startFakeModel } from '#test/fakes/model.ts'
import { database, publishPerson } from '#test/people.ts'
import { answerVisitor } from './answer-visitor.ts'

const model = await startFakeModel()
afterAll(model.stop)

/** Asks as a visitor of its own, on a deployment whose agents may use so many tokens of its model in a day. */
async function ask(profileUrl: string, question: string, tokensOfHouse: number, isConfigured = true) {
  const call = callOn(database(), { actor: { kind: 'visitor', address: randomUUID() } })
  const chosen = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' }
  const { chunks, saved } = await answerVisitor(
    {
      ...call,
      variables: {
        ...call.variables,
        OPENAI_TOKENS_PER_DAY: tokensOfHouse,
        ...(isConfigured && chosen),
      },
    },
    ...[randomUUID(), profileUrl],
    { sessionId: randomUUID(), messageId: randomUUID(), userMessage: question, result: undefined },
    new AbortController().signal,
  )
  await chunks.pipeTo(new WritableStream())
  return saved
}

test('agents rest where the site has used up its model for the day, and the built-in agent does not', async () => {
  const { profileUrl } = await publishPerson({ profile: { plan: 'premium' } })
  const question = 'Who fills a ferry, and who pays for it?'
  model.answer(question, saying('Nobody.'))
  await expect(ask(profileUrl, question, 10)).rejects.toMatchObject({ code: 'AGENT_RESTING' })
  expect(model.wasAsked(question)).toBe(false)
  expect((await ask(profileUrl, question, 10, false)).text).not.toBe('')
  expect((await ask(profileUrl, question, 1_000_000_000)).text).toBe('Nobody.')
})
