import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client/web'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '#test/product.ts'
import { postJson } from '#test/requests.ts'
import { startDatabaseServer } from './database-server.ts'
import { migrate } from './migrate.ts'

type Entry = { idx: number; tag: string; when: number; version: string; breakpoints: boolean }
const folder = 'migrations'
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Entry[] }

function newFolder() {
  const made = mkdtempSync(join(tmpdir(), 'rembrandt-migrations-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A folder with our migrations up to one, and perhaps with another after them. */
function migrationsUpTo(last: number, next?: string): string {
  const made = newFolder()
  mkdirSync(join(made, 'meta'))
  const entries = journal.entries.slice(0, last + 1)
  for (const { tag } of entries) cpSync(join(folder, `${tag}.sql`), join(made, `${tag}.sql`))
  if (next) {
    const newest = entries.at(-1) as Entry
    entries.push({ ...newest, idx: newest.idx + 1, tag: 'next', when: newest.when + 1 })
    writeFileSync(join(made, 'next.sql'), next)
  }
  writeFileSync(join(made, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return made
}

/** What a Worker of this moment may read and insert: each table with its columns, and which of them it must fill in. */
async function describe(client: Client) {
  const { rows } = await client.execute(
    `select t.name as name, c.name as column, c."notnull" as needed, c.dflt_value as fallback, c.pk as pk
      from pragma_table_list as t, pragma_table_info(t.name) as c where t.type = 'table' and t.name not like '%sqlite%'`,
  )
  return Map.groupBy(rows, ({ name }) => String(name))
}

/** The first migration from which on something could have been deployed: 0005 renamed a column. */
const first = 5

test('a Worker reads and inserts the same after each later migration, and no row is lost', async () => {
  const server = await startDatabaseServer(newFolder(), console.error)
  onTestFinished(server.stop)
  await migrate(server.url, migrationsUpTo(first))
  const client = createClient({ url: server.url })
  const isOn = await client.execute('pragma foreign_keys')
  expect(isOn.rows[0]?.foreign_keys, 'foreign keys are on').toBe(1)
  await client.execute(
    `insert into profiles (profile_url, first_name, last_name, email, created_at, updated_at) values
      ('ada-clock', 'Ada', 'Clock', 'ada@clock.example', 1, 1), ('ben-tide', 'Ben', 'Tide', 'ben@tide.example', 2, 2)`,
  )
  await client.execute(
    "insert into stories (profile_id, place, title, problem_description, solution, results, created_at, updated_at) select id, 0, 'The clock', 'It stood.', 'Oil.', 'It strikes.', 1, 1 from profiles",
  )
  await client.execute("insert into chat_budgets (subject, day) values ('somebody', '2026-01-01')")
  const counts = async (names: string[]) =>
    (await client.batch(names.map((name) => `select count(*) as count from "${name}"`))).map(
      ({ rows: [row] }) => Number(row?.count),
    )
  for (let at = first + 1; at < journal.entries.length; at++) {
    const before = await describe(client)
    const names = [...before.keys()].filter((name) => !['__drizzle_migrations', 'cron_runs'].includes(name))
    const rows = await counts(names)
    await migrate(server.url, migrationsUpTo(at))
    const after = await describe(client)
    const { tag } = journal.entries[at] as Entry
    for (const [name, columns] of before) {
      const now = after.get(name) ?? []
      const known = columns.map(({ column }) => column)
      expect(
        now.map(({ column }) => column),
        `${tag}: ${name}`,
      ).toEqual(expect.arrayContaining(known))
      const mustFill = now.filter(
        ({ column, needed, fallback, pk }) => !known.includes(column) && needed && fallback === null && !pk,
      )
      expect(mustFill, `${tag}: ${name} asks for what the older Worker does not insert`).toEqual([])
    }
    expect(await counts(names), tag).toEqual(rows)
  }
  expect((await client.execute('pragma foreign_key_check')).rows).toEqual([])
})

/** What a next migration may do, to the largest tables. */
const next = `CREATE TABLE \`mottoes\` (\`id\` integer PRIMARY KEY, \`profile_id\` integer REFERENCES profiles(id) ON DELETE cascade);
--> statement-breakpoint
ALTER TABLE \`profiles\` ADD \`motto\` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE \`events\` ADD \`motto\` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX \`profiles_motto\` ON \`profiles\` (\`motto\`, \`last_name\`);
--> statement-breakpoint
CREATE INDEX \`events_motto\` ON \`events\` (\`motto\`, \`at\`);
--> statement-breakpoint
CREATE TRIGGER \`motto_noted\` AFTER UPDATE OF \`motto\` ON \`profiles\` BEGIN INSERT INTO \`mottoes\` (profile_id) VALUES (new.id); END;
--> statement-breakpoint
UPDATE \`profiles\` SET \`motto\` = 'Slowly' WHERE \`listed_at\` IS NOT NULL;`

test('no visitor and no writer meets an error while the database is migrated below the product', async () => {
  const product = await startProduct({ SAMPLE_DATA: 'off' })
  onTestFinished(product.stop)
  const database = createClient({ url: product.databaseUrl })
  // As large as a table of a busy month.
  await database.execute(
    `insert into events (kind, profile_id, visitor, day, at) with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)
      select 'storyOpened', 1, 'visitor ' || i, '2020-01-01', i from n`,
  )
  const statuses: Record<string, number>[] = []
  let isOver = false
  const ask = async (name: string, send: (round: number) => Promise<Response>) => {
    for (let round = 0; !isOver; round++) {
      const answer = await send(round)
      await answer.arrayBuffer()
      statuses.push({ [name]: answer.status })
    }
  }
  const { url } = product
  const visitors = [
    ask('gallery', (round) => fetch(`${url}/solution-gallery?round=${round}`)),
    ask('profiles', () => fetch(`${url}/api/public-profiles`)),
    ask('profile', () => fetch(`${url}/profile/adaeze-whitcombe`)),
    ask('search', (round) =>
      postJson(`${url}/api/smart-search`, { query: `a lender who pulled out ${round}` }),
    ),
    ask('waitlist', (round) =>
      postJson(`${url}/api/waitlist`, { name: 'Ada Clock', email: `ada-${round}@clock.example` }),
    ),
    ask('seen', () => postJson(`${url}/api/seen`, { kind: 'profileViewed', profileUrl: 'adaeze-whitcombe' })),
    ask('session', () => postJson(`${url}/api/login`, { email: 'ada@clock.example', password: 'not hers' })),
  ]
  const count = () => new Set(statuses.map((one) => Object.keys(one)[0])).size
  await expect.poll(count).toBe(visitors.length)
  const before = statuses.length
  await migrate(product.databaseUrl, migrationsUpTo(journal.entries.length - 1, next))
  await expect.poll(() => statuses.length).toBeGreaterThan(before + 20)
  isOver = true
  await Promise.all(visitors)
  const broken = statuses.filter((one) => Object.values(one).some((status) => status >= 500))
  expect(broken).toEqual([])
  const { rows } = await database.execute('select count(*) as count from mottoes')
  expect(Number(rows[0]?.count), 'it ran').toBeGreaterThan(1)
})
