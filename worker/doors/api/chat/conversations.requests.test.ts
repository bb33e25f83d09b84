import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import {
  type ConversationsPage,
  type ConversationWithLines,
  conversationsPageSchema,
  conversationWithLinesSchema,
} from '#schema/chat/chat-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { profileAssistant } from '#schema/drafts/profile-assistant.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { type Browser, browser, signedInAs } from '#test/account.ts'
import { answerOf, visitorOf } from '#test/agent.ts'
import { drafted } from '#test/drafted.ts'
import { database, publishPerson } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { chatMessages, chatSessions, profiles } = tables
const notice = { knowsOwnerReads: true }
const question =
  'Were the boats that left half empty full by April, and did you ask the passengers when they wanted to go?'

const owner = async () => {
  const account = await signedInAs('owner')
  return {
    ...account,
    profile: await publishPerson({ profile: { ownerId: account.id, email: account.email } }),
  }
}
const withOwner = async () => {
  const one = await owner()
  return { one, someone: visitorOf(one.profile.profileUrl) }
}
const conversationsOf = async (person: Browser, query = '') =>
  conversationsPageSchema
    .strict()
    .parse(await jsonOf<ConversationsPage>(person.get(`/dashboard/conversations${query}`)))
const idsOf = async (person: Browser) => (await conversationsOf(person)).conversations.map(({ id }) => id)
const conversationAt = async (person: Browser, id: string) =>
  conversationWithLinesSchema
    .strict()
    .parse(await jsonOf<ConversationWithLines>(person.get(`/dashboard/conversations/${id}`)))
const unreadOf = async (person: Browser) =>
  (await jsonOf<Dashboard>(person.get('/current-user-dashboard'))).unread.conversations
const markRead = (person: Browser, id: string, body: object = {}, now = new Date()) =>
  person.post(`/dashboard/conversations/${id}/read`, body, at(now))
/** When something was said last, as the database has it. */
const setActive = (id: string, lastActivityAt: Date) =>
  database().update(chatSessions).set({ lastActivityAt }).where(eq(chatSessions.id, id))

test('an owner reads questions of visitors who knew of it, with the stories that the agent quoted', async () => {
  const { one, someone } = await withOwner()
  await answerOf(await someone.ask(question, notice))
  const storedLines = await someone.storedLines(2)
  expect(await conversationsOf(one)).toEqual({
    conversations: [
      {
        id: someone.sessionId,
        startedAt: expect.any(String),
        lastActivityAt: storedLines[1]?.timestamp,
        opening: question,
        questions: 1,
        isRead: false,
        widgetSite: null,
        lead: null,
      },
    ],
    nextCursor: null,
  })
  const { lines } = await conversationAt(one, someone.sessionId)
  expect(lines.map(({ isUser, text }) => [isUser, text])).toEqual([
    [true, question],
    [false, storedLines[1]?.text],
  ])
  expect(lines[1]?.citations.map(({ storyId }) => storyId)).toEqual(one.profile.storyIds)
  expect(await unreadOf(one)).toBe(1)
})

test('an owner reads which story was offered below a plain no, also in the file', async () => {
  const { one, someone } = await withOwner()
  await answerOf(await someone.ask('What is your view on cryptocurrency taxation?', notice))
  await someone.storedLines(2)
  const { lines } = await conversationAt(one, someone.sessionId)
  expect(lines.map(({ perhaps }) => perhaps?.map(({ storyId }) => storyId) ?? null)).toEqual([
    null,
    one.profile.storyIds,
  ])
  const [, , row] = (await (await one.get('/dashboard/conversations.csv')).text()).split('\r\n')
  expect(row).toContain(`,,${lines[1]?.perhaps?.[0]?.title},`)
})

test('an answer stored before a story’s index was called so still says which story it is', async () => {
  const { one, someone } = await withOwner()
  await answerOf(await someone.ask(question, notice))
  const [, { id } = { id: '' }] = await someone.storedLines(2)
  const cited = { storyId: 7, plate: 2, title: 'The timetable', quote: 'We asked 400 passengers.' }
  await database()
    .update(chatMessages)
    .set({ citations: [cited as never], perhaps: [cited as never] })
    .where(eq(chatMessages.id, id))
  const { lines } = await conversationAt(one, someone.sessionId)
  for (const line of [lines.at(-1), (await someone.storedLines(2)).at(-1)])
    expect([line?.citations[0]?.storyIndex, line?.perhaps?.[0]?.storyIndex]).toEqual([2, 2])
})

test('nobody else reads it: no other owner, no visitor, and nobody who is not signed in', async () => {
  const { one, someone } = await withOwner()
  await someone.save(question, notice)
  const other = await owner()
  expect(await idsOf(other)).toEqual([])
  for (const [person, status] of [
    [other, 404],
    [browser(), 401],
  ] as const) {
    expect((await person.get(`/dashboard/conversations/${someone.sessionId}`)).status).toBe(status)
    expect((await markRead(person, someone.sessionId)).status).toBe(status)
  }
  expect((await someone.get(`/dashboard/conversations/${someone.sessionId}`)).status).toBe(401)
  expect(await (await other.get('/dashboard/conversations.csv')).text()).not.toContain(question)
  expect(await idsOf(one)).toEqual([someone.sessionId])
  expect(await unreadOf(other)).toBe(0)
})

test.each([
  ['a page from before the notice', {}],
  ['a page that says that nobody was told', { knowsOwnerReads: false }],
])(
  'a conversation that begins with %s stays unread, also where it goes on with the notice',
  async (_, first) => {
    const { one, someone } = await withOwner()
    await someone.save(question, first)
    await someone.save('And who helped?', notice)
    await answerOf(await someone.ask('And what came of it?', notice))
    await someone.storedLines(4)
    expect(await idsOf(one)).toEqual([])
    expect(await unreadOf(one)).toBe(0)
    expect((await one.get(`/dashboard/conversations/${someone.sessionId}`)).status).toBe(404)
    expect((await markRead(one, someone.sessionId)).status).toBe(404)
    expect(await (await one.get('/dashboard/conversations.csv')).text()).not.toContain(question)
  },
)

test('a conversation with the assistant about a draft is never readable', async () => {
  const someone = visitorOf(profileAssistant.profileUrl)
  await someone.post('/solution-profile', drafted())
  expect((await someone.save('Who can read this?', notice)).status).toBe(201)
  await answerOf(await someone.ask('And what is missing?', notice))
  await someone.storedLines(2)
  expect(
    await database().select().from(chatSessions).where(eq(chatSessions.id, someone.sessionId)),
  ).toMatchObject([{ profileId: null, noticeAt: null }])
})

test('a conversation stays read until something more is said, even if it is marked late or often', async () => {
  const { one, someone } = await withOwner()
  const id = someone.sessionId
  await someone.save(question, notice)
  const { lastActivityAt } = await conversationAt(one, id)
  await someone.save('And who helped?', notice)
  const isRead = async () => (await conversationAt(one, id)).isRead
  // Shown before the second line came, and marked after it.
  expect((await markRead(one, id, { upTo: lastActivityAt })).status).toBe(204)
  expect([await isRead(), await unreadOf(one)]).toEqual([false, 1])
  for (const _ of ['once', 'again']) expect((await markRead(one, id)).status).toBe(204)
  expect([await isRead(), await unreadOf(one)]).toEqual([true, 0])
  await markRead(one, id, { upTo: lastActivityAt })
  expect(await isRead(), 'what comes late takes nothing back').toBe(true)
  await setActive(id, new Date(Date.now() + 60_000))
  await markRead(one, id, { upTo: new Date(Date.now() + 3600_000).toISOString() })
  expect([await isRead(), await unreadOf(one)], 'nobody has read what is still to come').toEqual([false, 1])
})

test('the conversation of a visitor who leaves a message shows their name, and the lead links to it', async () => {
  const { one, someone } = await withOwner()
  await someone.save(question, notice)
  await someone.post('/questions', {
    questionKey: randomUUID(),
    profileUrl: one.profile.profileUrl,
    consent: true,
    name: 'Daniel Okafor',
    email: 'daniel@okafor.example',
    question,
    sessionId: someone.sessionId,
  })
  const [lead] = (await jsonOf<LeadsPage>(one.get('/dashboard/leads'))).leads
  expect(lead?.conversation).toBe(someone.sessionId)
  const expected = { id: lead?.id, name: 'Daniel Okafor', email: 'daniel@okafor.example' }
  expect((await conversationAt(one, someone.sessionId)).lead).toEqual(expected)
  await database().update(chatSessions).set({ noticeAt: null }).where(eq(chatSessions.id, someone.sessionId))
  const [unnoticed] = (await jsonOf<LeadsPage>(one.get('/dashboard/leads'))).leads
  expect(unnoticed?.conversation).toBeNull()
})

test('a visitor who erases what they said erases it for the expert, too', async () => {
  const { one, someone } = await withOwner()
  await someone.save(question, notice)
  expect((await someone.post('/privacy/visitor/erase', {})).status).toBe(204)
  expect(await idsOf(one)).toEqual([])
  expect((await one.get(`/dashboard/conversations/${someone.sessionId}`)).status).toBe(404)
})

test('conversations come page by page, the last that went on first, also where several were at once', async () => {
  const one = await owner()
  const now = new Date()
  const ids = Array.from(
    { length: 30 },
    (_, index) => `held_${one.profile.id}_${String(index).padStart(2, '0')}`,
  )
  const db = database()
  await db.batch([
    db.insert(chatSessions).values(
      ids.map((id) => ({
        id,
        profileId: one.profile.id,
        visitorId: 'somebody',
        startedAt: now,
        lastActivityAt: now,
        noticeAt: now,
      })),
    ),
    db.insert(chatMessages).values(
      ids.flatMap((id) =>
        ['first', 'second'].map((text, index) => ({
          id: `${id}.${index}`,
          sessionId: id,
          isUser: index === 0,
          text: `${text} of ${id}`,
          createdAt: new Date(now.getTime() + index),
        })),
      ),
    ),
  ])
  const first = await conversationsOf(one)
  const second = await conversationsOf(one, `?cursor=${first.nextCursor}`)
  expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids.toReversed())
  expect([first.conversations.length, second.nextCursor]).toEqual([24, null])
  const file = (await (await one.get('/dashboard/conversations.csv')).text()).trim().split('\r\n').slice(1)
  expect(file.map((line) => line.split(',')[3])).toEqual(
    ids.toReversed().flatMap((id) => [`first of ${id}`, `second of ${id}`]),
  )
})

test('the file holds each line of a long conversation, in its order', async () => {
  const { one, someone } = await withOwner()
  await someone.save(question, notice)
  const [firstLine] = (await conversationAt(one, someone.sessionId)).lines
  const later = new Date(firstLine?.at ?? '').getTime() + 1000
  const texts = Array.from({ length: 900 }, (_, place) => `line ${place}`)
  await database()
    .insert(chatMessages)
    .values(
      texts.map((text, place) => ({
        id: `${someone.sessionId}.${String(place).padStart(3, '0')}`,
        sessionId: someone.sessionId,
        isUser: false,
        text,
        // Ten at the same instant.
        createdAt: new Date(later + Math.floor(place / 10)),
      })),
    )
  const rows = (await (await one.get('/dashboard/conversations.csv')).text()).trim().split('\r\n').slice(2)
  expect(rows.map((row) => row.split(',')[3])).toEqual(texts)
})

test('the conversations are a file for spreadsheets, a row for each line', async () => {
  const { one, someone } = await withOwner()
  await someone.save('=1+1, and how did you fill the boats?', notice)
  const answer = await one.get('/dashboard/conversations.csv')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="conversations-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect((await answer.text()).replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'TIME')).toBe(
    [
      'Conversation,Date (UTC),Who,Text,Stories quoted,Stories offered,In the agent’s own words,What the agent did,Name,Email address,Site',
      `${someone.sessionId},TIME,Visitor,"'=1+1, and how did you fill the boats?",,,,,,,`,
      '',
    ].join('\r\n'),
  )
})

test('the agent says who reads, as it is: the expert where the page says so, or nobody behind a sample', async () => {
  const { one, someone } = await withOwner()
  const message = 'Who can read this conversation?'
  const { response } = await jsonOf<{ response: string }>(someone.askForJson(message))
  expect(response).toContain('Petra can read this conversation if a line below my greeting says so')
  const sample = await publishPerson({ profile: { isSample: true } })
  const answer = await jsonOf<{ response: string }>(visitorOf(sample.profileUrl).askForJson(message))
  expect(answer.response).toContain('no expert reads this conversation')
  await database().update(profiles).set({ isSample: true }).where(eq(profiles.id, one.profile.id))
  const owned = await jsonOf<{ hasOwner: boolean }>(
    fetch(`${inject('url')}/api/public-profiles/${one.profile.profileUrl}`),
  )
  expect(owned.hasOwner, 'a sample that somebody signs in to').toBe(true)
})
