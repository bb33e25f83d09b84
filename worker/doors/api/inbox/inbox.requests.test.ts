import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { maxTitleLength } from '#schema/stories/story-limits.ts'
import { browser } from '#test/account.ts'
import { inboxOf, teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { database, runJob } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { recordUnanswered } from '../../../features/inbox/commands.ts'
import { tables } from '../../../services/database.ts'

const { corrections, outbox, questions, unanswered } = tables
const question = 'Do you repair engines?'
const text = 'No, but I know who does.'

type Browser = ReturnType<typeof browser>
const answer = (owner: Browser, id: number, more: object = {}) =>
  owner.post(`/inbox/${id}/answer`, { text, asCorrection: true, mail: true, ...more })
const wants = (visitor: Browser, profileUrl: string, changes: object = {}) =>
  visitor.post('/questions', {
    questionKey: randomUUID(),
    profileUrl,
    question,
    consent: true,
    wantsAnswer: true,
    name: 'Daniel',
    email: `${randomUUID()}@okafor.example`,
    ...changes,
  })
const mailsTo = (address: string) =>
  database().select().from(outbox).where(sql`recipient = ${address} and kind = 'answer'`)
/** An owner whose agent has one unanswered question. */
async function ownerWithQuestion() {
  const owner = await teacher()
  const visitor = visitorOf(owner.profileUrl)
  await visitor.answerTo(question)
  return { ...owner, visitor, item: await unansweredItem(owner.account, question) }
}

test('a visitor who left an address for the answer is mailed it, once, and nobody else', async () => {
  const { account, profileUrl, item, visitor, id } = await ownerWithQuestion()
  const email = `${randomUUID()}@okafor.example`
  const consent = { email, questionKey: randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => wants(visitor, profileUrl, consent)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await wants(browser(), profileUrl, { wantsAnswer: false })).status).toBe(201)
  expect(await unansweredItem(account, question)).toMatchObject({ id: item.id, count: 1, waiting: 1 })
  const answers = await Promise.all([answer(account, item.id), answer(account, item.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const bodies = await Promise.all(answers.map((one) => jsonOf<{ mailed: number }>(one)))
  expect(bodies.map(({ mailed }) => mailed).toSorted()).toEqual([0, 1])
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain(question)
  expect(mail?.subject).not.toContain('engines')
  expect(await unansweredItem(account, question, '?show=answered')).toMatchObject({ waiting: 0 })
  const rows = await database().select().from(questions).where(eq(questions.profileId, id))
  expect(rows.map(({ status, answer: words }) => [status, words])).toEqual([
    ['answered', text],
    ['open', null],
  ])
})

test('a mailbox that asked twice is mailed one answer, and both messages are answered', async () => {
  const { account, profileUrl, item, id } = await ownerWithQuestion()
  const mailbox = randomUUID()
  for (const email of [`${mailbox}@okafor.example`, `${mailbox}+again@okafor.example`])
    await wants(browser(), profileUrl, { email })
  expect(await unansweredItem(account, question)).toMatchObject({ waiting: 2 })
  expect(await (await answer(account, item.id)).json()).toMatchObject({ mailed: 1 })
  const rows = await database().select().from(questions).where(eq(questions.profileId, id))
  expect(rows.map(({ status }) => status)).toEqual(['answered', 'answered'])
  expect(await mailsTo(`${mailbox}@okafor.example`)).toHaveLength(1)
  expect(await mailsTo(`${mailbox}+again@okafor.example`)).toEqual([])
})

test.each([
  ['deleted', (owner: Browser, id: number) => owner.post(`/corrections/${id}/delete`)],
  ['switched off', (owner: Browser, id: number) => owner.put(`/corrections/${id}`, { isActive: false })],
  [
    'moved to another question',
    (owner: Browser, id: number) => owner.put(`/corrections/${id}`, { asked: 'Do you sell sails?' }),
  ],
])('a question whose answer was %s is open again once it is asked again', async (_, change) => {
  const { account, profileUrl, item } = await ownerWithQuestion()
  const { correctionId } = await jsonOf<{ correctionId: number }>(answer(account, item.id))
  expect((await change(account, correctionId)).status).toBeLessThan(300)
  expect((await inboxOf(account)).items).toEqual([])
  await visitorOf(profileUrl).answerTo(question)
  expect(await unansweredItem(account, question)).toMatchObject({ id: item.id, state: 'open' })
})

test('a message that is sent again opens no question that was answered meanwhile', async () => {
  const { account, item, profileUrl } = await ownerWithQuestion()
  const body = { email: `${randomUUID()}@okafor.example`, questionKey: randomUUID() }
  const visitor = browser()
  await wants(visitor, profileUrl, body)
  expect((await answer(account, item.id, { asCorrection: false })).status).toBe(200)
  expect((await wants(visitor, profileUrl, body)).status).toBe(201)
  expect((await inboxOf(account)).items).toEqual([])
})

test('an address is asked for where the answer is wanted by mail', async () => {
  const { profileUrl } = await ownerWithQuestion()
  const response = await wants(browser(), profileUrl, { email: '' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ details: [{ path: 'email' }] })
})

test('a question that only a message asked is in the inbox, as such', async () => {
  const { account, profileUrl } = await teacher()
  expect((await wants(browser(), profileUrl)).status).toBe(201)
  expect(await unansweredItem(account, question)).toMatchObject({ source: 'message', count: 1, waiting: 1 })
})

test('one of two answers at once is taught, and both askers of the day are mailed one', async () => {
  const { account, item, profileUrl, id } = await ownerWithQuestion()
  const emails = [1, 2].map(() => `${randomUUID()}@okafor.example`)
  for (const email of emails) await wants(browser(), profileUrl, { email })
  const answers = await Promise.all(
    ['One.', 'Another.'].map((words) => answer(account, item.id, { text: words })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = await database().select().from(corrections).where(eq(corrections.profileId, id))
  const standing = rows.filter(({ retiredAt }) => !retiredAt)
  expect([rows.length, standing.length]).toEqual([2, 1])
  expect((await visitorOf(profileUrl).answerTo(question)).corrections).toMatchObject([
    { quote: standing[0]?.answer },
  ])
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1)
})

test('an answer is taught in other words than the question, once, and is given for either wording', async () => {
  const { account, item, id, profileUrl } = await ownerWithQuestion()
  await answer(account, item.id, { text: 'The old one.' })
  const otherQuestion = 'Who mends ship motors for you?'
  const reworded = { asked: otherQuestion }
  for (const _ of [1, 2]) expect((await answer(account, item.id, reworded)).status).toBe(200)
  const rows = await database().select().from(corrections).where(eq(corrections.profileId, id))
  expect(rows.filter(({ retiredAt }) => !retiredAt)).toMatchObject([{ asked: otherQuestion, answer: text }])
  for (const line of [question, otherQuestion])
    expect((await visitorOf(profileUrl).answerTo(line)).corrections).toMatchObject([{ quote: text }])
  expect(await unansweredItem(account, question, '?show=answered')).toMatchObject({ count: 1 })
  expect(await (await answer(account, item.id, { asked: '???' })).json()).toMatchObject({
    details: [{ path: 'asked' }],
  })
})

test('an answer taught in other words holds for the original question until it is moved or replaced', async () => {
  const { account, item, profileUrl } = await ownerWithQuestion()
  const otherQuestion = 'Who mends ship motors for you?'
  const body = await jsonOf<{ correctionId: number }>(answer(account, item.id, { asked: otherQuestion }))
  await account.put(`/corrections/${body.correctionId}`, { asked: otherQuestion, answer: 'Another.' })
  expect((await visitorOf(profileUrl).answerTo(question)).corrections).toMatchObject([{ quote: 'Another.' }])
  await account.post('/corrections', { asked: otherQuestion, answer: 'The newest.' })
  expect((await visitorOf(profileUrl).answerTo(question)).corrections).toMatchObject([
    { quote: 'The newest.' },
  ])
  const { correctionId } = await unansweredItem(account, question, '?show=answered')
  await account.put(`/corrections/${correctionId}`, { asked: 'Do you sell sails?' })
  expect(await visitorOf(profileUrl).answerTo(question)).toMatchObject({ isUnanswered: true })
  expect(await unansweredItem(account, question)).toMatchObject({
    id: item.id,
    state: 'open',
    correctionId: null,
  })
})

test('an owner reads one question, and nobody else’s', async () => {
  const { account, item } = await ownerWithQuestion()
  expect(await jsonOf(account.get(`/inbox/${item.id}`))).toEqual({ item, canTeach: true })
  const other = await teacher({ profile: { plan: 'free' } })
  expect(await refusalOf(other.account.get(`/inbox/${item.id}`))).toEqual([404, 'UNANSWERED_NOT_FOUND'])
})

test('the same answer again teaches nothing anew', async () => {
  const { account, item, id } = await ownerWithQuestion()
  for (const _ of [1, 2]) expect((await answer(account, item.id)).status).toBe(200)
  expect(await database().select().from(corrections).where(eq(corrections.profileId, id))).toHaveLength(1)
})

test('an answer is taught, mailed or both, but not neither', async () => {
  const { account, item, id } = await ownerWithQuestion()
  expect((await answer(account, item.id, { asCorrection: false, mail: false })).status).toBe(400)
  expect((await answer(account, item.id, { text: ' ' })).status).toBe(400)
  expect(await (await answer(account, item.id, { asCorrection: false })).json()).toEqual({
    correctionId: null,
    mailed: 0,
    notMailed: 0,
    barred: 0,
  })
  expect(await database().select().from(corrections).where(eq(corrections.profileId, id))).toEqual([])
})

test('a question answered by mail alone is open again once it is asked again', async () => {
  const { account, item, profileUrl } = await ownerWithQuestion()
  await answer(account, item.id, { asCorrection: false })
  expect((await inboxOf(account)).items).toEqual([])
  await visitorOf(profileUrl).answerTo(question)
  expect(await unansweredItem(account, question)).toMatchObject({ id: item.id, state: 'open' })
})

test('a question is dismissed and restored, even with several presses, and stays dismissed if asked again', async () => {
  const { account, item, profileUrl } = await ownerWithQuestion()
  for (const _ of [1, 2]) expect((await account.post(`/inbox/${item.id}/dismiss`)).status).toBe(204)
  await visitorOf(profileUrl).answerTo(question)
  expect(await inboxOf(account)).toMatchObject({ items: [], open: 0 })
  expect((await inboxOf(account, '?show=dismissed')).items).toMatchObject([{ id: item.id }])
  for (const _ of [1, 2]) expect((await account.post(`/inbox/${item.id}/restore`)).status).toBe(204)
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open' })
})

test('a story begins with the question and its answer, once', async () => {
  const { account, item } = await ownerWithQuestion()
  await answer(account, item.id)
  const [one, two] = await Promise.all([1, 2].map(() => account.post(`/inbox/${item.id}/story`)))
  expect([one?.status, two?.status]).toEqual([201, 201])
  const { storyId } = await jsonOf<{ storyId: number }>(one ?? expect.unreachable())
  expect(await two?.json()).toEqual({ storyId })
  const { story } = await jsonOf<{ story: { current: object } }>(account.get(`/stories/${storyId}`))
  expect(story.current).toMatchObject({ title: question, solution: text, status: 'draft' })
  expect(await unansweredItem(account, question, '?show=answered')).toMatchObject({ storyId })
})

test('nobody reads or answers what another expert’s agent was asked', async () => {
  const { item } = await ownerWithQuestion()
  const { account: other } = await teacher()
  expect((await inboxOf(other)).items).toEqual([])
  for (const [act, body] of [
    ['answer', { text, asCorrection: true, mail: true }],
    ['story', {}],
    ['dismiss', {}],
    ['restore', {}],
  ] as const)
    expect(await refusalOf(other.post(`/inbox/${item.id}/${act}`, body)), act).toEqual([
      404,
      'UNANSWERED_NOT_FOUND',
    ])
})

test('an owner on the free plan reads the unanswered questions, and may not teach', async () => {
  const { account, profileUrl } = await teacher({ profile: { plan: 'free' } })
  await visitorOf(profileUrl).answerTo(question)
  const item = await unansweredItem(account, question)
  expect(await inboxOf(account)).toMatchObject({ canTeach: false, open: 1 })
  expect(await refusalOf(answer(account, item.id))).toEqual([403, 'PLAN_DOES_NOT_COVER'])
  expect((await account.post(`/inbox/${item.id}/dismiss`)).status).toBe(204)
})

test('an inbox full of open questions takes messages, and chats again once some are dismissed', async () => {
  const { account, id, profileUrl } = await teacher()
  await database().run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    insert into unanswered (profile_id, asked_key, example, source, first_at, last_at)
    select ${id}, 'q' || i, 'q' || i, 'chat', 1, 1000 + i from n`)
  const ask = (question: string, source: 'chat' | 'message') =>
    database().batch([
      recordUnanswered(callOn(database()), id, { question, source, visitor: 'v', own: null }),
    ])
  const isListed = async (question: string) =>
    (await inboxOf(account)).items.some(({ example }) => example === question)
  await ask('Do you keep zeppelins?', 'chat')
  await ask('Do you mend kites?', 'message')
  expect([await isListed('Do you keep zeppelins?'), await isListed('Do you mend kites?')]).toEqual([
    false,
    true,
  ])
  await database().run(
    sql`update unanswered set state = 'dismissed' where profile_id = ${id} and last_at < 1010`,
  )
  await visitorOf(profileUrl).answerTo(question)
  await unansweredItem(account, question)
})

test('pages follow each other without a gap, by time and by count', async () => {
  const { account, id } = await teacher()
  await database().run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
    insert into unanswered (profile_id, asked_key, example, count, source, first_at, last_at)
    select ${id}, 'q' || i, 'q' || i, i % 3 + 1, 'chat', 1, 1000 + i / 2 from n`)
  for (const order of ['newest', 'most-asked']) {
    const items: { id: number; count: number; lastAt: string }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await inboxOf(account, `?order=${order}${cursor && `&cursor=${cursor}`}`)
      items.push(...page.items)
      cursor = page.nextCursor
    }
    expect(new Set(items.map((item) => item.id)).size).toBe(60)
    const by = (item: (typeof items)[number]) => (order === 'newest' ? Date.parse(item.lastAt) : item.count)
    expect(items.map(by)).toEqual(items.map(by).toSorted((one, other) => other - one))
  }
})

test('a visitor who erases their conversations takes their words out of the inbox', async () => {
  const { account, profileUrl, visitor } = await ownerWithQuestion()
  const shared = 'Do you sell sails?'
  await visitor.answerTo(shared)
  const item = await unansweredItem(account, shared)
  await database().update(unanswered).set({ count: 2 }).where(eq(unanswered.id, item.id))
  expect((await visitor.post('/privacy/visitor/erase')).status).toBeLessThan(300)
  expect((await inboxOf(account)).items.map(({ example }) => example)).toEqual(['sell sails'])
  await visitorOf(profileUrl).answerTo(shared)
  await expect.poll(async () => (await inboxOf(account)).items[0]?.count).toBeGreaterThanOrEqual(2)
})

test.each(['conversation', 'message'])(
  'a visitor who erases their %s takes it out of a story’s title, unless its owner changed that',
  async (kind) => {
    const { account, profileUrl } = await teacher()
    const visitor = visitorOf(profileUrl)
    const long = `Do you teach sailing?\n\nRuth  has left me${', and it rains'.repeat(12)}.`
    const spaced = 'Do\u3000you\u2003teach\u202f\u2009sailing\ufeff ?'
    // Cut within its first boat, of which no half stays.
    const boats = `${'Do you teach sailing'.padEnd(maxTitleLength - 2, 's')}${'🚤'.repeat(4)}`
    const titleOf = async (storyId: number) => {
      type Read = { story: { current: { title: string; version: number; editedAt: string } } }
      return (await jsonOf<Read>(account.get(`/stories/${storyId}`))).story.current
    }
    const storyIds: number[] = []
    for (const one of [question, long, 'Do you sell sails?', spaced, boats]) {
      if (kind === 'conversation') await visitor.answerTo(one)
      else await wants(visitor, profileUrl, { question: one })
      const { id } = await unansweredItem(account, one)
      const response = await account.post(`/inbox/${id}/story`)
      storyIds.push((await jsonOf<{ storyId: number }>(response)).storyId)
    }
    const [plain = 0, cut = 0, own = 0, wide = 0, halved = 0] = storyIds
    expect((await titleOf(cut)).title).toMatch(/^Do you teach sailing\? Ruth has left me.+…$/)
    expect((await titleOf(halved)).title).toMatch(/sss…$/)
    const { version, editedAt } = await titleOf(own)
    const retitled = { title: 'Sails for the harbour', basedOn: { version, editedAt } }
    expect((await account.put(`/stories/${own}`, retitled)).status).toBe(200)
    const erase = kind === 'message' ? '/privacy/visitor/erase' : `/chat/${visitor.sessionId}/erase`
    expect((await visitor.post(erase)).status).toBe(204)
    const titles = await Promise.all([plain, cut, wide, halved, own].map(titleOf))
    expect(titles.map(({ title }) => title)).toEqual(['', '', '', '', 'Sails for the harbour'])
  },
)

test('a visitor who erases their messages takes their words out of the inbox', async () => {
  const { account, profileUrl } = await teacher()
  const visitor = browser()
  const [own, shared] = ['Do you repair engines?', 'Do you sell sails?']
  for (const one of [own, shared]) await wants(visitor, profileUrl, { question: one })
  const waits = browser()
  await wants(waits, profileUrl, { question: shared })
  expect((await visitor.post('/privacy/visitor/erase')).status).toBeLessThan(300)
  expect((await inboxOf(account)).items).toMatchObject([{ example: 'sell sails', waiting: 1 }])
})

test('a visitor who erases a conversation and then their messages leaves no question of both', async () => {
  const { account, profileUrl, visitor, item } = await ownerWithQuestion()
  await wants(visitor, profileUrl, { question: item.example })
  expect((await visitor.post(`/chat/${visitor.sessionId}/erase`)).status).toBe(204)
  expect((await inboxOf(account)).items, 'somebody waits for its answer').toHaveLength(1)
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  expect((await inboxOf(account)).items).toEqual([])
})

test('a question unasked for 400 days is deleted, and today’s askers are forgotten the day after', async () => {
  const { item, account, visitor } = await ownerWithQuestion()
  await visitor.answerTo('Do you sell sails?')
  const recent = await unansweredItem(account, 'Do you sell sails?')
  const day = 24 * 3600_000
  const setBack = (id: number, days: number) =>
    database()
      .update(unanswered)
      .set({ lastAt: new Date(Date.now() - days * day) })
      .where(eq(unanswered.id, id))
  await setBack(item.id, 401)
  await setBack(recent.id, 399)
  await runJob('expire-unanswered')
  expect((await inboxOf(account)).items.map(({ id }) => id)).toEqual([recent.id])
  const [row] = await database().select().from(unanswered).where(eq(unanswered.id, recent.id))
  expect(row?.askedToday).toEqual([])
})

test('the export holds the unanswered questions, the taught answers and the agent’s manner', async () => {
  const { account, item } = await ownerWithQuestion()
  await answer(account, item.id)
  await account.put('/agent-settings', { manner: 'warm' })
  const exported = await jsonOf<object>(account.get('/privacy/export'))
  expect(exported).toMatchObject({
    askedInVain: [{ example: question, count: 1 }],
    corrections: [{ asked: question, answer: text }],
    agentSettings: { manner: 'warm' },
  })
  expect(JSON.stringify(exported)).not.toContain('askedToday')
})
