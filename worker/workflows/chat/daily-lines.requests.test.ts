import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { drafted } from '#test/drafted.ts'
import { database, publishPerson } from '#test/people.ts'
import { linesPerDay } from '../../features/chat/line-commands.ts'
import { tables } from '../../services/database.ts'
import { addressHash } from '../../services/identity/address.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { adviseOnDraft, saveDraftLine } from './advise-on-draft.ts'
import { answerVisitor, saveVisitorLine } from './answer-visitor.ts'

const { budgets, chatMessages } = tables
const refused = { code: 'DAILY_LIMIT', retryAfterSeconds: expect.any(Number) }
const newLine = (text: string) => ({ id: randomUUID(), text, isUser: true })
const { signal } = new AbortController()

/** A visitor of an address of its own. */
async function visitor() {
  const call = callOn(database(), { actor: { kind: 'visitor', address: randomUUID() } })
  const ofAddress = eq(budgets.subject, `lines:${await addressHash(call)}`)
  return {
    call,
    id: randomUUID(),
    sessionId: randomUUID(),
    used: async () => (await database().select().from(budgets).where(ofAddress)).map(({ used }) => used),
    use: (used: number) => database().update(budgets).set({ used }).where(ofAddress),
  }
}
type Visitor = Awaited<ReturnType<typeof visitor>>
const textsOf = async ({ sessionId }: Visitor) =>
  (await database().select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId)))
    .map(({ text }) => text)
    .toSorted()

test('one IP address says only so many lines in a day, to whichever agent; a repeated one is not counted', async () => {
  const [one, other] = await Promise.all([publishPerson(), publishPerson()])
  const here = await visitor()
  const say = (text: string, to = one, sender = here, line = newLine(text)) =>
    saveVisitorLine(
      sender.call,
      { visitorId: sender.id, profileUrl: to.profileUrl, sessionId: sender.sessionId },
      line,
    )
  const first = newLine('First')
  await say('First', one, here, first)
  await say('First', one, here, first)
  expect(await here.used()).toEqual([1])
  await here.use(linesPerDay - 1)
  await say('Last')
  await expect(say('Beyond')).rejects.toMatchObject(refused)
  const neighbour = { ...here, id: randomUUID(), sessionId: randomUUID() }
  await expect(say('Beyond', other, neighbour)).rejects.toMatchObject(refused)
  expect([await here.used(), await textsOf(here), await textsOf(neighbour)]).toEqual([
    [linesPerDay],
    ['First', 'Last'],
    [],
  ])
  const elsewhere = await visitor()
  await say('From elsewhere', one, elsewhere)
  expect(await textsOf(elsewhere)).toEqual(['From elsewhere'])
})

test('somebody else’s conversation is refused as such, whatever is left of the day', async () => {
  const { profileUrl } = await publishPerson()
  const [here, there] = await Promise.all([visitor(), visitor()])
  const say = ({ call, id }: Visitor, sessionId: string) =>
    saveVisitorLine(call, { visitorId: id, profileUrl, sessionId }, newLine('Hello'))
  await say(here, here.sessionId)
  await say(there, there.sessionId)
  await here.use(linesPerDay)
  await expect(say(here, there.sessionId)).rejects.toMatchObject({ code: 'SESSION_NOT_YOURS' })
})

test('no agent answers an IP address that has said all its lines of the day, about a draft neither', async () => {
  const { profileUrl } = await publishPerson()
  const here = await visitor()
  const { call, id, sessionId } = here
  await saveDraft(call, id, drafted())
  const draftSession = randomUUID()
  await saveDraftLine(call, id, draftSession, newLine('Hello'))
  await here.use(linesPerDay)
  await expect(saveDraftLine(call, id, draftSession, newLine('Again'))).rejects.toMatchObject(refused)
  const request = { messageId: randomUUID(), userMessage: 'Who fills a ferry?' }
  await expect(
    answerVisitor(call, { ...request, visitorId: id, profileUrl, sessionId, result: undefined }, signal),
  ).rejects.toMatchObject(refused)
  await expect(
    adviseOnDraft(call, id, { ...request, sessionId: draftSession }, signal),
  ).rejects.toMatchObject(refused)
})

test('who lost the last answer of the day gets it again as it was, at either limit, and no other one', async () => {
  const { profileUrl } = await publishPerson()
  const here = await visitor()
  const { call, id, sessionId } = here
  const ask = async (
    messageId: string,
    userMessage = 'Our boats leave half empty. What would you do?',
    visitorId = id,
  ) => {
    const request = { visitorId, profileUrl, messageId, userMessage, sessionId, result: undefined }
    const { chunks, saved } = await answerVisitor(call, request, signal)
    const types: string[] = []
    for await (const { type } of chunks) types.push(type)
    return { types, ...(await saved) }
  }
  const lost = randomUUID()
  const first = await ask(lost)
  expect(first.citations).toHaveLength(1)
  const again = { text: first.text, citations: first.citations, isBroken: false }
  await here.use(linesPerDay)
  const repeated = await ask(lost)
  expect(repeated).toMatchObject(again)
  expect(repeated.types).toEqual(expect.arrayContaining(['text-delta', 'data-citation', 'finish']))
  await saveVisitorLine(
    call,
    { visitorId: id, profileUrl, sessionId },
    { ...newLine('Our boats leave half empty. What would you do?'), id: lost },
  )
  await expect(ask(randomUUID())).rejects.toMatchObject(refused)
  await expect(ask(lost, undefined, randomUUID())).rejects.toMatchObject({ code: 'SESSION_NOT_YOURS' })
  await here.use(2)
  const questions = eq(budgets.subject, `visitor:${await addressHash(call)}`)
  await database().update(budgets).set({ used: 200 }).where(questions)
  expect(await ask(lost)).toMatchObject(again)
  await expect(ask(randomUUID())).rejects.toMatchObject(refused)
  expect([await here.used(), (await textsOf(here)).length]).toEqual([[2], 2])
})
