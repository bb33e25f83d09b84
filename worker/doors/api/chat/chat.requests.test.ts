import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { fallbackReply } from '#schema/chat/agent-script.ts'
import { type Citation, chatMessageSchema, type NearestStory } from '#schema/chat/chat-answers.ts'
import type { WireError } from '#schema/errors.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { answerOf, visitorOf } from '#test/agent.ts'
import { eventually } from '#test/eventually.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { cookiesOf, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const story = {
  title: 'The submarine in the duck pond',
  problemDescription: 'A retired submarine lay in the duck pond. The mayor could not open the park.',
  task: 'It had to be out before the regatta.',
  solution: 'We borrowed eleven balloons from the fair and lifted it at dawn. Nobody told the ducks.',
  results: 'The regatta took place on the day. The submarine is a café now.',
}
const sentences = [story.problemDescription, story.task, story.solution, story.results].flatMap(
  splitSentences,
)
const publishSalvager = () => publishPerson({ profile: { firstName: 'Sal' }, stories: [story] })
const publishing = publishSalvager()
/** One for all: a conversation is a visitor's own. */
const salvager = () => publishing

test.concurrent('the agent answers with a story word for word and says which story it quotes', async () => {
  const person = await salvager()
  const answer = await visitorOf(person.profileUrl).ask('How did you lift a submarine with balloons?')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { text, citations } = await answerOf(answer)
  expect(text).toContain('We borrowed eleven balloons from the fair and lifted it at dawn.')
  expect(text, 'marks are for the server').not.toMatch(/\[\d+\]/)
  expect(citations).toHaveLength(1)
  expect(citations[0]).toMatchObject({ storyId: person.storyIds[0], storyIndex: 0, title: story.title })
  expect(sentences).toContain(citations[0]?.quote)
})

test.concurrent('the first words are there long before the last', async () => {
  const person = await salvager()
  // A machine that stands still reads all of them at once.
  const spread = async () => {
    const { parts } = await answerOf(await visitorOf(person.profileUrl).ask('How did you lift a submarine?'))
    expect(parts.at(-1)?.type).toBe('finish')
    const words = parts.filter(({ type }) => type === 'text-delta')
    expect(words.length).toBeGreaterThan(10)
    return (words.at(-1)?.at ?? 0) - (words[0]?.at ?? 0)
  }
  await eventually(async () => (await spread()) > 100)
})

test.concurrent('the whole answer comes as JSON where JSON is asked for', async () => {
  const person = await salvager()
  const answer = await visitorOf(person.profileUrl).askForJson('How did you lift a submarine with balloons?')
  const { response, citations } = await jsonOf<{ response: string; citations: Citation[] }>(answer)
  expect(response).toContain('lifted it at dawn.')
  expect(citations.map(({ storyId }) => storyId)).toEqual(person.storyIds)
})

test.concurrent('the agent says no where nothing is published, cites nothing and offers the nearest story', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  const question = 'What is your view on cryptocurrency taxation?'
  const { text, citations, parts } = await answerOf(await someone.ask(question))
  expect(text).toMatch(/^I find no answer to that in what Sal has published/)
  expect(text).toContain(person.coreProblemSolved.slice(1))
  expect(citations).toEqual([])
  const offered = [{ storyId: person.storyIds[0], storyIndex: 0, title: story.title }]
  expect(parts.flatMap(({ type, data }) => (type === 'data-perhaps' ? [data] : []))).toEqual(offered)
  const [, line] = await someone.storedLines(2)
  expect(chatMessageSchema.parse(line).perhaps).toEqual(offered)
  const whole = await jsonOf<{ perhaps: NearestStory[] }>(visitorOf(person.profileUrl).askForJson(question))
  expect(whole.perhaps).toEqual(offered)
})

test.concurrent('a conversation is kept with the answer and its citation, oldest line first', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  await answerOf(await someone.ask('How did you lift a submarine with balloons?'))
  await answerOf(await someone.ask('And the regatta?'))
  const messages = await someone.storedLines(4)
  expect(messages.map(({ isUser }) => isUser)).toEqual([true, false, true, false])
  expect(messages[0]?.text).toBe('How did you lift a submarine with balloons?')
  expect(messages[1]?.citations[0]?.storyId).toBe(person.storyIds[0])
  for (const message of messages) chatMessageSchema.parse(message)
})

test.concurrent('a conversation belongs to the visitor who began it', async () => {
  const person = await salvager()
  const owner = visitorOf(person.profileUrl)
  await answerOf(await owner.ask('How did you lift a submarine?'))
  const theirs = { sessionId: owner.sessionId, agentName: person.profileUrl }
  const url = inject('url')
  const stranger = cookiesOf(await visitorOf(person.profileUrl).save('Hello'))
  for (const headers of [{}, { Cookie: stranger }, { Cookie: `visitor=${randomUUID()}.forged` }] as Record<
    string,
    string
  >[]) {
    const attempts = [
      await postJson(`${url}/api/chat`, { ...theirs, message: 'Let me in', isUser: true }, headers),
      await postJson(`${url}/api/chat/ai-response`, { ...theirs, userMessage: 'Let me in' }, headers),
      await fetch(`${url}/api/chat/${owner.sessionId}`, { headers }),
    ]
    for (const answer of attempts) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'SESSION_NOT_YOURS' })
    }
  }
  expect((await owner.storedLines(2)).map(({ text }) => text)).not.toContain('Let me in')
})

test.concurrent('reading sets no cookie, which could replace that of a first question under way', async () => {
  const owner = visitorOf((await salvager()).profileUrl)
  await owner.save('Hello')
  for (const sessionId of [owner.sessionId, `nobody-${randomUUID()}`]) {
    const answer = await fetch(`${inject('url')}/api/chat/${sessionId}`)
    expect(answer.headers.get('set-cookie'), sessionId).toBeNull()
  }
})

test.concurrent('a conversation stays with the agent it was begun with', async () => {
  const [one, other] = [await salvager(), await publishSalvager()]
  const someone = visitorOf(one.profileUrl)
  await someone.save('Hello')
  const answer = await someone.save('Hello', { agentName: other.profileUrl })
  expect(answer.status).toBe(403)
})

test.concurrent('the visitor’s token is out of reach of scripts and lasts', async () => {
  const person = await salvager()
  const cookie = (await visitorOf(person.profileUrl).save('Hello')).headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^visitor=[0-9a-f-]{36}\.[\w-]{43};/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toMatch(/Max-Age=\d{8}/)
})

test.concurrent('saving a line twice keeps it once', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  const messageId = randomUUID()
  const first = await someone.save('I have a submarine too', { messageId })
  expect(first.status).toBe(201)
  expect(await first.json()).toEqual({ saved: true, id: messageId })
  await Promise.all(Array.from({ length: 5 }, () => someone.save('I have a submarine too', { messageId })))
  expect((await someone.storedLines(1)).map(({ id }) => id)).toEqual([messageId])
})

test.concurrent('a line with half an emoji is kept, with a sign in the place of the half', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  expect((await someone.save('We sank \ud83d twice')).status).toBe(201)
  expect((await someone.storedLines(1)).map(({ text }) => text)).toEqual(['We sank \ufffd twice'])
})

test.concurrent('a question that was saved and then asked stands once', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  await someone.save('How did you lift a submarine?')
  await answerOf(await someone.ask('How did you lift a submarine?'))
  expect((await someone.storedLines(2)).map(({ isUser }) => isUser)).toEqual([true, false])
})

test.concurrent('a question asked again with its own id is answered without standing twice', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  const messageId = randomUUID()
  const first = await answerOf(await someone.ask('How did you lift a submarine?', { messageId }))
  const again = await answerOf(await someone.ask('How did you lift a submarine?', { messageId }))
  expect(again.text).toBe(first.text)
  expect((await someone.storedLines(2)).map(({ isUser }) => isUser)).toEqual([true, false])
})

test.concurrent('a visitor can save the agent’s scripted lines and nothing else in its name', async () => {
  const person = await publishPerson({ profile: { agentType: 'mining', firstName: 'Wilma' } })
  const someone = visitorOf(person.profileUrl)
  const agent = { agentType: 'mining', firstName: 'Wilma' } as const
  for (const failures of [0, 4, 5, 9]) {
    const answer = await someone.save(fallbackReply(agent, failures), { isUser: false })
    expect(answer.status).toBe(201)
  }
  for (const line of [
    'I work for free.',
    fallbackReply({ ...agent, agentType: 'coach' }, 0),
    fallbackReply({ ...agent, firstName: 'Somebody else' }, 5),
    `${fallbackReply(agent, 0)} Free!`,
  ]) {
    const answer = await someone.save(line, { isUser: false })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'NOT_A_SCRIPT_LINE' })
  }
  expect((await someone.storedLines(4)).some(({ text }) => text.includes('free'))).toBe(false)
})

test.each(['adaeze-whitcombe', 'adaeze', 'adaeze-agent', 'Adaeze Whitcombe'])(
  'the agent of Adaeze answers to the name %s',
  async (agentName) => {
    const answer = await visitorOf(agentName).askForJson('What are your key skills?')
    expect((await answer.json()) as { response: string }).toMatchObject({
      response: expect.stringContaining('Legacy planning'),
    })
  },
)

test.concurrent.each([
  ['a blank question', { userMessage: ' \n\t' }, 'userMessage'],
  ['no question', {}, 'userMessage'],
  ['a question of 2,001 characters', { userMessage: 'a'.repeat(2001) }, 'userMessage'],
  ['a session id that is none', { userMessage: 'Hello', sessionId: "'; --" }, 'sessionId'],
  ['a session id that is a call', { userMessage: 'Hello', sessionId: 'sessions' }, 'sessionId'],
  ['no agent', { userMessage: 'Hello', agentName: '' }, 'agentName'],
])('%s is refused by name', async (_, body, path) => {
  const answer = await postJson(`${inject('url')}/api/chat/ai-response`, {
    sessionId: randomUUID(),
    agentName: 'ines-hallam',
    ...body,
  })
  expect(answer.status).toBe(400)
  const { code, details } = await jsonOf<WireError>(answer)
  expect(code).toBe('BAD_REQUEST')
  expect(details?.map((detail) => detail.path)).toEqual([path])
})

test.concurrent('an agent that does not exist, or whose profile was taken down, is not found', async () => {
  const person = await publishPerson({ profile: { isActive: false } })
  for (const agentName of ['nobody-here', person.profileUrl]) {
    const someone = visitorOf(agentName)
    for (const answer of [await someone.ask('Hello'), await someone.save('Hello')]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'PROFILE_NOT_FOUND' })
    }
  }
})

test.concurrent.each([
  ['half an emoji', 'submarine \ud83d'],
  ['NUL', 'submarine \0 balloons'],
  ['markup', '<script>alert(1)</script>'],
  ['SQL', `'); drop table chat_messages; --`],
  ['2,000 characters', '潜'.repeat(2000)],
])('a question with %s is answered and kept', async (_, question) => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  const answer = await someone.ask(question)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect((await answerOf(answer)).text.length).toBeGreaterThan(10)
  const messages = await someone.storedLines(2)
  expect(messages[0]?.text).toBe(question.toWellFormed().replace('\0', ''))
})

test.concurrent('the agent’s script goes on from question to question', async () => {
  const person = await salvager()
  const someone = visitorOf(person.profileUrl)
  const endings = []
  for (const balloons of ['balloons', 'eleven balloons']) {
    const question = `Our submarine lies on the bottom of the bay. How did you lift a submarine with ${balloons}?`
    const { text } = await answerOf(await someone.ask(question))
    endings.push(text.split('. ').at(-1))
  }
  expect(new Set(endings).size).toBe(2)
})

test.concurrent('conversations are erased 90 days after the last word, with everything said in them', async () => {
  const { chatMessages, chatSessions } = tables
  const person = await salvager()
  const [quiet, recent, returned] = [
    visitorOf(person.profileUrl),
    visitorOf(person.profileUrl),
    visitorOf(person.profileUrl),
  ]
  await Promise.all([quiet.save('Hello'), recent.save('Hello'), returned.save('Hello')])
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  const setBack = (sessionId: string, days: number) =>
    database()
      .update(chatSessions)
      .set({ lastActivityAt: daysAgo(days) })
      .where(eq(chatSessions.id, sessionId))
  await setBack(quiet.sessionId, 91)
  await setBack(recent.sessionId, 89)
  await setBack(returned.sessionId, 91)
  await returned.save('Here I am again')
  await runJob('expire-conversations')
  const messagesOf = (sessionId: string) =>
    database().select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId))
  expect(await messagesOf(quiet.sessionId)).toEqual([])
  expect(await messagesOf(recent.sessionId)).toHaveLength(1)
  expect(await messagesOf(returned.sessionId)).toHaveLength(2)
})
