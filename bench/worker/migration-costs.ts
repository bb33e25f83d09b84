import { type Client, createClient } from '@libsql/client/web'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { migrate } from '#scripts/local/database/migrate.ts'
import { beforeExit } from '#scripts/local/shutdown.ts'
import type { Effort } from '../effort.ts'
import { ownFolder } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/** A writer of the product gives up after 3.5 s. */
const maxMs = 2_000

/** Each kind of statement that a migration may hold, on a table that is full. */
const kinds: [name: string, statement: string][] = [
  [
    'a new table',
    'create table mottoes (id integer primary key, profile_id integer references profiles(id))',
  ],
  ['a new column with a default', "alter table events add motto text not null default ''"],
  ['a new column that refers to a table', 'alter table events add motto_id integer references mottoes(id)'],
  ['a column told anew', "alter table events alter column motto to motto text not null default ''"],
  ['a new index', 'create index events_motto on events (motto, at)'],
  ['a new index of few rows', "create index events_told on events (at) where motto <> ''"],
  [
    'a new trigger',
    "create trigger motto_told after update of motto on events when new.motto = 'x' begin delete from mottoes; end",
  ],
  ['a value in every row', "update events set motto = 'slowly'"],
]

/** What each kind of migration costs in a table of that many rows, and how long a write beside it waits at most. */
export async function migrationCosts({ many }: Effort): Promise<Row[]> {
  const server = await startDatabaseServer(ownFolder(), console.error)
  beforeExit(server.stop)
  await migrate(server.url)
  const client = createClient({ url: server.url })
  await fillEvents(client, many)
  const rows: Row[] = []
  for (const [name, statement] of kinds) {
    const writer = keepWriting(server.url)
    const began = performance.now()
    await client.execute(statement)
    const figure = performance.now() - began
    const waited = await writer.stop()
    rows.push(
      measured({
        name: `Migration in ${many.toLocaleString('en-GB')} rows: ${name}`,
        figure,
        unit: 'ms',
        budget: { of: 'figure', atMost: maxMs },
        note: `a write beside it waited ${waited.toFixed(0)} ms at most`,
      }),
    )
  }
  client.close()
  await server.stop()
  return rows
}

async function fillEvents(client: Client, many: number): Promise<void> {
  await client.execute(
    `insert into profiles (profile_url, first_name, last_name, email, created_at, updated_at)
      values ('ada-clock', 'Ada', 'Clock', 'ada@clock.example', 1, 1)`,
  )
  await client.execute({
    sql: `insert into events (kind, profile_id, visitor, day, at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
      select 'storyOpened', (select id from profiles), 'visitor ' || i, '2026-01-01', i from n`,
    args: [many],
  })
}

/** Writes a row after the other until it is stopped; then tells the longest wait, in milliseconds. */
function keepWriting(url: string) {
  const client = createClient({ url })
  let [isOver, longest] = [false, 0]
  const writing = (async () => {
    while (!isOver) {
      const began = performance.now()
      await client.execute(
        "insert into chat_budgets (subject, day, used) values ('bench', '2026-01-01', 1) on conflict do update set used = used + 1",
      )
      longest = Math.max(longest, performance.now() - began)
    }
  })()
  return {
    async stop() {
      isOver = true
      await writing
      client.close()
      return longest
    },
  }
}
