import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'

/** The table of takedowns, with its triggers. */
const migration = fileURLToPath(new URL('../../../migrations/0058_takedowns.sql', import.meta.url))

/** A database of nothing but the marks of pages and what was taken down. */
export async function openMarksDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-locations-'))
  const client = createClient({ url: `file:${join(folder, 'marks.db')}` })
  await client.execute('pragma synchronous = off')
  await client.execute('create table page_marks (tag, why, mark, primary key (tag, why))')
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await client.execute(statement)
  return {
    client,
    async empty() {
      for (const table of ['page_marks', 'takedowns']) await client.execute(`delete from ${table}`)
    },
    close() {
      client.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
