import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { SampleLogin } from '#scripts/local/accounts/login-file.ts'
import { runJob } from '#test/people.ts'
import { type Product, startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { startDatabaseServer } from '../local/database/database-server.ts'
import { findErasedSince } from './erased-since.ts'
import { restoreDatabase } from './restore-database.ts'

const place = mkdtempSync(join(tmpdir(), 'rembrandt-backup-'))
const file = join(place, 'quiet.gz')
/** A name that no file has, also when a test is tried once more. */
const newFile = () => join(place, `${randomUUID()}.gz`)
const command = promisify(execFile)
const run = (script: 'backup' | 'restore', args: string[], variables: Record<string, string>) =>
  command(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...process.env, ...variables } })
const quiet = () => {}

let product: Product
let output = ''
beforeAll(async () => {
  product = await startProduct({ SAMPLE_DATA: 'on' })
  await runJob('issue-badges', product.url)
  output = (await run('backup', [file], { DATA_DIR: product.dataFolder })).stdout
})
afterAll(async () => {
  await product.stop()
  rmSync(place, { recursive: true, force: true })
})

async function startEmpty() {
  const folder = mkdtempSync(join(place, 'data-'))
  return { folder, ...(await startDatabaseServer(folder, console.error)) }
}
async function emptyDatabase() {
  const database = await startEmpty()
  onTestFinished(database.stop)
  return database
}

/** Every row of every table that a statement can read, as text, without the order of the rows. */
async function everythingIn(databaseUrl: string) {
  const client = createClient({ url: databaseUrl, intMode: 'string' })
  const { rows } = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'profile_terms' order by name",
  )
  const tables = rows.map((row) => String(row.name))
  const contents = await client.batch(tables.map((name) => `select * from "${name}"`))
  const shown = (value: unknown) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('hex') : value
  return Object.fromEntries(
    tables.map((name, at) => [
      name,
      contents[at]?.rows.map((row) => JSON.stringify(Object.values(row).map(shown))).sort(),
    ]),
  )
}

test('a backup restored into an empty database has the same rows in every table', async () => {
  expect(output).toContain('It holds everything')
  expect(statSync(file).mode & 0o077, 'nobody else on the machine reads it').toBe(0)
  const { url } = await emptyDatabase()
  const restored = await run('restore', [file], { TURSO_DATABASE_URL: url })
  expect(restored.stdout).toContain('every table has the rows and the sum that it had')
  const [was, is] = [await everythingIn(product.databaseUrl), await everythingIn(url)]
  expect(Object.keys(was).length).toBeGreaterThan(100)
  expect(was.profiles?.length).toBeGreaterThan(20)
  expect(is).toEqual(was)
  const schemaOf = async (at: string) =>
    (await createClient({ url: at }).execute('select type, name, sql from sqlite_schema order by 1, 2')).rows
  expect(await schemaOf(url)).toEqual(await schemaOf(product.databaseUrl))
})

test('a backup taken while others write is of one moment, and they go on writing', async () => {
  const source = createClient({ url: product.databaseUrl })
  const [loaded, mark] = [newFile(), randomUUID()]
  let isOver = false
  let written = 0
  // Each writes to the first and the last table of a backup, together.
  const write = async (writer: number) => {
    for (let round = 0; !isOver; round++) {
      const name = `${mark} ${writer} ${round}`
      const statements = [
        { sql: "insert into chat_budgets (subject, day) values (?, '2020-01-01')", args: [name] },
        {
          sql: 'insert into widget_refusals (profile_id, origin, last_at) values (1, ?, 1)',
          args: [name],
        },
      ]
      // Where writers wait for each other for too long, the database refuses one: nothing is written then.
      await source.batch(statements, 'write').then(
        () => written++,
        ({ code }) => expect(code).toBe('SQLITE_BUSY'),
      )
    }
  }
  const writers = [0, 1, 2].map(write)
  await run('backup', [loaded], { DATA_DIR: product.dataFolder }).finally(() => {
    isOver = true
  })
  const during = written
  await Promise.all(writers)
  expect(during, 'they wrote meanwhile').toBeGreaterThan(20)
  const { url } = await emptyDatabase()
  await restoreDatabase(url, loaded, quiet)
  const restored = createClient({ url })
  const names = async (sql: string) => (await restored.execute(sql)).rows.map((row) => row[0])
  const first = await names("select subject from chat_budgets where day = '2020-01-01' order by 1")
  expect(first.length).toBeGreaterThan(0)
  expect(await names('select origin from widget_refusals order by 1')).toEqual(first)
})

test('a product on a restored database serves the same, and names each account erased since', async () => {
  const paths = [
    '/api/public-profiles',
    '/api/public-profiles/kwabena-aidoo',
    '/profile/kwabena-aidoo',
    `/badges/${await aBadge()}.json`,
  ]
  // Scripts carry when they were made.
  const answersOf = ({ url }: Product) =>
    Promise.all(
      paths.map(async (path) =>
        (await (await fetch(url + path)).text()).replace(/<script.*?<\/script>/gs, ''),
      ),
    )
  const found = async ({ url }: Product) =>
    jsonOf<{ profiles: { profileUrl: string }[] }>(
      postJson(`${url}/api/smart-search`, { query: 'our lender pulled out of a housing scheme' }),
    )
  const database = await startEmpty()
  await restoreDatabase(database.url, file, quiet).finally(database.stop)
  // What a deployment keeps as secrets.
  for (const secret of ['auth-secret', 'badge-keys'])
    copyFileSync(join(product.dataFolder, secret), join(database.folder, secret))
  const before = { answers: await answersOf(product), found: await found(product) }
  const restored = await startProduct({ DATA_DIR: database.folder, SAMPLE_DATA: 'off', APP_URL: product.url })
  onTestFinished(restored.stop)
  expect(await answersOf(restored)).toEqual(before.answers)
  expect(before.found.profiles.length).toBeGreaterThan(0)
  expect(await found(restored)).toEqual(before.found)
  const logins: SampleLogin[] = JSON.parse(
    readFileSync(join(product.dataFolder, 'sample-logins.json'), 'utf8'),
  )
  for (const { email, password, role } of logins)
    expect(await jsonOf(postJson(`${restored.url}/api/login`, { email, password })), email).toMatchObject({
      user: { role },
    })

  const url = restored.databaseUrl
  expect(await findErasedSince(url, file)).toEqual([])
  const client = createClient({ url })
  const { rows } = await client.execute("select id, email from users where role = 'validator'")
  await client.execute("delete from users where role = 'validator'")
  expect(await findErasedSince(url, file)).toEqual(rows.map(({ id, email }) => ({ id, email })))
  const { stdout } = await run('restore', [file, '--erased'], { TURSO_DATABASE_URL: url })
  expect(stdout).toContain(`${rows[0]?.id} ${rows[0]?.email}`)
})

async function aBadge() {
  const { rows } = await createClient({ url: product.databaseUrl }).execute('select id from badges limit 1')
  return String(rows[0]?.id)
}

test('a backup that is cut short, altered or of something else is refused before anything is written', async () => {
  const { url } = await emptyDatabase()
  const tables = async () => (await createClient({ url }).execute('select name from sqlite_schema')).rows
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  const lines = text.trimEnd().split('\n')
  const worse: Record<string, Buffer> = {
    'cut short by a byte': readFileSync(file).subarray(0, -1),
    'cut short by half': readFileSync(file).subarray(0, statSync(file).size / 2),
    'without its last line': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
    'without a row': gzipSync(
      `${lines
        .toSpliced(
          lines.findIndex((line) => line.startsWith('[')),
          1,
        )
        .join('\n')}\n`,
    ),
    'with a word changed': gzipSync(text.replace('Kwabena', 'Kwabina')),
    'with a second one behind it': gzipSync(text + text),
    'of something else': gzipSync('{"rembrandt":"menu"}\n'),
    'no backup': Buffer.from('A list of names\n'),
    empty: Buffer.from(''),
  }
  for (const [description, bytes] of Object.entries(worse)) {
    const path = newFile()
    writeFileSync(path, bytes)
    await expect(restoreDatabase(url, path, quiet), description).rejects.toThrow(
      'is not a whole, unaltered backup',
    )
    expect(await tables(), description).toEqual([])
  }
  expect((await run('restore', [file, '--check'], {})).stdout).toContain('is whole')
})

test('nothing is restored over a database that holds something, nor written over a file', async () => {
  await expect(restoreDatabase(product.databaseUrl, file, quiet)).rejects.toThrow('The database is not empty')
  const before = readFileSync(file)
  const again = run('backup', [file], { DATA_DIR: product.dataFolder })
  await expect(again).rejects.toThrow('is there already: give the backup a name of its own')
  expect(readFileSync(file).equals(before)).toBe(true)
  const nowhere = run('backup', [join(place, 'no/such/folder.gz')], { DATA_DIR: product.dataFolder })
  await expect(nowhere).rejects.toThrow('The backup cannot be written')
})

test('a backup in another version’s format names the version that restores it', async () => {
  const path = newFile()
  writeFileSync(path, gzipSync('{"rembrandt":"backup","version":2}\n'))
  await expect(run('restore', [path, '--check'], {})).rejects.toThrow('with the version that made it')
})

test('a backup for which the disk has no room is reported as none, and leaves no file', async () => {
  const path = newFile()
  // A limit of the size of a file is met as a full disk is, by the write.
  const limited = `ulimit -f 8; trap '' XFSZ; exec "${process.execPath}" scripts/backup.ts "${path}"`
  const backup = command('bash', ['-c', limited], { env: { ...process.env, DATA_DIR: product.dataFolder } })
  await expect(backup).rejects.toThrow(/The backup cannot be written: .*Nothing is left of it/)
  expect([existsSync(path), existsSync(`${path}.unfinished`)]).toEqual([false, false])
})

test('a value of every kind is restored as it was', async () => {
  const [source, target] = [await emptyDatabase(), await emptyDatabase()]
  await createClient({ url: source.url }).batch([
    'create table __drizzle_migrations (id integer primary key)',
    'create table kinds (id integer primary key autoincrement, value)',
    `insert into kinds (value) values (null), (''), ('one' || char(8232) || 'line' || char(10) || 'two' || char(13)),
      ('${'“Ω” 🖼'}'), ('a' || char(0) || 'b'), (0), (-1), (9223372036854775807), (1.0), (0.1), (-1e300), (x''), (x'00ff0a')`,
    'create table parts (whole text, part integer, note text, primary key (whole, part)) without rowid',
    "insert into parts values ('b', 1, 'first'), ('a', 2, 'second'), ('a', 1, 'third')",
  ])
  const path = newFile()
  await run('backup', [path], { TURSO_DATABASE_URL: source.url })
  await restoreDatabase(target.url, path, quiet)
  const rowsOf = async (url: string) =>
    (await createClient({ url }).execute('select id, typeof(value), quote(value), hex(value) from kinds'))
      .rows
  expect((await rowsOf(source.url)).length).toBe(13)
  expect(await rowsOf(target.url)).toEqual(await rowsOf(source.url))
  const parts = await createClient({ url: target.url }).execute('select * from parts')
  expect(parts.rows.map((row) => Object.values(row).join())).toEqual(['a,1,third', 'a,2,second', 'b,1,first'])
})
