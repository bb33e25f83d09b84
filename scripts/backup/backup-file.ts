import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { PlainError } from '../local/plain-error.ts'
import type { StoredTable, TableSum } from './stored-tables.ts'

/** What creates the tables, and what is put onto them once they are full. */
type StoredSchema = { tables: string[]; later: string[] }

/**
 * The first line of a backup, then for each table a line that names it, its rows and its sum; the last line has the
 * hash of all before it.
 */
export type BackupHead = {
  rembrandt: 'backup'
  version: 1
  takenAt: string
  schema: StoredSchema
  sequences: [string, number][]
}
type TableBegin = { table: StoredTable }
type TableEnd = { sum: TableSum }
type FileEnd = { sha256: string }

/** Writes a file that only its owner reads, under another name until it is whole. */
export function createBackup(path: string) {
  if (existsSync(path)) throw new PlainError(`${path} is there already: give the backup a name of its own.`)
  const draft = `${path}.unfinished`
  rmSync(draft, { force: true })
  const file = createWriteStream('', { fd: openDraft(draft) })
  const gzip = createGzip()
  const written = finished(gzip.pipe(file)).catch((error) => Promise.reject(unwritable(error)))
  // Told when the file is ended.
  written.catch(() => {})
  const hash = createHash('sha256')
  const write = async (lines: readonly string[]) => {
    const text = `${lines.join('\n')}\n`
    hash.update(text)
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
  }
  return {
    writeHead: (head: BackupHead) => write([JSON.stringify(head)]),
    beginTable: (table: StoredTable) => write([JSON.stringify({ table } satisfies TableBegin)]),
    writeRows: write,
    endTable: (sum: TableSum) => write([JSON.stringify({ sum } satisfies TableEnd)]),
    async finish() {
      gzip.end(`${JSON.stringify({ sha256: hash.digest('hex') } satisfies FileEnd)}\n`)
      await written
      renameSync(draft, path)
    },
    abandon() {
      gzip.destroy()
      file.destroy()
      rmSync(draft, { force: true })
    },
  }
}

function openDraft(draft: string): number {
  try {
    return openSync(draft, 'wx', 0o600)
  } catch (error) {
    throw unwritable(error)
  }
}

/** A folder that is not there, a disk that is full. */
const unwritable = (error: unknown) =>
  new PlainError(`The backup cannot be written: ${(error as Error).message}. Nothing is left of it.`)

/** What a reader of a backup is told of each table, in this order; its rows by the page. */
type BackupReader = {
  table?(table: StoredTable): Promise<void> | void
  rows?(table: StoredTable, lines: string[]): Promise<void> | void
  sum?(table: StoredTable, sum: TableSum): Promise<void> | void
}

const pageLines = 500
const pageSize = 1_000_000
const refusal = (path: string) =>
  `${path} is not a whole, unaltered backup of this product. Nothing was changed.`

/**
 * Reads a backup from its first line to its last.
 * @throws PlainError where it is cut short or altered, but what came before it was told of by then.
 */
export async function readBackup(path: string, reader: BackupReader): Promise<BackupHead> {
  if (!existsSync(path)) throw new PlainError(`There is no file ${path}.`)
  const hash = createHash('sha256')
  let [head, table, page, end] = [
    undefined as BackupHead | undefined,
    undefined as StoredTable | undefined,
    [] as string[],
    undefined as FileEnd | undefined,
  ]
  let size = 0
  const reportPage = async () => {
    if (table && page.length) await reader.rows?.(table, page)
    page = []
    size = 0
  }
  for await (const line of unzipped(path)) {
    if (end) throw new PlainError(refusal(path))
    const isRow = line.startsWith('[')
    const entry = isRow ? {} : parsed(line, path)
    if ('sha256' in entry) {
      if (hash.digest('hex') !== entry.sha256) throw new PlainError(refusal(path))
      end = entry as FileEnd
      continue
    }
    hash.update(`${line}\n`)
    if (!head) {
      head = entry as BackupHead
      if (head.rembrandt !== 'backup') throw new PlainError(refusal(path))
      if (head.version !== 1)
        throw new PlainError(`${path} is a backup in another form: restore it with the version that made it.`)
    } else if (isRow) {
      page.push(line)
      size += line.length
      if (page.length >= pageLines || size >= pageSize) await reportPage()
    } else if ('table' in entry) {
      table = (entry as TableBegin).table
      await reader.table?.(table)
    } else if (table && 'sum' in entry) {
      await reportPage()
      await reader.sum?.(table, (entry as TableEnd).sum)
    }
  }
  if (!head || !end) throw new PlainError(refusal(path))
  return head
}

/** The lines of a file; only a line feed ends one, as JSON leaves every other separator as it is. */
async function* unzipped(path: string) {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error))
  let rest = ''
  try {
    for await (const part of file.pipe(gunzip).setEncoding('utf8')) {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw isUnreadable(error) ? new PlainError(refusal(path)) : error
  } finally {
    file.destroy()
  }
  if (rest) throw new PlainError(refusal(path))
}

const isUnreadable = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_')

function parsed(line: string, path: string): object {
  try {
    return JSON.parse(line)
  } catch {
    throw new PlainError(refusal(path))
  }
}
