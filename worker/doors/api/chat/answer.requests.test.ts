import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { type Variables, variablesSchema } from '#schema/variables.ts'
import {
  beginAnswer,
  calling,
  endAnswer,
  say,
  saying,
  startFakeModel,
  toolResultsIn,
} from '#test/fakes/model.ts'
import { jsonOf } from '#test/requests.ts'
import { askAgent } from '../../../features/chat/answer.ts'
import { profileAgent } from '../../../features/chat/profile-agent.ts'

const model = await startFakeModel()
afterAll(model.stop)
const profile = await jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/ines-hallam`))
const defaultModel = variablesSchema.shape.OPENAI_CHAT_MODEL.parse(undefined)
const usual = { firstWordsMs: 20_000, nextWordMs: 20_000, endMs: 40_000 }

async function ask(question: string, { name = 'fake', within = usual, of = profile } = {}) {
  const variables = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: name } as Variables
  const messages = [{ text: question, isUser: true }]
  const { signal } = new AbortController()
  return askAgent({ variables }, profileAgent(of, question), messages, { signal, within })
}

test.concurrent.each([
  [defaultModel, undefined, 400],
  ['gpt-4.1', undefined, 400],
  ['gpt-35-turbo', undefined, 400],
  ['gpt-5-chat-latest', undefined, 400],
  ['a-model-of-ours', undefined, 400],
  ['gpt-5-mini', 'minimal', 2000],
  ['openai/gpt-5-mini', 'low', 2000],
  ['gpt-5.4-mini', 'none', 2000],
  ['gpt-6', 'low', 2000],
  ['o4-mini', 'low', 2000],
])('%s is asked for reasoning of effort %s, and for %i tokens at most', async (name, effort, tokens) => {
  const question = `Who are you, ${name}?`
  model.answer(question, saying('Nobody.'))
  const { finished } = await ask(question, { name })
  expect(await finished).toMatchObject({ text: 'Nobody.', isBroken: false })
  const { request } = model.lastRequest(question)
  expect(request.reasoning_effort).toBe(effort)
  expect(request.max_completion_tokens ?? request.max_tokens).toBe(tokens)
})

test.concurrent('an answer costs the tokens read and the tokens written', async () => {
  model.answer('What do you cost?', saying('Nothing.'))
  expect((await (await ask('What do you cost?')).finished).tokens).toBe(912)
  model.answer('And if nobody counts?', (response) => {
    beginAnswer(response)
    say(response, 'Nothing.')
    response.end('data: [DONE]\n\n')
  })
  const { tokens } = await (await ask('And if nobody counts?')).finished
  expect(tokens, 'the instructions hold the whole profile').toBeGreaterThan(500)
})

test.concurrent('an answer that never ends is ended, and the built-in agent answers', async () => {
  const question = 'Will you ever end?'
  model.answer(question, async (response) => {
    beginAnswer(response)
    while (!response.destroyed) {
      say(response, 'on and on ')
      await sleep(50)
    }
  })
  const answer = await (await ask(question, { within: { ...usual, endMs: 3_000 } })).finished
  expect(answer.isBroken).toBe(false)
  expect(answer.text).toMatch(/^on and on[^…]*…\n\nThat answer broke off\./)
  expect(answer.tokens, 'the instructions hold the whole profile').toBeGreaterThan(500)
  expect(await model.lastRequest(question).closed).toBe(false)
})

test.concurrent('the answer of a slow model is read to its end', async () => {
  const question = 'Are you slow?'
  model.answer(question, async (response) => {
    beginAnswer(response)
    for (const word of ['I ', 'am ', 'very, ', 'very ', 'slow.']) {
      say(response, word)
      await sleep(2_500)
    }
    endAnswer(response)
  })
  const answer = await (await ask(question, { within: { ...usual, nextWordMs: 10_000 } })).finished
  expect(answer).toMatchObject({ text: 'I am very, very slow.', isBroken: false })
})

test.concurrent('an answer is complete although nobody reads it', async () => {
  const question = 'Is anybody there?'
  model.answer(question, saying('Yes.'))
  const { finished } = await ask(question)
  expect(await finished).toMatchObject({ text: 'Yes.', isBroken: false })
})

test.concurrent('an answer that cannot be read on is ended, and its words so far are known', async () => {
  const question = 'Which one breaks?'
  model.answer(question, saying('It is this one ', '[99]', ' for certain.'))
  const stories = new Proxy(profile.stories, {
    get(target, place) {
      if (place === '98') throw new TypeError('unreadable')
      return Reflect.get(target, place)
    },
  })
  const { chunks, finished } = await ask(question, { of: { ...profile, stories } })
  const types: string[] = []
  for await (const { type } of chunks) types.push(type)
  expect(types.at(-1)).toBe('error')
  const answer = await finished
  expect(answer).toMatchObject({ text: 'It is this one', isBroken: true })
  expect(answer.tokens).toBeGreaterThan(500)
})

test.concurrent('a tool that failed is reported to the model and not shown as done', async () => {
  const question = 'Is there a story of the sea?'
  const search = { name: 'find_story', args: { question: 'the sea' } }
  model.answer(question, calling([[search]], 'I could not look.'))
  const agent = profileAgent(profile, question, { search: () => Promise.reject(new Error('no database')) })
  const variables = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' } as Variables
  const { signal } = new AbortController()
  const messages = [{ text: question, isUser: true }]
  const { finished } = await askAgent({ variables }, agent, messages, { signal, within: usual })
  expect(await finished).toMatchObject({ text: 'I could not look.', toolUses: [], tokens: 2 * 912 })
  expect(toolResultsIn(model.lastRequest(question).request)).toEqual([
    '{"error":"This cannot be looked up at the moment."}',
  ])
})
