import { createClient } from '@libsql/client/web'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql/web'
import * as budgets from '#schema/tables/budgets.ts'
import * as chat from '#schema/tables/chat.ts'
import * as cron from '#schema/tables/cron.ts'
import * as drafts from '#schema/tables/drafts.ts'
import * as embeddings from '#schema/tables/embeddings.ts'
import * as events from '#schema/tables/events.ts'
import * as gallery from '#schema/tables/gallery.ts'
import * as leads from '#schema/tables/leads.ts'
import * as outbox from '#schema/tables/outbox.ts'
import * as pageMarks from '#schema/tables/page-marks.ts'
import * as profiles from '#schema/tables/profiles.ts'
import * as questions from '#schema/tables/questions.ts'
import * as references from '#schema/tables/references.ts'
import * as scorecards from '#schema/tables/scorecards.ts'
import * as search from '#schema/tables/search.ts'
import * as stories from '#schema/tables/stories.ts'
import { throughWriteGate } from './write-gate.ts'

export const tables = {
  ...budgets,
  ...chat,
  ...cron,
  ...drafts,
  ...embeddings,
  ...events,
  ...gallery,
  ...outbox,
  ...leads,
  ...pageMarks,
  ...profiles,
  ...questions,
  ...references,
  ...scorecards,
  ...search,
  ...stories,
}

const readTimeoutMs = 1_700
const writeTimeoutMs = 3_500
const readAttempts = 2

/** The database could not be reached or did not answer in time; whether a write was done is unknown. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

/**
 * One client for one request: shared clients hang in workerd. Reads time out after 1.7 s and are tried twice;
 * writes have 3.5 s, the wait at the write gate included, and are repeated only when the database says that it
 * was locked. So nobody waits longer than 3.5 s to learn that the database hangs.
 * @throws DatabaseUnreachable, as the cause of what the driver throws.
 */
export function openDatabase(connection: {
  TURSO_DATABASE_URL: string
  TURSO_AUTH_TOKEN?: string | undefined
}) {
  const client = createClient({
    url: connection.TURSO_DATABASE_URL,
    authToken: connection.TURSO_AUTH_TOKEN,
    fetch: send,
  })
  return drizzle(client)
}
export type Database = ReturnType<typeof openDatabase>
/** What one batch runs, in this order, all of it or nothing. */
export type Statements = [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]

/** Asks the database for nothing, to learn whether it answers. */
export const answersAtAll = (db: Database) => db.run(sql`select 1`)

async function send(request: Request): Promise<Response> {
  const { url, headers } = request
  const body = await request.text()
  // The answer is read here, so that a database that stops in the middle of it is noticed here too.
  const post = async (signal: AbortSignal): Promise<Answer> => {
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    return { status: answer.status, text: await answer.text() }
  }
  const { text, status } = await (onlyReads(body) ? readTwice(post) : writeOnce(post))
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
}

type Answer = { status: number; text: string }
type Post = (signal: AbortSignal) => Promise<Answer>

async function writeOnce(post: Post): Promise<Answer> {
  const signal = AbortSignal.timeout(writeTimeoutMs)
  try {
    return await throughWriteGate(signal, () => writeWhenFree(post, signal))
  } catch (cause) {
    throw new DatabaseUnreachable('The database did not take a write', { cause })
  }
}

const lockedPauseMs = 25
const locked = /"code":"SQLITE_BUSY"/

/** A database that is locked has done nothing of what it was asked, so it is asked again until there is no time left. */
async function writeWhenFree(post: Post, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(signal)
    if (signal.aborted || !locked.test(answer.text)) return answer
    await new Promise((resolve) => setTimeout(resolve, lockedPauseMs * attempt))
  }
}

async function readTwice(post: Post): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await post(AbortSignal.timeout(readTimeoutMs))
      if (answer.status < 500 || attempt === readAttempts) return answer
    } catch (cause) {
      if (attempt === readAttempts) throw new DatabaseUnreachable('The database did not answer', { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, 40 * attempt))
  }
}

const statement = /"sql":"((?:[^"\\]|\\.)*)"/g
// As it stands in JSON, where a line break is two characters.
const reading =
  /^(?:\s|\\[nrt])*(?:select|explain|begin|commit|rollback|with(?!.*\b(?:insert|update|delete|replace)\b))\b/is

/** Whether a request of the driver (Hrana over HTTP, JSON) holds statements that only read. */
export const onlyReads = (body: string) =>
  [...body.matchAll(statement)].every(([, sql]) => reading.test(sql ?? ''))

/** Whether an error means that the database could not be reached, however deeply the driver or a call wrapped it. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseUnreachable') return true
    const { code, status } = cause as { code?: unknown; status?: unknown }
    if (code === 'DATABASE_UNAVAILABLE') return true
    if (cause.name === 'HttpServerError') return isOutage(Number(status))
  }
  return false
}

/** A refused request (a statement or a token that is wrong) is our fault, except for 408 and 429: too slow, too many. */
const isOutage = (status: number) => status >= 500 || status === 408 || status === 429
