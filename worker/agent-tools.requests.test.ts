import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import type { ConversationWithLines } from '#schema/chat/chat-answers.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import { browser, signedInAs } from '#test/account.ts'
import { answerOf, offerIn, partsOf, visitorOf } from '#test/agent.ts'
import { eventually } from '#test/eventually.ts'
import {
  beginAnswer,
  calling,
  callTools,
  endAnswer,
  endCalls,
  type ModelRequest,
  say,
  saying,
  startFakeModel,
  toolResultsIn,
} from '#test/fakes/model.ts'
import { publishHost } from '#test/meetings.ts'
import { database, publishPerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'
import { takeoverNotice } from './features/chat/fallback-model.ts'
import { tables } from './services/database.ts'

const { outbox } = tables

const model = await startFakeModel()
const product = await startProduct({
  OPENAI_BASE_URL: model.url,
  OPENAI_CHAT_MODEL: 'fake-model',
  TURSO_DATABASE_URL: inject('databaseUrl'),
  SAMPLE_DATA: 'off',
})
afterAll(async () => {
  await product.stop()
  model.stop()
})

const stories = [
  { title: 'The first bridge', results: 'The first bridge carried the fair.' },
  {
    title: 'The second bridge',
    problemDescription: 'The river had taken the old crossing. Nobody wanted to pay.',
    results: 'The second bridge opened a week early.',
  },
]
const publishing = publishPerson({ profile: { plan: 'starter', firstName: 'Petra' }, stories })
const hosting = publishHost()
const asking = async (question: string, person: Promise<{ profileUrl: string }> = publishing) => {
  const someone = visitorOf((await person).profileUrl, browser(product.url))
  const answer = await answerOf(await someone.ask(question, { knowsOwnerReads: true }))
  return { ...answer, someone, uses: usesIn(answer.parts) }
}
const usesIn = (parts: { type: string; data?: unknown }[]) =>
  parts.flatMap(({ type, data }) => (type === 'data-toolUse' ? [data as ToolUse] : []))
const toolsIn = ({ tools }: ModelRequest) => tools?.map((tool) => tool.function.name)
const search = (question: string) => ({ name: 'find_story', args: { question } })
const instead = new RegExp(`^${takeoverNotice.instead}`)

test.concurrent('a model looks through the stories, the visitor sees that it does, and the answer cites one', async () => {
  const question = 'Wer hat den Fluss überquert?'
  model.answer(question, calling([[search('the river had taken the crossing')]], 'Petra hat es getan [2].'))
  const { text, citations, uses, parts, someone } = await asking(question)
  expect(text).toBe('Petra hat es getan.')
  expect(citations.map(({ storyIndex }) => storyIndex)).toEqual([1])
  expect(uses).toEqual([{ tool: 'find_story', says: 'Looked through Petra’s stories' }])
  const order = parts.map(({ type }) => type)
  expect(order.indexOf('data-toolUse')).toBeLessThan(order.indexOf('text-delta'))
  expect(order.filter((type) => type.startsWith('tool-') || type === 'custom')).toEqual([])
  const [first, second] = model.stepsOf(question)
  expect(first?.tool_choice).toBe('auto')
  const [found = ''] = toolResultsIn(second as ModelRequest)
  expect(JSON.parse(found)).toMatchObject({ found: expect.stringContaining('[2]') })
  expect(found).toContain('The second bridge opened a week early.')
  expect((await someone.storedLines(2)).at(-1)).toMatchObject({ text, toolUses: uses })
})

test.concurrent('a model is given as tools only the features that page and plan have', async () => {
  const question = 'What can you do for me?'
  model.answer(question, saying('A little.'))
  await asking(question)
  expect(toolsIn(model.lastRequest(question).request)).toEqual(['find_story', 'leave_question'])
  const more = 'What more can you do for me?'
  model.answer(more, saying('A lot.'))
  await asking(more, hosting)
  expect(toolsIn(model.lastRequest(more).request)).toEqual(
    expect.arrayContaining(['free_times', 'leave_question']),
  )
  const closed = publishPerson({ profile: { plan: 'sprint', scorecardActive: true }, stories })
  const all = 'What can you do without open hours?'
  model.answer(all, saying('Measure.'))
  await asking(all, closed)
  expect(toolsIn(model.lastRequest(all).request)).toEqual([
    'find_story',
    'leave_question',
    'recommend_scorecard',
  ])
})

test.concurrent('free times that a model looks up are shown as buttons, and nothing is booked', async () => {
  const question = 'Könnten wir uns nächste Woche sehen?'
  model.answer(question, calling([[{ name: 'free_times', args: '' }]], 'Die freien Zeiten stehen unten.'))
  const { text, parts, uses } = await asking(question, hosting)
  expect(text).toBe('Die freien Zeiten stehen unten.')
  expect(uses.map(({ says }) => says)).toEqual(['Looked up free times'])
  const offer = offerIn(parts)
  expect(offer?.slots).toHaveLength(6)
  const [result = ''] = toolResultsIn(model.lastRequest(question).request)
  expect(JSON.parse(result)).toMatchObject({ freeTimes: 6 })
  for (const slot of offer?.slots ?? []) expect(result, 'no time for the model to name').not.toContain(slot)
  const { profileUrl } = await hosting
  const free = await jsonOf<{ slots: string[] }>(fetch(`${product.url}/api/meetings/slots/${profileUrl}`))
  for (const slot of offer?.slots ?? []) expect(free.slots).toContain(slot)
})

test.concurrent('a model is told no place where one would meet a sample', async () => {
  const question = 'Kann ich ein Beispiel treffen?'
  model.answer(question, calling([[{ name: 'free_times', args: {} }]], 'Die Zeiten stehen unten.'))
  await asking(question, publishHost({ profile: { isSample: true } }))
  const [result = ''] = toolResultsIn(model.lastRequest(question).request)
  expect(JSON.parse(result)).toMatchObject({ meeting: '30 minutes. Booking costs nothing.' })
})

test.concurrent('a message and the scorecard are prepared as presses, in JSON, transcript and file too', async () => {
  const account = await signedInAs('owner', product)
  const person = await publishPerson({
    profile: { plan: 'sprint', scorecardActive: true, ownerId: account.id, firstName: 'Petra' },
    stories,
  })
  const question = 'Who could ask her about toll roads?'
  const left = { name: 'leave_question', args: { question: 'Do you build toll roads?' } }
  model.answer(question, calling([[left, { name: 'recommend_scorecard', args: {} }]], 'Both stand below.'))
  const someone = visitorOf(person.profileUrl, browser(product.url))
  const answer = someone.askForJson(question, { knowsOwnerReads: true })
  const { response, toolUses } = await jsonOf<{ response: string; toolUses: ToolUse[] }>(answer)
  expect(response).toBe('Both stand below.')
  expect(toolUses).toEqual([
    {
      tool: 'leave_question',
      says: 'Prepared a message to Petra',
      question: 'Do you build toll roads?',
    },
    { tool: 'recommend_scorecard', says: 'Pointed to Petra’s scorecard' },
  ])
  await someone.storedLines(2)
  const { leads } = await jsonOf<{ leads: unknown[] }>(account.get('/dashboard/leads'))
  expect(leads, 'nothing was sent').toEqual([])
  const path = `/dashboard/conversations/${someone.sessionId}`
  const { lines } = await jsonOf<ConversationWithLines>(account.get(path))
  expect(lines.at(-1)?.toolUses).toEqual(toolUses)
  const data = await jsonOf<{ conversations: unknown[] }>(someone.get('/privacy/visitor'))
  expect(data.conversations).toEqual(expect.arrayContaining([expect.objectContaining({ toolUses })]))
  const handed = { name: 'Daniel', email: `${someone.sessionId}@okafor.example`, consent: true }
  expect((await someone.post(`/chat/${someone.sessionId}/hand-off`, handed)).status).toBe(201)
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `hand-off/${someone.sessionId}`))
  expect(mail?.text).toContain(
    'What the agent did: Prepared a message to Petra; Pointed to Petra’s scorecard.',
  )
  const file = await (await account.get('/dashboard/conversations.csv')).text()
  expect(file).toContain('Prepared a message to Petra; Pointed to Petra’s scorecard')
})

test.concurrent('a message that a model prepares has no sign that turns or hides its words', async () => {
  const question = 'Who could ask her about the toll, unseen?'
  const hidden = 'Do you \u202ebuild\u2066 toll\u0000 roads?'
  model.answer(question, calling([[{ name: 'leave_question', args: { question: hidden } }]], 'It is below.'))
  const { uses } = await asking(question)
  expect(uses.map((use) => use.question)).toEqual(['Do you build toll roads?'])
})

test.concurrent('a model gets three calls for an answer, and goes on with the results of those', async () => {
  const question = 'Which bridges are there, all of them?'
  const first = [search('first'), search('second'), search('river'), search('fair'), search('crossing')]
  model.answer(question, calling([first], 'Two [1] [2].'))
  const { text, uses } = await asking(question)
  expect(text).toBe('Two.')
  expect(uses).toHaveLength(3)
  const results = toolResultsIn(model.lastRequest(question).request)
  expect(results).toHaveLength(5)
  expect(results.filter((result) => result.includes('Not again'))).toHaveLength(2)
  expect(model.lastRequest(question).request.tool_choice).toBe('none')
})

const plainly =
  (respond: Parameters<typeof model.answer>[1]): Parameters<typeof model.answer>[1] =>
  (response, request) =>
    request.tools ? respond(response, request) : saying('It carried the fair [1].')(response)

test.concurrent.each([
  [
    'does not know tools',
    (response) => response.writeHead(400).end('{"error":{"message":"tools: unknown"}}'),
  ],
  [
    'says that its endpoints have none',
    (response) => response.writeHead(404).end('{"error":{"message":"No endpoints support tool use"}}'),
  ],
  ['calls a tool that it was not given', calling([[{ name: 'send_mail', args: { to: 'a@b.example' } }]])],
  ['calls one that this page has not', calling([[{ name: 'free_times', args: {} }]])],
  ['cuts its arguments', calling([[{ name: 'find_story', args: '{"question": "the ri' }]])],
  ['gives other arguments', calling([[{ name: 'find_story', args: { query: 1 } }]])],
  ['gives a list as arguments', calling([[{ name: 'leave_question', args: '[1]' }]])],
  [
    'never stops calling',
    (response, { messages }) => {
      callTools(response, search(`bridge ${messages.length}`))
      endCalls(response)
    },
  ],
] satisfies [string, Parameters<typeof model.answer>[1]][])(
  'a model that %s is asked once more without tools; if that fails the built-in agent answers',
  async (fault, respond) => {
    const question = `What carried the fair, if it ${fault}?`
    model.answer(question, plainly(respond))
    const { text, citations } = await asking(question)
    expect(text).toBe('It carried the fair.')
    expect(citations.map(({ storyIndex }) => storyIndex)).toEqual([0])
    const steps = model.stepsOf(question)
    expect(steps.length).toBeLessThanOrEqual(5)
    expect(steps.at(-1)).not.toHaveProperty('tools')
    expect(steps.at(-1)?.messages.some(({ role }) => role === 'tool')).toBe(false)
    const both = `And what carried the fair, if it ${fault} and fails?`
    model.answer(both, (response, request) =>
      request.tools ? respond(response, request) : response.writeHead(500).end('{}'),
    )
    const failed = await asking(both)
    expect(failed.text).toMatch(instead)
    expect(failed.parts.at(-1)?.type).toBe('finish')
  },
)

const step =
  (respond: Parameters<typeof model.answer>[1]): Parameters<typeof model.answer>[1] =>
  (response, request) =>
    toolResultsIn(request).length
      ? respond(response, request)
      : calling([[search('the fair')]])(response, request)

test.concurrent.each([
  ['fails', (response) => response.writeHead(500).end('{"error":{"message":"no"}}')],
  ['is over its quota', (response) => response.writeHead(429).end('{"error":{"message":"slow down"}}')],
  ['says nothing', saying()],
  ['speaks no JSON', (response) => beginAnswer(response).end('data: hello\n\n')],
  ['hangs up', (response) => response.destroy()],
  [
    'is cut in the arguments of a tool',
    async (response) => {
      callTools(response, { name: 'find_story', args: '{"question": "the ri' })
      await sleep(50)
      response.destroy()
    },
  ],
] satisfies [string, Parameters<typeof model.answer>[1]][])(
  'the built-in agent answers where a model %s, before a tool or after it, and says so',
  async (fault, respond) => {
    const questions = [`What of the fair, if it ${fault}?`, `And the fair, if it ${fault} later?`] as const
    model.answer(questions[0], respond)
    model.answer(questions[1], step(respond))
    for (const question of questions) {
      const { text, parts, someone } = await asking(question)
      expect(text).toMatch(instead)
      expect(text.length, 'it answers').toBeGreaterThan(takeoverNotice.instead.length + 20)
      expect(parts.at(-1)?.type).toBe('finish')
      expect((await someone.storedLines(2)).map((line) => line.text)).toEqual([question, text])
    }
    expect(model.stepsOf(questions[1])).toHaveLength(2)
  },
)

test.concurrent('eight seconds without a word are over also where tools were called meanwhile', async () => {
  const question = 'How slowly do you look for the fair?'
  model.answer(question, async (response, request) => {
    await sleep(3_500)
    if (toolResultsIn(request).length > 1) return beginAnswer(response)
    calling([[search('fair')], [search('river')]])(response, request)
  })
  const began = performance.now()
  const someone = visitorOf((await publishing).profileUrl, browser(product.url))
  let first = 0
  const types: string[] = []
  for await (const { type, at } of partsOf(await someone.ask(question))) {
    types.push(type)
    if (type === 'text-delta') first ||= at - began
  }
  expect(types).toContain('data-toolUse')
  expect(first / 1000).toBeGreaterThan(7.5)
  expect(first / 1000).toBeLessThan(60)
  expect((await someone.storedLines(2)).at(-1)?.text).toMatch(instead)
})

test.concurrent('words before a tool stay, and those after it begin anew', async () => {
  const question = 'Would you look at the fair first?'
  model.answer(question, (response, request) => {
    if (toolResultsIn(request).length) return saying('It carried the fair [1].')(response)
    beginAnswer(response)
    say(response, 'Let me look.')
    callTools(response, search('the fair'))
    endCalls(response)
  })
  const { text } = await asking(question)
  expect(text).toBe('Let me look.\n\nIt carried the fair.')
})

test.concurrent('a visitor who stops while a tool is used stops the model, and nothing is left open', async () => {
  const question = 'Shall I stop you at the fair?'
  model.answer(
    question,
    step(async (response) => {
      beginAnswer(response)
      while (!response.destroyed) {
        say(response, ' ')
        await sleep(20)
      }
    }),
  )
  const someone = visitorOf((await publishing).profileUrl, browser(product.url))
  const leaving = new AbortController()
  const answer = await someone.ask(question, {}, leaving.signal)
  for await (const { type } of partsOf(answer)) {
    if (type !== 'data-toolUse') continue
    // The step before has ended; only this one can be cut off.
    await eventually(() => model.stepsOf(question).length === 2)
    break
  }
  leaving.abort()
  expect(await Promise.race([model.lastRequest(question).closed, sleep(60_000, 'still talking')])).toBe(false)
})

test.concurrent('a step that counts nothing and one that does are both counted', async () => {
  const question = 'Who counts the fair?'
  model.answer(question, (response, request) => {
    if (!toolResultsIn(request).length) {
      callTools(response, search('the fair'))
      return response.end('data: [DONE]\n\n')
    }
    beginAnswer(response)
    say(response, 'It carried the fair [1].')
    endAnswer(response)
  })
  const { text } = await asking(question)
  expect(text).toBe('It carried the fair.')
})
