import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from '../fakes/listening.ts'

/** What went to the database: rows as libsql-server counts them for each statement, which is how Turso counts. */
export type DatabaseUsage = { roundTrips: number; statements: number; rowsRead: number; rowsWritten: number }

type Statement = { sql?: string; sql_id?: number }
type Request = Statement & { type: string; stmt?: Statement; batch?: { steps: { stmt: Statement }[] } }
type Result = { rows_read?: number; rows_written?: number }
type Answer = { response?: { result?: Result & { step_results?: (Result | null)[] } } }

/** Stands between a worker and its database, and counts what is asked. */
export async function startCountingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const usage: DatabaseUsage = { roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 }
  const add = (more: DatabaseUsage) => {
    for (const name of Object.keys(usage) as (keyof DatabaseUsage)[]) usage[name] += more[name]
  }
  let lastAt = 0
  const forwardBody = (incoming: IncomingMessage, body: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { url: path, method, headers } = incoming
      const { hostname, port } = target
      forward({ hostname, port, path, method, headers, agent: false }, resolve).on('error', reject).end(body)
    })
  const server = createServer(async (incoming, outgoing) => {
    try {
      lastAt = performance.now()
      const body = await text(incoming)
      const answer = await forwardBody(incoming, body)
      const answerText = await text(answer)
      add(usageOf(body, answerText))
      lastAt = performance.now()
      const type = answer.headers['content-type'] ?? 'application/json'
      outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': type }).end(answerText)
    } catch {
      outgoing.destroy()
    }
  })
  const { origin, stop } = await listening(server)
  return {
    url: origin,
    soFar: (): DatabaseUsage => ({ ...usage }),
    quietForMs: () => performance.now() - lastAt,
    stop,
  }
}

/** What one request asked, by its answer. */
export function usageOf(body: string, answerText: string): DatabaseUsage {
  const usage: DatabaseUsage = { roundTrips: 1, statements: 0, rowsRead: 0, rowsWritten: 0 }
  for (const { rowsRead, rowsWritten } of statementsIn(body, answerText)) {
    usage.statements += 1
    usage.rowsRead += rowsRead
    usage.rowsWritten += rowsWritten
  }
  return usage
}

/** The statements of one request (Hrana 2 over HTTP) that the database did; transactions begin and end for nothing. */
export function statementsIn(body: string, answerText: string) {
  const { requests } = JSON.parse(body) as { requests: Request[] }
  const { results } = JSON.parse(answerText) as { results: Answer[] }
  const stored = new Map(
    requests.flatMap(({ type, sql, sql_id }) => (type === 'store_sql' ? [[sql_id, sql]] : [])),
  )
  return requests.flatMap(({ stmt, batch }, index) => {
    const result = results[index]?.response?.result
    const steps = batch?.steps.map(({ stmt }, step) => [stmt, result?.step_results?.[step]] as const)
    return (steps ?? (stmt ? [[stmt, result] as const] : [])).flatMap(([statement, done]) => {
      const { sql = stored.get(statement.sql_id) ?? '' } = statement
      if (!done || /^\s*(begin|commit|rollback)\b/i.test(sql)) return []
      return [{ sql, rowsRead: done.rows_read ?? 0, rowsWritten: done.rows_written ?? 0 }]
    })
  })
}
