import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'

/** What wrangler.toml says of a worker, in Miniflare's words. */
export type WorkerDescription = Omit<V4WorkerOptions, 'modules' | 'script' | 'scriptPath'> & {
  name: string
  compatibilityDate?: string
  cronTriggers?: string[]
}
export type WorkerConfig = { api: WorkerDescription; pages: WorkerDescription }

const pathIn = (folder: string) => join(folder, 'worker-config.json')

/** Keeps both descriptions in the folder of a build, where a start finds them. */
export function writeWorkerConfig(folder: string, config: WorkerConfig): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(pathIn(folder), JSON.stringify(config))
}

/** Reads what was written down in a folder. */
export const readWorkerConfig = (folder: string) =>
  JSON.parse(readFileSync(pathIn(folder), 'utf8')) as WorkerConfig
