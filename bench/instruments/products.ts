import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '#schema/paths.ts'
import { variablesSchema } from '#schema/variables.ts'
import { root } from '#scripts/local/settings.ts'
import { beforeExit } from '#scripts/local/shutdown.ts'
import { type Product, startProduct } from '#test/product.ts'
import { ask, json } from './calls.ts'

export type { Product }

/** Nobody's own settings: a bench must never seed or load what a `.dev.vars` points to. */
export const unconfigured = Object.fromEntries(Object.keys(variablesSchema.shape).map((name) => [name, '']))

/** A data folder that goes with this process. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-'))
  beforeExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a product of its own, without limits, on loopback; it ends with this process at the latest. */
export async function startOwnProduct(variables: Record<string, string> = {}): Promise<Product> {
  const { PORT: _, ...rest } = unconfigured
  const product = await startProduct({ ...rest, RATE_LIMITS: 'off', DATA_DIR: ownFolder(), ...variables })
  beforeExit(product.stop)
  return { ...product, url: product.url.replace('localhost', '127.0.0.1') }
}

/** `npm run seed` beside a running product, and the words counted that its search weighs. */
export async function seed(product: Product, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['scripts/seed.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...unconfigured, DATA_DIR: product.dataFolder },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Seeding failed: ${args.join(' ')}`)
  // The command asks for that too, but does not look whether it was done.
  await ask(`${product.url}${services.api}/dev/cron/count-words`, json({}))
}

/** The process number of the product's launcher, whose children do the work. */
export const launcherOf = ({ dataFolder }: Product): number =>
  JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')).pid
