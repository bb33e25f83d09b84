import { afterAll, expect, inject, test } from 'vitest'
import type { MeetingOffer } from '#schema/chat.ts'
import { answerOf, visitor } from '#test/agent.ts'
import { contentOf, saying, startFakeModel } from '#test/fakes/model.ts'
import { booking, hangHost, slots } from '#test/meetings.ts'
import { hangPerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'

const model = await startFakeModel()
const product = await startProduct({
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: 'a-key-of-ours',
  OPENAI_CHAT_MODEL: 'fake-model',
  TURSO_DATABASE_URL: inject('databaseUrl'),
})
afterAll(async () => {
  await product.stop()
  model.stop()
})

const offerIn = (parts: Awaited<ReturnType<typeof answerOf>>['parts']) =>
  parts.flatMap(({ type, data }) => (type === 'data-meeting' ? [data as unknown as MeetingOffer] : []))[0]
type Json = { response: string; meeting?: MeetingOffer }

test.concurrent('who asks to meet gets the next free times beside the words, streamed and as JSON, and books one of them', async () => {
  const { profileUrl } = await hangHost()
  const someone = visitor(profileUrl)
  const { text, parts } = await answerOf(await someone.ask('Can we talk next week?'))
  expect(text).toMatch(/^You can meet \w+: the next free times stand below/)
  expect(text).not.toMatch(/\d|\[|cannot/)
  const offer = offerIn(parts)
  expect(offer).toMatchObject({ length: 30, timeZone: 'Europe/London' })
  expect(offer?.slots).toHaveLength(6)
  const free = slots(60)
  for (const slot of offer?.slots ?? []) expect(free).toContain(slot)
  const order = parts.map(({ type }) => type)
  expect(order.indexOf('data-meeting')).toBeGreaterThan(order.lastIndexOf('text-delta'))

  const { response, meeting } = await jsonOf<Json>(await someone.askForJson('When are you free?'))
  expect(response).toBe(text)
  expect(meeting).toEqual(offer)
  const [start = ''] = offer?.slots ?? []
  const booked = await someone.post('/meetings', booking(profileUrl, start))
  expect(booked.status).toBe(201)
  const again = await jsonOf<Json>(await someone.askForJson('How do I book?'))
  expect(again.meeting?.slots).not.toContain(start)
  const kept = await someone.kept(6)
  expect(kept[1]).toMatchObject({ text, isUser: false })
})

test.concurrent('without open hours the agent leads to a message, and offers no time', async () => {
  const { profileUrl } = await hangPerson({ profile: { plan: 'starter' } })
  const { response, meeting } = await jsonOf<Json>(await visitor(profileUrl).askForJson('Can we meet?'))
  expect(response).toMatch(/you leave a message instead, behind “Leave a message”/)
  expect(meeting).toBeUndefined()
})

test.concurrent('where every hour is taken the agent says so', async () => {
  const { profileUrl } = await hangHost({}, { weekly: [] })
  const { response, meeting } = await jsonOf<Json>(await visitor(profileUrl).askForJson('Can we meet?'))
  expect(response).toMatch(/every one of them is taken at the moment/)
  expect(meeting?.slots).toEqual([])
})

test.concurrent('a configured model is not asked for a time: the house’s rule answers, with the same times', async () => {
  const { profileUrl } = await hangHost()
  const question = 'I would like to schedule a call, please.'
  model.answer(question, saying('I cannot book, but Tuesday at ten is free.'))
  const { text, parts } = await answerOf(await visitor(profileUrl, product.url).ask(question))
  expect(text).toMatch(/^You can meet/)
  expect(offerIn(parts)?.slots).toHaveLength(6)
  expect(model.wasAsked(question)).toBe(false)
})

test.concurrent('asked in another language the model puts the times under its answer, and is told to name none', async () => {
  const { profileUrl } = await hangHost()
  const question = 'Könnten wir uns nächste Woche treffen?'
  model.answer(question, saying('Gern. Die nächsten freien Zeiten ', 'stehen unten. [me', 'et]'))
  const { text, parts } = await answerOf(await visitor(profileUrl, product.url).ask(question))
  expect(text).toBe('Gern. Die nächsten freien Zeiten stehen unten.')
  expect(offerIn(parts)?.slots).toHaveLength(6)
  const told = contentOf(model.asked(question).request.messages[0])
  expect(told).toContain('Never name a day or a time yourself')
  expect(told).toContain('never say that a meeting cannot be booked')
})

test.concurrent('where nobody can be met a model that offers times all the same has none put under it', async () => {
  const { profileUrl } = await hangPerson({ profile: { plan: 'starter' } })
  const question = 'Könnten wir uns morgen treffen?'
  model.answer(question, saying('Natürlich. [meet]'))
  const { text, parts } = await answerOf(await visitor(profileUrl, product.url).ask(question))
  expect(text).toBe('Natürlich.')
  expect(offerIn(parts)).toBeUndefined()
  expect(contentOf(model.asked(question).request.messages[0])).toContain('a message can be left on this page')
})
