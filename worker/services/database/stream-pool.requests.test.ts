import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { openDatabase, tables } from '../database.ts'

const databaseUrl = await startOwnDatabase()
const aboutKept = /^\{"baton":"/
const aboutClosing = /\{"type":"close"\}\]\}$/

async function watched() {
  const proxy = await startDatabaseProxy(databaseUrl)
  onTestFinished(proxy.stop)
  return { proxy, open: () => openDatabase({ TURSO_DATABASE_URL: proxy.url }) }
}

test('calls one after the other share one connection, for any statements', async () => {
  const { proxy, open } = await watched()
  for (const number of [1, 2, 3]) {
    expect(await open().all(sql`select ${number} as number`)).toEqual([{ number }])
    const twice = () => open().all(sql`select ${'"type":"error", {"type":"store_sql","sql_id":0'} as text`)
    const db = open()
    const [first, second, runs] = await db.batch([
      db.all(sql`select ${number} as number`),
      db.all(sql`select ${number} as number`),
      db.delete(tables.cronRuns).where(sql`job = 'nobody'`).returning(),
    ])
    expect([first, second, runs]).toEqual([[{ number }], [{ number }], []])
    expect(await twice()).toEqual([{ text: '"type":"error", {"type":"store_sql","sql_id":0' }])
  }
  expect(proxy.countRequests(aboutKept)).toBe(8)
})

test('every call opens a connection of its own with the pool switched off, and closes it', async () => {
  const { proxy } = await watched()
  const open = () => openDatabase({ TURSO_DATABASE_URL: proxy.url, DATABASE_STREAM_POOL: 'off' })
  for (const number of [1, 2, 3])
    expect(await open().all(sql`select ${number} as number`)).toEqual([{ number }])
  expect(proxy.countRequests(aboutClosing)).toBe(3)
})

test('calls at once that find no connection open their own, and close it', async () => {
  const { proxy, open } = await watched()
  proxy.answerAfter(100)
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  const read = (number: number) => open().all(sql`select ${number} as number`)
  expect(await Promise.all(numbers.map(read))).toEqual(numbers.map((number) => [{ number }]))
  expect(proxy.countRequests(aboutClosing)).toBe(7)
  await read(1)
  expect(proxy.countRequests(aboutKept)).toBe(1)
})

test('a connection is closed where something was refused, and the next call opens another', async () => {
  const { proxy, open } = await watched()
  const refused = open().batch([
    open().run(sql`delete from cron_runs where job = 'nobody'`),
    open().run(sql`select no_such_function()`),
  ])
  await expect(refused).rejects.toThrow('no_such_function')
  expect(proxy.countRequests(aboutClosing)).toBe(1)
  expect(await open().all(sql`select 1 as number`)).toEqual([{ number: 1 }])
  expect(proxy.countRequests(aboutKept)).toBe(0)
})

test.each([
  ['was started anew', 400, 'Received an invalid baton'],
  ['has ended the connection', 500, '{"message":"The stream has expired","code":"STREAM_EXPIRED"}'],
])('a database that %s is asked again, and does what is written once', async (_, status, message) => {
  let isForgetful = false
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    const body: Buffer[] = []
    incoming.on('data', (piece) => body.push(piece))
    incoming.on('end', async () => {
      const request = Buffer.concat(body).toString()
      requests.push(request)
      if (isForgetful && aboutKept.test(request))
        return void outgoing.writeHead(status, { 'Content-Type': 'text/plain' }).end(message)
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(databaseUrl + incoming.url, {
        method: 'POST',
        body: request,
        headers,
      })
      outgoing.writeHead(answer.status, headers).end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const db = openDatabase({
    TURSO_DATABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  await Promise.all([db.all(sql`select 1`), db.all(sql`select 2`)])
  isForgetful = true
  requests.length = 0
  const job = `forgotten ${crypto.randomUUID()}`
  const count = sql`insert into cron_runs (job, ended_at) values (${job}, 1)
    on conflict (job) do update set ended_at = ended_at + 1 returning ended_at as times`
  expect(await db.all(count)).toEqual([{ times: 1 }])
  expect(requests.map((request) => aboutKept.test(request))).toEqual([true, false])
  await db.delete(tables.cronRuns).where(sql`job = ${job}`)
})
