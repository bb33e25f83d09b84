import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@libsql/client'
import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { isDatabaseUnavailable, onlyReads, openDatabase, tables, timeLimits } from './database.ts'

const databaseUrl = await startOwnDatabase()

test.each([
  'select 1',
  '\n    SELECT rowid from profile_search',
  '  explain query plan delete from profiles',
  'begin deferred',
  'with cards as (select 1) select * from cards',
])('%j only reads', (statement) => {
  expect(onlyReads([statement])).toBe(true)
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
  expect(onlyReads([{ sql: statement, args: [] }])).toBe(false)
})

test('one write among reads makes a batch a write', () => {
  expect(onlyReads(['select 1', 'select 2', 'delete from stories'])).toBe(false)
})

/** A database that fails as often as told before it passes requests on. */
async function startFailing(times: number, failure: 'status' | 'hang up') {
  const proxy = await startDatabaseProxy(databaseUrl)
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    requests += 1
    if (requests <= times)
      return void (failure === 'status' ? outgoing.writeHead(502).end() : incoming.socket.destroy())
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
  async (failure) => {
    const failing = await startFailing(1, failure)
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
  expect(isDatabaseUnavailable(outcome)).toBe(true)
  expect(failing.count()).toBe(2)
  failing.stop()
})

test('a write is never repeated, since it may have been done', async () => {
  const failing = await startFailing(1, 'hang up')
  const outcome = await failing.db
    .delete(tables.cronRuns)
    .where(sql`job = 'nobody'`)
    .catch((error: unknown) => error)
  expect(isDatabaseUnavailable(outcome)).toBe(true)
  expect(failing.count()).toBe(1)
  failing.stop()
})

test('each of many writes at once is done once and answered for itself, in a few requests', async () => {
  const proxy = await startDatabaseProxy(databaseUrl)
  const group = `group ${randomUUID()}`
  const write = async (number: number) => {
    const db = openDatabase({ TURSO_DATABASE_URL: proxy.url })
    const [inserted, [found]] = await db.batch([
      db
        .insert(tables.cronRuns)
        .values({ job: `${group} ${number}`, endedAt: new Date(number) })
        .returning(),
      db
        .select()
        .from(tables.cronRuns)
        .where(eq(tables.cronRuns.job, `${group} ${number}`)),
    ])
    expect(inserted).toEqual([found])
    return found?.endedAt?.getTime()
  }
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  expect(await Promise.all(numbers.map(write))).toEqual(numbers)
  // The first two alone, the others 32 at a time.
  expect(proxy.countRequests()).toBe(6)
  const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const erased = await db
    .delete(tables.cronRuns)
    .where(like(tables.cronRuns.job, `${group}%`))
    .returning()
  expect(erased).toHaveLength(100)
  proxy.stop()
})

test.each([
  ['by a statement', sql`select no_such_function()`],
  ['at the commit', sql`insert into unpaid_debts values (1)`],
])('a write that is refused %s leaves nothing and harms none beside it', async (_, refused) => {
  const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl })
  await db.batch([
    db.run(sql`create table if not exists debtors (id integer primary key)`),
    db.run(sql`create table if not exists unpaid_debts
      (debtor integer references debtors (id) deferrable initially deferred)`),
  ])
  const group = `refused ${randomUUID()}`
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      db
        .batch([
          db.run(sql`insert into cron_runs (job, ended_at) values (${`${group} ${number}`}, 0)
            on conflict (job) do update set ended_at = ended_at + 1`),
          ...(number % 4 === 3 ? [db.run(refused)] : []),
        ])
        .then(
          () => 'done',
          (error) => (isDatabaseUnavailable(error) ? 'unreachable' : 'refused'),
        ),
    ),
  )
  expect(outcomes).toEqual(Array.from({ length: 12 }, (_, number) => (number % 4 === 3 ? 'refused' : 'done')))
  const rows = await db
    .delete(tables.cronRuns)
    .where(like(tables.cronRuns.job, `${group}%`))
    .returning({ times: sql<number>`ended_at` })
  expect(rows).toEqual(Array.from({ length: 9 }, () => ({ times: 0 })))
  await db.batch([db.run(sql`drop table unpaid_debts`), db.run(sql`drop table debtors`)])
})

test('writes whose answer was lost are not repeated, none of them', async () => {
  const failing = await startFailing(3, 'hang up')
  const write = () =>
    failing.db
      .delete(tables.cronRuns)
      .where(sql`job = 'nobody'`)
      .catch((error: unknown) => error)
  const outcomes = await Promise.all(Array.from({ length: 12 }, write))
  expect(outcomes.map(isDatabaseUnavailable)).toEqual(Array.from({ length: 12 }, () => true))
  expect(failing.count(), 'two alone, then the others').toBe(3)
  failing.stop()
})

test('a database whose disk is full is an outage, until there is room', async () => {
  const other = createClient({ url: databaseUrl })
  const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const job = `without room ${randomUUID()}`
  await other.execute(`create trigger no_room before insert on cron_runs when new.job = '${job}'
    begin select raise(abort, 'database or disk is full'); end`)
  const write = () => db.run(sql`insert into cron_runs (job, ended_at) values (${job}, 0)`)
  expect(isDatabaseUnavailable(await write().catch((error: unknown) => error))).toBe(true)
  await other.execute('drop trigger no_room')
  await write()
  await db.delete(tables.cronRuns).where(eq(tables.cronRuns.job, job))
})

test('a statement the database refuses is our fault, not an outage', async () => {
  const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const outcome = await db.run(sql`select no_such_function()`).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Error)
  expect(isDatabaseUnavailable(outcome)).toBe(false)
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
  expect([read, written].map(isDatabaseUnavailable)).toEqual([isOutage, isOutage])
  answering.stop()
})

test('a reader of a database that hangs learns it after two tries', async () => {
  const hanging = await startAnswering(undefined)
  const began = performance.now()
  const outcome = await hanging
    .open()
    .all(sql`select 1`)
    .catch((error: unknown) => error)
  expect(isDatabaseUnavailable(outcome)).toBe(true)
  expect(hanging.count()).toBe(2)
  expect(performance.now() - began).toBeLessThan(30_000)
  hanging.stop()
})

test('a request that waited in vain asks once more, and does not wait twice', async () => {
  const hanging = await startAnswering(undefined)
  const db = hanging.open()
  const read = () => db.all(sql`select 1`).catch((error: unknown) => error)
  const write = () => db.run(sql`delete from cron_runs`).catch((error: unknown) => error)
  await write()
  const began = performance.now()
  expect([await read(), await write(), await read()].every(isDatabaseUnavailable)).toBe(true)
  expect(performance.now() - began).toBeLessThan(timeLimits.writeMs)
  expect(hanging.count()).toBe(4)
  hanging.stop()
})

test('a slow database that is asked by many at once answers all of them, later than any waits alone', async () => {
  const proxy = await startDatabaseProxy(databaseUrl)
  proxy.answerAfter(400)
  const read = (number: number) =>
    openDatabase({ TURSO_DATABASE_URL: proxy.url }, undefined, { readMs: 1_000, writeMs: 1_000 }).all(
      sql`select ${number} as number`,
    )
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  expect((await Promise.all(numbers.map(read))).flat()).toEqual(numbers.map((number) => ({ number })))
  proxy.stop()
})

test('forty writers at once all learn that a database hangs', async () => {
  const hanging = await startAnswering(undefined)
  const began = performance.now()
  const write = () =>
    hanging
      .open()
      .run(sql`delete from cron_runs`)
      .catch((error: unknown) => error)
  const outcomes = await Promise.all(Array.from({ length: 40 }, write))
  expect(outcomes.every(isDatabaseUnavailable)).toBe(true)
  expect(performance.now() - began).toBeLessThan(30_000)
  hanging.stop()
})

test('a write that the database had no room for yet is done when it has', async () => {
  const other = createClient({ url: databaseUrl })
  const db = openDatabase({ TURSO_DATABASE_URL: databaseUrl })
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
