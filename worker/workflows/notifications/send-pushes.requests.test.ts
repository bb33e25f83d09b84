import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { PushKind } from '#schema/notifications/notifications.ts'
import { newPushKeys } from '#scripts/local/push-keys.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { answeringPush, startFakePush } from '#test/fakes/push.ts'
import { databaseAt } from '#test/people.ts'
import type { Call } from '#worker/call.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { endSession } from '#worker/features/accounts/session-commands.ts'
import {
  saveNotificationSettings,
  switchPushes,
  unsubscribe,
} from '#worker/features/notifications/commands.ts'
import { expirePushes, pushStatement } from '#worker/features/notifications/push-commands.ts'
import { pushState } from '#worker/features/notifications/push-state-queries.ts'
import { leadPush, messagePush } from '#worker/features/notifications/wording.ts'
import { tables } from '#worker/services/database.ts'
import { saveNotifications } from './own-notifications.ts'
import { sendDuePushes } from './send-pushes.ts'

const { pushes, pushSubscriptions, sessions, users } = tables
const push = await startFakePush()
afterAll(() => push.stop())
afterEach(() => vi.restoreAllMocks())
const db = databaseAt(await startOwnDatabase())
const { publicKey, privateKey } = newPushKeys()
const minute = 60_000
const noon = new Date('2026-11-26T12:00:00Z')
const night = new Date('2026-11-26T23:30:00Z')
const morning = new Date('2026-11-27T07:00:00Z')
const after = (start: Date, minutes: number) => new Date(start.getTime() + minutes * minute)

const callAt = (now: Date, changes: Partial<Call> = {}): Call => {
  const call = callOn(db, { now, ...changes })
  const variables = {
    ...call.variables,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@rembrandt.example',
    LOCAL_PUSH_ORIGIN: push.origin,
  }
  return { ...call, variables }
}
const sendAt = (now: Date) => sendDuePushes(callAt(now))

async function addDevice(userId: string, endpoint?: string) {
  const device = push.device()
  const [id, token] = [randomUUID(), randomUUID()]
  await db.batch([
    db.insert(sessions).values({
      id,
      userId,
      token,
      expiresAt: new Date('2027-06-01T00:00:00Z'),
      createdAt: noon,
      updatedAt: noon,
    }),
    db.insert(pushSubscriptions).values({
      ...device.keys,
      id,
      userId,
      sessionId: id,
      endpoint: endpoint ?? device.endpoint,
      name: 'Firefox on Linux',
      createdAt: noon,
    }),
  ])
  const subscription = async () =>
    (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))[0]
  return {
    id,
    token,
    endpoint: device.endpoint,
    subscription,
    answer: (...answers: Parameters<typeof push.answer>[1][]) => push.answer(device.endpoint, ...answers),
    asked: () => push.countRequests(device.endpoint),
    got: () => push.pushesTo(device.endpoint).map(({ payload }) => payload),
    titles: () => push.pushesTo(device.endpoint).map(({ payload }) => payload.title),
    sizes: () => push.pushesTo(device.endpoint).map(({ sizes }) => sizes),
    topics: () => push.pushesTo(device.endpoint).map(({ headers }) => headers.topic),
    waits: async () => db.select().from(pushes).where(eq(pushes.subscriptionId, id)).orderBy(pushes.id),
  }
}

/** Somebody with one device. */
async function somebody(endpoint?: string) {
  const userId = randomUUID()
  const account = { id: userId, email: `${userId}@owner.example`, name: 'Petra Proof' }
  await db.batch(createUser(callAt(noon), { ...account, role: 'owner', emailVerified: true }))
  return { userId, account, ...(await addDevice(userId, endpoint)) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const occasion = (changes: object = {}) => ({
  ...messagePush('Daniel Okafor', { hasLead: false }),
  key: `question/${randomUUID()}`,
  ...changes,
})
const tell = ({ userId }: Pick<Somebody, 'userId'>, now: Date, message = occasion()) =>
  pushStatement(callAt(now), { ...message, to: sql`select ${userId}` })
const choose = ({ userId }: Somebody, chosen: Parameters<typeof saveNotificationSettings>[2]) =>
  saveNotificationSettings(callAt(noon), userId, chosen, 'Europe/London')
const isBlank = { title: '', text: '', namedTitle: '', namedText: '', dueAt: null }

test('a push is sent to each device once, and its words are deleted', async () => {
  const owner = await somebody()
  const tablet = await addDevice(owner.userId)
  const message = occasion()
  await tell(owner, noon, message)
  await tell(owner, noon, message)
  await sendAt(noon)
  await sendAt(after(noon, 1))
  await tell(owner, after(noon, 2), message)
  await sendAt(after(noon, 3))
  for (const device of [owner, tablet]) {
    expect(device.titles()).toEqual(['A new message'])
    expect(await device.waits()).toMatchObject([isBlank])
    expect((await device.subscription())?.lastUsedAt).toEqual(noon)
  }
  expect(push.wrong()).toEqual([])
})

test('five runs at once, while the service is slow, send each push once', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => somebody()))
  for (const owner of owners) {
    await tell(owner, noon)
    await tell(owner, noon, occasion(leadPush('Ada')))
  }
  const slow = async <Answer>(ask: () => Promise<Answer>) => {
    await sleep(40)
    return ask()
  }
  await Promise.all(Array.from({ length: 5 }, () => sendDuePushes(callAt(noon, { askStranger: slow }))))
  for (const owner of owners)
    expect(owner.titles().sort()).toEqual(['A new message', 'A new scorecard result'])
})

test('a lock screen names nobody until its owner lets it', async () => {
  const owner = await somebody()
  await tell(owner, noon)
  await sendAt(noon)
  await choose(owner, { showsNames: true })
  await tell(owner, after(noon, 1))
  await sendAt(after(noon, 1))
  expect(owner.titles()).toEqual(['A new message', 'Daniel Okafor wrote to you'])
  expect(JSON.stringify(owner.got()[0])).not.toContain('Daniel')
})

test('names that are switched off while a push waits are not shown', async () => {
  const owner = await somebody()
  await choose(owner, { showsNames: true })
  await tell(owner, night)
  await sendAt(night)
  await choose(owner, { showsNames: false })
  await sendAt(morning)
  expect(owner.titles()).toEqual(['A new message'])
})

test.each([
  ['turns the text after it', 'Ada\u202eKO'],
  ['sets words apart', 'Ada\u2066K'],
  ['holds control characters', 'Ada\u0000\u001b[2J'],
  ['holds an address', 'Win https://prize.example'],
  ['holds HTML', '<b>Ada</b>'],
  ['is empty', ''],
])('a name that %s is not shown, the message is', async (_, name) => {
  const owner = await somebody()
  await choose(owner, { showsNames: true })
  await tell(owner, noon, occasion(messagePush(name, { hasLead: false })))
  await sendAt(noon)
  expect(owner.titles()).toEqual(['A new message'])
})

test('a name that is very long is cut, and is shown with what it has sent', async () => {
  const owner = await somebody()
  await choose(owner, { showsNames: true })
  await tell(owner, noon, occasion(messagePush('A'.repeat(500), { hasLead: false })))
  await sendAt(noon)
  expect(owner.titles()).toEqual([expect.stringMatching(/^A{20,60}… wrote to you$/)])
})

test('words that turn or hide others are taken out, and long ones are cut', async () => {
  const owner = await somebody()
  const title = `Nine\u202e\u0000\u2067 boats\r\n ${'ű𝕏 '.repeat(2000)}`
  const text = '“\\"\u4e16'.repeat(5000)
  await tell(owner, noon, occasion({ title, text, named: { title, text } }))
  await sendAt(noon)
  const [got] = owner.got()
  expect(got?.title).toMatch(/^Nine boats {1,2}ű/)
  expect(`${got?.title}${got?.body}`).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  const [size] = owner.sizes()
  expect(size?.written).toBeLessThan(3000)
  expect(size?.sent).toBeLessThan(3100)
})

test('quiet hours send nothing, and waiting pushes arrive as one of each kind as they end', async () => {
  const owner = await somebody()
  for (const message of [occasion(), occasion(), occasion(leadPush('Ada'))]) await tell(owner, night, message)
  await sendAt(night)
  await sendAt(after(night, 120))
  await tell(owner, after(night, 180))
  await sendAt(after(morning, -1))
  expect(owner.asked()).toBe(0)
  await sendAt(morning)
  expect(owner.titles().sort()).toEqual(['3 new messages', 'A new scorecard result'])
  const together = owner.got().find(({ title }) => title.startsWith('3'))
  expect(together?.path).toBe('/customer-dashboard?tab=messages')
  expect(await owner.waits()).toMatchObject([isBlank, isBlank, isBlank, isBlank])
})

test.each([
  ['forward', '2026-03-28T23:30:00Z', '2026-03-29T05:59:00Z', '2026-03-29T06:00:00Z'],
  ['back', '2026-10-24T23:30:00Z', '2026-10-25T06:59:00Z', '2026-10-25T07:00:00Z'],
])(
  'a push in the night in which the clock goes %s waits until seven by the new clock',
  async (_, start, still, end) => {
    const owner = await somebody()
    await tell(owner, new Date(start))
    await sendAt(new Date(start))
    await sendAt(new Date(still))
    expect(owner.asked()).toBe(0)
    await sendAt(new Date(end))
    expect(owner.titles()).toEqual(['A new message'])
  },
)

test('an owner who ends their quiet hours gets waiting pushes at once', async () => {
  const owner = await somebody()
  await tell(owner, night)
  await sendAt(night)
  const account = {
    userId: owner.userId,
    sessionId: owner.id,
    email: owner.account.email,
    name: '',
    role: 'owner',
    emailVerified: true,
    hasTotp: false,
    isUserVerified: false,
    profile: null,
  } as const
  const call = callAt(after(night, 5), { actor: { kind: 'owner', address: '', account } })
  await saveNotifications(call, { quiet: null })
  expect(call.afterwards.has('pushes')).toBe(true)
  await sendDuePushes(call)
  expect(owner.titles()).toEqual(['A new message'])
})

test.each<[string, PushKind, string]>([
  ['switched off', 'message', 'A new message'],
  ['left on', 'lead', 'A new message'],
])('a kind that is %s before and while a push waits is heard of, or not', async (state, kind, title) => {
  const owner = await somebody()
  await tell(owner, night)
  for (const statement of switchPushes(callAt(night), owner.userId, kind, false)) await statement
  await tell(owner, night)
  await sendAt(night)
  await sendAt(morning)
  const titles = state === 'left on' ? [title.replace('A new message', '2 new messages')] : []
  expect(owner.titles()).toEqual(titles)
})

test('a push that is a day old is not sent any more', async () => {
  const owner = await somebody()
  owner.answer(answeringPush(500))
  await tell(owner, noon)
  await sendAt(noon)
  await sendAt(after(noon, 24 * 60))
  expect(owner.asked()).toBe(1)
  expect(await owner.waits()).toMatchObject([isBlank])
})

test.each([404, 410])(
  'a device whose service says %i is forgotten with its waiting pushes',
  async (status) => {
    const owner = await somebody()
    const tablet = await addDevice(owner.userId)
    owner.answer(answeringPush(status))
    await tell(owner, noon)
    await tell(owner, noon, occasion(leadPush('Ada')))
    await sendAt(noon)
    expect(await owner.subscription()).toBeUndefined()
    expect(await owner.waits()).toEqual([])
    expect(owner.asked()).toBe(1)
    expect(tablet.titles()).toHaveLength(2)
  },
)

test.each([401, 403, 429, 500, 503])(
  'a device whose service says %i stays, is asked again later, and the log does not name it',
  async (status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const owner = await somebody()
    owner.answer(answeringPush(status))
    await tell(owner, noon)
    await sendAt(noon)
    await sendAt(after(noon, 0.5))
    expect(owner.asked(), 'not before a minute is over').toBe(1)
    expect(log.mock.calls.flat().join()).toContain(`answered ${status}`)
    expect(log.mock.calls.flat().join()).not.toContain(owner.endpoint)
    await sendAt(after(noon, 1.1))
    expect(owner.titles()).toEqual(['A new message'])
  },
)

test('pushes that were due long ago are counted, and those that wait for the morning are not late', async () => {
  await db.delete(pushes)
  const owner = await somebody()
  await tell(owner, night)
  expect(await pushState({ db, now: after(night, 120) })).toMatchObject({
    waiting: 1,
    oldestWaitingSeconds: 7200,
    failed: 0,
  })
  await sendAt(night)
  expect(await pushState({ db, now: after(night, 120) })).toMatchObject({
    waiting: 1,
    oldestWaitingSeconds: 0,
  })
  await sendAt(after(morning, 1))
  expect(await pushState({ db, now: after(morning, 2) })).toEqual({
    waiting: 0,
    oldestWaitingSeconds: 0,
    failed: 0,
    recent: 1,
    recentFailed: 0,
    recentSettled: 1,
  })
})

test('pushes with keys that do not fit each other are not lost, and are counted half an hour later', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await db.delete(pushes)
  const owner = await somebody()
  await tell(owner, noon)
  // Some platforms refuse to sign with such keys, others leave it to the service to notice.
  owner.answer(...Array.from({ length: 40 }, () => answeringPush(403)))
  for (let minutes = 0; minutes <= 40; minutes += 1) {
    const call = callAt(after(noon, minutes))
    const variables = { ...call.variables, VAPID_PRIVATE_KEY: newPushKeys().privateKey }
    await sendDuePushes({ ...call, variables })
  }
  expect(await pushState({ db, now: after(noon, 41) })).toMatchObject({
    waiting: 1,
    failed: 1,
    recentFailed: 1,
    recentSettled: 0,
  })
  expect(log.mock.calls.flat().join()).not.toContain(owner.endpoint)
  expect(owner.titles()).toEqual([])
  owner.answer()
  await sendAt(after(noon, 120))
  expect(owner.titles()).toEqual(['A new message'])
})

test.each([
  ['600', 9, 11],
  [after(noon, 30).toUTCString(), 29, 31],
  ['0', 0.9, 1.1],
  ['soon', 0.9, 1.1],
])('Retry-After %s is kept to', async (header, tooEarly, late) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const owner = await somebody()
  owner.answer(answeringPush(429, { 'Retry-After': header }))
  await tell(owner, noon)
  await sendAt(noon)
  await sendAt(after(noon, tooEarly))
  expect(owner.asked()).toBe(1)
  await sendAt(after(noon, late))
  expect(owner.titles()).toEqual(['A new message'])
})

test('a push that its service refuses is dropped, and the next is sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const owner = await somebody()
  owner.answer(answeringPush(413))
  await tell(owner, noon)
  await tell(owner, noon, occasion(leadPush('Ada')))
  await sendAt(noon)
  expect(owner.titles()).toEqual(['A new scorecard result'])
  expect(await owner.waits()).toMatchObject([isBlank, isBlank])
})

test('a redirect is not followed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [owner, elsewhere] = [await somebody(), push.device()]
  owner.answer(answeringPush(308, { Location: elsewhere.endpoint }))
  await tell(owner, noon)
  await sendAt(noon)
  expect(push.countRequests(elsewhere.endpoint)).toBe(0)
})

test('a service that breaks off, or says without end, holds up no other device', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [broken, endless, owner] = [await somebody(), await somebody(), await somebody()]
  broken.answer((response) => response.destroy())
  endless.answer((response) => {
    response.writeHead(201)
    response.write('x'.repeat(1000))
  })
  for (const one of [broken, endless, owner]) await tell(one, noon)
  await sendAt(noon)
  expect(owner.titles()).toEqual(['A new message'])
  expect(await endless.waits(), 'it was taken').toMatchObject([isBlank])
  expect((await broken.waits())[0]?.dueAt).toBeGreaterThan(noon.getTime())
})

test('a service that never answers is given up after eight seconds, and tried later', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const owner = await somebody()
  owner.answer(() => {})
  await tell(owner, noon)
  await sendAt(noon)
  expect(log.mock.calls.flat().join()).toContain('TimeoutError')
  await sendAt(after(noon, 1.1))
  expect(owner.titles()).toEqual(['A new message'])
}, 30_000)

test.each([
  'https://fcm.googleapis.com.evil.test/1',
  'http://fcm.googleapis.com/1',
  'https://127.0.0.1/1',
  'https://fcm.googleapis.com:8443/1',
])('an address in the database that is no push service, %s, is asked for nothing', async (endpoint) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fetches = vi.spyOn(globalThis, 'fetch')
  const owner = await somebody(`${endpoint}?${randomUUID()}`)
  await tell(owner, noon)
  fetches.mockClear()
  await sendAt(noon)
  expect(fetches.mock.calls.filter(([to]) => String(to).startsWith(endpoint))).toEqual([])
  expect(await owner.waits()).toMatchObject([isBlank])
})

test('a device that signed out, is suspended or has an expired session gets no waiting push', async () => {
  const [out, suspended, over] = [await somebody(), await somebody(), await somebody()]
  for (const one of [out, suspended, over]) await tell(one, noon)
  await endSession(callAt(noon), out.token)
  await db.update(users).set({ suspendedAt: noon }).where(eq(users.id, suspended.userId))
  await db.update(sessions).set({ expiresAt: noon }).where(eq(sessions.id, over.id))
  await sendAt(noon)
  for (const one of [out, suspended, over]) expect(one.asked()).toBe(0)
  expect(await out.waits()).toEqual([])
})

test.each([
  ['removed', (one: Somebody) => unsubscribe(callAt(noon), one.userId, one.id)],
  ['signed out', (one: Somebody) => endSession(callAt(noon), one.token)],
  ['erased with its account', (one: Somebody) => db.delete(users).where(eq(users.id, one.userId))],
])('a device that is %s while it is sent to gets nothing more', async (_, end) => {
  const owner = await somebody()
  owner.answer(async (response) => {
    await end(owner)
    response.writeHead(500).end()
  })
  vi.spyOn(console, 'error').mockReturnValue()
  await tell(owner, noon)
  await tell(owner, noon, occasion(leadPush('Ada')))
  await sendAt(noon)
  await sendAt(after(noon, 5))
  expect(owner.asked()).toBe(1)
  expect(await owner.waits()).toEqual([])
})

test('a device that moves to another account takes nothing of the former one along', async () => {
  const [before, next] = [await somebody(), await somebody()]
  await tell(before, noon)
  const account = { userId: next.userId, sessionId: next.id } as const
  const { addPushDevice } = await import('./push-devices.ts')
  const actor = { kind: 'owner', address: '', account: { ...account, role: 'owner' } } as Call['actor']
  const { keys } = push.device()
  await addPushDevice({ ...callAt(noon), actor }, { endpoint: before.endpoint, keys })
  await sendAt(noon)
  expect(before.asked()).toBe(0)
  expect(await before.subscription()).toBeUndefined()
})

test('a visitor who floods an owner is heard twenty times an hour', async () => {
  const owner = await somebody()
  for (let times = 0; times < 25; times += 1) await tell(owner, noon)
  expect(await owner.waits()).toHaveLength(20)
  await tell(owner, after(noon, 61))
  expect(await owner.waits()).toHaveLength(21)
})

test('a push’s record is deleted after 30 days', async () => {
  const owner = await somebody()
  await tell(owner, noon)
  await sendAt(noon)
  await expirePushes(callAt(after(noon, 29 * 24 * 60)))
  expect(await owner.waits()).toHaveLength(1)
  await expirePushes(callAt(after(noon, 31 * 24 * 60)))
  expect(await owner.waits()).toEqual([])
})
