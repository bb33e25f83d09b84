import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { requireFreePort } from '#scripts/local/network.ts'
import { visitor } from '#test/agent.ts'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { databaseAt } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { postJson } from '#test/requests.ts'
import { tables } from './services/database.ts'

const clients = 16
const agentName = 'adaeze-whitcombe'

const product = await startProduct({ SAMPLE_DATA: 'off' })
afterAll(product.stop)

test('every message that was taken survives the death of the database, once', async () => {
  const databasePid = () => Number(readFileSync(join(product.dataFolder, 'sqld.pid'), 'utf8').split('\n')[0])
  const firstPid = databasePid()
  const taken: { text: string; at: number }[] = []
  let refused = 0
  let isOver = false

  const talk = async (client: number) => {
    const someone = visitor(agentName, product.url)
    for (let number = 0; !isOver; number += 1) {
      const text = `Message ${number} of client ${client}`
      const messageId = randomUUID()
      for (let saved = false; !saved && !isOver; ) {
        // A client that hears nothing tries again with the same id, as the chat does.
        const answer = await someone.save(text, { messageId }).catch(() => undefined)
        saved = answer?.ok ?? false
        await answer?.arrayBuffer()
        if (saved) taken.push({ text, at: performance.now() })
        else refused += 1
      }
    }
  }
  const talking = Promise.all(Array.from({ length: clients }, (_, client) => talk(client)))
  await expect.poll(() => taken.length).toBeGreaterThan(100)
  process.kill(firstPid, 'SIGKILL')
  const killedAt = performance.now()
  const takenSince = () => taken.filter(({ at }) => at > killedAt + 200).length
  await expect.poll(takenSince).toBeGreaterThan(100)
  isOver = true
  await talking

  expect(databasePid(), 'the launcher started it again').not.toBe(firstPid)
  const kept = await databaseAt(product.databaseUrl)
    .select({ text: tables.chatMessages.text })
    .from(tables.chatMessages)
  const times = new Map<string, number>()
  for (const { text } of kept) times.set(text, (times.get(text) ?? 0) + 1)
  expect(taken.filter(({ text }) => !times.has(text))).toEqual([])
  expect([...times].filter(([, count]) => count > 1)).toEqual([])
  expect(kept.length).toBeLessThanOrEqual(taken.length + clients)
  expect(refused, 'it really was away').toBeGreaterThan(0)
})

test('what was saved is there after the whole product was killed and started again', async () => {
  const someone = visitor(agentName, product.url)
  for (const line of ['One', 'Two', 'Three']) expect((await someone.save(line)).status).toBe(201)
  const { pid } = JSON.parse(readFileSync(join(product.dataFolder, 'running.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
  const port = new URL(product.url).port
  const isPortFree = () =>
    requireFreePort('127.0.0.1', Number(port)).then(
      () => true,
      () => false,
    )
  await expect.poll(isPortFree).toBe(true)
  const again = await startProduct({ SAMPLE_DATA: 'off', DATA_DIR: product.dataFolder, PORT: port })
  expect(
    (await someone.kept(3)).map(({ text }) => text),
    'and the visitor is still known',
  ).toEqual(['One', 'Two', 'Three'])
  await again.stop()
})

test('the departure of those whose requests write for others too costs nobody anything', async () => {
  const proxy = await startDatabaseProxy(inject('databaseUrl'))
  const product = await startProduct({ SAMPLE_DATA: 'off', TURSO_DATABASE_URL: proxy.url })
  const save = (sessionId: string, signal?: AbortSignal) =>
    postJson(
      `${product.url}/api/chat`,
      { sessionId, agentName, message: 'I stay', isUser: true },
      {},
      signal,
    ).then(
      ({ status }) => status,
      () => 'left',
    )
  const sessions = Array.from({ length: 7 }, () => `leaving-${randomUUID()}`)
  const leaving = new AbortController()
  const { held, release } = proxy.holdAnswers(/leaving-/)
  const answers = sessions.map((session, place) => save(session, place < 6 ? leaving.signal : undefined))
  // The last one is written in the request of whoever is first of them, or in its own.
  await expect.poll(() => sessions.filter((session) => !held.join().includes(session))).toEqual([])
  leaving.abort()
  await Promise.all(answers.slice(0, 6))
  release()
  expect(await Promise.all(answers)).toEqual([...Array(6).fill('left'), 201])
  const kept = await databaseAt(inject('databaseUrl'))
    .select({ session: tables.chatMessages.sessionId })
    .from(tables.chatMessages)
    .where(inArray(tables.chatMessages.sessionId, sessions))
  expect(kept.map(({ session }) => session).toSorted()).toEqual(sessions.toSorted())
  await product.stop()
  proxy.stop()
})
