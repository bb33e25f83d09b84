import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/local/build.ts'
import { runTask } from '#scripts/local/plain-error.ts'
import { startReaper } from '#scripts/local/reaper.ts'
import { readSettings } from '#scripts/local/settings.ts'
import { ownSignals, stop } from '#scripts/local/shutdown.ts'
import { startFakeModel } from '../e2e/fake-model.ts'
import { firstToken } from './chat.ts'
import { quick, thorough } from './effort.ts'
import { galleryGrowth } from './gallery-growth.ts'
import { lighthouseScores } from './lighthouse.ts'
import { pageRates, uncachedPage, warmUp } from './pages.ts'
import { type Product, seed, startOwnProduct } from './products.ts'
import { notMeasured, type Row } from './row.ts'
import { smartSearch } from './search.ts'
import { searchQuality } from './search-quality.ts'
import { buildSizes } from './sizes.ts'
import { tableOf } from './table.ts'
import { memoryRow, workerMemory } from './worker-memory.ts'
import { productStart, workerStart } from './worker-start.ts'
import { writesAtOnce } from './writes.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } },
})
const effort = options.quick ? quick : thorough
const began = performance.now()
const rows: Row[] = []
let hasFailed = false

/** One part of the run; what cannot be measured is said in the table and in the exit code, and the rest goes on. */
async function part(what: string, measure: () => Promise<Row[]> | Row[]): Promise<void> {
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}…`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    hasFailed = true
    rows.push(notMeasured(what, error instanceof Error ? error.message : String(error)))
  }
}

/** An agent whose model is a fake, in a product of its own: with a model search asks it too. */
async function measureChat(): Promise<Row[]> {
  const model = await startFakeModel()
  const product = await startOwnProduct({ OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' })
  try {
    return [await firstToken(product, model, effort.calls)]
  } finally {
    await product.stop()
    model.stop()
  }
}

/** 1,000 profiles: everything that does not need many. */
async function measureSmall(small: Product) {
  await warmUp(small, effort.warmUpSeconds)
  await writesAtOnce(small, { seconds: effort.warmUpSeconds })
  const warm = workerMemory(small)
  await part('pages', () => pageRates(small, effort))
  await part('uncached page', async () => [await uncachedPage(small, effort)])
  await part('writes', () => writesAtOnce(small, effort))
  await part('memory of the worker', () => [memoryRow(warm, workerMemory(small))])
  await part('Lighthouse', () => lighthouseScores(small, effort))
}

/** A second product that grows, asked in turn with the one of 1,000. */
async function measureGrowth(small: Product) {
  const large = await startOwnProduct()
  await part('search at 1,000', async () => [await smartSearch(small, 1000, effort.calls)])
  for (const count of effort.sizes) {
    const many = count.toLocaleString('en-GB')
    await part(`search at ${many}`, async () => {
      await seed(large, '--count', String(count))
      return [await smartSearch(large, count, effort.calls)]
    })
  }
  const count = effort.sizes.at(-1) ?? 0
  await part('gallery growth', () => galleryGrowth({ small, large, count, effort }))
  if (effort === quick)
    rows.push(notMeasured('smart search and gallery, 100,000 profiles', 'left out by --quick'))
  await large.stop()
}

await runTask(async () => {
  startReaper()
  ownSignals()
  await ensureBuild()
  await part('sizes', buildSizes)
  await part('worker start', async () => [await workerStart(effort)])
  await part('first chat token', measureChat)
  const small = await startOwnProduct()
  await part('start of the product', () => [productStart(small)])
  await seed(small, '--count', '1000')
  await measureSmall(small)
  await measureGrowth(small)
  await small.stop()
  await part('search quality', () => searchQuality(effort))
  const seconds = Math.round((performance.now() - began) / 1000)
  const machine = { cores: cpus().length, load: loadavg()[0] ?? 0 }
  const file = options.json ? resolve(options.json) : join(readSettings().dataFolder, 'bench.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date(), quick: options.quick, seconds, machine, rows }, null, 2)}\n`,
  )
  console.info(tableOf(rows))
  console.info(
    `\nIn ${seconds} s on ${machine.cores} cores, load ${machine.load.toFixed(1)}. Written to ${file}`,
  )
  await stop(hasFailed ? 1 : 0)
})
