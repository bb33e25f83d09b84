import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from '../product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder as a start without samples leaves it. */
    prepared: string
  }
}

/** Each project of a run loads this file for itself; the folder is one. */
const shared = globalThis as { preparedFolder?: Promise<string> }

async function prepare(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-prepared-'))
  const product = await startProduct({ SAMPLE_DATA: 'off', DATA_DIR: folder })
  await product.stop()
  return folder
}

/** Migrates, writes the featured experts and runs each job once for all products of a run: that is half of a start. */
export default async function prepareOnce(project: TestProject) {
  shared.preparedFolder ??= prepare()
  const folder = await shared.preparedFolder
  project.provide('prepared', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
