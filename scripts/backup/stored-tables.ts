import { createHash } from 'node:crypto'
import type { InStatement, ResultSet, Row } from '@libsql/client/web'
import { lineToValues, rowToLine } from './values.ts'

/** A table as a backup holds it; `key` is what its rows are ordered by, and stands among its columns. */
export type StoredTable = { name: string; isShadow: boolean; columns: string[]; key: string[] }

/** What identifies the rows of a table: equal sums are equal rows. */
export type TableSum = { rows: number; sha256: string }

/** A client or a transaction, which reads whole numbers as `bigint`. */
type Reader = { execute(statement: InStatement): Promise<ResultSet> }

/** What SQLite, libsql and replication keep for themselves. */
export const isOurs = (name: string) => !/^(sqlite_|libsql_|_litestream)/.test(name)

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Every table with rows of its own: those that were declared, and those in which full text keeps its index. */
export async function findTables(reader: Reader): Promise<StoredTable[]> {
  const { rows } = await reader.execute(
    `select name, type, wr from pragma_table_list where schema = 'main' and type in ('table', 'shadow') order by name`,
  )
  const tables: StoredTable[] = []
  for (const { name, type, wr } of rows)
    if (isOurs(String(name)))
      tables.push(await describeTable(reader, String(name), type === 'shadow', Boolean(Number(wr))))
  return tables
}

async function describeTable(reader: Reader, name: string, isShadow: boolean, isWithoutRowid: boolean) {
  const { rows } = await reader.execute({
    sql: 'select name, pk, hidden from pragma_table_xinfo(?)',
    args: [name],
  })
  // A generated column follows from the others.
  const columns = rows.filter(({ hidden }) => !Number(hidden)).map((row) => String(row.name))
  const inKey = rows.filter(({ pk }) => Number(pk)).sort((one, other) => Number(one.pk) - Number(other.pk))
  const key = isWithoutRowid ? inKey.map((row) => String(row.name)) : ['rowid']
  return { name, isShadow, columns: [...new Set([...key, ...columns])], key }
}

const maxRows = 1000
/** Of text in one answer, from which on fewer rows are asked for. */
const largeAnswer = 1_000_000

/** The rows of a table as lines, in the order of its key, a page at a time. */
export async function* readLines(
  reader: Reader,
  { name, columns, key }: StoredTable,
): AsyncGenerator<string[]> {
  const keys = key.map(quoted).join(', ')
  const ask = (where: string) =>
    `select ${columns.map(quoted).join(', ')} from ${quoted(name)} ${where} order by ${keys} limit ?`
  const at = key.map((column) => columns.indexOf(column))
  for (let [limit, last] = [100, undefined as Row | undefined]; ; ) {
    const after = last && at.map((index) => last?.[index] ?? null)
    const { rows } = await reader.execute(
      after
        ? { sql: ask(`where (${keys}) > (${key.map(() => '?').join(', ')})`), args: [...after, limit] }
        : { sql: ask(''), args: [limit] },
    )
    const lines = rows.map((row) => rowToLine(row, columns.length))
    if (lines.length) yield lines
    if (rows.length < limit) return
    last = rows.at(-1)
    const size = lines.reduce((sum, { length }) => sum + length, 0)
    limit = Math.max(1, Math.min(maxRows, Math.floor((limit * largeAnswer) / size)))
  }
}

/** Counts lines and hashes them. */
export function startSum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines: readonly string[]) {
      rows += lines.length
      for (const line of lines) hash.update(line).update('\n')
    },
    end: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** The sum of a table as it stands. */
export async function sumTable(reader: Reader, table: StoredTable): Promise<TableSum> {
  const sum = startSum()
  for await (const lines of readLines(reader, table)) sum.add(lines)
  return sum.end()
}

/** A statement that inserts these lines. */
export function insertLines({ name, columns }: StoredTable, lines: readonly string[]): InStatement {
  const places = `(${columns.map(() => '?').join(', ')})`
  return {
    sql: `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${lines.map(() => places).join(', ')}`,
    args: lines.flatMap(lineToValues),
  }
}
