import { type Client, createClient, type InStatement } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import { callOn } from '#test/call.ts'
import type { Call } from '#worker/call.ts'

type Statement = Exclude<InStatement, string>
/** What went to the database in one round trip. */
type RoundTrip = Statement[]

/** The statements that a query of the product sends, in its own round trips. */
export async function statementsOf(
  databaseUrl: string,
  query: (call: Call) => Promise<unknown>,
): Promise<RoundTrip[]> {
  const client = createClient({ url: databaseUrl })
  const sent: RoundTrip[] = []
  const remember = (statements: InStatement[]) =>
    void sent.push(statements.filter((statement) => typeof statement === 'object'))
  const [batch, execute] = [client.batch.bind(client), client.execute.bind(client)]
  const watched: typeof client = Object.assign(client, {
    batch: (statements: InStatement[], mode?: 'deferred') => {
      remember(statements)
      return batch(statements, mode)
    },
    execute: (statement: Statement) => {
      remember([statement])
      return execute(statement)
    },
  })
  try {
    await query(callOn(drizzle(watched)))
    return sent
  } finally {
    client.close()
  }
}

/** Sends them again, straight to the database. */
export async function replay(client: Client, sent: readonly RoundTrip[]): Promise<void> {
  for (const statements of sent) await client.batch(statements, 'deferred')
}

/** Steps of their plans that read a whole table of the product. */
export async function scansIn(databaseUrl: string, sent: readonly RoundTrip[]): Promise<string[]> {
  const client = createClient({ url: databaseUrl })
  try {
    const plans = sent
      .flat()
      .map(({ sql, args = [] }) => client.execute({ sql: `explain query plan ${sql}`, args }))
    const steps = (await Promise.all(plans)).flatMap(({ rows }) => rows.map(({ detail }) => String(detail)))
    return steps.filter((step) => /^SCAN \w+(?! VIRTUAL TABLE)/.test(step) && !isSmall.test(step))
  } finally {
    client.close()
  }
}

/** Full text's own index, and rows that the statement itself has made. */
const isSmall =
  /VIRTUAL TABLE|CONSTANT ROW|^SCAN (counted|misspelt)\b|USING COVERING INDEX profiles_hanging_wrongly$/
