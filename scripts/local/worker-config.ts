import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { root } from './settings.ts'

/** What wrangler.toml says of a worker, in Miniflare's words. */
export type WorkerDescription = Omit<V4WorkerOptions, 'modules' | 'script' | 'scriptPath'> & {
  name: string
  compatibilityDate?: string
  cronTriggers?: string[]
}
export type WorkerConfig = { api: WorkerDescription; pages: WorkerDescription }

const path = join(root, 'dist/worker-config.json')

/** Keeps both descriptions where a start finds them. */
export function writeWorkerConfig(config: WorkerConfig): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(config))
  renameSync(`${path}.new`, path)
}

/** Reads what the last build wrote. */
export const readWorkerConfig = () => JSON.parse(readFileSync(path, 'utf8')) as WorkerConfig
