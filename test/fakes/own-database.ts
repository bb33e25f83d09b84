import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'

/** Starts an empty database for the tests of one file, which hold it, count its requests or delete its rows; answers its address. */
export async function startOwnDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-database-'))
  cpSync(join(inject('migrated'), 'sqld'), join(folder, 'sqld'), { recursive: true })
  const server = await startDatabaseServer(folder, console.error)
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return server.url
}
