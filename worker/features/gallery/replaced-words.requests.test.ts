import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { listening } from '#test/fakes/listening.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { unpublishProfile } from './commands.ts'

const databaseUrl = await startOwnDatabase()
const others = 500

/** The database, and how many rows it read for the statements that were sent by this address. */
async function counted() {
  let rows = 0
  const server = createServer(async (incoming, outgoing) => {
    const headers = { 'Content-Type': 'application/json' }
    const request = { method: 'POST', headers, body: await text(incoming) }
    const answer = await (await fetch(databaseUrl + incoming.url, request)).text()
    for (const [, read] of answer.matchAll(/"rows_read":(\d+)/g)) rows += Number(read)
    outgoing.writeHead(200, headers).end(answer)
  })
  const { origin, stop } = await listening(server)
  onTestFinished(stop)
  return { url: origin, rowsRead: () => rows }
}

test('a profile that is taken down is forgotten by search without reading everybody else', async () => {
  const { id, profileUrl } = await writePerson({}, databaseUrl)
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${others})`
  await databaseAt(databaseUrl).run(
    sql`${numbers} insert into profile_search (rowid, name) select (1000 + i) * 1000, 'Number ' || i from n`,
  )
  const { url, rowsRead } = await counted()
  const call = callOn(databaseAt(url))
  await call.db.batch(unpublishProfile(call, { id, profileUrl, listedAt: null }).statements)
  expect(rowsRead()).toBeLessThan(others / 2)
})
