import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { migrate } from '#scripts/local/database/migrate.ts'
import { startProduct } from '../product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder as a start without samples leaves it. */
    prepared: string
    /** A data folder whose database has all tables and no row. */
    migrated: string
  }
}

type Folders = { prepared: string; migrated: string }
/** Each project of a run loads this file for itself; the folders are the same. */
const shared = globalThis as { preparedFolders?: Promise<Folders> }

async function prepare(): Promise<Folders> {
  const [migrated = '', prepared = ''] = ['migrated', 'prepared'].map((name) =>
    mkdtempSync(join(tmpdir(), `rembrandt-${name}-`)),
  )
  const server = await startDatabaseServer(migrated, console.error)
  await migrate(server.url)
  await server.stop()
  cpSync(join(migrated, 'sqld'), join(prepared, 'sqld'), { recursive: true })
  const product = await startProduct({ SAMPLE_DATA: 'off', DATA_DIR: prepared })
  await product.stop()
  return { prepared, migrated }
}

/** Migrates, writes the featured experts and runs each job once for all products of a run: that is half of a start. */
export function beginPreparing(): Promise<Folders> {
  shared.preparedFolders ??= prepare()
  return shared.preparedFolders
}

export default async function prepareOnce(project: TestProject) {
  const folders = await beginPreparing()
  project.provide('prepared', folders.prepared)
  project.provide('migrated', folders.migrated)
  return () => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  }
}
