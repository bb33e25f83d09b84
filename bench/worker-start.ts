import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/local/network.ts'
import { beforeExit } from '#scripts/local/shutdown.ts'
import type { Effort } from './effort.ts'
import { type Product, unconfigured } from './products.ts'
import { measured, type Row } from './row.ts'
import { median } from './timing.ts'

const warmStartSeconds = 3

/** From nothing to the first answer of the runtime alone. */
export async function workerStart({ workerStarts }: Effort): Promise<Row> {
  const times: number[] = []
  for (let start = 0; start < workerStarts; start += 1) times.push(await startOnce())
  return measured({ what: 'worker start, to its first answer', figure: median(times), unit: 'ms' })
}

async function startOnce(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  beforeExit(remove)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'runtime-start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...unconfigured, DATA_DIR: folder, PORT: String(await freePort()) },
    signal: AbortSignal.timeout(30_000),
  })
  const exited = once(child, 'exit')
  let output = ''
  for await (const part of child.stdout) output += part
  const [code] = await exited
  remove()
  if (code !== 0) throw new Error('The runtime did not start')
  return Number(output)
}

/** What `npm start` said of itself, with everything built and a new database. */
export function productStart(product: Product): Row {
  const seconds = Number(/Started in ([\d.]+) s/.exec(product.output())?.[1])
  return measured({
    what: 'start of the whole product, new database',
    figure: seconds,
    unit: 's',
    budget: { of: 'figure', atMost: warmStartSeconds },
  })
}
