import { createClient, type Transaction } from '@libsql/client/web'
import { PlainError } from '../local/plain-error.ts'
import { type BackupHead, createBackup } from './backup-file.ts'
import { findTables, isOurs, quoted, readLines, startSum } from './stored-tables.ts'

/** How a long run says where it is. */
export type Progress = (line: string) => void

/**
 * Writes a database, whose address holds its token, into a file as it is at one moment, and returns how many rows; no
 * writer waits for it.
 * @throws PlainError where the file is there, or cannot be written.
 */
export async function dumpDatabase(url: string, path: string, report: Progress): Promise<number> {
  const client = createClient({ url, intMode: 'bigint' })
  const snapshot = await client.transaction('read')
  const file = createBackup(path)
  try {
    await file.writeHead(await describe(snapshot))
    let written = 0
    for (const table of await findTables(snapshot)) {
      const { rows } = await snapshot.execute(`select count(*) as count from ${quoted(table.name)}`)
      const all = Number(rows[0]?.count)
      const sum = startSum()
      const reportSome = everyFewSeconds(report)
      await file.beginTable(table)
      let done = 0
      for await (const lines of readLines(snapshot, table)) {
        sum.add(lines)
        await file.writeRows(lines)
        done += lines.length
        reportSome(`${table.name}: ${formatCount(done)} of ${formatCount(all)}`)
      }
      await file.endTable(sum.end())
      written += done
    }
    await file.finish()
    return written
  } catch (error) {
    file.abandon()
    throw error
  } finally {
    snapshot.close()
    client.close()
  }
}

async function describe(snapshot: Transaction): Promise<BackupHead> {
  const { rows } = await snapshot.execute(
    `select type, name, sql from sqlite_schema where sql is not null and name not in
      (select name from pragma_table_list where type = 'shadow') order by rowid`,
  )
  const ours = rows.filter(({ name }) => isOurs(String(name)))
  if (!ours.some(({ name }) => name === '__drizzle_migrations'))
    throw new PlainError('This is no database of the product: no migration ran there.')
  const sqlOf = (isTable: boolean) =>
    ours.filter(({ type }) => (type === 'table') === isTable).map(({ sql }) => String(sql))
  const sequences = await snapshot.execute('select name, seq from sqlite_sequence order by name')
  return {
    rembrandt: 'backup',
    version: 1,
    takenAt: new Date().toISOString(),
    schema: { tables: sqlOf(true), later: sqlOf(false) },
    sequences: sequences.rows.map(({ name, seq }) => [String(name), Number(seq)]),
  }
}

export const formatCount = (count: number) => count.toLocaleString('en-GB')

/** Passes on one line in five seconds, the first of them after five. */
export function everyFewSeconds(report: Progress): Progress {
  let next = Date.now() + 5000
  return (line) => {
    if (Date.now() < next) return
    next = Date.now() + 5000
    report(line)
  }
}
