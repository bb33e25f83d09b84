import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What went to the database: rows as libsql-server counts them for each statement, which is how Turso counts. */
export type DatabaseUsage = { roundTrips: number; statements: number; rowsRead: number; rowsWritten: number }

type Statement = { sql?: string; sql_id?: number }
type Request = Statement & { type: string; stmt?: Statement; batch?: { steps: { stmt: Statement }[] } }
type Result = { rows_read?: number; rows_written?: number }
type Answer = { response?: { result?: Result & { step_results?: (Result | null)[] } } }

/** Stands between a worker and its database, and counts what is asked. */
export async function startCountingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const asked: DatabaseUsage = { roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 }
  const add = (more: DatabaseUsage) => {
    for (const name of Object.keys(asked) as (keyof DatabaseUsage)[]) asked[name] += more[name]
  }
  let lastAt = 0
  const pass = (incoming: IncomingMessage, body: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { url: path, method, headers } = incoming
      const { hostname, port } = target
      forward({ hostname, port, path, method, headers, agent: false }, resolve).on('error', reject).end(body)
    })
  const server = createServer(async (incoming, outgoing) => {
    try {
      lastAt = performance.now()
      const body = await text(incoming)
      const answer = await pass(incoming, body)
      const said = await text(answer)
      add(askedBy(body, said))
      lastAt = performance.now()
      const type = answer.headers['content-type'] ?? 'application/json'
      outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': type }).end(said)
    } catch {
      outgoing.destroy()
    }
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    soFar: (): DatabaseUsage => ({ ...asked }),
    quietForMs: () => performance.now() - lastAt,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What one request asked, by its answer. */
export function askedBy(body: string, said: string): DatabaseUsage {
  const asked: DatabaseUsage = { roundTrips: 1, statements: 0, rowsRead: 0, rowsWritten: 0 }
  for (const { rowsRead, rowsWritten } of statementsIn(body, said)) {
    asked.statements += 1
    asked.rowsRead += rowsRead
    asked.rowsWritten += rowsWritten
  }
  return asked
}

/** The statements of one request (Hrana 2 over HTTP) that the database did; transactions begin and end for nothing. */
export function statementsIn(body: string, said: string) {
  const { requests } = JSON.parse(body) as { requests: Request[] }
  const { results } = JSON.parse(said) as { results: Answer[] }
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
