import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@libsql/client'
import { eq, like, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { isDatabaseUnreachable, onlyReads, openDatabase, tables } from './database.ts'

const request = (...statements: string[]) =>
  JSON.stringify({
    baton: null,
    requests: statements.map((statement) => ({ type: 'execute', stmt: { sql: statement, args: [] } })),
  })

test.each([
  'select 1',
  '\n    SELECT rowid from profile_search',
  '  explain query plan delete from profiles',
  'begin deferred',
  'with cards as (select 1) select * from cards',
])('%j only reads', (statement) => {
  expect(onlyReads(request(statement))).toBe(true)
})

test.each([
  'insert into events values (1)',
  '\n  update profiles set plan = ?',
  'delete from stories',
  'insert into a select 1 returning id',
  'create table a (b)',
  'replace into a values (1)',
  'selected',
  'with old as (select 1) delete from stories where id in old',
])('%j writes', (statement) => {
  expect(onlyReads(request(statement))).toBe(false)
})

test('one write among reads makes a request a write', () => {
  expect(onlyReads(request('select 1', 'select 2', 'delete from stories', 'commit'))).toBe(false)
})

test('what stands in a value is not taken for a statement', () => {
  const value = '"sql":"delete from stories"'
  const body = JSON.stringify({
    requests: [{ stmt: { sql: 'select ?', args: [{ type: 'text', value }] } }],
  })
  expect(onlyReads(body)).toBe(true)
})

/** A database that fails as often as told before it passes requests on. */
async function startFailing(times: number, how: 'status' | 'hang up') {
  const proxy = await startDatabaseProxy(inject('databaseUrl'))
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    requests += 1
    if (requests <= times)
      return void (how === 'status' ? outgoing.writeHead(502).end() : incoming.socket.destroy())
    const body: Buffer[] = []
    incoming.on('data', (piece) => body.push(piece))
    incoming.on('end', async () => {
      const answer = await fetch(proxy.url + incoming.url, {
        method: 'POST',
        body: Buffer.concat(body),
        headers: { 'Content-Type': 'application/json' },
      })
      outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' })
      outgoing.end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    db: openDatabase({ TURSO_DATABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    count: () => requests,
    stop() {
      server.closeAllConnections()
      server.close()
      proxy.stop()
    },
  }
}

test.each(['status', 'hang up'] as const)(
  'a read that fails once (%s) is tried again unnoticed',
  async (how) => {
    const failing = await startFailing(1, how)
    expect(await failing.db.all(sql`\n select 7 as number`)).toEqual([{ number: 7 }])
    expect(failing.count()).toBe(2)
    failing.stop()
  },
)

test('a read that fails twice is given up, as unreachable', async () => {
  const failing = await startFailing(9, 'hang up')
  const outcome = await failing.db
    .select()
    .from(tables.cronRuns)
    .catch((error: unknown) => error)
  expect(isDatabaseUnreachable(outcome)).toBe(true)
  expect(failing.count()).toBe(2)
  failing.stop()
})

test('a write is never repeated, since it may have been done', async () => {
  const failing = await startFailing(1, 'hang up')
  const outcome = await failing.db
    .delete(tables.cronRuns)
    .where(sql`job = 'nobody'`)
    .catch((error: unknown) => error)
  expect(isDatabaseUnreachable(outcome)).toBe(true)
  expect(failing.count()).toBe(1)
  failing.stop()
})

test('a statement the database refuses is our fault, not an outage', async () => {
  const db = openDatabase({ TURSO_DATABASE_URL: inject('databaseUrl') })
  const outcome = await db.run(sql`select no_such_function()`).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Error)
  expect(isDatabaseUnreachable(outcome)).toBe(false)
})

/** A database that answers every request like this; `undefined`: never. */
async function startAnswering(status: number | undefined) {
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    requests += 1
    incoming.resume()
    if (status) outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":"no"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    open: () => openDatabase({ TURSO_DATABASE_URL: url }),
    count: () => requests,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.each([
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])('a database that answers with %i has an outage: %s', async (status, isOutage) => {
  const answering = await startAnswering(status)
  const read = await answering
    .open()
    .all(sql`select 1`)
    .catch((error: unknown) => error)
  const written = await answering
    .open()
    .run(sql`delete from cron_runs`)
    .catch((error: unknown) => error)
  expect([read, written].map(isDatabaseUnreachable)).toEqual([isOutage, isOutage])
  answering.stop()
})

test('whoever reads from a database that hangs learns it within three and a half seconds', async () => {
  const hanging = await startAnswering(undefined)
  const began = performance.now()
  const outcome = await hanging
    .open()
    .all(sql`select 1`)
    .catch((error: unknown) => error)
  expect(isDatabaseUnreachable(outcome)).toBe(true)
  expect(hanging.count()).toBe(2)
  expect(performance.now() - began).toBeLessThan(4_500)
  hanging.stop()
})

test('whoever writes learns it as soon, also at the end of a queue', async () => {
  const hanging = await startAnswering(undefined)
  const began = performance.now()
  const write = () =>
    hanging
      .open()
      .run(sql`delete from cron_runs`)
      .catch((error: unknown) => error)
  const outcomes = await Promise.all(Array.from({ length: 40 }, write))
  expect(outcomes.every(isDatabaseUnreachable)).toBe(true)
  expect(performance.now() - began).toBeLessThan(4_500)
  hanging.stop()
})

test('a write that the database had no room for yet is done when it has', async () => {
  const other = createClient({ url: inject('databaseUrl') })
  const db = openDatabase({ TURSO_DATABASE_URL: inject('databaseUrl') })
  const job = `waiting ${randomUUID()}`
  for (let round = 0; round < 5; round += 1) {
    const holding = await other.transaction('write')
    await holding.execute({
      sql: 'insert into cron_runs (job, ended_at) values (?, 1)',
      args: [`${job} ${round}`],
    })
    const counted = db.batch([
      db.run(sql`insert into cron_runs (job, ended_at) select ${job}, count(*) from profile_search where true
        on conflict (job) do update set ended_at = excluded.ended_at + ${round}`),
      db.select().from(tables.cronRuns).where(eq(tables.cronRuns.job, job)),
    ])
    await new Promise((resolve) => setTimeout(resolve, 300))
    await holding.commit()
    expect((await counted)[1]).toHaveLength(1)
  }
  await db.delete(tables.cronRuns).where(like(tables.cronRuns.job, `${job}%`))
})
