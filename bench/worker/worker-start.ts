import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#scripts/local/network.ts'
import type { Effort } from '../effort.ts'
import { ownFolder, type Product, unconfigured } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

const warmStartSeconds = 3

/** From nothing to the first answer of the runtime alone. */
export async function workerStart({ workerStarts }: Effort): Promise<Row> {
  const times: number[] = []
  for (let start = 0; start < workerStarts; start += 1) times.push(await startOnce())
  return measured({ name: 'worker start, to its first answer', figure: median(times), unit: 'ms' })
}

/** What `npm start` said of itself; everything was built, and the product's data folder used before. */
export const warmStart = (product: Product): Row =>
  measured({
    name: 'warm start of the whole product',
    figure: Number(/Started in ([\d.]+) s/.exec(product.output())?.[1]),
    unit: 's',
    budget: { of: 'figure', atMost: warmStartSeconds },
  })

async function startOnce(): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'runtime-start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...unconfigured, DATA_DIR: ownFolder(), PORT: String(await freePort()) },
    timeout: 30_000,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error('The runtime did not start')
  return Number(output)
}
