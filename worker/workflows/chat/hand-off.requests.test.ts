import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teacher, visitorOf } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { reserve } from '../../services/allowances.ts'
import { tables } from '../../services/database.ts'
import { addressHash } from '../../services/identity/address.ts'
import { messagesPerDay } from '../questions/submit-question.ts'
import { handOff } from './hand-off.ts'

const { chatSessions } = tables

test('the same hand-off again is answered where the day’s messages are used up', async () => {
  const { profileUrl } = await teacher()
  const { answerTo, sessionId } = visitorOf(profileUrl)
  await answerTo('Do you repair engines?')
  const [session] = await database().select().from(chatSessions).where(eq(chatSessions.id, sessionId))
  const address = `2001:db8:${randomUUID().slice(0, 4)}::1`
  const call = callOn(database(), { actor: { kind: 'visitor', address } })
  const handOver = (email: string) =>
    handOff(call, session?.visitorId, sessionId, { name: 'Daniel Okafor', email })
  const reply = await handOver('daniel@okafor.example')
  const subject = `messages:${await addressHash(call)}`
  await reserve(call, [
    { unit: 'messages', subject, amount: messagesPerDay - 1, limit: messagesPerDay, window: 'day' },
  ])
  expect(await handOver('daniel@okafor.example')).toBe(reply)
  await expect(handOver('another@okafor.example')).rejects.toMatchObject({ code: 'MESSAGE_LIMIT' })
})
