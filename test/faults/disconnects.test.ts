import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { tables } from '#worker/services/database.ts'
import { browser } from '../account.ts'
import { answerOf, visitorOf } from '../agent.ts'
import { eventually } from '../eventually.ts'
import { booking, slots } from '../meetings.ts'
import { databaseAt } from '../people.ts'
import { startProduct } from '../product.ts'
import { fault, isWhole } from './fault.ts'
import { publishOwner } from './owner.ts'

const { chatMessages, galleryPlacements, meetings, outbox, questions } = tables

type Sent = { method: string; path: string; body: object; cookie?: string }
/** When somebody goes away: in the middle of what they send, as soon as it is sent, or a moment later. */
const moments = ['in the middle', 'at its end', 'a moment later'] as const
type Moment = (typeof moments)[number]

const headersOf = ({ cookie }: Sent) => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Mozilla/5.0',
  ...(cookie && { Cookie: cookie }),
})

/** Sends something, and goes away before the answer. */
async function leave(url: string, sent: Sent, moment: Moment) {
  const text = JSON.stringify(sent.body)
  const outgoing = request(url.replace('localhost', '127.0.0.1') + sent.path, {
    method: sent.method,
    agent: false,
    headers: { ...headersOf(sent), 'Content-Length': Buffer.byteLength(text) },
  })
  outgoing.on('error', () => {})
  if (moment === 'in the middle') outgoing.write(text.slice(0, text.length / 2))
  else outgoing.end(text)
  await sleep(moment === 'a moment later' ? 15 + Math.random() * 40 : 5)
  outgoing.destroy()
}

/** Sends it again, as a browser does with the same key, until it is acknowledged. */
const sendAgain = (url: string, sent: Sent) =>
  eventually(async () => {
    const { method, body } = sent
    const answer = await fetch(url + sent.path, {
      method,
      headers: headersOf(sent),
      body: JSON.stringify(body),
    })
    await answer.text()
    return answer.ok
  })

fault(
  'a write whose client disconnected is done once when it is sent again',
  {
    fault:
      'clients disconnect while they send a chat line, a booking, a message, an edit, a publication, or receive a streamed answer',
    effect: 'everything that was sent is stored once, whether they come back or not; nobody else notices',
  },
  async ({ note }) => {
    const product = await startProduct({ SAMPLE_DATA: 'off' })
    onTestFinished(product.stop)
    const { url } = product
    const db = databaseAt(product.databaseUrl)
    const owner = await publishOwner(product)
    const { profileUrl } = owner
    const cookie = [...owner.account.cookies].map((pair) => pair.join('=')).join('; ')
    const free = slots(60)
    const placed = () => db.$count(galleryPlacements, eq(galleryPlacements.profileId, owner.id))
    /** Goes public or takes the page down, and goes away meanwhile. */
    async function leaveGoingPublic(isActive: boolean, moment: Moment) {
      const sent = { method: 'PUT', path: '/api/customer-profile', body: { isActive }, cookie }
      await leave(url, sent, moment)
      // What they left may be done after what they sent again, where both were under way: the page is as the last one says.
      await eventually(async () => {
        await sendAgain(url, sent)
        const page = await fetch(`${url}/profile/${profileUrl}`)
        return page.status === (isActive ? 200 : 404) && (await placed()) > 0 === isActive
      })
    }
    const rounds = isWhole ? 12 : 1
    let left = 0
    for (let round = 0; round < rounds; round += 1)
      for (const moment of moments) {
        const key = randomUUID()
        const booked = booking(profileUrl, free.shift() ?? '')
        const email = `${key}@asker.example`
        const all: Sent[] = [
          {
            method: 'POST',
            path: '/api/chat',
            body: {
              sessionId: `left-${key}`,
              agentName: profileUrl,
              message: `Line ${key}`,
              isUser: true,
              messageId: key,
            },
          },
          { method: 'POST', path: '/api/meetings', body: booked },
          {
            method: 'POST',
            path: '/api/questions',
            body: { profileUrl, question: `Question ${key}`, email, consent: true, questionKey: key },
          },
          { method: 'PUT', path: '/api/customer-profile', body: { headline: `Edit ${key}` }, cookie },
        ]
        await Promise.all(all.map((sent) => leave(url, sent, moment)))
        left += all.length + 3
        // The line belongs to the visitor who sent it first, whose cookie went away with them.
        const [, ...others] = all
        for (const sent of others) await sendAgain(url, sent)
        const lines = await db.select().from(chatMessages).where(eq(chatMessages.id, key))
        expect(lines.length, `${moment}: the line`).toBeLessThanOrEqual(1)
        expect(await db.$count(meetings, eq(meetings.bookingKey, booked.bookingKey)), moment).toBe(1)
        expect(await db.$count(questions, eq(questions.questionKey, key)), moment).toBe(1)
        for (const to of [booked.email])
          expect(await db.$count(outbox, eq(outbox.to, to)), `${moment}: mails`).toBe(1)
        for (const isActive of [false, true]) await leaveGoingPublic(isActive, moment)
        await leaveAnAnswer(url, profileUrl)
      }
    note(`${left} requests left`)
    expect((await fetch(`${url}/api/ping`)).status).toBe(200)
  },
)

/** Leaves an agent in the middle of its answer, comes back and asks again. */
async function leaveAnAnswer(url: string, profileUrl: string) {
  const someone = visitorOf(profileUrl, browser(url, { isPatient: false }))
  const leaving = new AbortController()
  const messageId = randomUUID()
  await someone.save('Hello', { messageId: randomUUID() })
  const answer = await someone.ask('What was the timetable about?', { messageId }, leaving.signal)
  await answer.body?.getReader().read()
  leaving.abort()
  const second = await answerOf(await someone.ask('And what came of the boats?'))
  expect(second.text).not.toBe('')
  const lines = await someone.storedLines(4)
  expect(lines.filter(({ text }) => text === 'What was the timetable about?')).toHaveLength(1)
}
