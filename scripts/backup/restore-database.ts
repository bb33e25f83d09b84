import { type Client, createClient } from '@libsql/client/web'
import { PlainError } from '../local/plain-error.ts'
import { readBackup } from './backup-file.ts'
import { everyFewSeconds, formatCount, type Progress } from './dump.ts'
import { insertLines, isOurs, quoted, type StoredTable, sumTable, type TableSum } from './stored-tables.ts'

/** Without its rows no product starts on a database, so it is filled last. */
const migrations = '__drizzle_migrations'

type Sums = [StoredTable, TableSum][]

/**
 * Restores a backup into an empty database and compares every table; returns when it was taken, and its rows.
 * @throws PlainError where the file is altered, the database is not empty, or a table differs.
 */
export async function restoreDatabase(url: string, path: string, report: Progress) {
  const client = createClient({ url, intMode: 'bigint' })
  try {
    await requireEmpty(client)
    report('Checking the file…')
    const { takenAt, schema, sequences } = await readBackup(path, {})
    await client.migrate(schema.tables)
    const { sums, indexes } = await fill(client, path, report)
    for (const statement of schema.later) await client.execute(statement)
    await client.batch(
      [
        'delete from sqlite_sequence',
        ...sequences.map(([table, last]) => ({
          sql: 'insert into sqlite_sequence (name, seq) values (?, ?)',
          // A number would be bound as a real one.
          args: [table, BigInt(last)],
        })),
      ],
      'write',
    )
    report('Comparing…')
    const [last, others] = partition(sums)
    await compare(client, others, report)
    await requireParents(client)
    for (const [table, lines] of indexes) await client.execute(insertLines(table, lines))
    await compare(client, last, report)
    return { takenAt, rows: sums.reduce((all, [, { rows }]) => all + rows, 0) }
  } finally {
    client.close()
  }
}

const partition = (sums: Sums) =>
  [true, false].map((isLast) => sums.filter(([{ name }]) => (name === migrations) === isLast)) as [Sums, Sums]

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.execute('select name from sqlite_schema')
  if (rows.some(({ name }) => isOurs(String(name))))
    throw new PlainError(
      'The database is not empty. A backup is restored into a new one only: make one, and point TURSO_DATABASE_URL (or DATA_DIR) there.',
    )
}

/** Inserts all rows but those of the migrations, which it returns with the sums of all tables. */
async function fill(client: Client, path: string, report: Progress) {
  const sums: Sums = []
  const indexes: [StoredTable, string[]][] = []
  const reportSome = everyFewSeconds(report)
  let done = 0
  await readBackup(path, {
    async table(table) {
      // The virtual table came with rows that describe an empty index.
      if (table.isShadow) await client.execute(`delete from ${quoted(table.name)}`)
    },
    async rows(table, lines) {
      if (table.name === migrations) return void indexes.push([table, lines])
      // A child may come before its parent.
      await client.migrate([insertLines(table, lines)])
      done += lines.length
      reportSome(`${formatCount(done)} rows, now ${table.name}`)
    },
    sum(table, sum) {
      sums.push([table, sum])
    },
  })
  return { sums, indexes }
}

async function compare(client: Client, sums: Sums, report: Progress): Promise<void> {
  const reportSome = everyFewSeconds(report)
  for (const [table, { rows, sha256 }] of sums) {
    const now = await sumTable(client, table)
    if (now.rows !== rows || now.sha256 !== sha256)
      throw new PlainError(
        `${table.name} has ${formatCount(now.rows)} rows of ${formatCount(rows)}, or not the same ones: do not use this database. Did something else write to it?`,
      )
    reportSome(`${table.name} is as it was`)
  }
}

async function requireParents(client: Client): Promise<void> {
  const { rows: astray } = await client.execute('select distinct "table" from pragma_foreign_key_check')
  if (astray.length)
    throw new PlainError(
      `Rows of ${astray.map((row) => row.table).join(', ')} lead to none: do not use this database.`,
    )
}
