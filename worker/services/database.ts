import {
  type Client,
  createClient,
  type InStatement,
  LibsqlBatchError,
  LibsqlError,
  type ResultSet,
} from '@libsql/client/http'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql/http'
import { sleep } from './clock.ts'
import { everyTable } from './database/every-table.ts'
import { openReadGate, type ReadGate, throughReadGate } from './database/read-gate.ts'
import {
  type Answer,
  askOnStream,
  type Connection,
  databaseAddress,
  type Streams,
} from './database/stream-pool.ts'
import { limitTime } from './database/time-limit.ts'
import { openWriteGate, throughWriteGate, type WriteGate } from './database/write-gate.ts'

export const tables = everyTable

export const timeLimits = { readMs: 1_700, writeMs: 3_500 }
export const patientLimits = { readMs: 20_000, writeMs: 20_000 }
const readAttempts = 2
/** Nobody waits for a job: its writes may queue for so much longer, behind those of all other jobs. */
const jobQueuesMs = 12_000
/** What is left of a read's time once it may be sent. */
const minReadMs = 400
/** For so long after a request found no database, it waits no longer than `afterFailureMs` for it. */
const failingMs = 1_000
const afterFailureMs = 200

/** The database could not be reached or did not answer in time; whether a write happened is unknown. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** How long a call waits, in milliseconds, whether its reads come before others, and whether it writes for itself alone. */
type DatabaseOptions = { readMs: number; writeMs: number; readsFirst?: boolean; writesAlone?: boolean }

/**
 * One client for one request: a read has two tries of `readMs` once its turn comes, a write `writeMs` with its queue.
 * @throws DatabaseUnavailable, as the cause of what the driver throws.
 */
export function openDatabase(
  connection: Connection,
  keepAlive: (work: Promise<unknown>) => void = () => {},
  { readMs, writeMs, readsFirst = false, writesAlone = false }: DatabaseOptions = timeLimits,
) {
  // Not one for all requests: a shared client hangs in workerd.
  const address = databaseAddress(connection)
  // Several waits in vain, one after the other, would be more than a refusal may take.
  let failedAt = Number.NEGATIVE_INFINITY
  const patience = (ms: number) =>
    !writesAlone && Date.now() - failedAt < failingMs ? Math.min(ms, afterFailureMs) : ms
  const fail = (error: unknown): never => {
    if (isDatabaseUnavailable(error)) failedAt = Date.now()
    throw error
  }
  const reader = createClient({
    ...address,
    fetch: fetchBy(address, (send) =>
      readInTurn(sharedFor(address).reads, send, { readMs: patience(readMs), readsFirst }).catch(fail),
    ),
  })
  const write = (statements: InStatement[]) =>
    throughWriteGate(sharedFor(address).writes, statements, {
      deadline: Date.now() + patience(writeMs) + (writesAlone ? jobQueuesMs : 0),
      keepAlive,
      writesAlone,
      writeAll: (works, deadline) => writeAll(address, works, Math.min(deadline, Date.now() + writeMs)),
    })
      .catch((cause) => {
        throw cause.name === 'TimeoutError' ? unwritten(cause) : cause
      })
      .catch(fail)
  // All that Drizzle asks of a client here: nobody holds a transaction open across requests.
  const client = {
    execute: async (statement: InStatement) =>
      onlyReads([statement]) ? reader.execute(statement) : (await write([statement]))[0],
    batch: (statements: InStatement[]) =>
      onlyReads(statements) ? reader.batch(statements) : write(statements),
  }
  return drizzle({ client: client as Client })
}
export type Database = ReturnType<typeof openDatabase>

/** The same for scripts and tests, with 20 s for each request. */
export const openPatientDatabase = (to: Connection) => openDatabase(to, undefined, patientLimits)

/** The statements of one batch, in order. */
export type Statements = [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]

/** A query of nothing, to learn whether the database answers. */
export const ping = ({ db }: { db: Database }) => db.run(sql`select 1`)

type Address = ReturnType<typeof databaseAddress>
type Outcome = PromiseSettledResult<ResultSet[]>
type Shared = { writes: WriteGate<InStatement[], ResultSet[]>; reads: ReadGate; streams: Streams | undefined }
const sharedBy = new Map<string, Shared>()

/** All requests of this isolate share the gates and its connections to a database. */
function sharedFor({ url, authToken, isPooled }: Address): Shared {
  const key = `${url} ${authToken} ${isPooled}`
  const streams: Streams | undefined = isPooled ? new Set() : undefined
  const shared = sharedBy.get(key) ?? { writes: openWriteGate(), reads: openReadGate(), streams }
  sharedBy.set(key, shared)
  return shared
}

/** Writes several works in one transaction, which is cheaper, and each in its own when one of them is refused. */
async function writeAll(address: Address, works: InStatement[][], deadline: number): Promise<Outcome[]> {
  const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now()))
  const client = createClient({ ...address, fetch: fetchBy(address, (send) => writeOnce(send, signal)) })
  const together = await outcomeOf(client, works.flat())
  const outcomes: Outcome[] = []
  for (const work of works)
    if (together.status === 'fulfilled')
      outcomes.push({ status: 'fulfilled', value: together.value.splice(0, work.length) })
    else if (works.length > 1 && isRefusal(together.reason)) outcomes.push(await outcomeOf(client, work))
    else outcomes.push(together)
  return outcomes
}

/** The result of a transaction. */
async function outcomeOf(client: Client, statements: InStatement[]): Promise<Outcome> {
  const [only, ...others] = statements
  try {
    const isOne = only && !others.length
    return {
      status: 'fulfilled',
      value: isOne ? [await client.execute(only)] : await client.batch(statements, 'write'),
    }
  } catch (reason) {
    return { status: 'rejected', reason }
  }
}

/** Whether a statement or the commit was refused, so that nothing was written; unknown after any other error. */
const isRefusal = (reason: unknown) =>
  reason instanceof LibsqlBatchError ||
  (reason instanceof LibsqlError && reason.code.startsWith('SQLITE_CONSTRAINT'))

type Send = (signal: AbortSignal) => Promise<Answer>

/** The fetch that the driver is given, sent by `attempt`. */
const fetchBy = (address: Address, attempt: (send: Send) => Promise<Answer>) => async (request: Request) => {
  const { url, headers } = request
  const forwarded = { url, headers, body: await request.text() }
  const { text, status, body } = await attempt((signal) =>
    askOnStream(sharedFor(address).streams, forwarded, signal),
  )
  // All that the driver asks of a good answer: read once is enough.
  if (body) return { ok: true, json: async () => body }
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
}

const lockedPauseMs = 25
const locked = /"code":"SQLITE_BUSY"/

/** Asks again, until its time is up, while the database is locked and has therefore done nothing. */
async function writeOnce(send: Send, signal: AbortSignal): Promise<Answer> {
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(signal)
      if (signal.aborted || !locked.test(answer.text)) return answer
      await sleep(lockedPauseMs * attempt)
    }
  } catch (cause) {
    throw unwritten(cause)
  }
}

const unwritten = (cause: unknown) => new DatabaseUnavailable('The database did not take a write', { cause })

async function readInTurn(
  gate: ReadGate,
  send: Send,
  { readMs, readsFirst }: { readMs: number; readsFirst: boolean },
): Promise<Answer> {
  const time = { maxMs: readAttempts * readMs, minMs: minReadMs, isFirst: readsFirst }
  try {
    return await throughReadGate(gate, time, (leftMs) => readWithRetry(send, readMs, leftMs))
  } catch (cause) {
    throw new DatabaseUnavailable('The database did not answer', { cause })
  }
}

async function readWithRetry(send: Send, ms: number, leftMs: number): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const left = leftMs - (attempt - 1) * ms
    const isLast = attempt === readAttempts || left < ms + minReadMs
    const limit = limitTime(Math.min(ms, left))
    try {
      const answer = await send(limit.signal)
      if (answer.status < 500) return answer
      throw new Error(`It answered with ${answer.status}`)
    } catch (cause) {
      if (isLast) throw cause
    } finally {
      limit.end()
    }
    await sleep(40 * attempt)
  }
}

const reading =
  /^\s*(?:select|explain|begin|commit|rollback|with(?!.*\b(?:insert|update|delete|replace)\b))\b/is

/** Whether statements only read. */
export const onlyReads = (statements: InStatement[]) =>
  statements.every((statement) => reading.test(typeof statement === 'string' ? statement : statement.sql))

/** Its disk is full or fails: nothing was written, and it is no fault of the statement. */
const hasNoDisk = ({ message }: Error) => /^SQLITE_(?:FULL|IOERR)|disk is full|disk I\/O error/.test(message)

/** Whether an error means that the database could not be reached or has no disk, however deeply it is wrapped. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseUnavailable') return true
    const { code, status } = cause as { code?: unknown; status?: unknown }
    if (code === 'DATABASE_UNAVAILABLE' || hasNoDisk(cause)) return true
    if (cause.name === 'HttpServerError') return isOutage(Number(status))
  }
  return false
}

/**
 * The columns whose uniqueness a refused write would have broken, such as `users.email`; undefined where it failed for
 * another reason.
 */
export function brokenUniqueness(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const columns = /UNIQUE constraint failed: ([\w., ]+)/.exec(cause.message)?.[1]
    if (columns) return columns
  }
  return undefined
}

/** Any other refused request is our fault, except 408 (too slow) and 429 (too many). */
const isOutage = (status: number) => status >= 500 || status === 408 || status === 429
