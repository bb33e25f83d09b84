import { expect, test } from 'vitest'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import { answerOf, offerIn, visitorOf } from '#test/agent.ts'
import { booking, publishHost, slots } from '#test/meetings.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'

type Json = { response: string; meeting?: MeetingOffer }

test.concurrent('a visitor who asks to meet gets the next free times, streamed and as JSON, and books one of them', async () => {
  const { profileUrl } = await publishHost()
  const someone = visitorOf(profileUrl)
  const { text, parts } = await answerOf(await someone.ask('Can we talk next week?'))
  expect(text).toMatch(/^You can meet \w+ for 30 minutes: the next free times stand below/)
  expect(text).not.toMatch(/\d:|\[|cannot/)
  const offer = offerIn(parts)
  expect(offer).toMatchObject({ length: 30, timeZone: 'Europe/London' })
  expect(offer?.slots).toHaveLength(6)
  const free = slots(60, {}, new Date(Date.now() - 3_600_000))
  for (const slot of offer?.slots ?? []) expect(free).toContain(slot)
  const order = parts.map(({ type }) => type)
  expect(order.indexOf('data-meeting')).toBeGreaterThan(order.lastIndexOf('text-delta'))

  const { response, meeting } = await jsonOf<Json>(await someone.askForJson('When are you free?'))
  expect(response).toBe(text)
  expect(meeting).toEqual(offer)
  // The last: the first may be too near by now.
  const start = offer?.slots?.at(-1) ?? ''
  const booked = await someone.post('/meetings', booking(profileUrl, start))
  expect(booked.status).toBe(201)
  const again = await jsonOf<Json>(await someone.askForJson('How do I book?'))
  expect(again.meeting?.slots).not.toContain(start)
  const lines = await someone.storedLines(6)
  expect(lines[1]).toMatchObject({ text, isUser: false })
})

test.concurrent('the agent without open hours leads to a message, and offers no time', async () => {
  const { profileUrl } = await publishPerson({ profile: { plan: 'starter' } })
  const { response, meeting } = await jsonOf<Json>(await visitorOf(profileUrl).askForJson('Can we meet?'))
  expect(response).toMatch(/you leave a message instead, with “Ask \w+ this” below/)
  expect(meeting).toBeUndefined()
})

test.concurrent('the agent says so where every hour is taken', async () => {
  const { profileUrl } = await publishHost({}, { weekly: [] })
  const { response, meeting } = await jsonOf<Json>(await visitorOf(profileUrl).askForJson('Can we meet?'))
  expect(response).toMatch(/none of them is free at the moment/)
  expect(meeting?.slots).toEqual([])
})
