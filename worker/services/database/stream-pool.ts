/**
 * For one isolate and database; more requests at once open connections of their own, of which sqld takes 128 by
 * default.
 */
const maxStreams = 3
/** Longer than any visitor's request, and half of the time after which sqld ends an idle stream. */
const idleMs = 5_000

export type Connection = {
  TURSO_DATABASE_URL: string
  TURSO_AUTH_TOKEN?: string | undefined
  DATABASE_STREAM_POOL?: 'on' | 'off' | undefined
}

/** Where a database is, and whether its streams are pooled: with a libsql-server, and with Turso (`libsql:` or `https:`) only where the variable says so. */
export const databaseAddress = ({
  TURSO_DATABASE_URL: url,
  TURSO_AUTH_TOKEN: authToken,
  DATABASE_STREAM_POOL = url.startsWith('http:') ? 'on' : 'off',
}: Connection) => ({ url, authToken, isPooled: DATABASE_STREAM_POOL === 'on' })

type Stream = { isInUse: boolean; until: number; baton?: string | null; url: string }
export type Streams = Set<Stream>
/** What the driver asks a database (Hrana 2 over HTTP, JSON). */
type DatabaseRequest = { url: string; headers: Headers; body: string }
/** With its parsed body, where it is JSON. */
export type Answer = { status: number; text: string; body?: Pipeline }
type Pipeline = { baton: string | null; base_url: string | null; results: Result[] }
type Result = { type: 'ok' | 'error'; response?: { type: string; result?: { step_errors?: unknown[] } } }

/**
 * Asks the database over an open stream where one is free: sqld reads the whole schema for a new one (2.1 of 2.5 ms).
 * Requests share only the baton, which is accepted once.
 */
export async function askOnStream(
  streams: Streams | undefined,
  request: DatabaseRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const stream = streams && request.body.endsWith(closing) ? takeStream(streams, request.url) : undefined
  if (!streams || !stream) return ask(request.url, request, signal)
  const { baton } = stream
  const stored = request.body.match(storing)?.length ?? 0
  let isReusable = false
  try {
    const answer = await ask(
      stream.url,
      { ...request, body: keepStreamOpen(request.body, baton, stored) },
      signal,
    )
    if (baton && isExpired(answer)) {
      deleteUnused(streams)
      return await askOnStream(streams, request, signal)
    }
    if (!answer.body) return answer
    const { baton: next, base_url, results } = answer.body
    isReusable = next !== null && results.every(hasSucceeded)
    Object.assign(stream, { baton: next, url: base_url ? elsewhere(base_url, request.url) : stream.url })
    if (next && !isReusable) await close(stream, request, signal)
    results.splice(results.length - stored, stored, { type: 'ok', response: { type: 'close' } })
    return answer
  } finally {
    if (isReusable) Object.assign(stream, { isInUse: false, until: Date.now() + idleMs })
    else streams.delete(stream)
  }
}

const closing = ',{"type":"close"}]}'
/** A quotation mark within a text is written `\"`, so no text looks like this. */
const storing = /\{"type":"store_sql","sql_id":/g

/** What the driver wrote, on a stream that stays open; the driver numbers what it stores from 0 each time. */
function keepStreamOpen(body: string, baton: string | null | undefined, stored: number): string {
  const closeStored = Array.from({ length: stored }, (_, id) => `,{"type":"close_sql","sql_id":${id}}`)
  const opening = baton ? `{"baton":${JSON.stringify(baton)},` : '{'
  return `${opening}${body.slice(1, -closing.length)}${closeStored.join('')}]}`
}

async function ask(url: string, { headers, body }: DatabaseRequest, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal })
  // Read here, so that a database that stops in the middle of it is noticed here too.
  const text = await answer.text()
  return { status: answer.status, text, ...(answer.ok && { body: JSON.parse(text) }) }
}

/** The stream that was used last, or a new one. */
function takeStream(streams: Streams, url: string): Stream | undefined {
  const now = Date.now()
  // Also those of requests that the platform has ended: they give nothing back.
  for (const stream of streams) if (stream.until <= now) streams.delete(stream)
  const unused = [...streams].findLast(({ isInUse }) => !isInUse)
  if (!unused && streams.size >= maxStreams) return undefined
  const stream = Object.assign(unused ?? { url }, { isInUse: true, until: now + idleMs })
  streams.delete(stream)
  streams.add(stream)
  return stream
}

/** The database restarted or ended the stream, and says so before it does anything. */
const isExpired = ({ status, text }: Answer) =>
  status === 400 || (status >= 500 && text.includes('STREAM_EXPIRED'))

/** When one stream has ended, the others have, too. */
function deleteUnused(streams: Streams): void {
  for (const stream of streams) if (!stream.isInUse) streams.delete(stream)
}

/** Whether nothing failed; a failure may have left a transaction open. */
const hasSucceeded = ({ type, response }: Result) =>
  type === 'ok' && (response?.result?.step_errors ?? []).every((error) => error === null)

const close = ({ url, baton }: Stream, request: DatabaseRequest, signal: AbortSignal) =>
  ask(url, { ...request, body: JSON.stringify({ baton, requests: [{ type: 'close' }] }) }, signal).catch(
    () => {},
  )

/** The same call at the server which holds the stream. */
const elsewhere = (base: string, url: string) => new URL(new URL(url).pathname, base).href
